"""The mkdocs plugin ``ombre``: a folder of variants becomes pages, made anew whenever a file of it is saved."""

from __future__ import annotations

from pathlib import Path

from mkdocs.config import config_options
from mkdocs.config.base import Config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.livereload import LiveReloadServer
from mkdocs.plugins import BasePlugin
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page as SitePage

from ..emit.html import cards_style, dressed
from ..emit.sheet import LANGUAGES, CatalogError
from ..files import VariantError
from .pages import OWN, Page, pages_of

STYLE = "assets/ombre.css"


class OmbreConfig(Config):  # type: ignore[no-untyped-call]
    """What may be set in ``mkdocs.yml``."""

    variants = config_options.Dir(default="variants", exists=True)
    languages = config_options.ListOfItems(config_options.Choice((OWN, *LANGUAGES)), default=[OWN])
    under = config_options.Type(str, default="variants")
    title = config_options.Type(str, default="Variants")


class OmbrePlugin(BasePlugin[OmbreConfig]):  # type: ignore[no-untyped-call]
    """Makes the pages; how they look is the theme's."""

    def __init__(self) -> None:
        self._pages: dict[str, Page] = {}

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Have the style of cards, and colours where code is coloured, on every page."""
        if STYLE not in config.extra_css:
            config.extra_css.append(STYLE)
        return config

    def on_files(self, files: Files, *, config: MkDocsConfig) -> Files:
        """Put in the pages of the variants; a variant at fault ends the build with its faults."""
        settings = self.config
        try:
            pages = pages_of(Path(settings.variants), settings.languages, settings.under, settings.title)
        except CatalogError as fault:
            raise PluginError(f"The pages can't be written, as a catalog is not whole.\n{fault}") from None
        except (VariantError, OSError) as fault:
            raise PluginError(f"A variant in {settings.variants} is at fault.\n{fault}") from None
        self._pages = {page.path: page for page in pages}
        files.append(File.generated(config, STYLE, content=style()))
        for page in pages:
            files.append(_file(page, config, settings.under))
        return files

    def on_page_content(self, html: str, *, page: SitePage, config: MkDocsConfig, files: Files) -> str:
        """Put pictures into a variant's sheet, and say which language it is in."""
        made = self._pages.get(page.file.src_uri)
        if made is None or made.of is None:
            return html
        return f'<div lang="{made.language}">{dressed(html, *made.of, made.language)}</div>'

    def on_serve(self, server: LiveReloadServer, *, config: MkDocsConfig, builder: object) -> LiveReloadServer:
        """Watch the variants."""
        server.watch(self.config.variants)
        return server


def _file(page: Page, config: MkDocsConfig, under: str) -> File:
    """A page as a file of the site; where a navigation is written by hand only the list has to stand in it."""
    listed = page.path == f"{under}/index.md" or config.nav is None
    level = InclusionLevel.UNDEFINED if listed else InclusionLevel.NOT_IN_NAV
    return File.generated(config, page.path, content=page.text, inclusion=level)


def style() -> str:
    """The style of cards, and of coloured code."""
    try:
        from pygments.formatters import HtmlFormatter
    except ImportError:
        return cards_style()
    formatter = HtmlFormatter(style="xcode")
    colours = formatter.get_style_defs([".codehilite", ".highlight"])  # type: ignore[no-untyped-call]
    return f"{cards_style()}{colours}\n"
