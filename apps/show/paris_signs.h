// The signs of Paris, for all parts of its drawing: every seat has a mark for its keys and its
// meeple, every kind of token and type of building its word. The colours only repeat what the
// signs say. They are those of the page by night.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "apps/show/canvas.h"
#include "engine/paris/state.h"

namespace belle::show::paris_drawing {

namespace palette {
inline constexpr std::uint8_t kNight = 17;   // behind everything
inline constexpr std::uint8_t kText = 254;   // light grey
inline constexpr std::uint8_t kQuiet = 103;  // grey blue
inline constexpr std::uint8_t kLamp = 229;   // lamplight: what is asked, what can be won
inline constexpr std::uint8_t kGreen = 115;  // the ring of the districts
inline constexpr std::uint8_t kDark = 232;   // on light ground
inline constexpr std::array<std::uint8_t, paris::kMostPlayers> kSeat{210, 117, 221, 157};
inline constexpr std::array<std::uint8_t, paris::kTypes> kType{95, 88, 24, 65, 100, 96};
inline constexpr std::array<std::uint8_t, paris::kTokenKinds> kToken{173, 153, 220, 173, 252, 220};
}  // namespace palette

inline constexpr Ink kTextInk{palette::kText, palette::kNight};
inline constexpr Ink kStrongInk{palette::kText, palette::kNight, true};
inline constexpr Ink kQuietInk{palette::kQuiet, palette::kNight};
inline constexpr Ink kLampInk{palette::kLamp, palette::kNight, true};
inline constexpr Ink kTitleInk{palette::kGreen, palette::kNight, true};
inline constexpr Ink kRingInk{65, palette::kNight};

inline Ink seat_ink(Seat seat) { return {palette::kSeat[index(seat)], palette::kNight, true}; }
inline Ink key_ink(Seat seat) { return {palette::kDark, palette::kSeat[index(seat)], true}; }
inline Ink token_ink(paris::Token token) {
  return {palette::kToken[index(token)], palette::kNight};
}
inline Ink type_ink(paris::Type type) {
  return {255, palette::kType[static_cast<std::size_t>(type)], true};
}

/// The mark of a seat on its keys and its meeple.
inline std::string_view mark(Seat seat) {
  constexpr std::array<std::string_view, paris::kMostPlayers> kMarks{"●", "○", "◆", "▮"};
  return kMarks[index(seat)];
}

/// Mark and name of a seat.
inline std::string name(Seat seat) {
  return std::string(mark(seat)) + ' ' + std::string(paris::kSeatNames[index(seat)]);
}

inline std::string_view title(paris::District district) {
  return paris::kDistrictTitles[index(district)];
}

/// `20/10/5`
inline std::string vp_tile_words(const paris::Edition& edition, std::size_t tile) {
  const auto& points = edition.vp_tiles[tile];
  return std::to_string(points[0]) + '/' + std::to_string(points[1]) + '/' +
         std::to_string(points[2]);
}

/// A landmark's title in so many columns, if need be without its first words: `Luxembourg`.
inline std::string_view short_title(std::string_view title, int room) {
  if (columns(title) <= room) return title;
  std::string_view rest = title;
  for (std::size_t blank = 0; (blank = rest.find(' ')) != std::string_view::npos;) {
    rest.remove_prefix(blank + 1);
    const bool begins_small = !rest.empty() && rest.front() >= 'a' && rest.front() <= 'z';
    if (!begins_small && columns(rest) <= room) return rest;
  }
  return cut(title, room);
}

/// Writes a line that ends before the column.
inline void write_to(Canvas& canvas, int end, int y, std::string_view text, Ink ink) {
  canvas.write(end - columns(text), y, text, ink);
}

}  // namespace belle::show::paris_drawing
