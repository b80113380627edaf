#include "apps/survey.h"

#include <algorithm>
#include <memory>

#include <fmt/format.h>

#include "engine/core/playout.h"
#include "players/lumiere/endgame.h"

namespace belle {
namespace {

using lumiere::Endgame;
using lumiere::State;

// The move that brings most at once; the best one where little work proves it.
lumiere::Move good_move(const lumiere::Edition& edition, const State& state) {
  search::SolveLimits limits;
  limits.nodes = 20'000;
  limits.memory = std::size_t{1} << 20;
  const auto solution = search::solve<Endgame>(edition, state, limits);
  if (solution.solved) return solution.principal_variation.front();
  Endgame::Choices choices;
  Endgame::choices(edition, state, Endgame::bounds(edition, state), choices);
  return std::ranges::max_element(choices, {}, &search::Choice<Lumiere>::standing)->move;
}

}  // namespace

OpenGame open_part(const std::vector<State>& states) {
  OpenGame game;
  std::ranges::copy_if(states, std::back_inserter(game), Endgame::open);
  return game;
}

OpenGame survey_game(const lumiere::Edition& edition, std::uint64_t seed) {
  Random random(seed);
  State state = start_game(edition, deal_game(edition, {}, random));
  const auto moves = std::make_unique<lumiere::Moves>();
  while (!Endgame::open(state)) {
    legal(edition, state, *moves);
    apply(edition, state, random_move(*moves, random));
  }
  OpenGame game{state};
  while (to_move(state)) {
    apply(edition, state, good_move(edition, state));
    game.push_back(state);
  }
  return game;
}

Proven proven_moves(const lumiere::Edition& edition, const OpenGame& game,
                    const std::function<search::SolveLimits()>& limits) {
  Proven proven{0, game.size() - 1};
  while (proven.moves < proven.whole) {
    const State& state = game[proven.whole - proven.moves - 1];
    if (!search::solve<Endgame>(edition, state, limits()).solved) break;
    ++proven.moves;
  }
  return proven;
}

void print_survey(std::vector<Proven> games, double seconds, std::ostream& out) {
  std::ranges::sort(games, {}, &Proven::moves);
  const auto whole = static_cast<std::size_t>(
      std::ranges::count_if(games, [](const Proven& game) { return game.moves == game.whole; }));
  const auto at = [&](std::size_t part) { return games[(games.size() - 1) * part / 4].moves; };
  out << fmt::format("{} games, {} s for each position\n", games.size(), seconds);
  out << fmt::format("moves before the end: least {}, quartiles {} {} {}, most {}\n", at(0), at(1),
                     at(2), at(3), at(4));
  out << fmt::format("proven from the first open position: {} games\n\n", whole);
  out << "moves   proven in\n";
  for (std::size_t moves = at(0); moves <= at(4); ++moves) {
    const auto reached =
        std::ranges::count_if(games, [&](const Proven& game) { return game.moves >= moves; });
    out << fmt::format("{:>5}   {:>8.1f} %\n", moves,
                       100.0 * static_cast<double>(reached) / static_cast<double>(games.size()));
  }
}

}  // namespace belle
