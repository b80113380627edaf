#include "engine/paris/position.h"

#include <algorithm>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/paris/notation.h"
#include "engine/paris/rules.h"
#include "engine/paris/scoring.h"
#include "engine/paris/setup.h"
#include "engine/paris/shapes.h"

namespace belle::paris {
namespace {

std::string end_tile_name(int tile) { return 'E' + std::to_string(tile + 1); }

class Writer {
 public:
  Writer(JsonText& json, const Edition& edition, const View& view)
      : json_(json), edition_(edition), view_(view), open_(view.open) {
    state_.open = open_;
  }

  void write() {
    json_.open_object();
    write_turn();
    write_keys("arc", kArc);
    json_.key("districts").open_object();
    for (std::size_t d = 0; d < kDistricts; ++d) write_district(District(d));
    json_.close_object();
    write_supply();
    write_track();
    write_effects();
    write_piles();
    write_key_in_hand();
    write_unsold();
    write_end_tiles();
    json_.key("seats").open_object();
    for (std::size_t i = 0; i < open_.players; ++i) write_player(Seat(i));
    json_.close_object();
    write_winners();
    json_.close_object();
  }

 private:
  // --- small things ---

  void write_seat(std::string_view key, std::optional<Seat> seat) {
    json_.key(key);
    if (seat)
      json_.text(kSeatNames[index(*seat)]);
    else
      json_.null();
  }

  template <class Numbers>
  void write_numbers(std::string_view key, const Numbers& numbers) {
    json_.key(key).open_list();
    for (const auto number : numbers) json_.whole(static_cast<int>(number));
    json_.close_list();
  }

  void write_end_tile_names(std::string_view key, std::uint16_t tiles) {
    json_.key(key).open_list();
    for (const int tile : Each<int>(tiles)) json_.text(end_tile_name(tile));
    json_.close_list();
  }

  // Tokens by their names, those that are there.
  void write_tokens(std::string_view key, std::span<const std::uint8_t> tokens) {
    json_.key(key).open_object();
    for (std::size_t kind = 0; kind < tokens.size(); ++kind)
      if (tokens[kind] > 0) json_.key(kTokenNames[kind]).whole(tokens[kind]);
    json_.close_object();
  }

  void write_keys(std::string_view key, Place place) {
    json_.key(key).open_list();
    for (std::size_t i = 0; i < open_.players; ++i)
      for (int n = keys_on(open_, Seat(i), only(place)); n > 0; --n) json_.text(kSeatNames[i]);
    json_.close_list();
  }

  std::string name(Place place) const {
    return is_landmark(place) ? format_landmark(edition_, name_of(edition_, open_, place),
                                                district_at(open_, place))
                              : format(place);
  }

  // With closed screens everybody sees the own one only, until the final scoring opens them all.
  bool shown(Seat seat) const {
    return open_.screens_open || view_.viewer == seat || open_.stage == Stage::Over;
  }

  // --- the table ---

  void write_turn() {
    write_seat("viewer", view_.viewer);
    write_seat("start", open_.start);
    write_seat("to_move", to_move(state_));
    json_.key("stage").text(shapes::kStageWords[static_cast<std::size_t>(open_.stage)]);
    json_.key("round").whole(open_.round);
    json_.key("ending");
    if (open_.ending == Ending::NotYet)
      json_.null();
    else
      json_.text(open_.ending == Ending::AfterNextRound ? "next round" : "this round");
    json_.key("options").open_object();
    json_.key("screens").text(open_.screens_open ? "open" : "closed");
    json_.key("districts").text(open_.free_districts ? "free" : "printed");
    json_.close_object();
    json_.key("rulings").open_object();
    each_ruling(edition_.rulings, [&](std::string_view key, const auto& reading) {
      json_.key(key).text(word(reading));
    });
    json_.close_object();
  }

  void write_place(Place place) {
    json_.key(name(place)).open_object();
    if ((open_.buildings & only(place)) != 0) {
      const Tile tile = open_.building[index(place)];
      json_.key("building").text(kTypeNames[static_cast<std::size_t>(edition_.types[tile])]);
      if (open_.free_districts) json_.key("tile").text(tile_name(tile));
    }
    if (is_landmark(place) && edition_.second_landmarks != 0)
      json_.key("landmark").text(landmark_key(edition_, place));
    if (is_building(place) && open_.tokens[index(place)] != kNoToken)
      json_.key("token").text(kTokenNames[open_.tokens[index(place)]]);
    if (std::ranges::any_of(open_.keys, [&](Places keys) { return (keys & only(place)) != 0; }))
      write_keys("keys", place);
    json_.close_object();
  }

