#include "engine/lumiere/notation.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/core/text.h"
#include "engine/lumiere/shapes.h"

namespace belle::lumiere {
namespace {

std::unexpected<Refusal> misspelt(std::string reason) {
  return std::unexpected(Refusal{"§6", std::move(reason)});
}

// Takes the words of a move one after the other and remembers the first that cannot be read.
class Words {
 public:
  Words(const Edition& edition, std::string_view text) : edition_(edition), words_(words(text)) {}

  std::string_view next(std::string_view what) {
    if (at_ < words_.size()) return words_[at_++];
    fail(std::string(what) + " is missing");
    return {};
  }
  bool more() const { return at_ < words_.size(); }

  Space space(std::string_view what) {
    const std::string_view word = next(what);
    if (word.size() == 2 && word[0] >= 'a' && word[0] <= 'h' && word[1] >= '1' && word[1] <= '8')
      return space_at(word[0] - 'a', word[1] - '1');
    fail(in_quotes(word) + " is not a space from a1 to h8");
    return kNowhere;
  }

  Building building() {
    const std::string_view word = next("a building");
    for (std::size_t i = 0; i < kBuildings; ++i)
      if (edition_.pieces[i].id == word) return Building(i);
    fail("no building is called " + in_quotes(word));
    return Building{0};
  }

  Turn turn() {
    const std::string_view word = next("the turn");
    const bool flipped = word.ends_with('f');
    if (word.size() == (flipped ? 3U : 2U) && word[0] == 'r' && word[1] >= '0' && word[1] <= '3')
      return Turn{static_cast<std::uint8_t>(word[1] - '0' + (flipped ? 4 : 0))};
    fail(in_quotes(word) + " is not a turn: r0, r1, r2 or r3");
    return Turn{0};
  }

  Facing facing() {
    const std::string_view word = next("where the statue faces");
    const auto found = std::ranges::find(shapes::kFacingWords, word);
    if (found != shapes::kFacingWords.end()) return Facing(found - shapes::kFacingWords.begin());
    fail(in_quotes(word) + " is not one of north, east, south and west");
    return Facing::North;
  }

  /// The move, if every word could be read and none is left.
  std::expected<Move, Refusal> finish(const Move& move) {
    if (more()) fail("one word too many: " + in_quotes(words_[at_]));
    if (fault_) return misspelt(*fault_);
    return move;
  }

 private:
  void fail(std::string reason) {
    if (!fault_) fault_ = std::move(reason);
  }

  const Edition& edition_;
  std::vector<std::string_view> words_;
  std::size_t at_ = 0;
  std::optional<std::string> fault_;
};

Move parse_effect(Words& words, Card card) {
  constexpr std::string_view kSpaceOrNone = "a space, or - for no effect,";
  switch (playing(card)) {
    case Playing::Keep:
      return Move::card_only(card);
    case Playing::Put:
      return Move::card_at(card, words.space(kSpaceOrNone));
    case Playing::Face: {
      const Space space = words.space(kSpaceOrNone);
      return Move::statue(space, words.facing());
    }
    case Playing::Join: {
      const Space space = words.space(kSpaceOrNone);
      return Move::annex(space, words.more() ? words.space("a space") : kNowhere);
    }
    case Playing::Build: {
      const Space anchor = words.space(kSpaceOrNone);
      return Move::garden(anchor, words.turn());
    }
    case Playing::Swap: {
      const Building given = words.building();
      const Building got = words.building();
      const Space anchor = words.space("a space");
      return Move::levitation(given, got, anchor, words.turn());
    }
  }
  return Move::card_only(card);
}

std::expected<Move, Refusal> parse_card(const Edition& edition, std::string_view text) {
  Words words(edition, text);
  words.next("card");
  const std::string_view id = words.next("a postcard");
  const auto card = card_named(id);
  if (!card) return misspelt("no postcard is called " + in_quotes(id));
  if (text.ends_with(" -")) {
    if ((kKept & only(*card)) != 0)
      return std::unexpected(Refusal{
          "L16", std::string(id) + " is simply kept; it is played without '-'", "card_kept"});
    words.next("-");
    return words.finish(Move::card_only(*card));
  }
  const Move move = parse_effect(words, *card);
  return words.finish(move);
}

std::string format_card(const Edition& edition, const Move& move) {
  std::string text = "card " + std::string(kCardIds[index(move.card)]);
  if (move.space == kNowhere) return (kKept & only(move.card)) != 0 ? text : text + " -";
  const auto word = [&](std::string_view next) { (text += ' ') += next; };
  switch (playing(move.card)) {
    case Playing::Keep:
      break;
    case Playing::Put:
      word(format(move.space));
      break;
    case Playing::Face:
      word(format(move.space));
      word(format(Facing(move.turn.code)));
      break;
    case Playing::Join:
      word(format(move.space));
      if (move.joined != kNowhere) word(format(move.joined));
      break;
    case Playing::Swap:
      word(edition.pieces[index(move.given)].id);
      word(edition.pieces[index(move.building)].id);
      [[fallthrough]];
    case Playing::Build:
      word(format(move.space));
      word(format(move.turn));
      break;
  }
  return text;
}

}  // namespace

std::string format(Space space) {
  return {static_cast<char>('a' + column(space)), static_cast<char>('1' + row(space))};
}

std::string format(Turn turn) {
  std::string text = "r" + std::to_string(turn.code % 4);
  if (turn.code >= 4) text += 'f';
  return text;
}

std::string_view format(Facing facing) {
  return shapes::kFacingWords[static_cast<std::size_t>(facing)];
}

std::string format(const Edition& edition, const Move& move) {
  switch (move.kind) {
    case Move::Kind::Lay:
      return "lay " + format(move.space) + ' ' + format(move.turn);
    case Move::Kind::Take:
      return "take " + edition.pieces[index(move.building)].id;
    case Move::Kind::Pass:
      return "pass";
    case Move::Kind::Build:
      return "build " + edition.pieces[index(move.building)].id + ' ' + format(move.space) + ' ' +
             format(move.turn);
    case Move::Kind::Card:
      return format_card(edition, move);
  }
  return {};
}

std::expected<Move, Refusal> parse(const Edition& edition, std::string_view text) {
  Words words(edition, text);
  const std::string_view verb = words.next("a move");
  if (verb == "lay") {
    const Space area = words.space("an area");
    const Turn turn = words.turn();
    return words.finish(Move::lay(area, turn));
  }
  if (verb == "take") {
    const Building building = words.building();
    return words.finish(Move::take(building));
  }
  if (verb == "pass") return words.finish(Move::pass());
  if (verb == "build") {
    const Building building = words.building();
    const Space anchor = words.space("a space");
    const Turn turn = words.turn();
    return words.finish(Move::build(building, anchor, turn));
  }
  if (verb == "card") return parse_card(edition, text);
  return misspelt("no move begins with " + in_quotes(verb) +
                  ": a move is lay, take, pass, build or card");
}

}  // namespace belle::lumiere
