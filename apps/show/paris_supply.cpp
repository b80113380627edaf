#include "apps/show/paris_supply.h"

#include <array>
#include <span>
#include <string>

#include "apps/show/paris_board.h"
#include "apps/show/paris_signs.h"

namespace belle::show::paris_drawing {
namespace {

using namespace paris;

// --- the corners ---

void draw_piles(Canvas& canvas, int x, int y, const Open& open) {
  canvas.write(x, y, "Piles", kTitleInk);
  write_to(canvas, x + kCornerWidth, y, "left", kQuietInk);
  for (std::size_t pile = 0; pile < kPiles; ++pile) {
    const int line = y + 1 + static_cast<int>(pile);
    const int left = open.pile_left[pile];
    const Ink ink = left > 0 ? kTextInk : kQuietInk;
    canvas.write(x, line, std::to_string(pile + 1), kQuietInk);
    canvas.write(x + 2, line, left > 0 ? title(District(open.pile_top[pile])) : "empty", ink);
    write_to(canvas, x + kCornerWidth, line, std::to_string(left), ink);
  }
}

void draw_vp_tiles(Canvas& canvas, int x, int y, const Edition& edition, const Open& open) {
  canvas.write(x, y, "VP tiles", kTitleInk);
  constexpr std::size_t kInALine = 3;
  for (std::size_t tile = 0; tile < kVpTiles; ++tile) {
    const int line = y + 1 + static_cast<int>(tile / kInALine);
    const int left = x + 8 * static_cast<int>(tile % kInALine);
    if (open.vp_district[tile] == kSupply)
      canvas.write(left, line, vp_tile_words(edition, tile), kLampInk);
    else
      canvas.write(left, line, "·", kQuietInk);
  }
  canvas.write(x, y + 3, "End-game tiles", kTitleInk);
  write_to(canvas, x + kCornerWidth, y + 3, std::to_string(kEndTiles - open.takings) + " left",
           kTextInk);
}

// The reserve and its prices.
void draw_reserve(Canvas& canvas, int x, int y, const Edition& edition, const Open& open) {
  canvas.write(x, y, "Reserve", kTitleInk);
  write_to(canvas, x + kCornerWidth, y, "buy  sell", kQuietInk);
  for (std::size_t r = 0; r < kResources; ++r) {
    const int line = y + 1 + static_cast<int>(r);
    canvas.write(x, line, kTokenNames[r], token_ink(Token(r)));
    write_to(canvas, x + 9, line, std::to_string(open.reserve[r]), kStrongInk);
    write_to(canvas, x + 16, line, std::to_string(edition.buy[r]), kTextInk);
    write_to(canvas, x + kCornerWidth, line, std::to_string(edition.sell[r]), kTextInk);
  }
}

// What prestige tokens are worth at a landmark and when sold.
void draw_prestige(Canvas& canvas, int x, int y, const Edition& edition) {
  canvas.write(x, y, "Prestige", kTitleInk);
  write_to(canvas, x + kCornerWidth, y, "VP  sell", kQuietInk);
  for (std::size_t kind = 0; kind < kTokenKinds - kResources; ++kind) {
    const int line = y + 1 + static_cast<int>(kind);
    const auto token = Token(kResources + kind);
    canvas.write(x, line, kTokenNames[index(token)], token_ink(token));
    write_to(canvas, x + 16, line, std::to_string(edition.prestige_points[kind]), kTextInk);
    write_to(canvas, x + kCornerWidth, line, std::to_string(edition.sell[index(token)]), kTextInk);
  }
}

// --- the landmarks ---

// A line of the table: where it stands and its value, its title, its price, its slots.
constexpr int kTableWidth = 50;
constexpr int kValueEnd = 6;
constexpr int kTitleColumn = 7;
constexpr int kCostColumn = 21;
constexpr int kSlotsColumn = 35;
constexpr int kLandmarkRows = static_cast<int>(kLandmarks) / 2;
static_assert(kLandmarksHeight == 1 + kLandmarkRows);

// Tokens of three kinds in words: `2 marble gold`.
std::string in_words(std::span<const std::uint8_t, 3> counts,
                     std::span<const std::string_view, 3> names) {
  std::string words;
  for (std::size_t kind = 0; kind < 3; ++kind) {
    if (counts[kind] == 0) continue;
    if (!words.empty()) words += ' ';
    if (counts[kind] > 1) words += std::to_string(counts[kind]) + ' ';
    words += names[kind];
  }
  return words;
}

void draw_landmark(Canvas& canvas, int x, int y, const Edition& edition, const Open& open,
                   std::size_t landmark) {
  const Place place = landmark_place(landmark);
  const Landmark& facts = edition.landmarks[landmark];
  const bool built = (standing_landmarks(open) & only(place)) != 0;
  const auto cell = [&](int column, int next, std::string_view words, Ink ink) {
    canvas.write(x + column, y, cut(words, next - column - 1), ink);
  };
  std::string value = std::to_string(facts.value);
  if (built) value = std::string(kDistrictIds[index(district_at(open, place))]) + '@' + value;
  write_to(canvas, x + kValueEnd, y, value, built ? kQuietInk : kLampInk);
  const Ink ink = built ? kQuietInk : kTextInk;
  constexpr std::array<std::string_view, 3> kPrestige{"bronze", "silver", "gold"};
  cell(kTitleColumn, kCostColumn,
       short_title(edition.landmark_titles[landmark], kCostColumn - kTitleColumn - 1), ink);
  cell(kCostColumn, kSlotsColumn, in_words(facts.cost, std::span(kTokenNames).first<3>()), ink);
  cell(kSlotsColumn, kTableWidth + 1, in_words(facts.slots, kPrestige), ink);
}

}  // namespace

void draw_corners(Canvas& canvas, int x, int y, const Edition& edition, const Open& open) {
  const int right = x + kBoardWidth - kCornerWidth;
  const int bottom = y + kBoardHeight - kCornerHeight;
  draw_piles(canvas, x, y, open);
  draw_vp_tiles(canvas, right, y, edition, open);
  draw_reserve(canvas, x, bottom, edition, open);
  draw_prestige(canvas, right, bottom, edition);
}

void draw_landmarks(Canvas& canvas, int y, const Edition& edition, const Open& open) {
  canvas.fill(0, y, 2 * kTableWidth, 1, U'─', kQuietInk);
  for (const int x : {0, kTableWidth}) {
    canvas.write(x + kCostColumn - 1, y, " cost ", kQuietInk);
    canvas.write(x + kSlotsColumn - 1, y, " prestige ", kQuietInk);
  }
  canvas.write(0, y, "Landmarks ", kTitleInk);
  for (std::size_t i = 0; i < kLandmarks; ++i) {
    const int row = static_cast<int>(i) % kLandmarkRows;
    const int x = i < kLandmarks / 2 ? 0 : kTableWidth + 1;
    draw_landmark(canvas, x, y + 1 + row, edition, open, i);
  }
}

}  // namespace belle::show::paris_drawing
