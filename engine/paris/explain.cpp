#include "engine/paris/explain.h"

#include <algorithm>
#include <string_view>

#include "engine/paris/describe.h"
#include "engine/paris/notation.h"
#include "engine/paris/rules.h"
#include "engine/paris/scoring.h"

namespace belle::paris {
namespace {

std::string counted(int number, std::string_view thing) {
  return std::to_string(number) + ' ' + std::string(thing) + (number == 1 ? "" : "s");
}

std::string district_title(District district) {
  return std::string(kDistrictTitles[index(district)]);
}

// The parts of the price of a key's move.
std::string price_line(const Edition& edition, const Move& move) {
  const Price cost = price(edition, move.from, move.to);
  const int from = value_of(edition, move.from);
  std::string text = "costs " + counted(cost.francs, "franc");
  if (from > 0)
    text += " (" + std::to_string(from + cost.francs) + " − " + std::to_string(from) + ")";
  for (std::size_t r = 0; r < kResources; ++r)
    if (cost.resources[r] > 0)
      text += ", " + std::to_string(cost.resources[r]) + ' ' + std::string(kTokenNames[r]);
  return text;
}

void explain_key_move(const Edition& edition, const Open& open, const Move& move,
                      std::vector<std::string>& lines) {
  lines.push_back(price_line(edition, move));
  if (is_landmark(move.to)) {
    const std::size_t landmark = landmark_at(move.to);
    std::string slots;
    for (std::size_t kind = 0; kind < 3; ++kind)
      for (int i = 0; i < edition.landmarks[landmark].slots[kind]; ++i)
        slots += ' ' + std::string(kTokenNames[kResources + kind]) + " for " +
                 std::to_string(edition.prestige_points[kind]) + " VP;";
    slots.pop_back();
    lines.push_back(edition.landmark_titles[landmark] + " takes prestige:" + slots);
    return;
  }
  const std::uint8_t token = open.tokens[index(move.to)];
  if (token != kNoToken) lines.push_back("brings " + std::string(kTokenNames[token]));
  const int value = value_of(edition, move.to);
  if (value <= 2) lines.emplace_back("the meeple may move on and take a bonus tile");
  if (value == 3) lines.emplace_back("for 2 francs the meeple may move on and take a bonus tile");
}

// Whether a bonus tile is used for points, be they 0 just now.
bool scores_now(int number) {
  constexpr std::array<int, 8> kOthers{7, 12, 20, 22, 23, 24, 29, 30};
  return rewarded_slot(number) || std::ranges::find(kOthers, number) != kOthers.end();
}

std::string bonus_tile(const Edition& edition, const Open& open, int number) {
  return std::to_string(number) + " (" + describe_bonus(edition, number, open.players) + ")";
}
std::string end_tile(const Edition& edition, std::size_t tile) {
  return "E" + std::to_string(tile + 1) + " (" + describe(edition.end_tiles[tile]) + ")";
}

std::string first_line(const Edition& edition, const Open& open, const Move& move) {
  switch (move.kind) {
    case Move::Kind::Draw:
      return "draws a tile of " + district_title(District(open.pile_top[move.number]));
    case Move::Kind::Place:
      return "places the " +
             std::string(kTypeNames[static_cast<std::size_t>(edition.types[open.drawn])]) +
             " of value " + std::to_string(kValues[open.drawn % kSpacesInDistrict]) + " in " +
             district_title(district_of(move.to));
    case Move::Kind::Key:
      return "puts a key on " + format(move.to) +
             (is_bank(move.to)
                  ? ", which pays " + counted(edition.banks[index(district_of(move.to))], "franc")
                  : "");
    case Move::Kind::Move:
    case Move::Kind::MoveToNew:
      return "moves a key in " + district_title(District(move.number));
    case Move::Kind::Flag:
      return "takes end-game tile " + end_tile(edition, move.number);
    case Move::Kind::Pass:
      return "passes, for no act is possible";
    case Move::Kind::Bonus:
      return move.number == 0 ? "takes no bonus tile"
                              : "takes bonus tile " + bonus_tile(edition, open, move.number);
    case Move::Kind::Prestige:
      return move.kinds == Kinds{} ? "hands in no prestige"
                                   : "hands in" + format(edition, move).substr(8);
    case Move::Kind::VpTile:
      return move.to == kNowhere
                 ? "puts no VP tile"
                 : "puts the VP tile of " + std::to_string(edition.vp_tiles[move.number][0]) +
                       " on " + district_title(district_of(move.to));
    case Move::Kind::Use:
      return "uses bonus tile " + bonus_tile(edition, open, move.number) +
             (move.wanted == 0 ? "" : " and takes tile " + bonus_tile(edition, open, move.wanted));
    case Move::Kind::UseEnd:
      return "uses end-game tile " + end_tile(edition, move.number);
    case Move::Kind::Buy:
      return "buys " + std::string(kTokenNames[move.number]) + " for " +
             counted(edition.buy[move.number], "franc");
    case Move::Kind::Sell:
      return "sells " + std::string(kTokenNames[move.number]) + " for " +
             counted(edition.sell[move.number], "franc");
    case Move::Kind::End:
      return "ends the turn";
  }
  return {};
}

// What changed for a seat: francs, and points by their parts. Nothing if nothing did.
std::string change_line(const Edition& edition, const Open& before, const Open& after, Seat seat) {
  const ScoreSheet old_sheet = score(edition, before, seat);
  const ScoreSheet sheet = score(edition, after, seat);
  std::string parts;
  const auto part = [&](std::string_view name, int change) {
    if (change == 0) return;
    parts += (parts.empty() ? "" : ", ") + std::string(name) + ' ' + (change > 0 ? "+" : "") +
             std::to_string(change);
  };
  part("play", sheet.play - old_sheet.play);
  part("tile 27", sheet.tile27 - old_sheet.tile27);
  part("districts", sheet.districts - old_sheet.districts);
  std::string text;
  const auto change = [&](std::string_view what, int old_number, int number) {
    if (old_number == number) return;
    text += (text.empty() ? "" : ", ") + std::to_string(old_number) + " → " +
            std::to_string(number) + ' ' + std::string(what);
  };
  change("francs", screen(before, seat).francs, screen(after, seat).francs);
  change("points", old_sheet.total(), sheet.total());
  if (!parts.empty()) text += " (" + parts + ")";
  return text.empty() ? text : "seat " + std::string(kSeatNames[index(seat)]) + ": " + text;
}

}  // namespace

std::vector<std::string> explain(const Edition& edition, const State& state, const Move& move) {
  const Open& open = state.open;
  std::vector<std::string> lines{"seat " + std::string(kSeatNames[index(open.to_move)]) + ' ' +
                                 first_line(edition, open, move)};
  if (move.kind == Move::Kind::Draw) return lines;
  State next = state;
  apply(edition, next, move);
  if (move.kind == Move::Kind::Move || move.kind == Move::Kind::MoveToNew) {
    explain_key_move(edition, open, move, lines);
    if (next.open.fourth_key)
      lines.emplace_back("brings the fourth key of the district: a VP tile may be put");
  }
  if (move.kind == Move::Kind::Use && scores_now(move.number))
    lines.push_back("gives " + std::to_string(bonus_points(edition, open, move)) + " VP now");
  for (std::size_t i = 0; i < open.players; ++i)
    if (std::string line = change_line(edition, open, next.open, Seat(i)); !line.empty())
      lines.push_back(std::move(line));
  return lines;
}

}  // namespace belle::paris
