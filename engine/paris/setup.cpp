#include "engine/paris/setup.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <string>

#include "engine/core/text.h"

namespace belle::paris {
namespace {

using Refused = std::unexpected<RecordError>;

Refused refuse(const RecordLine& line, std::string reason) {
  return Refused(RecordError{line.line, std::move(reason)});
}

std::span<const std::string_view> seats(const Options& options) {
  return std::span<const std::string_view>(kSeatNames).first(options.players);
}

// The spaces and numbers of a zone, from its first to its last.
std::pair<std::size_t, std::size_t> zone(const Edition& edition, std::size_t which) {
  return {which == 0 ? 1 : edition.zones[which - 1] + 1U, edition.zones[which]};
}

std::optional<RecordError> read_option(const RecordLine& line, Options& options) {
  const auto choose = [&](bool& chosen, std::string_view usual,
                          std::string_view other) -> std::optional<RecordError> {
    if (line.value != usual && line.value != other)
      return RecordError{line.line, "option " + line.key + " is " + std::string(usual) + " or " +
                                        std::string(other)};
    chosen = line.value == other;
    return {};
  };
  if (line.key == "setup") return choose(options.shuffled, "basic", "shuffled");
  if (line.key == "districts") return choose(options.free_districts, "printed", "free");
  if (line.key == "screens") return choose(options.screens_open, "closed", "open");
  if (line.key == "start") {
    if (line.value == "chance") return {};
    options.start = seat_named(seats(options), line.value);
    if (options.start) return {};
    return RecordError{line.line, "no seat is called " + in_quotes(line.value)};
  }
  return RecordError{line.line, "no option is called " + in_quotes(line.key) +
                                    ": setup, districts, screens or start"};
}

// Reads the deal lines one by one and remembers which were there.
class DealReader {
 public:
  DealReader(const Edition& edition, const Options& options)
      : edition_(edition), options_(options) {
    deal_.players = options.players;
    deal_.free_districts = options.free_districts;
    deal_.screens_open = options.screens_open;
  }

  std::expected<Deal, RecordError> read(const Record& record) {
    for (const RecordLine& line : record.deals)
      if (auto error = take(line)) return Refused(*error);
    const auto missing = [&](const std::string& what) {
      return Refused(RecordError{end_of_header(record), "the line 'deal " + what + "' is missing"});
    };
    if (!start_) return missing("start");
    for (std::size_t i = 0; i < kPiles; ++i)
      if (deal_.piles[i].empty()) return missing("pile " + std::to_string(i + 1));
    for (std::size_t d = 0; d < kDistricts; ++d)
      if (!tokens_[d]) return missing("tokens " + std::string(kDistrictIds[d]));
    if (!track_) return missing("track");
    if (auto error = check_tokens(record)) return Refused(*error);
    return std::move(deal_);
  }

 private:
  using Answer = std::optional<RecordError>;

  Answer take(const RecordLine& line) {
    if (line.key == "start") return take_start(line);
    if (line.key == "pile") return take_pile(line);
    if (line.key == "tokens") return take_tokens(line);
    if (line.key == "track") return take_track(line);
    return RecordError{line.line, "nothing called " + in_quotes(line.key) +
                                      " is dealt: start, pile, tokens or track"};
  }

  Answer take_start(const RecordLine& line) {
    if (start_) return repeated(line, "deal");
    const auto seat = seat_named(seats(options_), line.value);
    if (!seat) return RecordError{line.line, "no seat is called " + in_quotes(line.value)};
    if (options_.start && *options_.start != *seat)
      return RecordError{line.line, "the option says that another seat starts"};
    deal_.start = *seat;
    start_ = true;
    return {};
  }

  Answer take_pile(const RecordLine& line) {
    const auto list = words(line.value);
    const auto which = number(list.front());
    if (!which || *which < 1 || *which > static_cast<int>(kPiles))
      return RecordError{line.line, "the piles are 1, 2 and 3"};
    std::vector<Tile>& pile = deal_.piles[static_cast<std::size_t>(*which - 1)];
    if (!pile.empty()) return RecordError{line.line, "this pile is dealt twice"};
    const auto length = static_cast<std::size_t>(pile_length(options_.free_districts));
    if (list.size() != length + 1)
      return RecordError{line.line, "a pile has " + std::to_string(length) + " tiles"};
    for (std::size_t i = 1; i < list.size(); ++i) {
      const auto tile = tile_named(list[i]);
      if (!tile) return RecordError{line.line, "no tile is called " + in_quotes(list[i])};
      if (dealt_[*tile])
        return RecordError{line.line, "tile " + std::string(list[i]) + " is dealt twice"};
      dealt_[*tile] = true;
      pile.push_back(*tile);
    }
    return {};
  }

