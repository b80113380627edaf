#include "tests/lumiere/random_play.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <memory>

#include "editions/editions.h"

namespace belle::lumiere {
namespace {

bool builds(const Move& move) {
  return move.kind == Move::Kind::Build ||
         (move.kind == Move::Kind::Card && move.card == Card::Levitation && move.space != kNowhere);
}

bool liked(const Edition& edition, const State& state, Mood mood, const Move& move) {
  switch (mood) {
    case Mood::Uniform:
      return true;
    case Mood::Builder:
      return move.kind == Move::Kind::Take || builds(move);
    case Mood::Collector: {
      if (move.kind == Move::Kind::Card && (only(move.card) & kKept) != 0) return true;
      const Spaces cells = building_cells(edition, move);
      const Seat other = rival(state.open.to_move);
      return (cells & (state.open.streetlights | state.open.colour[index(other)])) != 0;
    }
  }
  return true;
}

}  // namespace

PlayedGame play(const Edition& edition, std::uint64_t seed) {
  Random random(seed);
  const Mood mood{static_cast<std::uint8_t>(random.below(3))};
  PlayedGame game;
  if (random.below(4) == 0) game.options.postcards = Options::Postcards::FirstGame;
  if (random.below(4) == 0) game.options.start = Seat(random.below(2));
  game.deal = deal_game(edition, game.options, random);
  game.states.push_back(start_game(edition, game.deal));
  while (to_move(game.states.back())) {
    const State& state = game.states.back();
    std::vector<Move> moves = legal_moves(edition, state);
    std::vector<Move> favourites;
    std::ranges::copy_if(moves, std::back_inserter(favourites),
                         [&](const Move& move) { return liked(edition, state, mood, move); });
    const auto& from = !favourites.empty() && random.below(3) != 0 ? favourites : moves;
    const Move move = from[random.below(static_cast<std::uint32_t>(from.size()))];
    State next = state;
    apply(edition, next, move);
    game.moves.push_back(move);
    game.states.push_back(next);
  }
  return game;
}

const Edition& corrected_edition() {
  static const Edition edition = [] {
    std::ifstream in(BELLE_SOURCE_DIR "/tests/editions/turned/lumiere.json", std::ios::binary);
    const std::string json{std::istreambuf_iterator<char>(in), {}};
    return editions::read<Lumiere>(json, "turned/lumiere.json").value();
  }();
  return edition;
}

std::vector<Move> legal_moves(const Edition& edition, const State& state) {
  const auto moves = std::make_unique<Moves>();
  legal(edition, state, *moves);
  return {moves->begin(), moves->end()};
}

std::vector<std::string> legal_texts(const Edition& edition, const State& state) {
  std::vector<std::string> texts;
  for (const Move& move : legal_moves(edition, state)) texts.push_back(format(edition, move));
  std::ranges::sort(texts);
  return texts;
}

}  // namespace belle::lumiere
