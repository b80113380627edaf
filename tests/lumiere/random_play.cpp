#include "tests/lumiere/random_play.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <memory>
#include <sstream>

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
    std::ifstream file(BELLE_SOURCE_DIR "/editions/devir-2019.json");
    std::stringstream buffer;
    buffer << file.rdbuf();
    std::string text = buffer.str();
    const auto change = [&](std::string_view before, std::string_view after) {
      text.replace(text.find(before), before.size(), after);  // throws if it is not there
    };
    change("\"flip\": false", "\"flip\": true");
    change("\"moulin\": 1,", "\"moulin\": 2,");
    change("[2, 1], \"fontaine\": 3", "[4, 3], \"fontaine\": 5");
    change("\"peintre\": 2", "\"peintre\": 6");
    change("\"cover\"", "\"free\"");
    change("\"diamond\"", "\"cross\"");
    change(R"("ooxm", "oomx", "oxom", "oxom", "ooxL", "ooLx", "oxoL", "oomL")",
           R"("oooo", "oxox", "oLoL", "ooxm", "ooxm", "ooxm", "oxmL", "oLxm")");
    change(R"("S4": [".##",
           "##."])",
           R"("S4": ["####"])");
    change(R"("L4": ["#..",)", R"("L4": ["..#",)");
    change(R"("U5": ["#.#",
           "###"])",
           R"("U5": [".#.", "###", ".#."])");
    change(R"("J6": ["####",
           "##.."])",
           R"("J6": ["####", "#..#"])");
    change(R"("garden": ["##"])", R"("garden": ["#", "#"])");
    return editions::read<Lumiere>(text, "corrected").value();
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
