/* Bare Ombre play, written by hand: the ceiling that the kernel is measured against.
 *
 * Three players, nine cards each of a pack of forty, dealt from a seed and played at random: every card that may be
 * played is as likely as the next.  The contract is fixed: the Danish solo in hearts, with its ranking and the three
 * matadors that may be kept back from a lower trump.  The draws are those of the project's generator (SplitMix64), so
 * the hands are the same as the kernel's and the tricks taken can be compared.
 *
 *   cc -O3 -march=native -o ceiling ceiling.c && ./ceiling 1000000 0
 *
 * prints seconds, hands a second, and the tricks of the three seats.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CARDS = 40, SEATS = 3, HAND = 9, PACKET = 3 };

static const char SUITS[] = "SCHD", RANKS[] = "A234567JQK";
static const char *const ORDERS[] = {
    "SA H7 CA HA HK HQ HJ H2 H3 H4 H5 H6", /* trumps, the highest first */
    "SK SQ SJ S7 S6 S5 S4 S3 S2",
    "CK CQ CJ C7 C6 C5 C4 C3 C2",
    "DK DQ DJ DA D2 D3 D4 D5 D6 D7",
};
enum { WITHHELD = 3 }; /* the first so many trumps need not be played to a lower one */

static uint64_t suit_of[CARDS], calls_for[CARDS], beaten_by[CARDS];
static uint64_t state;

static int number(const char *name) {
    return (int)((strchr(SUITS, name[0]) - SUITS) * 10 + (strchr(RANKS, name[1]) - RANKS));
}

static void lay_out(void) {
    uint64_t trumps = 0;
    for (int order = 0; order < 4; order++) {
        uint64_t all = 0, higher = 0, kept = 0;
        for (const char *at = ORDERS[order]; *at; at += at[2] ? 3 : 2) all |= 1ull << number(at);
        if (order == 0) trumps = all;
        int place = 0;
        for (const char *at = ORDERS[order]; *at; at += at[2] ? 3 : 2, place++) {
            int card = number(at);
            suit_of[card] = all;
            calls_for[card] = all & ~kept;
            beaten_by[card] = higher | (order ? trumps : 0);
            higher |= 1ull << card;
            if (order == 0 && place < WITHHELD) kept |= 1ull << card;
        }
    }
}

static inline uint64_t draw(void) {
    uint64_t z = state += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static uint64_t inverse[CARDS + 1];

/* A number below n: the few draws that would favour a remainder are thrown away. */
static inline unsigned below(unsigned n) {
    for (;;) {
        uint64_t z = draw();
        if (~z < n && ~z < (UINT64_MAX % n + 1) % n) continue;
        uint64_t rest = z - (uint64_t)(((__uint128_t)z * inverse[n]) >> 64) * n;
        return (unsigned)(rest >= n ? rest - n : rest);
    }
}

static inline int nth(uint64_t mask, unsigned place) {
    while (place--) mask &= mask - 1;
    return __builtin_ctzll(mask);
}

static void deal(uint64_t *hands) {
    uint8_t deck[CARDS];
    for (int card = 0; card < CARDS; card++) deck[card] = (uint8_t)card;
    for (int place = CARDS - 1; place > 0; place--) {
        unsigned other = below((unsigned)place + 1);
        uint8_t card = deck[place];
        deck[place] = deck[other];
        deck[other] = card;
    }
    for (int seat = 0; seat < SEATS; seat++) hands[seat] = 0;
    for (int place = 0; place < SEATS * HAND; place++)
        hands[place / PACKET % SEATS] |= 1ull << deck[place];
}

static void play(uint64_t *hands, int *tricks) {
    int seat = 0;
    for (int trick = 0; trick < HAND; trick++) {
        int led = nth(hands[seat], below((unsigned)__builtin_popcountll(hands[seat])));
        int best = led, winner = seat;
        hands[seat] ^= 1ull << led;
        for (int follower = 1; follower < SEATS; follower++) {
            seat = seat + 1 == SEATS ? 0 : seat + 1;
            uint64_t legal = hands[seat] & calls_for[led] ? hands[seat] & suit_of[led] : hands[seat];
            int card = nth(legal, below((unsigned)__builtin_popcountll(legal)));
            hands[seat] ^= 1ull << card;
            if (beaten_by[best] >> card & 1) best = card, winner = seat;
        }
        tricks[winner]++;
        seat = winner;
    }
}

int main(int count, char **arguments) {
    uint64_t hands_to_play = count > 1 ? strtoull(arguments[1], NULL, 10) : 1000000;
    uint64_t first = count > 2 ? strtoull(arguments[2], NULL, 10) : 0;
    uint64_t total[SEATS] = {0};
    for (unsigned n = 1; n <= CARDS; n++) inverse[n] = UINT64_MAX / n;
    lay_out();
    struct timespec start, end;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
    for (uint64_t hand = 0; hand < hands_to_play; hand++) {
        uint64_t hands[SEATS];
        int tricks[SEATS] = {0};
        state = first + hand;
        deal(hands);
        play(hands, tricks);
        for (int seat = 0; seat < SEATS; seat++) total[seat] += (uint64_t)tricks[seat];
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    double seconds = (double)(end.tv_sec - start.tv_sec) + 1e-9 * (double)(end.tv_nsec - start.tv_nsec);
    printf("%.6f %.0f", seconds, (double)hands_to_play / seconds);
    for (int seat = 0; seat < SEATS; seat++) printf(" %llu", (unsigned long long)total[seat]);
    printf("\n");
    return 0;
}
