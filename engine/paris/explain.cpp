#include "engine/paris/explain.h"

#include <algorithm>
#include <ranges>
#include <span>
#include <string_view>

#include "engine/paris/describe.h"
#include "engine/paris/notation.h"
#include "engine/paris/rules.h"
#include "engine/paris/scoring.h"
#include "engine/paris/shapes.h"

namespace belle::paris {
namespace {

std::string counted(int number, std::string_view thing) {
  return std::to_string(number) + ' ' + std::string(thing) + (number == 1 ? "" : "s");
}

std::string district_title(District district) {
  return std::string(kDistrictTitles[index(district)]);
}

// The parts of the price of a key's move.
std::string price_line(const Edition& edition, const Open& open, const Move& move) {
  const Price cost = price(edition, source_of(edition, open, move), target_of(edition, open, move));
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
  lines.push_back(price_line(edition, open, move));
  if (is_landmark(move.to)) {
    const std::size_t landmark = landmark_at(target_of(edition, open, move));
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

// Whether the use of a bonus tile gives points, be they 0 just now.
bool scores_now(const BonusTile& tile) { return amounts_of(tile.effect).points > 0; }

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

std::string signed_number(int number) { return (number > 0 ? "+" : "") + std::to_string(number); }

// What changed for a seat: francs, and points by their parts. Nothing if nothing did. A rival's
// total counts the francs kept behind the screen, so a closed one shows the change alone.
std::string change_line(const Edition& edition, const Open& before, const Open& after, Seat seat) {
  const ScoreSheet old_sheet = score(edition, before, seat);
  const ScoreSheet sheet = score(edition, after, seat);
  std::string parts;
  const auto part = [&](std::string_view name, int change) {
    if (change == 0) return;
    parts += (parts.empty() ? "" : ", ") + std::string(name) + ' ' + signed_number(change);
  };
  part("play", sheet.play - old_sheet.play);
  part(tiles_with(edition, BonusEffect::KeptFrancs), sheet.kept_francs - old_sheet.kept_francs);
  part("districts", sheet.districts - old_sheet.districts);
  const bool shown = before.screens_open || seat == before.to_move;
  std::string text;
  const auto change = [&](std::string_view what, int old_number, int number) {
    if (old_number == number) return;
    text += (text.empty() ? "" : ", ") +
            (shown ? std::to_string(old_number) + " → " + std::to_string(number)
                   : signed_number(number - old_number)) +
            ' ' + std::string(what);
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
  if (move.kind == Move::Kind::Draw) {
    if (open.free_districts)
      lines.emplace_back("if no district has room for it, the tile leaves the game");
    return lines;
  }
  State next = state;
  apply(edition, next, move);
  if (move.kind == Move::Kind::Move || move.kind == Move::Kind::MoveToNew) {
    explain_key_move(edition, open, move, lines);
    if (next.open.fourth_key)
      lines.emplace_back("brings the fourth key of the district: a VP tile may be put");
  }
  if (move.kind == Move::Kind::Use && scores_now(edition.bonus[move.number]))
    lines.push_back("gives " + std::to_string(bonus_points(edition, open, move)) + " VP now");
  for (std::size_t i = 0; i < open.players; ++i)
    if (std::string line = change_line(edition, open, next.open, Seat(i)); !line.empty())
      lines.push_back(std::move(line));
  return lines;
}

namespace {

// The numbers of one move between two positions.
class EffectWriter {
 public:
  EffectWriter(JsonText& json, const Edition& edition, const Open& before, const Open& after,
               const Move& move)
      : json_(json), edition_(edition), before_(before), after_(after), move_(move) {}

  void write() {
    if (move_.kind == Move::Kind::Move || move_.kind == Move::Kind::MoveToNew) write_key_move();
    if (move_.kind == Move::Kind::Use && scores_now(edition_.bonus[move_.number]))
      json_.key("points").whole(bonus_points(edition_, before_, move_));
    json_.key("seats").open_object();
    for (std::size_t i = 0; i < before_.players; ++i) write_seat(Seat(i));
    json_.close_object();
    if (const auto where = district()) write_district(*where);
  }

 private:
  void write_tokens(std::string_view key, std::span<const int> changes, std::size_t first = 0) {
    if (std::ranges::all_of(changes, [](int change) { return change == 0; })) return;
    json_.key(key).open_object();
    for (std::size_t i = 0; i < changes.size(); ++i)
      if (changes[i] != 0) json_.key(kTokenNames[first + i]).whole(changes[i]);
    json_.close_object();
  }

  void write_key_move() {
    const Place to = target_of(edition_, before_, move_);
    const Price cost = price(edition_, source_of(edition_, before_, move_), to);
    json_.key("price").open_object();
    json_.key("francs").whole(cost.francs);
    json_.key("value").whole(value_of(edition_, move_.to));
    json_.key("from").whole(value_of(edition_, move_.from));
    const std::array<int, 3> resources{cost.resources[0], cost.resources[1], cost.resources[2]};
    write_tokens("tokens", resources);
    json_.close_object();
    const int value = value_of(edition_, move_.to);
    if (value <= 3) json_.key("bonus").whole(value == 3 ? kBonusPrice : 0);
    if (is_landmark(move_.to)) {
      const auto& slots = edition_.landmarks[landmark_at(to)].slots;
      write_tokens("slots", std::array<int, 3>{slots[0], slots[1], slots[2]}, kResources);
    }
    if (after_.fourth_key) json_.key("fourth_key").truth(true);
  }

  void write_pair(std::string_view key, int before, int after) {
    if (before == after) return;
    json_.key(key).open_list();
    json_.whole(before);
    json_.whole(after);
    json_.close_list();
  }

  void write_change(std::string_view key, int change) {
    if (change != 0) json_.key(key).whole(change);
  }

  template <class Tokens>
  void write_token_changes(std::string_view key, const Tokens& before, const Tokens& after) {
    std::array<int, kTokenKinds> changes{};
    for (std::size_t i = 0; i < kTokenKinds; ++i) changes[i] = after[i] - before[i];
    write_tokens(key, changes);
  }

  void write_seat(Seat seat) {
    const Screen& old_screen = screen(before_, seat);
    const Screen& own = screen(after_, seat);
    const ScoreSheet old_sheet = score(edition_, before_, seat);
    const ScoreSheet sheet = score(edition_, after_, seat);
    const bool mover = seat == before_.to_move;
    if (!mover && sheet == old_sheet) return;
    json_.key(kSeatNames[index(seat)]).open_object();
    write_pair("francs", old_screen.francs, own.francs);
    write_pair("vp", old_screen.points, own.points);
    write_token_changes("tokens", old_screen.tokens, own.tokens);
    if (mover) write_token_changes("temporary", before_.temporary, after_.temporary);
    write_change("keys", own.keys - old_screen.keys);
    write_change("reserve_keys", own.reserve_keys - old_screen.reserve_keys);
    for (const int number : Each<int>(own.bonuses & ~old_screen.bonuses))
      json_.key("bonus").whole(number);
    write_change("play", sheet.play - old_sheet.play);
    write_change("tile27", sheet.kept_francs - old_sheet.kept_francs);
    write_change("districts", sheet.districts - old_sheet.districts);
    json_.close_object();
  }

  // Where the move changes who leads.
  std::optional<District> district() const {
    if (move_.kind == Move::Kind::Move || move_.kind == Move::Kind::MoveToNew)
      return District(move_.number);
    if (move_.kind == Move::Kind::VpTile && move_.to != kNowhere) return district_of(move_.to);
    return {};
  }

  void write_district(District district) {
    const auto all = standings(edition_, after_, district);
    const auto seats = std::span(all).first(after_.players);
    const auto write_list = [&](std::string_view key, const auto& numbers) {
      json_.key(key).open_list();
      for (const int number : numbers) json_.whole(number);
      json_.close_list();
    };
    json_.key("district").open_object();
    json_.key("id").text(kDistrictIds[index(district)]);
    write_list("sums", seats | std::views::transform(&Standing::sum));
    write_list("ranks", seats | std::views::transform(&Standing::rank));
    for (std::size_t tile = 0; tile < kVpTiles; ++tile) {
      if (after_.vp_district[tile] != index(district)) continue;
      const auto points = district_points(edition_, after_, district, tile);
      write_list("pays", std::span(points).first(after_.players));
    }
    json_.close_object();
  }

  JsonText& json_;
  const Edition& edition_;
  const Open& before_;
  const Open& after_;
  const Move& move_;
};

}  // namespace

void write_effect(JsonText& json, const Edition& edition, const State& state, const Move& move) {
  json.open_object();
  if (move.kind != Move::Kind::Draw) {
    State next = state;
    apply(edition, next, move);
    EffectWriter(json, edition, state.open, next.open, move).write();
  }
  json.close_object();
}

const Shape& effect_shape() { return shapes::kEffect; }

}  // namespace belle::paris
