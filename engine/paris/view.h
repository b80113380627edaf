// What one seat, or a spectator, may know: everything open or countable, the district on top of
// each pile, the own end-game tiles, and those left in the supply whenever the seat could have
// taken one, for then it may look through them. The piles, the tiles set aside, and which
// end-game tiles others hold stay hidden.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/random.h"
#include "engine/paris/state.h"

namespace belle::paris {

struct View {
  Open open;
  std::optional<Seat> viewer;                          // nobody: a spectator
  std::uint16_t end_tiles = 0;                         // the viewer's, not used yet
  std::array<std::uint8_t, kEndTiles> own_taken{};     // the tile of each own taking, else kNobody
  std::array<std::uint16_t, kEndTiles> supply_seen{};  // by takings before; 0 where not looked

  friend bool operator==(const View&, const View&) = default;
};

View make_view(const Edition& edition, const State& state, std::optional<Seat> viewer);

/// A random position that the viewer cannot tell from the true one.
State redeal(const Edition& edition, const View& view, Random& random);

/// The view as a word of text, and back; or what is wrong with a text, in words.
std::string write_view(const Edition& edition, const View& view);
std::expected<View, std::string> read_view(const Edition& edition, std::string_view text);

}  // namespace belle::paris
