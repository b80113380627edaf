// Playing one game of a match. Everybody is asked through their View; every answer is held against
// the rules.
#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "arena/match.h"
#include "arena/seating.h"
#include "engine/core/game.h"
#include "search/budget.h"

namespace belle::arena {

/// A player at its seat: gives a legal move for the viewer, whose turn it must be; or why it has
/// none to give, which loses the game. Once `stop` holds, the best so far.
template <Game G>
using Choose = std::function<std::expected<typename G::Move, std::string>(
    const typename G::View& view, const search::Stop& stop)>;

/// Calls a player to a seat, by description; or says why they cannot come.
template <Game G>
using Call = std::function<std::expected<Choose<G>, std::string>(const std::string& description,
                                                                 std::uint64_t seed)>;

/// What is the same in all games.
template <Game G>
struct Venue {
  const typename G::Edition& edition;
  typename G::Options options;
  std::uint64_t seed;
  Call<G> call;
};

template <Game G>
struct PlayedGame {
  GameResult result;
  typename G::Deal deal;
  std::vector<typename G::Move> moves;
};

namespace playing {

/// What to say of an answer that breaks the rules: enough to find it again.
template <Game G>
std::string illegal_move(const Venue<G>& venue, const Fixture& fixture, std::uint64_t deal_seed,
                         const std::vector<typename G::Move>& before, std::size_t seat,
                         const typename G::Move& move, const Refusal& broken) {
  return fixture.pairing[index(fixture.seating[seat])].name + " made an illegal move in game " +
         std::to_string(fixture.number) + " of " + std::string(G::kName) + " (seed " +
         std::to_string(venue.seed) + ", deal seed " + std::to_string(deal_seed) + "), ply " +
         std::to_string(before.size() + 1) + ", seat " + std::string(G::kSeatNames[seat]) + ": '" +
         format(venue.edition, move) + "': " + broken.reason + " (" + std::string(broken.ruling) +
         ")";
}

}  // namespace playing

/// Plays the game to its end. The deal depends only on the seed and the number of the deal, the
/// players' chance besides on the number of the game and the seat. Nothing, if `stop` held before
/// the end: an answer in a hurry says nothing about a player. An illegal move is an error that
/// tells where to find it; a player that says itself that it has none forfeits the game.
template <Game G>
std::expected<std::optional<PlayedGame<G>>, std::string> play_game(const Venue<G>& venue,
                                                                   const Fixture& fixture,
                                                                   const search::Stop& stop) {
  using Clock = std::chrono::steady_clock;
  const typename G::Edition& edition = venue.edition;
  const std::uint64_t deal_seed = derived_seed(venue.seed, fixture.deal);
  Random chance(deal_seed);
  PlayedGame<G> played{{fixture.number, {}}, deal_game(edition, venue.options, chance), {}};
  std::vector<SeatResult>& seats = played.result.seats;
  std::vector<Choose<G>> players;
  for (const Side side : fixture.seating) {
    const std::uint64_t purpose = fixture.number * kMaxSeats + players.size();
    auto player =
        venue.call(fixture.pairing[index(side)].description, derived_seed(deal_seed, purpose));
    if (!player) return std::unexpected(player.error());
    players.push_back(std::move(*player));
    seats.push_back({side, 0, false, {}});
  }

  typename G::State state = start_game(edition, played.deal);
  const auto moves = std::make_unique<typename G::Moves>();
  while (const std::optional<Seat> turn = to_move(state)) {
    if (stop()) return std::nullopt;
    legal(edition, state, *moves);
    typename G::Move move = *moves->begin();
    if (moves->size() > 1) {
      const std::size_t seat = belle::index(*turn);
      const auto asked = Clock::now();
      const auto chosen = players[seat](make_view(edition, state, turn), stop);
      const std::chrono::nanoseconds took = Clock::now() - asked;
      if (stop()) return std::nullopt;
      if (!chosen) {
        played.result.forfeit = {seat, chosen.error()};
        for (std::size_t i = 0; i < seats.size(); ++i) seats[i].won = i != seat;
        return played;
      }
      move = *chosen;
      if (const auto broken = refusal(edition, state, move))
        return std::unexpected(
            playing::illegal_move(venue, fixture, deal_seed, played.moves, seat, move, *broken));
      const auto time = static_cast<std::uint64_t>(took.count());
      seats[seat].thinking.add({1, time, time});
    }
    played.moves.push_back(move);
    apply(edition, state, move);
  }

  const Outcome end = *outcome(edition, state);
  for (std::size_t i = 0; i < seats.size(); ++i) {
    seats[i].total = end.totals[i];
    seats[i].won = end.won[i];
  }
  return played;
}

}  // namespace belle::arena