  Answer take_tokens(const RecordLine& line) {
    const auto list = words(line.value);
    const auto district = district_named(list.front());
    if (!district)
      return RecordError{line.line, "no district is called " + in_quotes(list.front())};
    const std::size_t d = index(*district);
    if (tokens_[d]) return RecordError{line.line, "these tokens are dealt twice"};
    tokens_[d] = true;
    if (list.size() != kSpacesInDistrict + 1)
      return RecordError{line.line, "a district has 6 tokens"};
    for (std::size_t i = 0; i < kSpacesInDistrict; ++i) {
      const auto token = token_named(list[i + 1]);
      if (!token) return RecordError{line.line, "no token is called " + in_quotes(list[i + 1])};
      if (!options_.shuffled && *token != edition_.tokens[i])
        return RecordError{line.line, "these are not the tokens of the basic set-up"};
      if (i + 1 == kSpacesInDistrict && *token != Token::Gold)
        return RecordError{line.line, "gold lies beside the value 8"};
      deal_.tokens[d * kSpacesInDistrict + i] = *token;
    }
    return {};
  }

  // Six of each kind, over all districts.
  Answer check_tokens(const Record& record) const {
    for (std::size_t kind = 0; kind < kTokenKinds; ++kind)
      if (std::ranges::count(deal_.tokens, Token(kind)) != 6)
        return RecordError{end_of_header(record),
                           "there must be 6 tokens of " + std::string(kTokenNames[kind])};
    return {};
  }

  Answer take_track(const RecordLine& line) {
    if (track_) return repeated(line, "deal");
    const auto list = words(line.value);
    if (list.size() != kBonusNumbers) return RecordError{line.line, "the track has 30 spaces"};
    std::array<bool, kBonusNumbers + 1> seen{};
    for (std::size_t which = 0; which < 3; ++which) {
      const auto [first, last] = zone(edition_, which);
      for (std::size_t space = first; space <= last; ++space) {
        const auto tile = number(list[space - 1]);
        const auto bonus = static_cast<std::size_t>(tile.value_or(0));
        if (bonus < first || bonus > last)
          return RecordError{line.line, "space " + std::to_string(space) +
                                            " has a number of its zone, from " +
                                            std::to_string(first) + " to " + std::to_string(last)};
        if (seen[bonus])
          return RecordError{line.line, "number " + std::to_string(bonus) + " stands twice"};
        if (!options_.shuffled && bonus != space)
          return RecordError{line.line, "in the basic set-up the track goes from 1 to 30"};
        seen[bonus] = true;
        deal_.track[space] = static_cast<std::uint8_t>(bonus);
      }
    }
    track_ = true;
    return {};
  }

