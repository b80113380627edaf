// The contract of a game: what search, tables and commands may ask of one. A game is a folder of
// engine/ with these types and free functions in its namespace, and one small type (`Lumiere`)
// that names them; everything that serves several games is a template over that type.
//
//   Edition   the component tables, validated once, then constant
//   Options   what people choose before the deal; Deal: what chance decides
//   State     the whole truth; a small, trivially copyable value
//   Move      one decision; text in the notation of the rules pages by format and parse
//   View      what one seat, or a spectator, may know; another type than State; also as text, which
//             crosses to another thread, process or machine where a player thinks
//
// legal, apply and to_move know nothing of hidden information and run in nanoseconds; whatever
// leaves the truth's side goes through view. redeal gives a random State that the viewer cannot
// tell from the true one. write_view gives equal texts for equal views; read_view takes texts from
// anywhere: what it does not refuse can be redealt, played, scored and searched.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/core/json_text.h"
#include "engine/core/random.h"
#include "engine/core/record.h"
#include "engine/core/seat.h"
#include "engine/core/tie_break.h"

namespace belle {

struct Shape;  // engine/core/shape.h

/// How a finished game ended.
struct Outcome {
  std::array<std::int16_t, kMaxSeats> totals{};  // by seat; 0 for seats that are not there
  std::array<bool, kMaxSeats> won{};             // several seats when the victory is shared
};

/// Why a wished move is not legal: the ruling of the rules page, a sentence for the player, and the
/// same for pages that speak another language: a word that never changes, and what it is about.
struct Refusal {
  std::string_view ruling;
  std::string reason;
  std::string_view word = "spelling";
  std::string at = {};  // the place, tile or token at fault, in the notation
  int needs = 0;        // how many it takes, where that is the fault, and how many there are
  int has = 0;
};

/// An option that people can choose before the deal, and the words it takes.
struct OptionKind {
  std::string name;
  std::string meaning;             // for help: what to write, and what it does
  std::vector<std::string> words;  // every word that can stand in its value
};

template <class G>
concept Game =
    std::is_trivially_copyable_v<typename G::State> &&
    std::is_trivially_copyable_v<typename G::Move> &&
    std::is_trivially_copyable_v<typename G::View> &&
    !std::convertible_to<typename G::State, typename G::View> &&
    requires(const typename G::Edition& edition, const typename G::Options& options,
             const typename G::Deal& deal, const typename G::State& state,
             typename G::State& changing, const typename G::Move& move, typename G::Moves& moves,
             const typename G::View& view, std::optional<Seat> viewer, Seat seat, Random& random,
             Chance chance, const Record& record, std::string_view text, JsonText& json) {
      { G::kName } -> std::convertible_to<std::string_view>;
      { G::kSeatNames[0] } -> std::convertible_to<std::string_view>;  // of the most seats
      { G::kFewestSeats } -> std::convertible_to<std::size_t>;
      { G::kDecisions } -> std::convertible_to<std::string_view>;  // what its moves are called
      { G::kLoserStarts } -> std::convertible_to<bool>;  // the next game, if chance would decide

      // Before the game.
      { G::option_kinds() } -> std::same_as<std::vector<OptionKind>>;
      { G::read_options(record) } -> std::same_as<std::expected<typename G::Options, RecordError>>;
      {
        read_deal(edition, options, record)
      } -> std::same_as<std::expected<typename G::Deal, RecordError>>;
      { options.start } -> std::convertible_to<std::optional<Seat>>;  // nobody: chance decides
      { option_lines(options) } -> std::same_as<std::vector<RecordLine>>;
      { deal_lines(deal) } -> std::same_as<std::vector<RecordLine>>;
      { deal_game(edition, options, chance) } -> std::same_as<typename G::Deal>;
      { start_game(edition, deal) } -> std::same_as<typename G::State>;
      { seat_count(state) } -> std::same_as<std::size_t>;

      // The game.
      { to_move(state) } -> std::same_as<std::optional<Seat>>;  // nobody: it is over
      { legal(edition, state, moves) };
      { apply(edition, changing, move) };
      { binding(edition, state, move) } -> std::same_as<bool>;  // it cannot be taken back
      { random_move(moves, random) } -> std::same_as<typename G::Move>;
      { refusal(edition, state, move) } -> std::same_as<std::optional<Refusal>>;
      { outcome(edition, state) } -> std::same_as<std::optional<Outcome>>;
      { tie_breaks(edition, state) } -> std::same_as<std::vector<TieBreak>>;  // once it is over

      // What may be known.
      { make_view(edition, state, viewer) } -> std::same_as<typename G::View>;
      { redeal(edition, view, random) } -> std::same_as<typename G::State>;
      { write_view(edition, view) } -> std::same_as<std::string>;
      { read_view(edition, text) } -> std::same_as<std::expected<typename G::View, std::string>>;
      { write_position(json, edition, view) };  // all that a page draws for the viewer
      { G::position_shape() } -> std::same_as<const Shape&>;
      { deal_lines_for(viewer, edition, deal, state) } -> std::same_as<std::vector<RecordLine>>;

      // In words.
      { format(edition, move) } -> std::same_as<std::string>;
      { format_for(viewer, edition, move, seat) } -> std::same_as<std::string>;
      { parse(edition, text) } -> std::same_as<std::expected<typename G::Move, Refusal>>;
      { explain(edition, state, move) } -> std::same_as<std::vector<std::string>>;
      { write_effect(json, edition, state, move) };  // the same in numbers, for pages
      { G::effect_shape() } -> std::same_as<const Shape&>;
      { score_line(edition, state, seat) } -> std::same_as<std::string>;
    };

}  // namespace belle
