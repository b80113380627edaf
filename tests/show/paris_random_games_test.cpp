// Positions of random games of Paris, with two to four players and all options: what must hold for
// all drawings.
#include <algorithm>
#include <array>
#include <memory>
#include <optional>

#include <gtest/gtest.h>

#include "apps/show/draw_paris.h"
#include "editions/editions.h"
#include "engine/paris/paris.h"
#include "tests/show/reading.h"

namespace belle::show {
namespace {

using namespace paris;

const Edition& edition() { return editions::shipped<Paris>(); }

// One in fifty positions, and the last: in a game of 200 moves most differ little from the next.
template <class Check>
void for_each_position(Check check) {
  const auto moves = std::make_unique<Moves>();
  for (unsigned choice = 0; choice < 8; ++choice)
    for (std::uint8_t players = 2; players <= kMostPlayers; ++players) {
      Random random(choice);
      const Options options{
          players, (choice & 1U) != 0, (choice & 2U) != 0, (choice & 4U) != 0, {}};
      State state = start_game(edition(), deal_game(edition(), options, random));
      while (to_move(state)) {
        if (random.below(50) == 0) check(state);
        legal(edition(), state, *moves);
        apply(edition(), state, random_move(*moves, random));
      }
      check(state);
    }
}

// All seats, and a spectator.
template <class Check>
void for_each_viewer(const State& state, Check check) {
  check(std::nullopt);
  for (std::size_t i = 0; i < seat_count(state); ++i) check(std::optional(Seat(i)));
}

std::string without_colours(const std::string& drawing) {
  std::string text;
  for (std::string line : lines(drawing)) {
    for (std::size_t at = 0; (at = line.find('\x1b')) != std::string::npos;)
      line.erase(at, line.find('m', at) - at + 1);
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + '\n';
  }
  return text;
}

// Escape codes in a file or a pipe; lines that wrap; a picture that jumps when positions follow
// one another.
TEST(ParisRandomGames, PlainDrawingsHaveNoEscapeCodesAndFitTheTerminal) {
  for_each_position([](const State& state) {
    const std::string drawing = draw(edition(), state, Colour::Plain);
    EXPECT_EQ(drawing.find('\x1b'), std::string::npos);
    const auto left_game = static_cast<std::size_t>(count(state.open.gone));  // a line each
    EXPECT_EQ(lines(drawing).size(), 38 + 2 * seat_count(state) + left_game);
    for (const std::string& line : lines(drawing)) EXPECT_LE(glyphs(line).size(), 100);
  });
}

// A meaning that only the coloured drawing carries.
TEST(ParisRandomGames, ColouredDrawingsSayTheSameAsPlainOnes) {
  for_each_position([](const State& state) {
    EXPECT_EQ(without_colours(draw(edition(), state, Colour::Ansi)),
              draw(edition(), state, Colour::Plain));
  });
}

// The order of the piles, or the end-game tiles of others, shining through, be it in a colour.
TEST(ParisRandomGames, WhatAViewerMayNotKnowChangesNothing) {
  Random random(1889);
  for_each_position([&](const State& state) {
    for_each_viewer(state, [&](std::optional<Seat> viewer) {
      const View view = make_view(edition(), state, viewer);
      const State other = redeal(edition(), view, random);
      EXPECT_EQ(draw(edition(), view, Colour::Ansi),
                draw(edition(), make_view(edition(), other, viewer), Colour::Ansi));
    });
  });
}

// Anything behind a closed screen that can be read off the drawing, be it in a colour.
TEST(ParisRandomGames, ClosedScreensHideFrancsTokensTilesAndKeys) {
  Random random(1889);
  for_each_position([&](const State& state) {
    const bool closed = !state.open.screens_open && state.open.stage != Stage::Over;
    if (!closed) return;
    for_each_viewer(state, [&](std::optional<Seat> viewer) {
      State other = state;
      for (std::size_t i = 0; i < seat_count(state); ++i) {
        if (viewer == Seat(i)) continue;
        Screen& screen = other.open.screens[i];
        screen.francs = static_cast<std::uint16_t>(random.below(50));
        for (std::uint8_t& token : screen.tokens)
          token = static_cast<std::uint8_t>(random.below(9));
        screen.bonuses = static_cast<Bonuses>(random.next()) & 0x7ffffffeU;
        screen.keys = static_cast<std::uint8_t>(random.below(10));
      }
      EXPECT_EQ(draw(edition(), make_view(edition(), state, viewer), Colour::Ansi),
                draw(edition(), make_view(edition(), other, viewer), Colour::Ansi));
    });
  });
}

// A key on the board that the drawing does not show: every mark is a key, a meeple, a seat's name
// in the table, or a sum.
TEST(ParisRandomGames, EveryKeyAndMeepleIsDrawn) {
  for_each_position([](const State& state) {
    if (state.open.stage == Stage::Over) return;  // the winners' names
    const std::string drawing = draw(edition(), state, Colour::Plain);
    constexpr std::array<std::string_view, kMostPlayers> kMarks{"●", "○", "◆", "▮"};
    for (std::size_t i = 0; i < seat_count(state); ++i) {
      int marks = 0;
      for (const std::string& line : lines(drawing))
        marks += static_cast<int>(std::ranges::count(glyphs(line), kMarks[i]));
      int expected = keys_on(state.open, Seat(i), ~Places{0}) + 2;  // meeple and name
      if (state.open.to_move == Seat(i)) ++expected;
      for (std::size_t d = 0; d < kDistricts; ++d)
        if (keys_on(state.open, Seat(i), targets_in(state.open, District(d))) > 0) ++expected;
      EXPECT_EQ(marks, expected);
    }
  });
}

}  // namespace
}  // namespace belle::show
