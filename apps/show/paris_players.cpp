#include "apps/show/paris_players.h"

#include <algorithm>
#include <bit>
#include <string>
#include <string_view>

#include "apps/show/paris_signs.h"
#include "engine/core/bits.h"
#include "engine/paris/describe.h"
#include "engine/paris/scoring.h"

namespace belle::show::paris_drawing {
namespace {

using namespace paris;

constexpr int kWidth = 100;
constexpr int kSeatColumn = 2;  // after the pointer at the player to move
constexpr int kTilesColumn = 6;

// Where the columns of the table end. What is behind a screen stands together, at the right.
constexpr int kTotalEnd = 14;
constexpr int kPlayEnd = 20;
constexpr int kDistrictsEnd = 31;
constexpr int kKeysEnd = 45;
constexpr int kScreenColumn = 47;
constexpr int kKeptFrancsEnd = 54;
constexpr int kFrancsEnd = 61;
constexpr std::array<int, kTokenKinds> kTokenEnds{66, 73, 78, 86, 94, 100};

constexpr std::string_view kEndGame = "end-game";

// Taken and not used yet.
int end_tiles_held(const Open& open, Seat seat) {
  const auto number = static_cast<std::uint8_t>(seat);
  return static_cast<int>(std::ranges::count(open.takers, number) -
                          std::ranges::count(open.used_by, number));
}

class PlayerPicture {
 public:
  PlayerPicture(Canvas& canvas, int y, const Edition& edition, const Open& open, Seat seat,
                const Known& known)
      : canvas_(canvas),
        y_(y),
        edition_(edition),
        open_(open),
        seat_(seat),
        own_(screen(open, seat)),
        known_(known) {}

  void draw() {
    if (moves()) canvas_.write(0, y_, "→", kLampInk);
    canvas_.write(kSeatColumn, y_, name(seat_), seat_ink(seat_));
    if (seat_ == open_.start) canvas_.write(kTilesColumn, y_, "began", kQuietInk);
    draw_score();
    draw_possessions();
    draw_tiles();
  }

 private:
  bool moves() const { return open_.stage != Stage::Over && open_.to_move == seat_; }

  void number(int end, int number, Ink ink = kTextInk) {
    write_to(canvas_, end, y_, std::to_string(number), number == 0 ? kQuietInk : ink);
  }

  // What a tile pays for francs would tell them: a total without it.
  void draw_score() {
    ScoreSheet sheet = score(edition_, open_, seat_);
    if (!known_.screen) sheet.kept_francs = 0;
    write_to(canvas_, kTotalEnd, y_, std::to_string(sheet.total()), kLampInk);
    number(kPlayEnd, sheet.play);
    number(kDistrictsEnd, sheet.districts);
    if (known_.screen) number(kKeptFrancsEnd, sheet.kept_francs);
  }

  void draw_possessions() {
    const std::string keys = known_.screen ? std::to_string(own_.keys) : "▒";
    write_to(canvas_, kKeysEnd, y_, keys + '+' + std::to_string(own_.reserve_keys), kTextInk);
    if (!known_.screen) {
      canvas_.fill(kScreenColumn, y_, kWidth - kScreenColumn, 1, U'▒', kQuietInk);
      canvas_.write(kScreenColumn + 18, y_, " screen closed ", kQuietInk);
      return;
    }
    number(kFrancsEnd, own_.francs, kStrongInk);
    for (std::size_t token = 0; token < kTokenKinds; ++token)
      number(kTokenEnds[token], own_.tokens[token], token_ink(Token(token)));
  }

  // --- the second line: words after words ---

  void part(std::string_view label, std::string_view words, Ink ink) {
    x_ = canvas_.write(x_, y_ + 1, label, kQuietInk) + 1;
    x_ = canvas_.write(x_, y_ + 1, words, ink) + 3;
  }

