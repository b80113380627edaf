// Every position of random games: what must hold for all drawings.
#include <memory>
#include <optional>
#include <span>

#include <gtest/gtest.h>

#include "editions/editions.h"
#include "tests/show/reading.h"

namespace belle::show {
namespace {

using namespace lumiere;

const Edition& edition() { return editions::shipped<Lumiere>(); }

template <class Check>
void for_each_position(Check check) {
  const auto moves = std::make_unique<Moves>();
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    Random random(seed);
    State state = start_game(edition(), deal_game(edition(), {}, random));
    check(state);
    while (to_move(state)) {
      legal(edition(), state, *moves);
      apply(edition(), state, (*moves)[random.below(static_cast<std::uint32_t>(moves->size()))]);
      check(state);
    }
  }
}

// The drawing without its escape codes, and without blanks at the ends of lines.
std::string without_colours(const std::string& drawing) {
  std::string text;
  for (std::string line : lines(drawing)) {
    for (std::size_t at; (at = line.find('\x1b')) != std::string::npos;)
      line.erase(at, line.find('m', at) - at + 1);
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + '\n';
  }
  return text;
}

// Escape codes in a file or a pipe; lines that wrap; a picture that jumps when positions follow
// one another.
TEST(RandomGames, PlainDrawingsHaveNoEscapeCodesAndFitTheTerminal) {
  for_each_position([](const State& state) {
    const std::string drawing = draw(edition(), state, Colour::Plain);
    EXPECT_EQ(drawing.find('\x1b'), std::string::npos);
    EXPECT_EQ(lines(drawing).size(), 32);
    for (const std::string& line : lines(drawing)) EXPECT_LE(glyphs(line).size(), 100);
  });
}

// A meaning that only the coloured drawing carries.
TEST(RandomGames, ColouredDrawingsSayTheSameAsPlainOnes) {
  for_each_position([](const State& state) {
    EXPECT_EQ(without_colours(draw(edition(), state, Colour::Ansi)),
              draw(edition(), state, Colour::Plain));
  });
}

// A hidden tile that shines through, be it only in a colour.
TEST(RandomGames, HiddenTilesChangeNothingInTheDrawingOfAView) {
  Random random(1889);
  for_each_position([&](const State& state) {
    for (const std::optional<Seat> viewer : {std::optional(kOrange), std::optional(kBlue), {}}) {
      State other = state;
      for (const Seat seat : {kOrange, kBlue}) {
        const bool hand_is_known = viewer == seat && has_tile(state.open, seat);
        const std::size_t known = state.open.tiles_laid[index(seat)] + (hand_is_known ? 1U : 0U);
        random.shuffle(std::span(other.tiles[index(seat)]).subspan(known));
      }
      EXPECT_EQ(draw(edition(), make_view(edition(), state, viewer), Colour::Ansi),
                draw(edition(), make_view(edition(), other, viewer), Colour::Ansi));
    }
  });
}

}  // namespace
}  // namespace belle::show
