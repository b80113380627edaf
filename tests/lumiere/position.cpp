#include "tests/lumiere/position.h"

#include <algorithm>
#include <memory>
#include <stdexcept>

#include <gtest/gtest.h>

#include "editions/editions.h"
#include "engine/core/text.h"

namespace belle::lumiere {
namespace {

[[noreturn]] void senseless(std::string_view text) {
  throw std::invalid_argument("makes no sense: " + std::string(text));
}

Space space_named(std::string_view name) {
  if (name.size() != 2 || name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '8')
    senseless(name);
  return space_at(name[0] - 'a', name[1] - '1');
}

Card card_of(std::string_view id) {
  const auto card = card_named(id);
  if (!card) senseless(id);
  return *card;
}

// Postcards that can be taken without effect, the first to fill up the eight.
constexpr std::array kFillers{Card::Jardin,  Card::Levitation, Card::Bouquinistes,
                              Card::Moulin,  Card::Penseur,    Card::Fontaine,
                              Card::Peintre, Card::Lumiere,    Card::Lampadaire};

}  // namespace

const Edition& box() { return editions::shipped<Lumiere>(); }

Tables rules_page() {
  Tables tables;
  tables.name = "rules-page";
  tables.tiles = {"ooxm", "oomx", "oxom", "oxom", "ooxL", "ooLx", "oxoL", "oomL"};
  tables.buildings = {
      {"I3", {"###"}},          {"V3", {"##", "#."}},   {"O4", {"##", "##"}},
      {"T4", {"###", ".#."}},   {"L4", {"#..", "###"}}, {"S4", {".##", "##."}},
      {"P5", {"##.", "###"}},   {"U5", {"#.#", "###"}}, {"W5", {"##.", ".##", "..#"}},
      {"Y5", {"####", ".#.."}}, {"R6", {"###", "###"}}, {"J6", {"####", "##.."}}};
  tables.garden = {"##"};
  tables.first_game = {"levitation", "metro",    "jardin",       "sacre",
                       "peintre",    "chartier", "bouquinistes", "lampadaire"};
  return tables;
}

State first_position(Seat start) {
  Deal deal{start, box().first_game, {}};
  for (auto& order : deal.tiles)
    for (std::uint8_t i = 0; i < kTiles; ++i) order[i] = i;
  return start_game(box(), deal);
}

Spaces spaces(std::string_view names) {
  Spaces result = 0;
  if (names.empty()) return result;
  for (const std::string_view name : words(names)) result |= only(space_named(name));
  return result;
}

std::string names(Spaces spaces) {
  std::string text;
  for (const Space space : Each<Space>(spaces)) text += (text.empty() ? "" : " ") + format(space);
  return text;
}

Building building(std::string_view id) {
  const auto found = std::ranges::find(box().pieces, id, &Piece::id);
  if (found == box().pieces.end()) senseless(id);
  return Building(found - box().pieces.begin());
}

int card_points(const State& state) { return score(state.open, kOrange).cards; }

Position::Position(std::string_view drawing) {
  std::string kinds(drawing);
  std::erase_if(kinds, [](char c) { return c == ' ' || c == '\n'; });
  if (kinds.size() != 64) senseless(drawing);
  for (int place = 0; place < 64; ++place)
    ground(kinds[static_cast<std::size_t>(place)],
           format(space_at(place % kSide, kSide - 1 - place / kSide)));
  open_.phase = Phase::City;
  open_.tiles_laid = {kTiles, kTiles};
}

Position::Position(char kind) : Position(std::string(64, kind)) {}

Position& Position::ground(char kind, std::string_view where) {
  const Spaces here = spaces(where);
  for (Spaces* kinds : {&open_.colour[0], &open_.colour[1], &open_.mixed, &open_.streetlights})
    *kinds &= ~here;
  switch (kind) {
    case 'o':
      open_.colour[index(kOrange)] |= here;
      break;
    case 'b':
      open_.colour[index(kBlue)] |= here;
      break;
    case 'm':
      open_.mixed |= here;
      break;
    case 'L':
      open_.streetlights |= here;
      break;
    case '.':
      break;
    default:
      senseless({&kind, 1});
  }
  return *this;
}

Position& Position::reserve(Seat seat, std::string_view buildings) {
  for (const std::string_view id : words(buildings)) {
    const Buildings taken = only(building(id));
    if ((open_.pool & taken) == 0) senseless(id);
    open_.pool &= static_cast<Buildings>(~taken);
    open_.reserve[index(seat)] |= taken;
  }
  return *this;
}

Position& Position::build(Seat seat, std::string_view id, std::string_view anchor, int turns) {
  const Building piece = building(id);
  const Way* way = box().pieces[index(piece)].way(Turn{static_cast<std::uint8_t>(turns)});
  if (way == nullptr || (way->anchors & spaces(anchor)) == 0) senseless(anchor);
  const Spaces cells = cells_at(*way, space_named(anchor));
  if ((cells & open_.covered) != 0 || open_.built[index(piece)] != 0) senseless(id);
  if (piece == kGarden) play(seat, Card::Jardin);
  open_.pool &= static_cast<Buildings>(~only(piece));
  open_.built[index(piece)] = cells;
  open_.owned[index(seat)] |= only(piece);
  open_.covered |= cells;
  open_.streetlights &= ~cells;
  return *this;
}

Position& Position::annex(Seat seat, std::string_view space, std::string_view joined) {
  play(seat, Card::Bouquinistes);
  open_.annex = space_named(space);
  open_.built[index(building(joined))] |= spaces(space);
  open_.covered |= spaces(space);
  return *this;
}

Position& Position::put(Seat seat, std::string_view card, std::string_view space) {
  const Space here = space_named(space);
  play(seat, card_of(card));
  switch (card_of(card)) {
    case Card::Moulin:
      open_.dancer = here;
      break;
    case Card::Fontaine:
      open_.fountain = here;
      break;
    case Card::Peintre:
      open_.painter = here;
      break;
    case Card::Lumiere:
      open_.large_streetlight = here;
      break;
    case Card::Lampadaire:
      ground('L', space);
      open_.lampadaire = here;
      break;
    case Card::Penseur:
    case Card::Levitation:
    case Card::Metro:
    case Card::Jardin:
    case Card::Sacre:
    case Card::Chartier:
    case Card::Bouquinistes:
      senseless(card);
  }
  open_.covered |= only(here);
  return *this;
}

Position& Position::statue(Seat seat, std::string_view space, Facing facing) {
  play(seat, Card::Penseur);
  open_.statue = space_named(space);
  open_.statue_facing = facing;
  open_.covered |= spaces(space);
  return *this;
}

Position& Position::held(Seat seat, std::string_view cards) {
  played(seat, cards);
  for (const std::string_view id : words(cards)) {
    if ((only(card_of(id)) & kKept) == 0) senseless(id);
    open_.held[index(seat)] |= only(card_of(id));
  }
  return *this;
}

Position& Position::played(Seat seat, std::string_view cards) {
  for (const std::string_view id : words(cards)) play(seat, card_of(id));
  return *this;
}

void Position::play(Seat seat, Card card) {
  const Cards all = open_.played[0] | open_.played[1];
  if ((all & only(card)) != 0) senseless("a postcard played twice");
  open_.played[index(seat)] |= only(card);
  if (tokens_left(open_, seat) < 0) senseless("a fifth token");
}

Position& Position::cards(std::string_view cards) {
  for (const std::string_view id : words(cards)) wished_ |= only(card_of(id));
  return *this;
}

Position& Position::tokens(Seat seat, int left) {
  tokens_[index(seat)] = left;
  return *this;
}

Position& Position::to_move(Seat seat) {
  open_.to_move = seat;
  return *this;
}

Position& Position::over() {
  open_.phase = Phase::Over;
  return *this;
}

State Position::state() const {
  State state{open_, {}};
  Open& open = state.open;
  open.cards = open.played[0] | open.played[1] | wished_;
  const auto* filler = kFillers.begin();
  const auto fill = [&] {
    while (filler != kFillers.end() && (open.cards & only(*filler)) != 0) ++filler;
    if (filler == kFillers.end()) senseless("too many postcards are spoken for");
    open.cards |= only(*filler);
    return only(*filler);
  };
  for (const Seat seat : {kOrange, kBlue})
    while (tokens_[index(seat)] >= 0 && tokens_left(open, seat) > tokens_[index(seat)])
      open.played[index(seat)] |= fill();
  while (std::popcount(open.cards) < kCardsInPlay) fill();
  if (std::popcount(open.cards) > kCardsInPlay) senseless("a game has eight postcards");
  for (auto& order : state.tiles)
    for (std::uint8_t i = 0; i < kTiles; ++i) order[i] = i;
  return state;
}

Move as_move(std::string_view text) {
  const auto move = parse(box(), text);
  if (!move) senseless(text);
  return *move;
}

State play(State state, std::initializer_list<std::string_view> moves) {
  for (const std::string_view text : moves) {
    const std::string broken = ruling(state, text);
    if (!broken.empty()) senseless(std::string(text) + " breaks " + broken);
    apply(box(), state, as_move(text));
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

}  // namespace belle::lumiere