  void write_district(District district) {
    json_.key(kDistrictIds[index(district)]).open_object();
    json_.key("places").open_object();
    write_place(bank_of(district));
    for (const Place place : Each<Place>(targets_in(open_, district))) write_place(place);
    json_.close_object();
    const auto all = standings(edition_, open_, district);
    const auto seats = std::span(all).first(open_.players);
    write_numbers("sums", seats | std::views::transform(&Standing::sum));
    write_numbers("ranks", seats | std::views::transform(&Standing::rank));
    for (std::size_t tile = 0; tile < kVpTiles; ++tile) {
      if (open_.vp_district[tile] != index(district)) continue;
      write_numbers("vp_tile", edition_.vp_tiles[tile]);
      const auto points = district_points(edition_, open_, district, tile);
      write_numbers("pays", std::span(points).first(open_.players));
    }
    json_.close_object();
  }

  void write_supply() {
    json_.key("landmarks").open_list();
    for (const Place place : Each<Place>(kAllLandmarks & ~standing_landmarks(open_)))
      json_.whole(value_of(edition_, place));
    json_.close_list();
    if (edition_.second_landmarks != 0) {
      json_.key("landmark_keys").open_list();
      for (const Place place : Each<Place>(kAllLandmarks & ~standing_landmarks(open_)))
        json_.text(landmark_key(edition_, place));
      json_.close_list();
    }
    json_.key("vp_tiles").open_list();
    for (std::size_t tile = 0; tile < kVpTiles; ++tile) {
      if (open_.vp_district[tile] != kSupply) continue;
      json_.open_list();
      for (const int points : edition_.vp_tiles[tile]) json_.whole(points);
      json_.close_list();
    }
    json_.close_list();
    write_tokens("reserve", open_.reserve);
  }

  void write_track() {
    const auto spaces = std::span(open_.track).subspan(1);
    write_numbers("track", spaces);
    write_numbers("copies", spaces | std::views::transform(
                                         [&](std::uint8_t n) { return open_.bonus_left[n]; }));
  }

  // What the tiles do, by their numbers: the word of the effect and its amounts, with the VP of a
  // table of so many players.
  void write_effects() {
    json_.key("bonus_effects").open_list();
    for (std::size_t number = 1; number <= kBonusNumbers; ++number)
      write_effect(edition_.bonus[number]);
    json_.close_list();
    json_.key("end_effects").open_list();
    for (const EndTile& tile : edition_.end_tiles) write_effect(tile);
    json_.close_list();
  }

  void write_effect(const BonusTile& tile) {
    const Amounts shown = amounts_of(tile.effect);
    json_.open_object();
    json_.key("effect").text(word(tile.effect));
    if (shown.francs) json_.key("francs").whole(tile.francs);
    if (shown.token) json_.key("token").text(kTokenNames[index(tile.token)]);
    if (shown.tokens) json_.key("tokens").whole(tile.tokens);
    if (shown.value) json_.key("value").whole(kValues[tile.slot]);
    if (shown.spaces) json_.key("spaces").whole(tile.spaces);
    if (shown.points == 1) json_.key("vp").whole(tile.points[0]);
    if (shown.points == 3) json_.key("vp").whole(tile.points[open_.players - 2U]);
    if (shown.points == 4) write_numbers("vp", tile.points);
    json_.close_object();
  }

  void write_effect(const EndTile& tile) {
    json_.open_object();
    json_.key("effect").text(word(tile.effect));
    switch (tile.effect) {
      case EndEffect::Token:
        json_.key("token").text(kTokenNames[index(tile.token)]);
        break;
      case EndEffect::Points:
        json_.key("vp").whole(tile.amount);
        break;
      case EndEffect::Francs:
        json_.key("francs").whole(tile.amount);
        break;
      case EndEffect::AnyResource:
      case EndEffect::AnyPrestige:
        break;
    }
    json_.close_object();
  }

  void write_piles() {
    json_.key("piles").open_list();
    for (std::size_t pile = 0; pile < kPiles; ++pile) {
      json_.open_object();
      json_.key("left").whole(open_.pile_left[pile]);
      if (open_.pile_left[pile] > 0) json_.key("top").text(kDistrictIds[open_.pile_top[pile]]);
      json_.close_object();
    }
    json_.close_list();
    if (open_.gone != 0) {
      json_.key("gone").open_list();
      for (const Tile tile : Each<Tile>(open_.gone)) json_.text(tile_name(tile));
      json_.close_list();
      write_left_game();
    }
    if (open_.drawn == kNoTile) return;
    json_.key("drawn").open_object();
    json_.key("tile").text(tile_name(open_.drawn));
    json_.key("building").text(kTypeNames[static_cast<std::size_t>(edition_.types[open_.drawn])]);
    json_.close_object();
  }

  void write_left_game() {
    json_.key("left_game").open_list();
    for (const Tile tile : left_game(open_)) {
      const int turn = open_.gone_in[tile];
      json_.open_object();
      json_.key("tile").text(tile_name(tile));
      json_.key("building").text(kTypeNames[static_cast<std::size_t>(edition_.types[tile])]);
      json_.key("round").whole(round_of(open_, turn));
      json_.key("seat").text(kSeatNames[index(seat_of(open_, turn))]);
      json_.close_object();
    }
    json_.close_list();
  }

