#include "tests/paris/position.h"

#include <algorithm>
#include <memory>
#include <span>
#include <stdexcept>

#include <gtest/gtest.h>

#include "editions/editions.h"
#include "engine/core/text.h"

namespace belle::paris {
namespace {

[[noreturn]] void senseless(std::string_view text) {
  throw std::invalid_argument("makes no sense: " + std::string(text));
}

std::vector<std::string_view> list(std::string_view text) {
  return text.empty() ? std::vector<std::string_view>{} : words(text);
}

Tile tile_of(std::string_view name) {
  const auto tile = tile_named(name);
  if (!tile) senseless(name);
  return *tile;
}

District district_of_name(std::string_view id) {
  const auto district = district_named(id);
  if (!district) senseless(id);
  return *district;
}

std::size_t landmark_of_value(std::string_view value) {
  for (std::size_t i = 0; i < kLandmarks; ++i)
    if (std::to_string(box().landmarks[i].value) == value) return i;
  senseless(value);
}

std::size_t end_tile_of(std::string_view name) {
  const auto tile = name.starts_with('E') ? number(name.substr(1)) : std::nullopt;
  if (!tile || *tile < 1 || *tile > static_cast<int>(kEndTiles)) senseless(name);
  return static_cast<std::size_t>(*tile - 1);
}

std::size_t bonus_of(std::string_view name) {
  const auto bonus = number(name);
  if (!bonus || *bonus < 1 || *bonus > static_cast<int>(kBonusNumbers)) senseless(name);
  return static_cast<std::size_t>(*bonus);
}

Token token_of(std::string_view name) {
  const auto token = token_named(name);
  if (!token) senseless(name);
  return *token;
}

template <class Count>
std::string joined(std::size_t kinds, Count count) {
  std::string text;
  for (std::size_t kind = 0; kind < kinds; ++kind)
    for (int i = 0; i < count(kind); ++i) (text += text.empty() ? "" : " ") += kTokenNames[kind];
  return text;
}

}  // namespace

const Edition& box() { return editions::shipped<Paris>(); }

Deal basic_deal(int players) {
  Deal deal;
  deal.players = static_cast<std::uint8_t>(players);
  for (std::size_t tile = 0; tile < 33; ++tile)
    deal.piles[tile / 11].push_back(static_cast<Tile>(tile));
  for (std::size_t space = 0; space < kSpaces; ++space)
    deal.tokens[space] = box().tokens[space % kSpacesInDistrict];
  for (std::uint8_t space = 1; space <= kBonusNumbers; ++space) deal.track[space] = space;
  return deal;
}

Position::Position(int players) : state_(start_game(box(), basic_deal(players))) {
  state_.open.stage = Stage::Act;
}

Position& Position::buildings(std::string_view spaces) {
  for (const std::string_view name : list(spaces)) {
    if (const auto district = district_named(name)) {
      for (std::size_t slot = 0; slot < kSpacesInDistrict; ++slot) {
        const std::string each = tile_name(static_cast<Tile>(space_at(*district, slot)));
        building(each, each);
      }
    } else {
      building(name, name);
    }
  }
  return *this;
}

Position& Position::building(std::string_view space, std::string_view tile) {
  const std::size_t where = tile_of(space);
  if (where % kSpacesInDistrict != tile_of(tile) % kSpacesInDistrict) senseless(tile);
  state_.open.buildings |= only(Place(where));
  state_.open.building[where] = tile_of(tile);
  return *this;
}

Position& Position::landmarks(std::string_view places) {
  for (const std::string_view place : list(places)) {
    if (place.size() < 5 || place[3] != '@') senseless(place);
    const std::size_t landmark = landmark_of_value(place.substr(4));
    if ((standing_landmarks(state_.open) & only(landmark_place(landmark))) != 0) senseless(place);
    std::uint8_t& built = state_.open.landmarks[index(district_of_name(place.substr(0, 3)))];
    built = static_cast<std::uint8_t>(built | 1U << landmark);
  }
  return *this;
}

Position& Position::keys(Seat seat, std::string_view places) {
  Open& open = state_.open;
  for (const std::string_view name : list(places)) {
    Place place = kArc;
    if (name.starts_with("bank:")) {
      place = bank_of(district_of_name(name.substr(5)));
    } else if (name.find('@') != std::string_view::npos) {
      place = landmark_place(landmark_of_value(name.substr(4)));
      if ((standing_landmarks(open) & only(place)) == 0) landmarks(name);
      if (district_at(open, place) != district_of_name(name.substr(0, 3))) senseless(name);
    } else if (name != "arc") {
      place = Place(tile_of(name));
      if ((open.buildings & only(place)) == 0) buildings(name);
      open.tokens[index(place)] = kNoToken;
    }
    Places& first_keys = open.keys[index(seat)];
    Places& second_keys = open.twice[index(seat)];
    const bool second = (first_keys & only(place)) != 0;
    if (second && (second_keys & only(place)) != 0) senseless(name);
    (second ? second_keys : first_keys) |= only(place);
    if (screen_of(seat).keys == 0) senseless("more keys than the seat has");
    --screen_of(seat).keys;
  }
  return *this;
}

Position& Position::screen_keys(Seat seat, int number) {
  screen_of(seat).keys = static_cast<std::uint8_t>(number);
  return *this;
}

Position& Position::reserve_keys(Seat seat, int number) {
  screen_of(seat).reserve_keys = static_cast<std::uint8_t>(number);
  return *this;
}

Position& Position::francs(Seat seat, int number) {
  screen_of(seat).francs = static_cast<std::uint16_t>(number);
  return *this;
}

Position& Position::points(Seat seat, int number) {
  screen_of(seat).points = static_cast<std::uint16_t>(number);
  return *this;
}

Position& Position::tokens(Seat seat, std::string_view names) {
  for (const std::string_view name : list(names)) ++screen_of(seat).tokens[index(token_of(name))];
  return *this;
}

Position& Position::meeple(Seat seat, int space) {
  screen_of(seat).meeple = static_cast<std::uint8_t>(space);
  return *this;
}

Position& Position::bonuses(Seat seat, std::string_view numbers) {
  for (const std::string_view name : list(numbers)) {
    const std::size_t bonus = bonus_of(name);
    if (state_.open.bonus_left[bonus] == 0) senseless(name);
    --state_.open.bonus_left[bonus];
    screen_of(seat).bonuses |= only_bonus(static_cast<int>(bonus));
  }
  return *this;
}

Position& Position::used_up(std::string_view numbers) {
  for (const std::string_view name : list(numbers)) state_.open.bonus_left[bonus_of(name)] = 0;
  return *this;
}

Position& Position::track(std::string_view numbers) {
  const auto spaces = list(numbers);
  if (spaces.size() != kBonusNumbers) senseless(numbers);
  for (std::size_t i = 0; i < kBonusNumbers; ++i)
    state_.open.track[i + 1] = static_cast<std::uint8_t>(bonus_of(spaces[i]));
  return *this;
}

Position& Position::reserve(std::string_view names) {
  for (const std::string_view name : list(names)) {
    if (!is_resource(token_of(name))) senseless(name);
    ++state_.open.reserve[index(token_of(name))];
  }
  return *this;
}

Position& Position::vp_tile(int first, std::string_view district) {
  const auto found = std::ranges::find(box().vp_tiles, first, [](const auto& t) { return t[0]; });
  if (found == box().vp_tiles.end()) senseless(std::to_string(first));
  state_.open.vp_district[static_cast<std::size_t>(found - box().vp_tiles.begin())] =
      static_cast<std::uint8_t>(district_of_name(district));
  return *this;
}

Position& Position::pile(int number, std::string_view tiles) {
  const auto which = static_cast<std::size_t>(number - 1);
  auto names = list(tiles);
  std::ranges::reverse(names);
  if (which >= kPiles || names.size() > kLongestPile) senseless(tiles);
  told_[which] = true;
  state_.open.pile_left[which] = static_cast<std::uint8_t>(names.size());
  state_.piles[which] = {};
  for (std::size_t i = 0; i < names.size(); ++i) state_.piles[which][i] = tile_of(names[i]);
  return *this;
}

Position& Position::empty_piles() { return pile(1, "").pile(2, "").pile(3, ""); }

void Position::take(Seat seat, std::size_t end_tile) {
  Open& open = state_.open;
  const auto bit = static_cast<std::uint16_t>(1U << end_tile);
  if ((state_.end_supply & bit) == 0) senseless("an end-game tile that was taken");
  state_.end_supply = static_cast<std::uint16_t>(state_.end_supply & ~bit);
  state_.taken[open.takings] = static_cast<std::uint8_t>(end_tile);
  open.takers[open.takings] = static_cast<std::uint8_t>(seat);
  ++open.takings;
}

Position& Position::end_tiles(Seat seat, std::string_view tiles) {
  for (const std::string_view name : list(tiles)) {
    const std::size_t tile = end_tile_of(name);
    take(seat, tile);
    state_.end_tiles[index(seat)] =
        static_cast<std::uint16_t>(state_.end_tiles[index(seat)] | 1U << tile);
  }
  return *this;
}

Position& Position::end_supply(std::string_view tiles, Seat taker) {
  unsigned left = 0;
  for (const std::string_view name : list(tiles)) left |= 1U << end_tile_of(name);
  for (std::size_t tile = 0; tile < kEndTiles; ++tile) {
    if ((left >> tile & 1U) != 0 || (state_.end_supply >> tile & 1U) == 0) continue;
    take(taker, tile);
    state_.open.used_by[tile] = static_cast<std::uint8_t>(taker);
    state_.open.used_after[tile] = state_.open.takings;
  }
  return *this;
}

Position& Position::free_districts() {
  state_.open.free_districts = true;
  return *this;
}

Position& Position::start(Seat seat) {
  state_.open.start = seat;
  return *this;
}

Position& Position::to_move(Seat seat) {
  state_.open.to_move = seat;
  return *this;
}

Position& Position::before_the_draw() {
  state_.open.stage = Stage::Draw;
  return *this;
}

Position& Position::over() {
  state_.open.stage = Stage::Over;
  return *this;
}

State Position::state() const {
  State state = state_;
  Open& open = state.open;
  // Piles that were not told get the tiles that are nowhere else, in turn.
  Places left = kAllBuildings;
  for (const Place space : Each<Place>(open.buildings))
    left &= ~only(Place(open.building[index(space)]));
  std::vector<std::size_t> untold;
  for (std::size_t i = 0; i < kPiles; ++i) {
    if (!told_[i]) {
      untold.push_back(i);
      open.pile_left[i] = 0;
      state.piles[i] = {};
    }
    for (const Tile tile : std::span(state.piles[i]).first(open.pile_left[i]))
      left &= ~only(Place(tile));
  }
  std::size_t turn = 0;
  for (const Place tile : Each<Place>(untold.empty() ? 0 : left)) {
    const std::size_t which = untold[turn++ % untold.size()];
    if (open.pile_left[which] == kLongestPile) break;
    state.piles[which][open.pile_left[which]++] = static_cast<Tile>(tile);
  }
  for (std::size_t i = 0; i < kPiles; ++i)
    open.pile_top[i] =
        open.pile_left[i] == 0
            ? kSupply
            : static_cast<std::uint8_t>(district_of(Place(state.piles[i][open.pile_left[i] - 1U])));
  return state;
}

std::string tokens(const State& state, Seat seat) {
  return joined(kTokenKinds,
                [&](std::size_t kind) { return screen(state.open, seat).tokens[kind]; });
}

std::string temporary(const State& state) {
  return joined(kTokenKinds, [&](std::size_t kind) { return state.open.temporary[kind]; });
}

std::string reserve(const State& state) {
  return joined(kResources, [&](std::size_t kind) { return state.open.reserve[kind]; });
}

std::string bonuses(const State& state, Seat seat) {
  std::string text;
  for (const int number : Each<int>(screen(state.open, seat).bonuses))
    text += (text.empty() ? "" : " ") + std::to_string(number);
  return text;
}

std::string keys(const State& state, Seat seat) {
  std::string text;
  for (const Place place : Each<Place>(state.open.keys[index(seat)])) {
    const std::string name = is_landmark(place)
                                 ? format_landmark(box(), place, district_at(state.open, place))
                                 : format(place);
    const bool second = (state.open.twice[index(seat)] & only(place)) != 0;
    text += (text.empty() ? "" : " ") + name + (second ? ' ' + name : "");
  }
  return text;
}

int francs(const State& state, Seat seat) { return screen(state.open, seat).francs; }
int points(const State& state, Seat seat) { return screen(state.open, seat).points; }

std::string building_on(const State& state, std::string_view space) {
  const Tile where = tile_of(space);
  if ((state.open.buildings & only(Place(where))) == 0) return {};
  const Tile tile = state.open.building[where];
  return tile_name(tile) + ' ' +
         std::string(kTypeNames[static_cast<std::size_t>(box().types[tile])]);
}

Move as_move(std::string_view text, const Edition& edition) {
  const auto move = parse(edition, text);
  if (!move) senseless(text);
  return *move;
}

State play(State state, std::initializer_list<std::string_view> moves, const Edition& edition) {
  for (const std::string_view text : moves) {
    const std::string broken = ruling(state, text, edition);
    if (!broken.empty()) senseless(std::string(text) + " breaks " + broken);
    apply(edition, state, as_move(text, edition));
  }
  return state;
}

std::string ruling(const State& state, std::string_view text, const Edition& edition) {
  const auto move = parse(edition, text);
  if (!move) return std::string(move.error().ruling);
  const auto broken = refusal(edition, state, *move);
  const auto all = legal_moves(state, "", edition);
  const bool listed = std::ranges::binary_search(all, text);
  EXPECT_EQ(listed, !broken.has_value()) << "legal and refusal disagree about " << text;
  return broken ? std::string(broken->ruling) : "";
}

std::vector<std::string> legal_moves(const State& state, std::string_view beginning,
                                     const Edition& edition) {
  const auto moves = std::make_unique<Moves>();
  legal(edition, state, *moves);
  std::vector<std::string> texts;
  for (const Move& move : *moves) {
    std::string text = format(edition, move);
    if (text.starts_with(beginning)) texts.push_back(std::move(text));
  }
  std::ranges::sort(texts);
  return texts;
}

}  // namespace belle::paris
