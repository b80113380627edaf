// Games and opinions for tests of the analysis: no search, only numbers that are told or drawn.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analysis/together.h"
#include "editions/editions.h"
#include "engine/core/playout.h"
#include "engine/lumiere/lumiere.h"
#include "engine/paris/paris.h"

namespace belle::analysis {

/// A random game of so many players, to its end.
template <Game G>
Replay<G> random_game(std::size_t players, std::uint64_t seed) {
  const typename G::Edition& edition = editions::shipped<G>();
  Record record;
  for (std::size_t i = 0; i < players; ++i)
    record.seats.push_back({0, std::string(G::kSeatNames[i]), "Chance"});
  Random random(seed);
  const typename G::Options options = *G::read_options(record);
  Replay<G> game{options, deal_game(edition, options, random), {}, {}, {}, false};
  game.states.push_back(start_game(edition, game.deal));
  const auto moves = std::make_unique<typename G::Moves>();
  while (to_move(game.last())) {
    legal(edition, game.last(), *moves);
    game.moves.push_back(random_move(*moves, random));
    typename G::State next = game.last();
    apply(edition, next, game.moves.back());
    game.states.push_back(next);
  }
  return game;
}

/// A player with an opinion of every legal move that is drawn from the ply, yet always the same.
template <Game G>
search::Answer<G> fancy(const typename G::View& view, std::size_t ply, std::size_t) {
  const typename G::Edition& edition = editions::shipped<G>();
  Random random(ply);
  const auto moves = std::make_unique<typename G::Moves>();
  const typename G::State state = redeal(edition, view, random);
  legal(edition, state, *moves);
  search::Answer<G> answer;
  for (const typename G::Move& move : *moves) {
    search::Worth worth;
    for (std::size_t seat = 0; seat < seat_count(state); ++seat)
      worth.win[seat] = static_cast<float>(1 + random.below(99));
    answer.moves.push_back({move, static_cast<float>(random.below(1000)) / 1000.0F,
                            static_cast<float>(random.below(600)) / 10.0F - 30, random.below(99),
                            worth});
  }
  std::ranges::sort(answer.moves, std::ranges::greater{}, &search::Ranked<G>::win);
  answer.principal_variation = {{*to_move(state), answer.best().move}};
  return answer;
}

/// The analysis of a game by a fancy.
template <Game G>
Analysis fancied(const Replay<G>& game, std::size_t threads = 1, const Watch& watch = {}) {
  return analyse<G>(editions::shipped<G>(), game, fancy<G>, threads, watch);
}

/// A game of so many seats in which these decisions were made.
Analysis told(std::size_t seats, std::vector<Decision> decisions = {});

/// A choice of a seat with these values, for accounts that are told by hand.
Decision choice(Seat seat, Value best, Value played);
Decision no_choice(Seat seat);

/// The same with the values of every seat, and with something that came to light after it.
Decision shared(Decision decision, const Values& best, const Values& played);
Decision drawn(Decision decision);

inline constexpr Seat kFirst{0};
inline constexpr Seat kSecond{1};
inline constexpr Seat kThird{2};

}  // namespace belle::analysis