  // What the turn has brought so far.
  void write_key_in_hand() {
    if (open_.target != kNowhere) json_.key("target").text(name(open_.target));
    if (open_.may_join_own || open_.may_join_rivals) {
      json_.key("joins").open_list();
      if (open_.may_join_own) json_.text("own");
      if (open_.may_join_rivals) json_.text("rivals");
      json_.close_list();
    }
    write_tokens("temporary", open_.temporary);
  }

  // In the last turn of the seat to move, for itself alone: what the tokens that it still has would
  // sell for. Francs break ties, and with tile 27 they are VP.
  void write_unsold() {
    if (view_.viewer != to_move(state_) || open_.ending != Ending::AfterThisRound ||
        !free_actions_open(open_))
      return;
    int francs = 0;
    for (std::size_t kind = 0; kind < kTokenKinds; ++kind)
      francs += edition_.sell[kind] * tokens_to_spend(open_, Token(kind));
    if (francs == 0) return;
    const int each = points_for_francs(edition_, screen(open_, open_.to_move).bonuses);
    json_.key("unsold").open_object();
    json_.key("francs").whole(francs);
    json_.key("vp").whole(francs * each);
    json_.close_object();
  }

  void write_end_tiles() {
    json_.key("end_supply").whole(static_cast<int>(kEndTiles) - open_.takings);
    if (open_.takings < kEndTiles && view_.supply_seen[open_.takings] != 0)
      write_end_tile_names("end_tiles_left", view_.supply_seen[open_.takings]);
    if (view_.viewer) write_end_tile_names("end_tiles", view_.end_tiles);
  }

  // --- the players ---

  void write_player(Seat seat) {
    const Screen& own = screen(open_, seat);
    json_.key(kSeatNames[index(seat)]).open_object();
    json_.key("vp").whole(own.points);
    json_.key("keys").whole(own.keys);
    json_.key("reserve_keys").whole(own.reserve_keys);
    json_.key("meeple").whole(own.meeple);
    write_end_tiles_of(seat);
    write_numbers("used_bonuses", used_bonuses(seat));
    if (shown(seat)) {
      json_.key("francs").whole(own.francs);
      write_tokens("tokens", own.tokens);
      write_numbers("bonuses", Each<int>(own.bonuses));
    }
    write_score(seat);
    json_.close_object();
  }

  void write_end_tiles_of(Seat seat) {
    const auto is_seat = [&](std::uint8_t who) { return who == index(seat); };
    const auto taken = std::ranges::count_if(open_.takers, is_seat);
    const auto used = std::ranges::count_if(open_.used_by, is_seat);
    json_.key("end_tiles").whole(taken - used);
    if (used == 0) return;
    std::uint16_t tiles = 0;
    for (std::size_t tile = 0; tile < kEndTiles; ++tile)
      if (is_seat(open_.used_by[tile])) tiles = static_cast<std::uint16_t>(tiles | 1U << tile);
    write_end_tile_names("used_end_tiles", tiles);
  }

  // They lie open beside the screen.
  std::vector<int> used_bonuses(Seat seat) const {
    const Screen& own = screen(open_, seat);
    std::vector<int> numbers;
    for (const int number : Each<int>(own.used))
      numbers.insert(numbers.end(), (own.used_twice & only_bonus(number)) != 0 ? 2 : 1, number);
    return numbers;
  }

  // Tile 27 and the francs that it counts stand behind the screen, and so does the total.
  void write_score(Seat seat) {
    const ScoreSheet sheet = score(edition_, open_, seat);
    json_.key("score").open_object();
    json_.key("play").whole(sheet.play);
    if (shown(seat)) json_.key("tile27").whole(sheet.kept_francs);
    json_.key("districts").whole(sheet.districts);
    if (shown(seat)) json_.key("total").whole(sheet.total());
    json_.close_object();
  }

  void write_winners() {
    const auto end = outcome(edition_, state_);
    if (!end) return;
    json_.key("winners").open_list();
    for (std::size_t i = 0; i < open_.players; ++i)
      if (end->won[i]) json_.text(kSeatNames[i]);
    json_.close_list();
    write_tie_breaks(json_, kSeatNames, tie_breaks(edition_, state_));
  }

  JsonText& json_;
  const Edition& edition_;
  const View& view_;
  const Open& open_;
  State state_;  // nothing hidden is in it: what is asked of it is open
};

}  // namespace

void write_position(JsonText& json, const Edition& edition, const View& view) {
  Writer(json, edition, view).write();
}

const Shape& position_shape() { return shapes::kPosition; }

}  // namespace belle::paris
