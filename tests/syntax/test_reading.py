import pytest

from ombre_dsl.syntax.reading import LIMIT, decode


def only_fault(data):
    text, faults = decode("a.ombre", data)
    assert text is None
    (fault,) = faults
    return fault


def test_a_text_comes_back_without_mark_and_with_plain_line_ends():
    assert decode("a.ombre", b"\xef\xbb\xbfvariant a\r\nuse b\r\n") == ("variant a\nuse b\n", [])


@pytest.mark.parametrize("bom", [b"", b"\xef\xbb\xbf"])
def test_bytes_that_are_not_utf8_are_named_by_line_and_byte(bom):
    fault = only_fault(bom + b'variant a\r\nlabel "K\xf8be"\n')
    assert fault.code == "OM001"
    assert (fault.span.line, fault.span.column) == (2, 9)
    assert fault.message == "This file is not a UTF-8 text: byte 9 of line 2 (0xF8) can't be read."


@pytest.mark.parametrize("data", [b"", b"\n\n", b"  \t\r\n", b"# nothing\n  # but comments", b"\xef\xbb\xbf"])
def test_a_file_without_a_rule_is_empty(data):
    assert only_fault(data).code == "OM002"


def test_a_file_too_large_is_refused_before_it_is_read():
    fault = only_fault(b"\xff" * 10_000_000)
    assert fault.message == "This file has 10,000,000 bytes; a variant may have 1,000,000 at most."


def test_a_file_as_large_as_may_be_is_read():
    assert decode("a.ombre", b"a" * LIMIT)[0] == "a" * LIMIT


@pytest.mark.parametrize(("data", "name"), [(b"a\0b", "U+0000"), (b"a\x1b[31m", "U+001B"), (b"a\rb", "U+000D")])
def test_characters_that_do_not_print_are_named(data, name):
    fault = only_fault(data)
    assert (fault.code, fault.span.column) == ("OM004", 2)
    assert name in fault.message


def test_a_file_that_is_no_text_at_all_gets_few_reports():
    assert len(decode("a.ombre", b"\0" * 1000)[1]) == 10
