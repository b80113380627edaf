// Ombres (rules.md): noughts and crosses with a secret. The whole game fits into one header and one
// source; larger games have a file for each question (docs/map.md).
//
// A set of squares is nine bits, a1 first, row by row. State is what lies open and both shadows;
// View is what lies open and the shadows that the viewer knows.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/list.h"
#include "engine/core/shape.h"

namespace belle {
namespace ombres {

inline constexpr std::size_t kSeats = 2;
inline constexpr std::array<std::string_view, kSeats> kSeatNames{"sun", "moon"};
inline constexpr std::uint8_t kSquareCount = 9;

using Square = std::uint8_t;    // 0 to 8: a1, b1, c1, a2 …
using Squares = std::uint16_t;  // a bit each

inline constexpr Squares kAll = 0b111'111'111;
constexpr Squares only(Square square) { return static_cast<Squares>(1U << square); }

inline constexpr std::array<Squares, 8> kRows{0b000'000'111, 0b000'111'000, 0b111'000'000,
                                              0b001'001'001, 0b010'010'010, 0b100'100'100,
                                              0b100'010'001, 0b001'010'100};
inline constexpr std::int16_t kRowPoints = 3;  // O4

/// Nothing is printed anywhere: an edition is only its name.
struct Edition {
  std::string name = "ombres-1";
};

struct Options {
  std::optional<Seat> start;  // nobody: chance decides
};

struct Deal {
  Seat start{};
  std::array<Square, kSeats> shadows{};
};

struct Open {
  std::array<Squares, kSeats> marks{};
  Seat turn{};

  friend bool operator==(const Open&, const Open&) = default;
};

struct State {
  Open open;
  std::array<Square, kSeats> shadows{};
};

struct Move {
  Square square = 0;

  friend bool operator==(const Move&, const Move&) = default;
};
using Moves = List<Move, kSquareCount>;

struct View {
  Open open;
  std::optional<Seat> viewer;
  std::array<std::optional<Square>, kSeats> shadows;  // those that the viewer knows

  friend bool operator==(const View&, const View&) = default;
};

bool has_row(Squares marks);

std::vector<OptionKind> option_kinds();
std::expected<Options, RecordError> read_options(const Record& record);
std::expected<Deal, RecordError> read_deal(const Edition& edition, const Options& options,
                                           const Record& record);
std::vector<RecordLine> option_lines(const Options& options);
std::vector<RecordLine> deal_lines(const Deal& deal);
std::vector<RecordLine> deal_lines_for(std::optional<Seat> viewer, const Edition& edition,
                                       const Deal& deal, const State& now);
Deal deal_game(const Edition& edition, const Options& options, Chance chance);
State start_game(const Edition& edition, const Deal& deal);
inline std::size_t seat_count(const State&) { return kSeats; }

std::optional<Seat> to_move(const State& state);
void legal(const Edition& edition, const State& state, Moves& moves);
void apply(const Edition& edition, State& state, const Move& move);
bool binding(const Edition& edition, const State& state, const Move& move);
Move random_move(const Moves& moves, Random& random);
std::optional<Refusal> refusal(const Edition& edition, const State& state, const Move& move);
std::optional<Outcome> outcome(const Edition& edition, const State& state);
inline std::vector<TieBreak> tie_breaks(const Edition&, const State&) { return {}; }  // O4: shared

View make_view(const Edition& edition, const State& state, std::optional<Seat> viewer);
State redeal(const Edition& edition, const View& view, Random& random);

/// Thirteen characters: for each square `s`, `m` or `.`, who has the turn, who looks (`-`: a
/// spectator), and both shadows as the number of a square, or `?`.
std::string write_view(const Edition& edition, const View& view);
std::expected<View, std::string> read_view(const Edition& edition, std::string_view text);

void write_position(JsonText& json, const Edition& edition, const View& view);

std::string format(const Edition& edition, const Move& move);
std::string format_for(std::optional<Seat> viewer, const Edition& edition, const Move& move,
                       Seat seat);
std::expected<Move, Refusal> parse(const Edition& edition, std::string_view text);
std::vector<std::string> explain(const Edition& edition, const State& state, const Move& move);
void write_effect(JsonText& json, const Edition& edition, const State& state, const Move& move);
std::string score_line(const Edition& edition, const State& state, Seat seat);

}  // namespace ombres

namespace ombres::shapes {

inline constexpr Shape kSeat = one_of(kSeatNames, "Seat");
inline constexpr Shape kSeatOrNull = or_null(kSeat);
inline constexpr Shape kWinners = list_of(kSeat);
inline constexpr Shape kSquareOrNull = or_null(kText);
inline constexpr Shape kMarks = map_of(kTexts, &kSeat);
inline constexpr Shape kShadows = map_of(kSquareOrNull, &kSeat);
inline constexpr Field kPositionFields[]{
    {"marks", kMarks, "The squares of each seat."},
    {"shadows", kShadows, "Null for one that the viewer does not know."},
    {"viewer", kSeatOrNull, "Null for a spectator."},
    {"to_move", kSeatOrNull, "Null after the end."},
    {"winners", kWinners, "Once the game is over.", kOptional},
};
inline constexpr Shape kPosition = object(kPositionFields, "Position");
inline constexpr Field kEffectFields[]{
    {"row", kTruth, "It makes a row."},
    {"shadow", kTruth, "It is on the own shadow."},
};
inline constexpr Shape kEffect = object(kEffectFields, "Effect");

}  // namespace ombres::shapes

struct Ombres {
  static constexpr std::string_view kName = "ombres";
  static constexpr auto& kSeatNames = ombres::kSeatNames;
  static constexpr std::size_t kFewestSeats = ombres::kSeats;
  static constexpr std::string_view kDecisions = "moves";
  static constexpr bool kLoserStarts = true;  // O5

  using Edition = ombres::Edition;
  using Options = ombres::Options;
  using Deal = ombres::Deal;
  using State = ombres::State;
  using Move = ombres::Move;
  using Moves = ombres::Moves;
  using View = ombres::View;

  static std::vector<OptionKind> option_kinds() { return ombres::option_kinds(); }
  static std::expected<Options, RecordError> read_options(const Record& record) {
    return ombres::read_options(record);
  }
  static const Shape& position_shape() { return ombres::shapes::kPosition; }
  static const Shape& effect_shape() { return ombres::shapes::kEffect; }
};
static_assert(Game<Ombres>);

}  // namespace belle
