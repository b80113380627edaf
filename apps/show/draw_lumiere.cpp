#include "apps/show/draw_lumiere.h"

#include <algorithm>

#include "apps/show/lumiere_board.h"
#include "apps/show/lumiere_panel.h"
#include "apps/show/lumiere_signs.h"
#include "engine/lumiere/rules.h"

namespace belle::show {
namespace {

using namespace lumiere;

constexpr int kWidth = 100;
constexpr int kTableLine = 2;
constexpr int kPanelColumn = kWidth - kPanelWidth;
static_assert(kBoardWidth + 2 <= kPanelColumn);

std::string phase_words(const Edition& edition, const Open& open) {
  switch (open.phase) {
    case Phase::Streets:
      return "Phase 1 · streets";
    case Phase::City:
      return "Phase 2 · buildings and postcards";
    case Phase::Over:
      break;
  }
  const State state{open, {}};
  const auto end = outcome(edition, state);
  const auto both = [](int orange, int blue) {
    return std::to_string(orange) + " : " + std::to_string(blue);
  };
  const std::string totals = both(end->totals[0], end->totals[1]);
  const auto breaks = tie_breaks(edition, state);
  const std::string free =
      breaks.empty() ? "" : '(' + both(*breaks[0].numbers[0], *breaks[0].numbers[1]) + ')';
  if (end->won[0] && end->won[1])
    return "A shared victory, " + totals + ", with equal free spaces " + free;
  const Seat winner = end->won[0] ? kOrange : kBlue;
  const std::string words = std::string(name(winner)) + " wins, " + totals;
  return breaks.empty() ? words : words + ", on free spaces of its colour " + free;
}

void draw_legend(Canvas& canvas, int y) {
  int x = 0;
  const auto sign = [&](const Picture& picture, std::string_view word) {
    const int width = std::max(columns(picture.top), columns(word));
    const int left = x + (width - columns(picture.top)) / 2;
    canvas.write(left, y, picture.top, picture.ink);
    canvas.write(left, y + 1, picture.bottom, picture.ink);
    canvas.write(x + (width - columns(word)) / 2, y + 2, word, kQuietInk);
    x += width + 1;
  };
  sign(picture::kColour[index(kOrange)], "orange");
  sign(picture::kColour[index(kBlue)], "blue");
  sign(picture::kMixed, "mixed");
  sign(picture::kStreetlight, "light");
  sign(picture::kLampadaire, "Lampadaire");
  sign(picture::kLarge, "large");
  sign(picture::kDancer, "dancer");
  sign(picture::kStatue, "statue");
  sign(picture::kFountain, "fountain");
  sign(picture::kPainter, "painter");
  sign(picture::kLabel, "size × lights");
  sign(picture::kAnnex, "annex");
  sign(picture::kGarden, "garden");
}

std::string draw(const Edition& edition, const Open& open, const Hands& hands,
                 std::string_view onlooker, Colour colour) {
  Canvas canvas(kWidth, kTextInk);
  const int x = canvas.write(0, 0, "La Cité de la Lumière", kStrongInk);
  canvas.write(x + 3, 0, phase_words(edition, open), {palette::kLamp, palette::kNight});
  canvas.write(kWidth - columns(onlooker), 0, onlooker, kQuietInk);
  draw_board(canvas, 0, kTableLine, edition, open);
  const int panel_height = draw_panel(canvas, kPanelColumn, kTableLine, edition, open, hands);
  draw_legend(canvas, kTableLine + std::max(kBoardHeight, panel_height) + 1);
  return canvas.text(colour);
}

}  // namespace

std::string draw(const Edition& edition, const View& view, Colour colour) {
  Hands hands;
  if (view.viewer) hands[index(*view.viewer)] = view.hand;
  const std::string onlooker =
      view.viewer ? "as " + std::string(name(*view.viewer)) + " sees it" : "as a spectator sees it";
  return draw(edition, view.open, hands, onlooker, colour);
}

std::string draw(const Edition& edition, const State& state, Colour colour) {
  Hands hands;
  for (const Seat seat : {kOrange, kBlue})
    if (has_tile(state.open, seat)) hands[index(seat)] = hand(state, seat);
  return draw(edition, state.open, hands, "", colour);
}

}  // namespace belle::show
