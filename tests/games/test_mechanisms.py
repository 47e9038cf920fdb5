"""House rules that no shipped variant has: each said in a few lines, and what it comes to worked out by hand.

Each also plays some hands on both engines, which must agree.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from ombre_dsl.files import compile_path
from ombre_dsl.runtime import IllegalAct, Ruleset
from ombre_dsl.testing.differential import differential_of

HANDS = range(12)


def rules(folder: Path, base: str, *blocks: str) -> Ruleset:
    """A variant that extends the base, without a fault, on which both engines agree."""
    path = folder / "tried.ombre"
    path.write_text("\n\n".join([f'variant tried "Tried" extends {base}', *blocks]) + "\n", encoding="utf-8")
    done = compile_path(path)
    assert [f"{fault.code} {fault.message}" for fault in done.diagnostics] == []
    both = differential_of(str(path))
    assert both.hands(HANDS) is None
    return both.engine


def settled(ruleset: Ruleset, contract: str, tricks: list[int], **more: Any) -> Mapping[str, Any]:
    return ruleset.ask({"ask": "settle", "contract": contract, "declarer": 0, "tricks": tricks, **more})


class TestBesidesTheTurnedCard:
    def exchange(self, folder: Path, cards: str) -> Mapping[str, Any]:
        block = (
            f"change contract tourne {{\n  exchange: declarer {cards} besides the turned card, each defender any\n}}"
        )
        tried = rules(folder, "danish", block)
        return tried.ask({"ask": "exchange", "contract": "tourne", "role": "declarer", "talon": 13})

    def test_it_comes_on_top_of_the_least(self, tmp_path: Path) -> None:
        assert self.exchange(tmp_path, "at least 1") == {"min": 2, "max": 9}

    def test_it_comes_on_top_of_the_most(self, tmp_path: Path) -> None:
        assert self.exchange(tmp_path, "at most 3") == {"min": 1, "max": 4}

    def test_it_comes_on_top_of_a_number(self, tmp_path: Path) -> None:
        assert self.exchange(tmp_path, "2") == {"min": 3, "max": 3}


class TestNamedButNot:
    FAVOURITE = (
        "change contract entrada {\n  trump: named but not spades\n}",
        'contract favourite "Favourite" like entrada {\n  trump: spades\n}',
        "change auction {\n  insert favourite above entrada\n}",
    )

    def test_the_barred_suit_cannot_be_chosen(self, tmp_path: Path) -> None:
        hand = rules(tmp_path, "french", *self.FAVOURITE).deal(1)
        for act in ("bid entrada", "pass", "pass"):
            hand.apply(act)
        assert [str(act) for act in hand.legal()] == [
            "choose entrada clubs", "choose entrada hearts", "choose entrada diamonds",
        ]  # fmt: skip

    def test_the_barred_suit_cannot_be_bid(self, tmp_path: Path) -> None:
        hand = rules(tmp_path, "japanese", "change contract simple {\n  trump: named but not spades\n}").deal(1)
        assert [str(act) for act in hand.legal()[:5]] == [
            "pass", "bid simple clubs", "bid simple hearts", "bid simple diamonds", "bid spade_game",
        ]  # fmt: skip

    def test_a_question_with_it_is_refused(self, tmp_path: Path) -> None:
        tried = rules(tmp_path, "french", *self.FAVOURITE)
        asked = settled(tried, "entrada", [5, 2, 2], trump="spades")
        assert asked == {"error": "spades cannot be trump in entrada; clubs, hearts or diamonds can"}


class TestColumnsOfNumbers:
    TABLE = """payoffs from bank to declarer {
  | contract | won 4 or fewer | won 5 to 6 | won 7 or more |
  | spil     |              2 |          3 |             5 |
}"""

    def test_each_number_has_its_column(self, tmp_path: Path) -> None:
        """The danish table pays 1 besides."""
        tried = rules(tmp_path, "danish", "change options {\n  payer: each defender\n}", self.TABLE,
                      'remove example "Two tricks in købe nolo cost three points"',
                      'remove example "Tout missed in a game that is won"',
                      'remove example "Two play købe nolo, each for himself"')  # fmt: skip
        won = [settled(tried, "spil", [n, 9 - n - (9 - n) // 2, (9 - n) // 2])["seats"][0] for n in (4, 5, 6, 7, 8)]
        assert won == [2 + 2, 2 + 3, 2 + 3, 2 + 5, 2 + 5]


def test_a_table_goes_with_its_only_row(tmp_path: Path) -> None:
    """What ends in no other contract may then be taken out as well."""
    tried = rules(
        tmp_path, "danish", "remove contract grand", "remove aim five_tricks",
        'remove example "In grand a spade calls for a spade, not for the ace"',
        "change outcomes {\n  remove surrendered\n}",
    )  # fmt: skip
    assert "surrendered" not in dict(tried.tables.outcomes)


class TestLastDeals:
    DOUBLED = "settle every outcome {\n  times 2 when deal is one of the last 3\n}"

    def test_only_the_last_are_doubled_and_the_pot_is_not(self, tmp_path: Path) -> None:
        """Twelve deals: the tenth is the first of the last three.  Sacada of an entrada: the pot, and 5 from each."""
        tried = rules(tmp_path, "french", self.DOUBLED)
        won = {deal: settled(tried, "entrada", [5, 2, 2], pot=15, deal=deal)["seats"] for deal in (1, 9, 10, 12)}
        assert won == {1: [25, -5, -5], 9: [25, -5, -5], 10: [35, -10, -10], 12: [35, -10, -10]}

    def test_a_match_counts_them(self, tmp_path: Path) -> None:
        tried = rules(tmp_path, "french", self.DOUBLED)
        match = tried.match(3)
        hands = [chapter.hand for chapter in match.chapters if chapter.result.then is None]
        assert [hand.deals_before for hand in hands] == list(range(12))
        assert tried.replay_match(match.record()).points == match.points

    def test_an_example_may_say_which_deal(self, tmp_path: Path) -> None:
        shown = """example "The last deal is paid double" {
  contract:  entrada
  tricks:    declarer 5, defenders 2 2
  pot:       15
  deal:      12
  expect:    sacada, declarer 35
}"""
        rules(tmp_path, "french", self.DOUBLED, shown)

    def test_the_last_one_alone(self, tmp_path: Path) -> None:
        tried = rules(tmp_path, "french", "settle every outcome {\n  times 2 when deal is the last\n}")
        assert [settled(tried, "entrada", [5, 2, 2], deal=deal)["seats"][0] for deal in (11, 12)] == [10, 20]


class TestPassedOutInARow:
    FORCED = """change all pass {
  force entrada on holder of spadille when match has at least 3 deals passed out in a row
  pay 2 from each player to pot
}"""
    PASSES = ("pass", "pass", "pass")

    def hands(self, tried: Ruleset) -> list[list[str]]:
        """Spadille is in the dealer's hand."""
        deck = list(tried.tables.deck)
        rest = [card for card in deck if card != "SA"]
        return [rest[:9], rest[9:18], ["SA", *rest[18:26]]]

    def test_the_fourth_is_forced(self, tmp_path: Path) -> None:
        tried = rules(tmp_path, "french", self.FORCED)
        for before, expected in ((2, "passed_out"), (3, "won")):
            asked = {"ask": "auction", "calls": [*self.PASSES], "hands": self.hands(tried), "passed_out": before}
            assert tried.ask(asked)["state"] == expected

    def test_a_match_counts_them(self, tmp_path: Path) -> None:
        tried = rules(tmp_path, "french", self.FORCED)
        match = tried.start_match(3)
        for count in range(4):
            hand = match.next_hand()
            assert hand.passed_out_before == count
            for call in self.PASSES:
                hand.apply(call)
            if hand.result is None:
                break
            match.score(hand)
        assert hand.declarers and count == 3

    def test_an_example_may_say_how_many(self, tmp_path: Path) -> None:
        shown = """example "After three deals that all passed, spadille must play" {
  bids:        eldest pass, middle pass, dealer pass
  cards:       middle SA
  passed out:  3
  expect:      middle declares entrada
}"""
        rules(tmp_path, "french", self.FORCED, shown)


