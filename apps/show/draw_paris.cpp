#include "apps/show/draw_paris.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "apps/show/paris_board.h"
#include "apps/show/paris_notes.h"
#include "apps/show/paris_players.h"
#include "apps/show/paris_signs.h"
#include "apps/show/paris_supply.h"
#include "apps/show/paris_track.h"
#include "engine/paris/rules.h"
#include "engine/paris/scoring.h"

namespace belle::show {
namespace {

using namespace paris;
using namespace paris_drawing;

constexpr int kWidth = 100;
constexpr int kBoardLine = 1;
constexpr int kTrackColumn = kWidth - kTrackWidth;
constexpr int kLandmarksLine = kBoardLine + kBoardHeight;
constexpr int kPlayersLine = kLandmarksLine + kLandmarksHeight;
static_assert(kBoardWidth + 2 <= kTrackColumn && kTrackHeight <= kBoardHeight);

// What the player to move is asked.
std::string question(const Edition& edition, const Open& open) {
  switch (open.stage) {
    case Stage::Draw:
      return "draw a tile";
    case Stage::Place: {
      const auto type = static_cast<std::size_t>(edition.types[open.drawn]);
      return "place " + std::string(kTypeNames[type]) + ' ' +
             std::to_string(value_of(edition, Place(open.drawn)));
    }
    case Stage::Act:
      return piles_empty(open) && open.takings < kEndTiles
                 ? "put or move a key, or take an end-game tile"
                 : "put or move a key";
    case Stage::Bonus:
      return value_of(edition, open.target) < 3
                 ? "may take a bonus tile"
                 : "may take a bonus tile for " + std::to_string(kBonusPrice) + " francs";
    case Stage::Prestige:
      return "may hand in prestige";
    case Stage::VpTile:
      return "fourth key: may put a VP tile on a district";
    case Stage::End:
      return "free actions, or end the turn";
    case Stage::Over:
      break;
  }
  return {};
}

std::string_view ending_words(Ending ending) {
  constexpr std::array<std::string_view, 3> kWords{"", "one more round after this · ",
                                                   "the last round · "};
  return kWords[static_cast<std::size_t>(ending)];
}

// What decided among equal totals, with the numbers of those who were level.
std::string tie_words(const std::vector<TieBreak>& breaks, bool shared) {
  if (breaks.empty()) return "";
  const auto best = [&](std::size_t kind) {
    return std::to_string(**std::ranges::max_element(breaks[kind].numbers));
  };
  if (shared) return ", each with " + best(0) + " francs and " + best(1) + " on the board";
  std::string numbers;
  for (const auto& number : breaks.back().numbers)
    if (number) numbers += (numbers.empty() ? "" : " : ") + std::to_string(*number);
  return (breaks.size() == 1 ? ", by francs (" : ", by the values on the board (") + numbers + ')';
}

std::string result(const Edition& edition, const Open& open) {
  State state;
  state.open = open;
  const auto end = outcome(edition, state);
  std::string winners;
  std::string totals;
  int shared = 0;
  for (std::size_t i = 0; i < open.players; ++i) {
    totals += (i > 0 ? " : " : "") + std::to_string(end->totals[i]);
    if (!end->won[i]) continue;
    winners += (shared++ > 0 ? " and " : "") + name(Seat(i));
  }
  return winners + (shared > 1 ? " share the victory, " : " wins, ") + totals +
         tie_words(tie_breaks(edition, state), shared > 1);
}

void draw_header(Canvas& canvas, const Edition& edition, const Open& open,
                 std::string_view onlooker) {
  int x = canvas.write(0, 0, "Paris", kStrongInk) + 3;
  write_to(canvas, kWidth, 0, onlooker, kQuietInk);
  if (open.stage == Stage::Over) {
    canvas.write(x, 0, result(edition, open), kLampInk);
    return;
  }
  x = canvas.write(x, 0, ending_words(open.ending), kStrongInk);
  x = canvas.write(x, 0, name(open.to_move), seat_ink(open.to_move));
  x = canvas.write(x, 0, " to move: ", kTextInk);
  canvas.write(x, 0, question(edition, open), kLampInk);
}

std::string draw(const Edition& edition, const Open& open, const AllKnown& known,
                 std::string_view onlooker, Colour colour) {
  Canvas canvas(kWidth, kTextInk);
  draw_header(canvas, edition, open, onlooker);
  draw_board(canvas, 0, kBoardLine, edition, open);
  draw_corners(canvas, 0, kBoardLine, edition, open);
  draw_track(canvas, kTrackColumn, kBoardLine, edition, open);
  draw_landmarks(canvas, kLandmarksLine, edition, open);
  draw_players(canvas, kPlayersLine, edition, open, known);
  draw_notes(canvas, kPlayersLine + 1 + 2 * open.players, edition, open);
  return canvas.text(colour);
}

}  // namespace

std::string draw(const Edition& edition, const View& view, Colour colour) {
  const Open& open = view.open;
  AllKnown known;
  for (Known& seat : known) seat.screen = open.screens_open || open.stage == Stage::Over;
  std::string onlooker = "seen by a spectator";
  if (view.viewer) {
    known[index(*view.viewer)] = {true, view.end_tiles};
    onlooker = "seen by " + name(*view.viewer);
  }
  return draw(edition, open, known, onlooker, colour);
}

std::string draw(const Edition& edition, const State& state, Colour colour) {
  AllKnown known;
  for (std::size_t i = 0; i < kMostPlayers; ++i) known[i] = {true, state.end_tiles[i]};
  return draw(edition, state.open, known, "", colour);
}

}  // namespace belle::show
