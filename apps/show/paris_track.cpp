#include "apps/show/paris_track.h"

#include <string>

#include "apps/show/paris_signs.h"
#include "engine/paris/describe.h"

namespace belle::show::paris_drawing {
namespace {

using namespace paris;

constexpr int kNumberEnd = 5;  // the meeples before it
constexpr int kCopiesColumn = 6;
constexpr int kEffectColumn = 9;

// The marks of all whose meeple is there, ending before the column.
void draw_meeples(Canvas& canvas, int end, int y, const Open& open, std::size_t space) {
  for (std::size_t i = open.players; i-- > 0;)
    if (open.screens[i].meeple == space)
      write_to(canvas, end--, y, mark(Seat(i)), key_ink(Seat(i)));
}

}  // namespace

void draw_track(Canvas& canvas, int x, int y, const Edition& edition, const Open& open) {
  canvas.fill(x + kNumberEnd - 2, y, kTrackWidth - kNumberEnd + 2, 1, U'─', kQuietInk);
  canvas.write(x + kNumberEnd - 2, y, "Bonus track ", kTitleInk);
  draw_meeples(canvas, x + kTrackWidth, y, open, 0);
  for (std::size_t space = 1; space <= kBonusNumbers; ++space) {
    const int line = y + static_cast<int>(space);
    const std::uint8_t number = open.track[space];
    const int left = open.bonus_left[number];
    draw_meeples(canvas, x + kNumberEnd - 3, line, open, space);
    write_to(canvas, x + kNumberEnd, line, std::to_string(number),
             left > 0 ? kStrongInk : kQuietInk);
    canvas.write(x + kCopiesColumn, line, left > 0 ? "×" + std::to_string(left) : " ·",
                 left > 1 ? kLampInk : kQuietInk);
    canvas.write(x + kEffectColumn, line, describe_bonus(edition, number, open.players),
                 left > 0 ? kTextInk : kQuietInk);
  }
}

}  // namespace belle::show::paris_drawing
