// The signs of La Cité de la Lumière, for the board, the panel beside it and the legend: Orange is
// a circle and Blue a diamond, hollow on the ground and full on what a player owns; every other
// piece is a little picture. The colours only repeat what the signs say.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "apps/show/canvas.h"
#include "engine/lumiere/state.h"

namespace belle::show {

namespace palette {
inline constexpr std::uint8_t kNight = 17;     // behind everything
inline constexpr std::uint8_t kText = 254;     // light grey
inline constexpr std::uint8_t kQuiet = 103;    // grey blue
inline constexpr std::uint8_t kLamp = 221;     // lamplight
inline constexpr std::uint8_t kDark = 232;     // on light ground
inline constexpr std::uint8_t kBetween = 250;  // walls between buildings of both players
inline constexpr std::array<std::uint8_t, 2> kSeat{215, 117};
inline constexpr std::array<std::uint8_t, 2> kRoof{95, 60};  // warm slate, cool slate
}  // namespace palette

inline constexpr Ink kTextInk{palette::kText, palette::kNight};
inline constexpr Ink kStrongInk{palette::kText, palette::kNight, true};
inline constexpr Ink kQuietInk{palette::kQuiet, palette::kNight};

inline Ink seat_ink(Seat seat) { return {palette::kSeat[index(seat)], palette::kNight, true}; }

/// The mark of a seat on what it owns: chimneys, tokens, postcards.
inline std::string_view mark(Seat seat) { return seat == lumiere::kOrange ? "●" : "◆"; }
inline std::string_view name(Seat seat) { return seat == lumiere::kOrange ? "Orange" : "Blue"; }

/// Who played the postcard.
inline std::optional<Seat> player_of(const lumiere::Open& open, lumiere::Card card) {
  for (const Seat seat : {lumiere::kOrange, lumiere::kBlue})
    if ((open.played[index(seat)] & lumiere::only(card)) != 0) return seat;
  return {};
}

/// A picture of one space, five columns wide.
struct Picture {
  std::string_view top;
  std::string_view bottom;
  Ink ink;
};

namespace picture {
inline constexpr std::array<Picture, 2> kColour{
    {{" ○   ", "   ○ ", {223, 130}}, {" ◇   ", "   ◇ ", {117, 25}}}};
inline constexpr Picture kMixed{" ○   ", "   ◇ ", {183, 54}};

// The same ground in the light of a streetlight.
inline constexpr std::array<Picture, 2> kLitColour{
    {{" ○   ", "   ○ ", {230, 208}}, {" ◇   ", "   ◇ ", {195, 33}}}};
inline constexpr Picture kLitMixed{" ○   ", "   ◇ ", {225, 97}};

inline constexpr Ink kLight{palette::kDark, palette::kLamp, true};
inline constexpr Picture kStreetlight{" \\*/ ", "  │  ", kLight};
inline constexpr Picture kLampadaire{" \\*/ ", " ─┴─ ", kLight};
inline constexpr Picture kLarge{"* * *", " ╰╨╯ ", kLight};

// Pieces in the colour of nobody: on the board they take that of their player.
inline constexpr Ink kToken{palette::kDark, 250, true};
inline constexpr Picture kDancer{" \\o/ ", " / > ", kToken};
inline constexpr Picture kStatue{"  Å  ", " ▀▀▀ ", kToken};
inline constexpr Picture kFountain{" ·:· ", " ╰─╯ ", kToken};
inline constexpr Picture kPainter{" [~] ", " / \\ ", kToken};
inline constexpr Picture kRoof{"     ", "     ", {palette::kText, 59}};
inline constexpr Picture kLabel{"● L4 ", " 4×2 ", {palette::kText, 59}};
inline constexpr Picture kAnnex{" ┌─┐ ", "annex", {palette::kText, 59}};
inline constexpr Picture kGarden{" ,v, ", " vVv ", {157, 59}};
}  // namespace picture

inline std::string_view arrow(lumiere::Facing facing) {
  constexpr std::array<std::string_view, 4> kArrows{"↑", "→", "↓", "←"};
  return kArrows[static_cast<std::size_t>(facing)];
}

}  // namespace belle::show
