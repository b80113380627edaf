// What one seat, or a spectator, may know: everything open, and the own tile in hand. The order of
// both piles is unknown to everybody, the own one included, and so is the rival's hand. Tiles that
// look the same have one face, so that no view can tell them apart.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/random.h"
#include "engine/lumiere/state.h"

namespace belle::lumiere {

struct View {
  Open open;
  std::optional<Seat> viewer;        // nobody: a spectator
  std::optional<std::uint8_t> hand;  // the face of the viewer's tile, as in Edition::tile_face

  friend bool operator==(const View&, const View&) = default;
};

View make_view(const Edition& edition, const State& state, std::optional<Seat> viewer);

/// A random position that the viewer cannot tell from the true one: each is equally likely.
State redeal(const Edition& edition, const View& view, Random& random);

/// The view as a word of text, and back; or what is wrong with a text, in words.
std::string write_view(const Edition& edition, const View& view);
std::expected<View, std::string> read_view(const Edition& edition, std::string_view text);

}  // namespace belle::lumiere
