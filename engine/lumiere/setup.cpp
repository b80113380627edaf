#include "engine/lumiere/setup.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <span>
#include <string>

#include "engine/core/text.h"

namespace belle::lumiere {
namespace {

using Refused = std::unexpected<RecordError>;

Refused refuse(const RecordLine& line, std::string reason) {
  return Refused(RecordError{line.line, std::move(reason)});
}

std::string card_ids(Cards cards) {
  std::string text;
  for (const Card card : Each<Card>(cards)) {
    if (!text.empty()) text += ' ';
    text += kCardIds[index(card)];
  }
  return text;
}

// The deal lines that everybody may read.
std::vector<RecordLine> open_deal(const Deal& deal) {
  return {{0, "start", std::string(kSeatNames[index(deal.start)])},
          {0, "cards", card_ids(deal.cards)}};
}

std::expected<Cards, RecordError> read_cards(const RecordLine& line) {
  Cards cards = 0;
  for (const std::string_view id : words(line.value)) {
    const auto card = card_named(id);
    if (!card) return refuse(line, "no postcard is called " + in_quotes(id));
    if ((cards & only(*card)) != 0)
      return refuse(line, "postcard " + std::string(id) + " stands twice");
    cards |= only(*card);
  }
  if (std::popcount(cards) != kCardsInPlay)
    return refuse(line, "a game has 8 postcards, not " + std::to_string(std::popcount(cards)));
  return cards;
}

std::expected<Seat, RecordError> read_seat(const RecordLine& line, std::string_view word) {
  if (const auto seat = seat_named(kSeatNames, word)) return *seat;
  return refuse(line, "no seat is called " + in_quotes(word) + ": orange or blue");
}

std::optional<RecordError> read_option(const RecordLine& line, Options& options) {
  if (line.key == "postcards") {
    if (line.value == "random") return {};
    if (line.value == "first-game") {
      options.postcards = Options::Postcards::FirstGame;
      return {};
    }
    const auto cards = read_cards(line);
    if (!cards) return cards.error();
    options.postcards = Options::Postcards::Named;
    options.named = *cards;
    return {};
  }
  if (line.key == "start") {
    if (line.value == "chance") return {};
    const auto seat = read_seat(line, line.value);
    if (!seat) return seat.error();
    options.start = *seat;
    return {};
  }
  return RecordError{line.line,
                     "no option is called " + in_quotes(line.key) + ": postcards or start"};
}

std::optional<RecordError> read_tiles(const RecordLine& line, Deal& deal,
                                      std::array<bool, kSeats>& dealt) {
  const auto list = words(line.value);
  const auto seat = read_seat(line, list.front());
  if (!seat) return seat.error();
  if (dealt[index(*seat)]) return RecordError{line.line, "these tiles are dealt twice"};
  dealt[index(*seat)] = true;
  if (list.size() != kTiles + 1) return RecordError{line.line, "a player has 8 tiles"};
  std::array<bool, kTiles> seen{};
  for (std::size_t i = 0; i < kTiles; ++i) {
    const auto tile = number(list[i + 1]);
    if (!tile || *tile < 1 || *tile > static_cast<int>(kTiles))
      return RecordError{line.line, "a tile is a number from 1 to 8"};
    const auto which = static_cast<std::size_t>(*tile - 1);
    if (seen[which])
      return RecordError{line.line, "tile " + std::to_string(*tile) + " is dealt twice"};
    seen[which] = true;
    deal.tiles[index(*seat)][i] = static_cast<std::uint8_t>(which);
  }
  return {};
}

}  // namespace

Deal deal_game(const Edition& edition, const Options& options, Chance chance) {
  Deal deal;
  deal.start = options.start ? *options.start : Seat(chance.below(kSeats));
  switch (options.postcards) {
    case Options::Postcards::FirstGame:
      deal.cards = edition.first_game;
      break;
    case Options::Postcards::Named:
      deal.cards = options.named;
      break;
    case Options::Postcards::Random: {
      std::array<Card, kCards> cards{};
      for (std::size_t i = 0; i < kCards; ++i) cards[i] = Card(i);
      chance.shuffle(cards);
      for (int i = 0; i < kCardsInPlay; ++i) deal.cards |= only(cards[static_cast<std::size_t>(i)]);
      break;
    }
  }
  for (auto& tiles : deal.tiles) {
    std::iota(tiles.begin(), tiles.end(), std::uint8_t{0});
    chance.shuffle(tiles);
  }
  return deal;
}

State start_game(const Edition& edition, const Deal& deal) {
  State state{{}, deal.tiles};
  state.open.cards = deal.cards;
  state.open.to_move = deal.start;
  for (auto& left : state.open.tiles_left)
    for (const std::uint8_t face : edition.tile_face) ++left[face];
  return state;
}

std::vector<OptionKind> option_kinds() {
  OptionKind postcards{"postcards",
                       "random (default), first-game, or the ids of eight postcards",
                       {"random", "first-game"}};
  postcards.words.insert(postcards.words.end(), kCardIds.begin(), kCardIds.end());
  OptionKind start{"start", "who begins: chance (default), orange or blue", {"chance"}};
  start.words.insert(start.words.end(), kSeatNames.begin(), kSeatNames.end());
  return {postcards, start};
}

std::expected<Options, RecordError> read_options(const Record& record) {
  if (auto error = check_seats(record, kSeatNames)) return Refused(*error);
  Options options;
  for (const RecordLine& line : record.options)
    if (auto error = read_option(line, options)) return Refused(*error);
  return options;
}

std::expected<Deal, RecordError> read_deal(const Edition& edition, const Options& options,
                                           const Record& record) {
  Deal deal;
  bool start_dealt = false;
  bool cards_dealt = false;
  std::array<bool, kSeats> tiles_dealt{};
  for (const RecordLine& line : record.deals) {
    if (line.key == "start") {
      if (start_dealt) return Refused(repeated(line, "deal"));
      const auto seat = read_seat(line, line.value);
      if (!seat) return Refused(seat.error());
      if (options.start && *options.start != *seat)
        return refuse(line, "the option says that the other seat starts");
      deal.start = *seat;
      start_dealt = true;
    } else if (line.key == "cards") {
      if (cards_dealt) return Refused(repeated(line, "deal"));
      const auto cards = read_cards(line);
      if (!cards) return Refused(cards.error());
      if (options.postcards == Options::Postcards::FirstGame && *cards != edition.first_game)
        return refuse(line, "these are not the postcards of a first game");
      if (options.postcards == Options::Postcards::Named && *cards != options.named)
        return refuse(line, "these are not the postcards that the option names");
      deal.cards = *cards;
      cards_dealt = true;
    } else if (line.key == "tiles") {
      if (auto error = read_tiles(line, deal, tiles_dealt)) return Refused(*error);
    } else {
      return refuse(line,
                    "nothing called " + in_quotes(line.key) + " is dealt: start, cards or tiles");
    }
  }
  const auto missing = [&](std::string_view what) {
    return Refused(
        RecordError{end_of_header(record), "the line 'deal " + std::string(what) + "' is missing"});
  };
  if (!start_dealt) return missing("start");
  if (!cards_dealt) return missing("cards");
  if (!tiles_dealt[0]) return missing("tiles orange");
  if (!tiles_dealt[1]) return missing("tiles blue");
  return deal;
}

std::vector<RecordLine> option_lines(const Options& options) {
  std::vector<RecordLine> lines;
  if (options.postcards == Options::Postcards::FirstGame)
    lines.push_back({0, "postcards", "first-game"});
  if (options.postcards == Options::Postcards::Named)
    lines.push_back({0, "postcards", card_ids(options.named)});
  if (options.start) lines.push_back({0, "start", std::string(kSeatNames[index(*options.start)])});
  return lines;
}

std::vector<RecordLine> deal_lines(const Deal& deal) {
  std::vector<RecordLine> lines = open_deal(deal);
  for (const Seat seat : {kOrange, kBlue}) {
    std::string value(kSeatNames[index(seat)]);
    for (const std::uint8_t tile : deal.tiles[index(seat)]) value += ' ' + std::to_string(tile + 1);
    lines.push_back({0, "tiles", value});
  }
  return lines;
}

std::vector<RecordLine> deal_lines_for(std::optional<Seat> viewer, const Edition& edition,
                                       const Deal& deal, const State& now) {
  std::vector<RecordLine> lines = open_deal(deal);
  for (const Seat seat : {kOrange, kBlue}) {
    const std::size_t known = now.open.tiles_laid[index(seat)] + (viewer == seat ? 1U : 0U);
    std::string value(kSeatNames[index(seat)]);
    std::array<bool, kTiles> written{};
    for (std::size_t i = 0; i < kTiles; ++i) {
      if (i >= known) {
        value += " ?";
        continue;
      }
      // The first tile of this face that is not written yet.
      const std::uint8_t face = edition.tile_face[deal.tiles[index(seat)][i]];
      std::size_t tile = face;
      while (written[tile] || edition.tile_face[tile] != face) ++tile;
      written[tile] = true;
      value += ' ' + std::to_string(tile + 1);
    }
    lines.push_back({0, "tiles", value});
  }
  return lines;
}

}  // namespace belle::lumiere