class TestLastSpeaker:
    OFFERED = (
        "replace all pass {\n  offer nolo to last speaker\n  redeal by next dealer\n}",
        'contract nolo "Nolo" {\n  trump: none\n  exchange: declarer 1\n  aim: no_trick\n}',
        "change outcomes {\n  made\n  missed\n}",
        "aim no_trick {\n  made when declarer has no tricks\n  missed otherwise\n}",
        "payoffs from each defender to declarer {\n  | contract | made | missed |\n  | nolo | 4 | -1 |\n}",
        "change call vole {\n  in: every contract with trump\n}",
        "change call primeras {\n  in: every contract with trump\n}",
    )

    def offered(self, folder: Path) -> Ruleset:
        return rules(folder, "french", *self.OFFERED)

    def test_he_may_declare_what_nobody_bids(self, tmp_path: Path) -> None:
        hand = self.offered(tmp_path).deal(2)
        assert "bid nolo" not in map(str, hand.legal())
        for _ in range(3):
            hand.apply("pass")
        assert (hand.phase, hand.to_act) == ("offer", 2)
        assert [str(act) for act in hand.legal()] == ["bid nolo", "pass"]
        hand.apply("bid nolo")
        assert (hand.phase, hand.to_act, hand.throw_limits()) == ("exchange", 2, (1, 1))

    def test_he_need_not(self, tmp_path: Path) -> None:
        hand = self.offered(tmp_path).deal(2)
        for _ in range(4):
            hand.apply("pass")
        assert hand.result is not None and hand.result.then == "next_dealer"

    def test_a_question_tells_it(self, tmp_path: Path) -> None:
        tried = self.offered(tmp_path)
        asked = {"ask": "auction", "calls": ["pass"] * 3}
        assert tried.ask(asked)["may_bid"] == ["nolo"]
        assert tried.ask({**asked, "calls": ["pass"] * 3 + ["bid nolo"]})["declarer"] == 2


