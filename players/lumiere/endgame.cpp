#include "players/lumiere/endgame.h"

#include <algorithm>
#include <memory>

#include "players/lumiere/score_after.h"

namespace belle::lumiere {
namespace {

// Stirs a word into a key (the finaliser of MurmurHash3, by Appleby).
constexpr std::uint64_t stir(std::uint64_t word) {
  word = (word ^ (word >> 33)) * 0xff51afd7ed558ccdU;
  word = (word ^ (word >> 33)) * 0xc4ceb9fe1a85ec53U;
  return word ^ (word >> 33);
}

// The highest final total of a seat.
int most(const Open& open, Seat seat, const SeatBounds& seat_bound) {
  return seat_bound.now.total() - seat_bound.now.group + seat_bound.group + seat_bound.pieces +
         largest(seat_bound.build, seat_bound.builds) +
         share(seat_bound.card, tokens_left(open, seat), tokens_left(open, rival(seat)),
               open.to_move == seat);
}

// Bounds on the final difference after one move of a seat. The most that can still be won depends
// only on the building or the card that the move uses.
class MoveBounds {
 public:
  MoveBounds(const Edition& edition, const State& state, const Endgame::Bounds& bounds)
      : points_(edition.points),
        before_(state.open),
        own_(bounds.seat_bounds[index(before_.to_move)]),
        other_(bounds.seat_bounds[index(rival(before_.to_move))]),
        bounds_(bounds),
        aftermath_(edition, state, own_.now, other_.now) {
    after_build_.fill(kUnknown);
    after_card_.fill(kUnknown);
  }

  search::Choice<Lumiere> of(const Move& move) {
    const After after = aftermath_.of(move);
    int high = bounds_.high;
    const bool streetlight = move.kind == Move::Kind::Card && move.space != kNowhere &&
                             (move.card == Card::Lumiere || move.card == Card::Lampadaire);
    if (!streetlight)
      high = std::min(
          high, after.own + std::max(0, own_.group - after.group) + most_after(move) - other_.low);
    return {move, static_cast<std::int16_t>(after.own - after.other),
            static_cast<std::int16_t>(high)};
  }

 private:
  static constexpr int kUnknown = -1;

  int most_after(const Move& move) {
    const int rivals_tokens = tokens_left(before_, rival(before_.to_move));
    const int tokens = tokens_left(before_, before_.to_move);
    if (move.kind == Move::Kind::Build) {
      int& won = after_build_[index(move.building)];
      if (won != kUnknown) return won;
      std::array<int, kPieces> build = own_.build;
      build[index(move.building)] = 0;
      return won = own_.pieces + largest(build, own_.builds - 1) +
                   share(own_.card, tokens, rivals_tokens, false);
    }
    int& won = after_card_[index(move.card)];
    if (won == kUnknown) {
      std::array<int, kCards> card = own_.card;
      card[index(move.card)] = 0;
      won = own_.pieces + largest(own_.build, own_.builds) +
            share(card, tokens - 1, rivals_tokens, false);
    }
    const bool fountain = move.card == Card::Fontaine && move.space != kNowhere;
    return won + (fountain ? 4 * points_.building : 0);
  }

  const CardPoints& points_;
  const Open& before_;
  const SeatBounds& own_;
  const SeatBounds& other_;
  const Endgame::Bounds& bounds_;
  ScoreAfter aftermath_;
  std::array<int, kPieces> after_build_;
  std::array<int, kCards> after_card_;
};

}  // namespace

// Who played a card matters only while its piece stands or it is held; which building lies
// somewhere never does.
std::uint64_t Endgame::key(const State& state) {
  const Open& open = state.open;
  std::uint64_t key = 0;
  const auto mix = [&key](std::uint64_t word) { key = stir(key ^ word) + word; };
  for (const Seat seat : {kOrange, kBlue}) {
    mix(free_of_colour(open, seat));
    std::uint64_t buildings = 0;
    for (const Building building : Each<Building>(open.owned[index(seat)]))
      buildings += stir(open.built[index(building)]);
    mix(buildings);
  }
  mix(open.mixed & ~open.covered);
  mix(open.streetlights);
  mix(open.streetlights & open.covered);
  const Cards left = unplayed(open);
  const Buildings pool = (left & only(Card::Levitation)) != 0 ? open.pool : Buildings{0};
  mix(std::uint64_t{open.reserve[0]} | std::uint64_t{open.reserve[1]} << 16 |
      std::uint64_t{pool} << 32 | std::uint64_t{left} << 48);
  mix(std::uint64_t{open.held[0]} | std::uint64_t{open.held[1]} << 16 |
      static_cast<std::uint64_t>(tokens_left(open, kOrange)) << 32 |
      static_cast<std::uint64_t>(tokens_left(open, kBlue)) << 40 |
      static_cast<std::uint64_t>(open.to_move) << 48 |
      static_cast<std::uint64_t>(open.phase) << 50);
  const auto owner = [&](Card card) { return (open.played[1] & only(card)) != 0 ? 128U : 0U; };
  const auto at = [](Space space) { return static_cast<std::uint64_t>(space); };
  mix((at(open.dancer) | owner(Card::Moulin)) | (at(open.statue) | owner(Card::Penseur)) << 8 |
      (at(open.fountain) | owner(Card::Fontaine)) << 16 |
      (at(open.painter) | owner(Card::Peintre)) << 24 | at(open.lampadaire) << 32 |
      at(open.large_streetlight) << 40 | static_cast<std::uint64_t>(open.statue_facing) << 48);
  return key;
}

Endgame::Bounds Endgame::bounds(const Edition& edition, const State& state) {
  Bounds bounds;
  const Open& open = state.open;
  bounds.reaches = {reach(edition, open, kOrange), reach(edition, open, kBlue)};
  bounds.seat_bounds = seat_bounds(edition, open, bounds.reaches);
  const SeatBounds& own = bounds.seat_bounds[index(open.to_move)];
  const SeatBounds& other = bounds.seat_bounds[index(rival(open.to_move))];
  bounds.standing = own.now.total() - other.now.total();
  bounds.low = own.low - most(open, rival(open.to_move), other);
  bounds.high = most(open, open.to_move, own) - other.low;
  return bounds;
}

void Endgame::choices(const Edition& edition, const State& state, const Bounds& bounds,
                      Choices& choices) {
  thread_local const auto moves = std::make_unique<Moves>();
  legal(edition, state, *moves);
  MoveBounds move_bounds(edition, state, bounds);
  for (const Move& move : *moves) choices.push_back(move_bounds.of(move));
}

}  // namespace belle::lumiere