  const Edition& edition_;
  const Options& options_;
  Deal deal_;
  bool start_ = false;
  bool track_ = false;
  std::array<bool, kDistricts> tokens_{};
  std::array<bool, kSpaces> dealt_{};
};

// The lines of a deal, with `?` for the lowest tiles of each pile: so many are not known.
std::vector<RecordLine> deal_lines_without(const Deal& deal,
                                           const std::array<std::uint8_t, kPiles>& unknown) {
  std::vector<RecordLine> lines;
  lines.push_back({0, "start", std::string(kSeatNames[index(deal.start)])});
  for (std::size_t i = 0; i < kPiles; ++i) {
    std::string value = std::to_string(i + 1);
    const std::size_t known = deal.piles[i].size() - unknown[i];
    for (std::size_t j = 0; j < deal.piles[i].size(); ++j)
      value += ' ' + (j < known ? tile_name(deal.piles[i][j]) : "?");
    lines.push_back({0, "pile", value});
  }
  for (std::size_t d = 0; d < kDistricts; ++d) {
    std::string value(kDistrictIds[d]);
    for (std::size_t i = 0; i < kSpacesInDistrict; ++i)
      (value += ' ') += kTokenNames[index(deal.tokens[d * kSpacesInDistrict + i])];
    lines.push_back({0, "tokens", value});
  }
  std::string track;
  for (std::size_t space = 1; space <= kBonusNumbers; ++space)
    track += (track.empty() ? "" : " ") + std::to_string(deal.track[space]);
  lines.push_back({0, "track", track});
  return lines;
}

}  // namespace

std::string tile_name(Tile tile) {
  return std::string(kDistrictIds[tile / kSpacesInDistrict]) +
         std::to_string(kValues[tile % kSpacesInDistrict]);
}

std::optional<Tile> tile_named(std::string_view name) {
  for (std::size_t tile = 0; tile < kSpaces; ++tile)
    if (tile_name(static_cast<Tile>(tile)) == name) return static_cast<Tile>(tile);
  return {};
}

Deal deal_game(const Edition& edition, const Options& options, Chance chance) {
  Deal deal;
  deal.players = options.players;
  deal.free_districts = options.free_districts;
  deal.screens_open = options.screens_open;
  deal.start = options.start ? *options.start : Seat(chance.below(options.players));
  std::array<Tile, kSpaces> tiles{};
  std::iota(tiles.begin(), tiles.end(), Tile{0});
  chance.shuffle(tiles);
  const auto length = static_cast<std::size_t>(pile_length(options.free_districts));
  for (std::size_t i = 0; i < kPiles; ++i)
    deal.piles[i].assign(tiles.begin() + static_cast<std::ptrdiff_t>(i * length),
                         tiles.begin() + static_cast<std::ptrdiff_t>((i + 1) * length));
  for (std::size_t space = 0; space < kSpaces; ++space)
    deal.tokens[space] = edition.tokens[space % kSpacesInDistrict];
  std::iota(deal.track.begin(), deal.track.end(), std::uint8_t{0});
  if (!options.shuffled) return deal;

  std::vector<Token> loose;  // all but the gold beside the value 8
  for (std::size_t space = 0; space < kSpaces; ++space)
    if (space % kSpacesInDistrict + 1 < kSpacesInDistrict) loose.push_back(deal.tokens[space]);
  chance.shuffle(loose);
  for (std::size_t space = 0; space < kSpaces; ++space) {
    if (space % kSpacesInDistrict + 1 == kSpacesInDistrict) continue;
    deal.tokens[space] = loose.back();
    loose.pop_back();
  }
  for (std::size_t which = 0; which < 3; ++which) {
    const auto [first, last] = zone(edition, which);
    chance.shuffle(std::span(deal.track).subspan(first, last - first + 1));
  }
  return deal;
}

State start_game(const Edition& edition, const Deal& deal) {
  State state;
  Open& open = state.open;
  open.players = deal.players;
  open.free_districts = deal.free_districts;
  open.screens_open = deal.screens_open;
  open.start = deal.start;
  open.to_move = deal.start;
  for (std::size_t i = 0; i < deal.players; ++i) open.screens[i].keys = kStartKeys[deal.players];
  for (std::size_t i = 0; i < kPiles; ++i) {
    std::ranges::copy(deal.piles[i].rbegin(), deal.piles[i].rend(), state.piles[i].begin());
    open.pile_left[i] = static_cast<std::uint8_t>(deal.piles[i].size());
    open.pile_top[i] = static_cast<std::uint8_t>(district_of(Place(deal.piles[i].front())));
  }
  for (std::size_t space = 0; space < kSpaces; ++space)
    open.tokens[space] = static_cast<std::uint8_t>(deal.tokens[space]);
  open.building.fill(kNoTile);
  open.vp_district.fill(kSupply);
  open.takers.fill(kNobody);
  open.used_by.fill(kNobody);
  open.track = deal.track;
  open.bonus_left = edition.copies[deal.players];
  return state;
}

std::vector<OptionKind> option_kinds() {
  return {{"setup", "basic (default) or shuffled: tokens and bonus tiles", {"basic", "shuffled"}},
          {"districts", "printed (default) or free: where a tile goes", {"printed", "free"}},
          {"screens", "closed (default) or open", {"closed", "open"}},
          {"start", "who begins: chance (default) or a seat", {"chance", "1", "2", "3", "4"}}};
}

std::expected<Options, RecordError> read_options(const Record& record) {
  Options options;
  if (record.seats.size() < 2 || record.seats.size() > kMostPlayers)
    return refuse(record.seats.back(), "two to four seats play this game");
  options.players = static_cast<std::uint8_t>(record.seats.size());
  if (auto error = check_seats(record, seats(options))) return Refused(*error);
  for (const RecordLine& line : record.options)
    if (auto error = read_option(line, options)) return Refused(*error);
  return options;
}

std::expected<Deal, RecordError> read_deal(const Edition& edition, const Options& options,
                                           const Record& record) {
  return DealReader(edition, options).read(record);
}

std::vector<RecordLine> option_lines(const Options& options) {
  std::vector<RecordLine> lines;
  if (options.shuffled) lines.push_back({0, "setup", "shuffled"});
  if (options.free_districts) lines.push_back({0, "districts", "free"});
  if (options.screens_open) lines.push_back({0, "screens", "open"});
  if (options.start) lines.push_back({0, "start", std::string(kSeatNames[index(*options.start)])});
  return lines;
}

std::vector<RecordLine> deal_lines(const Deal& deal) { return deal_lines_without(deal, {}); }

std::vector<RecordLine> deal_lines_for(std::optional<Seat> /*viewer*/, const Edition&,
                                       const Deal& deal, const State& now) {
  return deal_lines_without(deal, now.open.pile_left);
}

}  // namespace belle::paris