class TestUndertaken:
    BOLA = """call bola "Bola" {
  in:          every contract
  undertaken:  by leading to trick 6
  allowed when declarer has 5 tricks
  made when declarer has 9 tricks
  missed otherwise
}"""
    PAID = """settle every outcome {
  pay 6 from each defender to declarer when bola is made
  pay 6 from declarer to each defender when bola is missed
}"""

    def tried(self, folder: Path) -> Ruleset:
        """With the first five tricks one may stop (`primeras`), and then nothing is undertaken."""
        return rules(folder, "french", self.BOLA, self.PAID)

    def test_tricks_tell_it(self, tmp_path: Path) -> None:
        """An entrada is 5 from each; nine tricks were led by the declarer from the sixth on."""
        tried = self.tried(tmp_path)
        won = {
            "all nine": settled(tried, "entrada", [9, 0, 0]),
            "the first five, then two of four": settled(tried, "entrada", [7, 1, 1], first_tricks=5),
            "not the first five": settled(tried, "entrada", [7, 1, 1]),
            "stopped": settled(tried, "entrada", [5, 0, 0], stopped=True),
        }
        assert {how: answer["seats"][0] for how, answer in won.items()} == {
            "all nine": 2 * (5 + 6), "the first five, then two of four": 2 * (5 - 6), "not the first five": 2 * 5,
            "stopped": 2 * (5 + 3),
        }  # fmt: skip

    def test_leading_makes_it(self, tmp_path: Path) -> None:
        """In every hand that is played it is called when, and only when, one declarer leads to the sixth with five."""
        tried = self.tried(tmp_path)
        called = 0
        for seed in range(400):
            hand = tried.play_out(seed)
            plays = [seat for seat, act in hand.actions if act.kind == "play"]
            if not hand.declarers or len(plays) < 16:
                assert not any(name == "bola" for _, name in hand.announced)
                continue
            first = [hand.measure(seat).first_tricks for seat in hand.declarers]
            assert ("bola" in [name for _, name in hand.announced]) == (first[0] >= 5)
            called += first[0] >= 5
        assert called

    def test_it_is_no_act(self, tmp_path: Path) -> None:
        tried = self.tried(tmp_path)
        assert all("announce bola" not in {str(act) for _, act in tried.play_out(seed).actions} for seed in range(20))


