"""Rule sheets without a fault, with every construct of the grammar in them."""

WHOLE = """\
# A game to try the grammar on.
variant trial "L'hombre"
language da
source DA "sources/danish.toml"

options {
  payer:       bank                                 decided "A ledger: \\"never\\" the others' points."
}

table {
  players:     3                                    @DA-1
  deck:        A 2 3 4 5 6 7 J Q K of every suit    @DA-2 @DA-3   # all suits
  deal:        3 3 3
}

cards {
  spadille "Spadille":  SA                          @DA-59
  manille  "Manille":   2 of black trump, 7 of red trump
  ponto    "切り札のA":   ♠A
}

order trump {
  black:       spadille manille basto K Q J 7
  every suit:  K Q J A 2
}

auction {
  opens:       eldest
               # a comment between
               decided "No source names him."
  ladder:      simple < tone = grand_tone <   # goes on
               solo                                 @DA-9
}

all pass {
  redeal by same dealer                             @DA-14
  force game on holder of spadille when any player has spadille
}

contract spil "Spil" {
  exchange:    declarer at least 5, each defender any, sitter 1 to 2,
               eldest at most 3, dealer whole talon, other 2
  aim:         most_tricks
}

contract bedre_spil "Bedre Spil" like spil @DA-25 { trump: spades }
contract solo "Solo" like spil { exchange: nobody @DA-44 }
remove contract nolo

aim most_tricks {
  bedt when tout is not called and (declarer has no tricks or not pot has at most 3 chips)
  groque when any defender has more tricks than declarer
  bedt when any defender has as many tricks as declarer
  lost when dealer has fewer tricks than eldest
  lost when declarer has spadille basto
  lost when declarer has 5 tricks or declarer has at least 1 matador
  won otherwise                                     @DA-22 decided "So be it."
}

payoffs from payer to declarer {
  | contract | won | lost 2 or more   | lost  |
  | spil     |   1 | -3 then -1 each  |       |     @DA-22
  | grand    |   3 | -(tricks + 1)    | -4    |
}

settle won {
  pay 2 * value - 1 from each defender to declarer when tout is made   @DA-24
  pay matadors up to 3 from pot to declarer
  pay −1 from pot to bank otherwise
  pay -value from pot to bank
}
empty {}
example "one" {
  bids: eldest spil, middle tourne
}
"""
