#include "engine/paris/notation.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/core/text.h"

namespace belle::paris {
namespace {

using Parsed = std::expected<Move, Refusal>;

std::unexpected<Refusal> misspelt(std::string reason) {
  return std::unexpected(Refusal{"§6", std::move(reason)});
}

// Alphabetical order: gold marble wood, bronze* gold* silver*.
std::string format_kinds(const Kinds& kinds, bool prestige) {
  constexpr std::array<std::size_t, 3> kResourceOrder{2, 1, 0};
  constexpr std::array<std::size_t, 3> kPrestigeOrder{0, 2, 1};
  std::string text;
  for (const std::size_t kind : prestige ? kPrestigeOrder : kResourceOrder)
    for (int i = 0; i < kinds[kind]; ++i)
      (text += ' ') += kTokenNames[kind + (prestige ? kResources : 0)];
  return text;
}

// Reads the tokens from `first` on; nothing if a word is none of them or they are too few or many.
std::optional<Kinds> parse_kinds(const std::vector<std::string_view>& list, std::size_t first,
                                 const Naming& naming) {
  const auto named = static_cast<int>(list.size() - first);
  if (named < naming.least || named > naming.most) return {};
  Kinds kinds{};
  for (std::size_t i = first; i < list.size(); ++i) {
    const auto token = token_named(list[i]);
    if (!token || is_resource(*token) == naming.prestige) return {};
    ++kinds[index(*token) - (naming.prestige ? kResources : 0)];
  }
  return kinds;
}

// A place with the district it is in; the Arc is in none.
struct Spot {
  Place place = kNowhere;
  std::optional<District> district;
};

std::optional<Spot> parse_place(const Edition& edition, std::string_view word) {
  if (word == "arc") return Spot{kArc, {}};
  if (word.starts_with("bank:")) {
    const auto district = district_named(word.substr(5));
    if (!district) return {};
    return Spot{bank_of(*district), district};
  }
  const auto district = district_named(word.substr(0, 3));
  if (!district) return {};
  word.remove_prefix(3);
  if (word.starts_with('@')) {
    for (std::size_t i = 0; i < kLandmarks; ++i)
      if (landmark_key(edition, landmark_place(i)) == word.substr(1))
        return Spot{landmark_place(i), district};
    return {};
  }
  const auto value = number(word);
  if (!value) return {};
  const auto slot = std::ranges::find(kValues, *value);
  if (slot == kValues.end()) return {};
  return Spot{space_at(*district, static_cast<std::size_t>(slot - kValues.begin())), district};
}

Parsed parse_move(const Edition& edition, const std::vector<std::string_view>& list) {
  const bool fresh = list.size() == 4 && list[3] == "new";
  if (list.size() != 3 && !fresh)
    return misspelt("a key is moved by 'move <from> <to>', to a landmark of the supply with 'new'");
  const auto from = parse_place(edition, list[1]);
  if (!from) return misspelt(in_quotes(list[1]) + " is not a place");
  const auto to = parse_place(edition, list[2]);
  if (!to) return misspelt(in_quotes(list[2]) + " is not a place");
  const Places seconds = edition.second_landmarks;
  if ((seconds & only(from->place)) != 0 || (!fresh && (seconds & only(to->place)) != 0))
    return misspelt("the b of a second landmark is written only of a new one");
  if (is_bank(to->place) || to->place == kArc)
    return std::unexpected(Refusal{"§4", "a key moves to a building or a landmark", "no_target",
                                   std::string(list[2])});
  if (from->district && *from->district != *to->district)
    return std::unexpected(
        Refusal{"§4", "a key never leaves its district", "other_district", std::string(list[2])});
  if (!fresh) return Move::move(from->place, to->place, *to->district);
  if (!is_landmark(to->place)) return misspelt("only a landmark can be new");
  return Move::move_to_new(from->place, to->place, *to->district);
}

Parsed parse_use(const Edition& edition, const std::vector<std::string_view>& list) {
  if (list.size() < 2) return misspelt("say which tile is used");
  if (list[1].starts_with('E')) {
    const auto tile = number(list[1].substr(1));
    if (!tile || *tile < 1 || *tile > static_cast<int>(kEndTiles))
      return misspelt("the end-game tiles are E1 to E12");
    const auto kinds =
        parse_kinds(list, 2, naming(edition.end_tiles[static_cast<std::size_t>(*tile - 1)]));
    if (!kinds) return misspelt("this is not what " + std::string(list[1]) + " counts as");
    return Move::use_end(*tile - 1, *kinds);
  }
  const auto tile = number(list[1]);
  if (!tile || *tile < 1 || *tile > static_cast<int>(kBonusNumbers))
    return misspelt("the bonus tiles are 1 to 30");
  const Naming named = naming(edition.bonus[static_cast<std::size_t>(*tile)]);
  if (named.tile) {
    const auto wanted = list.size() == 3 ? number(list[2]) : std::nullopt;
    if (!wanted || *wanted < 1 || *wanted > static_cast<int>(kBonusNumbers))
      return misspelt("say which number is taken from the track");
    return Move::use_to_take(*tile, *wanted);
  }
  const auto kinds = parse_kinds(list, 2, named);
  if (!kinds) return misspelt("this is not how tile " + std::string(list[1]) + " is used");
  return Move::use(*tile, *kinds);
}

Parsed parse_vp_tile(const Edition& edition, const std::vector<std::string_view>& list) {
  if (list.size() == 2 && list[1] == "-") return Move::no_vp_tile();
  const auto points = list.size() == 3 ? number(list[1]) : std::nullopt;
  const auto district = list.size() == 3 ? district_named(list[2]) : std::nullopt;
  if (points && district)
    for (std::size_t i = 0; i < kVpTiles; ++i)
      if (edition.vp_tiles[i][0] == *points) return Move::vp_tile(static_cast<int>(i), *district);
  return misspelt("say which VP tile goes to which district, as 'vp 20 mon', or 'vp -'");
}

// The words after the verb, where there is one.
Parsed parse_one_word(const Edition& edition, std::string_view verb, std::string_view word) {
  if (verb == "draw") {
    const auto pile = number(word);
    if (pile && *pile >= 1 && *pile <= static_cast<int>(kPiles)) return Move::draw(*pile - 1);
    return misspelt("the piles are 1, 2 and 3");
  }
  if (verb == "place") {
    if (const auto district = district_named(word)) return Move::place(*district);
    return misspelt("no district is called " + in_quotes(word));
  }
  if (verb == "key") {
    const auto spot = parse_place(edition, word);
    if (spot && (is_bank(spot->place) || spot->place == kArc)) return Move::key(spot->place);
    return misspelt("a key from behind the screen goes to 'arc' or a bank, as 'bank:mon'");
  }
  if (verb == "flag") {
    const auto tile = word.starts_with('E') ? number(word.substr(1)) : std::nullopt;
    if (tile && *tile >= 1 && *tile <= static_cast<int>(kEndTiles)) return Move::flag(*tile - 1);
    return misspelt("the end-game tiles are E1 to E12");
  }
  if (verb == "bonus") {
    if (word == "-") return Move::bonus(0);
    const auto tile = number(word);
    if (tile && *tile >= 1 && *tile <= static_cast<int>(kBonusNumbers)) return Move::bonus(*tile);
    return misspelt("the bonus tiles are 1 to 30");
  }
  const auto token = token_named(word);
  if (!token) return misspelt("no token is called " + in_quotes(word));
  if (verb == "sell") return Move::sell(*token);
  if (!is_resource(*token))
    return std::unexpected(
        Refusal{"§1", "prestige tokens cannot be bought", "not_for_sale", std::string(word)});
  return Move::buy(*token);
}

Parsed parse_words(const Edition& edition, const std::vector<std::string_view>& list) {
  const std::string_view verb = list.front();
  if (verb == "move") return parse_move(edition, list);
  if (verb == "use") return parse_use(edition, list);
  if (verb == "vp") return parse_vp_tile(edition, list);
  if (verb == "prestige") {
    if (list.size() == 2 && list[1] == "-") return Move::prestige({});
    if (const auto kinds = parse_kinds(list, 1, {true, 1, 3})) return Move::prestige(*kinds);
    return misspelt("one to three prestige tokens are handed in, or 'prestige -'");
  }
  constexpr std::array<std::string_view, 7> kOneWord{"draw",  "place", "key", "flag",
                                                     "bonus", "buy",   "sell"};
  if (std::ranges::find(kOneWord, verb) != kOneWord.end()) {
    if (list.size() != 2) return misspelt(in_quotes(verb) + " is followed by one word");
    return parse_one_word(edition, verb, list[1]);
  }
  if (verb == "pass" || verb == "end") {
    if (list.size() != 1) return misspelt("one word too many: " + in_quotes(list[1]));
    return verb == "pass" ? Move::pass() : Move::end();
  }
  return misspelt("no move begins with " + in_quotes(verb));
}

std::string format_target(const Edition& edition, Place place, District district) {
  return is_landmark(place) ? format_landmark(edition, place, district) : format(place);
}

std::string format_use(const Edition& edition, const Move& move) {
  std::string text = "use " + std::to_string(move.number);
  if (move.wanted != 0) return text + ' ' + std::to_string(move.wanted);
  return text + format_kinds(move.kinds, naming(edition.bonus[move.number]).prestige);
}

}  // namespace

std::string format(Place place) {
  if (place == kArc) return "arc";
  const std::string district(kDistrictIds[index(district_of(place))]);
  if (is_bank(place)) return "bank:" + district;
  return district + std::to_string(kValues[index(place) % kSpacesInDistrict]);
}

std::string format_landmark(const Edition& edition, Place place, District district) {
  return std::string(kDistrictIds[index(district)]) + '@' + landmark_key(edition, place);
}

std::string format(const Edition& edition, const Move& move) {
  const auto token = [&] { return std::string(kTokenNames[move.number]); };
  switch (move.kind) {
    case Move::Kind::Draw:
      return "draw " + std::to_string(move.number + 1);
    case Move::Kind::Place:
      return "place " + std::string(kDistrictIds[index(district_of(move.to))]);
    case Move::Kind::Key:
      return "key " + format(move.to);
    case Move::Kind::Move:
    case Move::Kind::MoveToNew: {
      const District district{move.number};
      return "move " + format_target(edition, move.from, district) + ' ' +
             format_target(edition, move.to, district) +
             (move.kind == Move::Kind::MoveToNew ? " new" : "");
    }
    case Move::Kind::Flag:
      return "flag E" + std::to_string(move.number + 1);
    case Move::Kind::Pass:
      return "pass";
    case Move::Kind::Bonus:
      return move.number == 0 ? "bonus -" : "bonus " + std::to_string(move.number);
    case Move::Kind::Prestige:
      return move.kinds == Kinds{} ? "prestige -" : "prestige" + format_kinds(move.kinds, true);
    case Move::Kind::VpTile:
      if (move.to == kNowhere) return "vp -";
      return "vp " + std::to_string(edition.vp_tiles[move.number][0]) + ' ' +
             std::string(kDistrictIds[index(district_of(move.to))]);
    case Move::Kind::Use:
      return format_use(edition, move);
    case Move::Kind::UseEnd:
      return "use E" + std::to_string(move.number + 1) +
             format_kinds(move.kinds, naming(edition.end_tiles[move.number]).prestige);
    case Move::Kind::Buy:
      return "buy " + token();
    case Move::Kind::Sell:
      return "sell " + token();
    case Move::Kind::End:
      return "end";
  }
  return {};
}

std::string format_for(std::optional<Seat> viewer, const Edition& edition, const Move& move,
                       Seat mover) {
  if (move.kind == Move::Kind::Flag && viewer != mover) return "flag ?";
  return format(edition, move);
}

Parsed parse(const Edition& edition, std::string_view text) {
  Parsed move = parse_words(edition, words(text));
  // Words that stand for several tokens have one order.
  if (move && format(edition, *move) != text)
    return misspelt("this is written '" + format(edition, *move) + "'");
  return move;
}

}  // namespace belle::paris