class TestPenalties:
    REVOKE = 'penalty revoke "Revoke" {\n  pay 5 from offender to each opponent\n  redeal by same dealer\n}'
    SPEECH = 'penalty speech "Speaks out of turn" {\n  pay 1 from offender to each other player\n}'
    POT = 'penalty look "Looks at the talon" {\n  pay 2 from offender to pot\n}'

    def paid(self, tried: Ruleset, penalty: str, offender: int, **more: Any) -> Mapping[str, Any]:
        return tried.ask({"ask": "penalty", "penalty": penalty, "offender": offender, **more})

    def test_opponents_are_those_against_him(self, tmp_path: Path) -> None:
        tried = rules(tmp_path, "french", self.REVOKE)
        paid = {
            "nobody declares": self.paid(tried, "revoke", 1)["seats"],
            "the declarer": self.paid(tried, "revoke", 1, declarer=1)["seats"],
            "a defender": self.paid(tried, "revoke", 1, declarer=0)["seats"],
        }
        assert paid == {"nobody declares": [5, -10, 5], "the declarer": [5, -10, 5], "a defender": [5, -5, 0]}

    def test_each_other_player_is_all_but_him(self, tmp_path: Path) -> None:
        tried = rules(tmp_path, "french", self.SPEECH)
        assert self.paid(tried, "speech", 2, declarer=0) == {"seats": [1, 1, -2], "pot": 0, "then": None}

    def test_who_sits_out_is_paid_where_he_pays(self, tmp_path: Path) -> None:
        for how, expected in (("nothing", [-2, 0, 1, 1]), ("like a defender", [-3, 1, 1, 1])):
            sitter = f"change table {{\n  sitter pays: {how}\n}}"
            tried = rules(tmp_path, "danish_four", self.SPEECH, sitter)
            assert self.paid(tried, "speech", 0)["seats"] == expected

    def test_it_is_paid_in_the_course_of_a_hand(self, tmp_path: Path) -> None:
        """Two go into the pot of 15, and the declarer takes 17 with a sacada."""
        hand = rules(tmp_path, "french", self.POT).deal(7, pot=15)
        for act in ("bid solo", "pass", "pass", "choose solo hearts"):
            hand.apply(act)
        hand.apply("penalty look", 1)
        assert hand.phase == "play"
        while hand.to_act is not None:
            hand.apply(hand.legal()[0])
        assert hand.result is not None
        assert sum(hand.result.seats) + hand.result.pot == 15
        assert any(line.words == "pay 2 from offender to pot" for line in hand.result.lines)

    def test_the_deal_is_thrown_in(self, tmp_path: Path) -> None:
        tried = rules(tmp_path, "french", self.REVOKE)
        match = tried.start_match(1)
        hand = match.next_hand()
        for act in ("bid solo", "pass", "pass", "choose solo hearts"):
            hand.apply(act)
        hand.apply("penalty revoke", 0)
        assert hand.result is not None
        assert (hand.result.then, hand.result.penalty, hand.result.seats) == ("redeal", "revoke", (-10, 5, 5))
        match.score(hand)
        assert (match.deals, match.points, match.pot) == (0, (-15, 0, 0), 15)
        assert tried.replay_match(match.record()).points == match.points

    def test_a_copy_of_the_hand_has_not_paid(self, tmp_path: Path) -> None:
        hand = rules(tmp_path, "french", self.POT).deal(7, pot=15)
        for act in ("bid solo", "pass", "pass", "choose solo hearts"):
            hand.apply(act)
        twin = hand.copy()
        hand.apply("penalty look", 1)
        while twin.to_act is not None:
            twin.apply(twin.legal()[0])
        assert twin.result is not None and sum(twin.result.seats) + twin.result.pot == 15
        assert not any("offender" in line.words for line in twin.result.lines)

    def test_what_cannot_be_recorded(self, tmp_path: Path) -> None:
        hand = rules(tmp_path, "french", self.SPEECH).deal(7)
        for act, seat in (("penalty revoke", 0), ("penalty speech", 5)):
            with pytest.raises(IllegalAct):
                hand.apply(act, seat)
        assert hand.actions == []
        assert not any(act.kind == "penalty" for act in hand.legal())

    EXAMPLES = (
        # A defender pays the declarer alone; the declarer, and whoever offends while nobody declares, pays both.
        ("revoke", "middle", "declarer: eldest", "offender -5, declarer 5, dealer 0, redeal by same dealer"),
        ("revoke", "middle", "declarer: eldest", "middle -5, each opponent 5"),
        ("revoke", "eldest", "declarer: eldest", "eldest -10, each opponent 5, pot 0"),
        ("revoke", "dealer", "", "offender -10, each opponent 5, each other player 5"),
        ("speech", "dealer", "declarer: eldest", "each other player 1, offender -2, play goes on"),
        ("look", "eldest", "pot: 15", "offender -2, each other player 0, pot 17"),
    )

    @pytest.mark.parametrize(("penalty", "offender", "more", "expect"), EXAMPLES)
    def test_an_example_may_show_it(self, penalty: str, offender: str, more: str, expect: str, tmp_path: Path) -> None:
        head = f"  penalty: {penalty}\n  offender: {offender}\n" + (f"  {more}\n" if more else "")
        rules(tmp_path, "french", self.REVOKE, self.SPEECH, self.POT, f'check "It" {{\n{head}  expect: {expect}\n}}')

    @pytest.mark.parametrize(
        ("expect", "says"),
        [
            ("offender -10", "the middle gets -5, not -10"),
            ("each opponent 4", "the eldest gets 5, not 4"),
            ("each other player 5", "the dealer gets 0, not 5"),
            ("play goes on", "the same dealer deals again"),
            ("redeal by next dealer", "the same dealer deals again"),
            ("pot 3", "pot is 0, not 3"),
        ],
    )
    def test_an_example_that_expects_something_else_fails(self, expect: str, says: str, tmp_path: Path) -> None:
        lines = f"  penalty: revoke\n  offender: middle\n  declarer: eldest\n  expect: {expect}\n"
        path = tmp_path / "tried.ombre"
        path.write_text(
            f'variant tried extends french\n\n{self.REVOKE}\n\ncheck "It" {{\n{lines}}}\n', encoding="utf-8"
        )
        (fault,) = compile_path(path).diagnostics
        assert fault.code == "OM601" and says in fault.message
        assert "pay 5 from offender to each opponent" in str(fault.help)

    def test_joint_declarers_and_who_sits_out_are_counted_in_an_example(self, tmp_path: Path) -> None:
        joint = "  penalty: revoke\n  offender: eldest\n  declarers: eldest, dealer\n"
        rules(tmp_path, "danish", self.REVOKE, f'check "It" {{\n{joint}  expect: offender -10, each opponent 5\n}}')
        other = "  penalty: revoke\n  offender: middle\n  declarers: eldest, dealer\n"
        rules(tmp_path, "danish", self.REVOKE, f'check "It" {{\n{other}  expect: offender -10, each opponent 5\n}}')
        for pays, expect in (("nothing", "second 0, offender -2"), ("like a defender", "second 1, offender -3")):
            lines = f"  penalty: speech\n  offender: eldest\n  expect: {expect}, each other player 1\n"
            sitter = f"change table {{\n  sitter pays: {pays}\n}}"
            rules(tmp_path, "danish_four", self.SPEECH, sitter, f'check "It" {{\n{lines}}}')