  void draw_tiles() {
    if (!known_.screen)
      part("bonus", "▒▒▒▒▒▒▒▒", kQuietInk);
    else if (own_.bonuses != 0)
      part("bonus", numbers(own_.bonuses), kStrongInk);
    else
      part("bonus", "none", kQuietInk);
    const std::string turn = moves() ? turn_words() : "";
    if (!turn.empty()) part("this turn", turn, kLampInk);
    const int held = end_tiles_held(open_, seat_);
    if (held > 0 && known_.end_tiles)
      part(kEndGame, end_words(*known_.end_tiles), kStrongInk);
    else if (held > 0)
      part(kEndGame, std::to_string(held) + " face down", kTextInk);
    if (own_.used != 0)
      part("used", cut(numbers(own_.used), std::max(0, kWidth - x_ - 5)), kQuietInk);
  }

  static std::string numbers(Bonuses bonuses) {
    std::string words;
    for (const int number : Each<int>(bonuses))
      words += (words.empty() ? "" : " ") + std::to_string(number);
    return words;
  }

  // With what each gives if the line has room for it, else only their names, else how many.
  std::string end_words(std::uint16_t tiles) const {
    std::string names;
    std::string words;
    for (const auto tile : Each<std::size_t>(tiles)) {
      const std::string id = 'E' + std::to_string(tile + 1);
      names += (names.empty() ? "" : " ") + id;
      words += (words.empty() ? "" : ", ") + id + ' ' + describe(edition_.end_tiles[tile]);
    }
    const int room = kWidth - x_ - columns(kEndGame) - 1;
    if (columns(words) <= room) return words;
    return columns(names) <= room ? names : std::to_string(std::popcount(tiles));
  }

  // Temporary tokens (P4), and the keys that tiles let the key join, until it has moved.
  std::string turn_words() const {
    std::string words;
    const auto add = [&](const std::string& more) { words += (words.empty() ? "" : ", ") + more; };
    for (std::size_t token = 0; token < kTokenKinds; ++token) {
      const int number = open_.temporary[token];
      if (number > 0)
        add((number > 1 ? std::to_string(number) + ' ' : "") + std::string(kTokenNames[token]));
    }
    if (open_.stage != Stage::Act) return words;
    const auto joins = [&](BonusEffect effect) { return tiles_with(edition_, effect) + ": onto "; };
    if (open_.may_join_own) add(joins(BonusEffect::JoinOwn) + "own key");
    if (open_.may_join_rivals) add(joins(BonusEffect::JoinRivals) + "rival key");
    return words;
  }

  Canvas& canvas_;
  int y_;
  int x_ = kTilesColumn;  // in the second line
  const Edition& edition_;
  const Open& open_;
  Seat seat_;
  const Screen& own_;
  const Known& known_;
};

// What pays for francs at the end: a tile, or as many as the edition has.
std::string kept_francs(const Edition& edition) {
  const bool several = std::popcount(edition.bonus_with[index(BonusEffect::KeptFrancs)]) > 1;
  return several ? "tiles" : tiles_with(edition, BonusEffect::KeptFrancs);
}

void draw_heading(Canvas& canvas, int y, const Edition& edition) {
  canvas.fill(0, y, kWidth, 1, U'─', kQuietInk);
  canvas.write(0, y, "Players ", kTitleInk);
  const auto word = [&](int end, std::string_view text) {
    write_to(canvas, end + 1, y, ' ' + std::string(text) + ' ', kQuietInk);
  };
  word(kTotalEnd, "VP");
  word(kPlayEnd, "play");
  word(kDistrictsEnd, "districts");
  word(kKeysEnd, "keys+reserve");
  word(kKeptFrancsEnd, kept_francs(edition));
  word(kFrancsEnd, "francs");
  for (std::size_t token = 0; token < kTokenKinds; ++token)
    word(kTokenEnds[token], kTokenNames[token]);
}

}  // namespace

void draw_players(Canvas& canvas, int y, const Edition& edition, const Open& open,
                  const AllKnown& known) {
  draw_heading(canvas, y, edition);
  for (std::size_t i = 0; i < open.players; ++i)
    PlayerPicture(canvas, y + 1 + 2 * static_cast<int>(i), edition, open, Seat(i), known[i]).draw();
}

}  // namespace belle::show::paris_drawing
