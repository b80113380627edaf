#include "apps/show/paris_track.h"

#include <string>

#include "apps/show/paris_signs.h"

namespace belle::show::paris_drawing {
namespace {

using namespace paris;

constexpr int kNumberEnd = 5;  // the meeples before it
constexpr int kCopiesColumn = 6;
constexpr int kEffectColumn = 9;

// What a bonus tile does, in at most 19 columns.
std::string effect(const Edition& edition, const Open& open, int number) {
  const auto which = static_cast<std::size_t>(number);
  const std::string francs = std::to_string(edition.bonus_francs[which]);
  const std::string points = std::to_string(edition.bonus_points[which]);
  const std::string players = std::to_string(open.players);
  if (const auto slot = rewarded_slot(number))
    return points + " VP per value " + std::to_string(kValues[*slot]);
  switch (number) {
    case 2:
    case 3:
    case 4:
      return "1 " + std::string(kTokenNames[which - 2]);
    case 7:
    case 22:
      return points + " VP";
    case 8:
      return "any 1 prestige";
    case kOwnKeyTile:
      return "move onto own key";
    case 10:
      return "any 1 resource";
    case 12:
      return francs + " francs, " + points + " VP";
    case 13:
    case 14:
      return "a key for " + francs + " francs";
    case kRivalKeyTile:
      return "move onto rival key";
    case 17:
      return "take any tile here";
    case 19:
      return "any 2 prestige";
    case 20:
      return std::to_string(open.players - 1) + " VP per tile held";
    case 21:
      return "any 2 resources";
    case 23:
      return players + " VP/prestige pair";
    case 24:
      return players + " VP/resource pair";
    case 25:
      return "back 1-5 and take";
    case kFrancsTile:
      return "end: 1 VP per franc";
    case 29:
      return points + " VP per landmark";
    case 30:
      return "10-25 VP, 4-7 types";
    default:
      return francs + " francs";  // 1 and 5
  }
}

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
    canvas.write(x + kEffectColumn, line, effect(edition, open, number),
                 left > 0 ? kTextInk : kQuietInk);
  }
}

}  // namespace belle::show::paris_drawing