class TestWhoSitsOut:
    AT_FOUR = "change table {\n  players: 4\n  sits out: second\n  sitter pays: nothing\n}"
    GONE = "\n".join(
        f'remove example "{title}"'
        for title in ("Two play købe nolo, each for himself", "A higher bid falls back to the standing bidder")
    )

    def example(self, tricks: str, declarer: str = "eldest") -> str:
        return (
            f'example "At four" {{\n  contract: spil\n  declarer: {declarer}\n  tricks: {tricks}\n'
            "  expect: groque, declarer -2\n}"
        )

    @pytest.mark.parametrize(
        "tricks",
        ["declarer 2, defenders 5 2", "declarer 2, defenders 0 5 2", "eldest 2, third 5, dealer 2"],
    )
    def test_his_tricks_need_not_be_said(self, tmp_path: Path, tricks: str) -> None:
        rules(tmp_path, "danish", self.AT_FOUR, self.GONE, self.example(tricks))

    def test_the_others_are_in_the_order_of_play(self, tmp_path: Path) -> None:
        rules(tmp_path, "danish", self.AT_FOUR, self.GONE, self.example("declarer 2, defenders 5 2", "third"))

    def test_fewer_do_not_fit(self, tmp_path: Path) -> None:
        path = tmp_path / "tried.ombre"
        blocks = self.AT_FOUR, self.GONE, self.example("declarer 4, defenders 5")
        path.write_text("\n\n".join(['variant tried "Tried" extends danish', *blocks]) + "\n", encoding="utf-8")
        found = [(one.code, one.message) for one in compile_path(path).diagnostics]
        assert found == [("OM603", "There are tricks for 2 players here; 3 play.")]

    def test_a_question_says_that_he_has_none(self, tmp_path: Path) -> None:
        ruleset = rules(tmp_path, "danish", self.AT_FOUR, self.GONE)
        answer = settled(ruleset, "spil", [5, 2, 2])
        assert answer == {"error": "'tricks' is a list of 4 numbers, one a seat; who sits out has 0"}


