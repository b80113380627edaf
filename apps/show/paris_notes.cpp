#include "apps/show/paris_notes.h"

#include <string>

#include "apps/show/paris_signs.h"
#include "engine/paris/setup.h"

namespace belle::show::paris_drawing {

using namespace paris;

void draw_notes(Canvas& canvas, int y, const Edition& edition, const Open& open) {
  for (const Tile tile : left_game(open)) {
    const int turn = open.gone_in[tile];
    const auto type = static_cast<std::size_t>(edition.types[tile]);
    canvas.write(0, y++,
                 "Round " + std::to_string(round_of(open, turn)) + ", seat " +
                     std::string(kSeatNames[index(seat_of(open, turn))]) + ": " + tile_name(tile) +
                     ", " + std::string(kTypeNames[type]) + ' ' +
                     std::to_string(value_of(edition, Place(tile))) +
                     ", fitted nowhere and left the game",
                 kQuietInk);
  }
  each_ruling(edition.rulings, [&](std::string_view key, auto reading) {
    if (reading == decltype(reading){}) return;
    canvas.write(0, y++, "Ruling " + std::string(key) + ": " + std::string(word(reading)),
                 kQuietInk);
  });
}

}  // namespace belle::show::paris_drawing