class TestEqualRungs:
    """Of two who want games of the same rung, the earlier hand has it, by a hold with his own game."""

    RUNGS = (
        "change auction {\n  hold: elder\n  ladder: spil < bedre_spil < kobe_nolo = tourne < tourne_respect <\n"
        "          grand < solo < ren_nolo = solo_kulor < nolo_ouvert\n}"
    )

    def asked(self, folder: Path, *calls: str) -> Mapping[str, Any]:
        return rules(folder, "danish", self.RUNGS).ask({"ask": "auction", "calls": [*calls]})

    def test_he_may_hold_with_another_game_of_the_rung(self, tmp_path: Path) -> None:
        assert self.asked(tmp_path, "bid spil", "bid tourne")["may_hold_with"] == ["kobe_nolo"]
        done = self.asked(tmp_path, "bid spil", "bid tourne", "hold kobe_nolo", "pass", "pass")
        assert (done["state"], done["declarer"], done["contract"]) == ("won", 0, "kobe_nolo")

    def test_a_bid_of_it_is_told_how_to_be_said(self, tmp_path: Path) -> None:
        error = self.asked(tmp_path, "bid spil", "bid tourne", "bid kobe_nolo")["error"]
        assert "; `hold kobe_nolo` takes it over" in error

    def test_a_hold_with_a_game_of_another_rung_is_refused(self, tmp_path: Path) -> None:
        error = self.asked(tmp_path, "bid spil", "bid tourne", "hold solo")["error"]
        assert "solo does not stand on the rung of tourne" in error
