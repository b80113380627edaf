#include "tests/ombres/ombres.h"

#include <algorithm>
#include <bit>

#include "engine/core/text.h"

namespace belle::ombres {
namespace {

constexpr std::string_view kLetters = "sm";  // of the seats, in a view

Squares marked(const Open& open) { return open.marks[0] | open.marks[1]; }

bool is_over(const Open& open) {
  return marked(open) == kAll || has_row(open.marks[0]) || has_row(open.marks[1]);
}

std::string square_name(Square square) {
  return {static_cast<char>('a' + square % 3), static_cast<char>('1' + square / 3)};
}

std::optional<Square> square_named(std::string_view text) {
  if (text.size() != 2 || text[0] < 'a' || text[0] > 'c' || text[1] < '1' || text[1] > '3')
    return {};
  return static_cast<Square>(text[0] - 'a' + 3 * (text[1] - '1'));
}

std::unexpected<RecordError> refuse(const RecordLine& line, std::string reason) {
  return std::unexpected(RecordError{line.line, std::move(reason)});
}

std::int16_t row_points(const State& state, Seat seat) {
  return has_row(state.open.marks[index(seat)]) ? kRowPoints : std::int16_t{0};
}
std::int16_t shadow_points(const State& state, Seat seat) {
  const bool on_it = (state.open.marks[index(seat)] & only(state.shadows[index(seat)])) != 0;
  return on_it ? 1 : 0;
}

}  // namespace

bool has_row(Squares marks) {
  return std::ranges::any_of(kRows, [&](Squares row) { return (marks & row) == row; });
}

std::vector<OptionKind> option_kinds() {
  return {{"start", "who begins: chance (default), sun or moon", {"chance", "sun", "moon"}}};
}

std::expected<Options, RecordError> read_options(const Record& record) {
  if (auto error = check_seats(record, kSeatNames)) return std::unexpected(*error);
  Options options;
  for (const RecordLine& line : record.options) {
    if (line.key != "start") return refuse(line, "no option is called " + in_quotes(line.key));
    options.start = seat_named(kSeatNames, line.value);
    if (!options.start && line.value != "chance")
      return refuse(line, "no seat is called " + in_quotes(line.value));
  }
  return options;
}

std::expected<Deal, RecordError> read_deal(const Edition&, const Options& options,
                                           const Record& record) {
  std::optional<Seat> start;
  std::array<std::optional<Square>, kSeats> shadows;
  for (const RecordLine& line : record.deals) {
    if (line.key == "start" && !start) {
      start = seat_named(kSeatNames, line.value);
      if (!start || options.start.value_or(*start) != *start)
        return refuse(line, "another seat starts");
    } else if (line.key == "shadow") {
      std::string_view rest = line.value;
      const auto seat = seat_named(kSeatNames, take_word(rest));
      const auto square = square_named(rest);
      if (!seat || !square || shadows[index(*seat)])
        return refuse(line, "each seat has one shadow, such as 'sun b2'");
      shadows[index(*seat)] = square;
    } else {
      return refuse(line, "nothing called " + in_quotes(line.key) + " is dealt here");
    }
  }
  if (!start || !shadows[0] || !shadows[1] || shadows[0] == shadows[1])
    return std::unexpected(
        RecordError{end_of_header(record), "a deal is a start and two different shadows"});
  return Deal{*start, {*shadows[0], *shadows[1]}};
}

std::vector<RecordLine> option_lines(const Options& options) {
  if (!options.start) return {};
  return {{0, "start", std::string(kSeatNames[index(*options.start)])}};
}

std::vector<RecordLine> deal_lines(const Deal& deal) {
  std::vector<RecordLine> lines{{0, "start", std::string(kSeatNames[index(deal.start)])}};
  for (std::size_t i = 0; i < kSeats; ++i)
    lines.push_back({0, "shadow", std::string(kSeatNames[i]) + ' ' + square_name(deal.shadows[i])});
  return lines;
}

std::vector<RecordLine> deal_lines_for(std::optional<Seat> viewer, const Edition& edition,
                                       const Deal& deal, const State& now) {
  const View view = make_view(edition, now, viewer);
  std::vector<RecordLine> lines = deal_lines(deal);
  for (std::size_t i = 0; i < kSeats; ++i)
    if (!view.shadows[i]) lines[1 + i].value = std::string(kSeatNames[i]) + " ?";
  return lines;
}

Deal deal_game(const Edition&, const Options& options, Chance chance) {
  Deal deal;
  deal.start = options.start ? *options.start : Seat(chance.below(kSeats));
  std::array<Square, kSquareCount> squares{0, 1, 2, 3, 4, 5, 6, 7, 8};
  chance.shuffle(squares);
  deal.shadows = {squares[0], squares[1]};
  return deal;
}

State start_game(const Edition&, const Deal& deal) { return {{{}, deal.start}, deal.shadows}; }

std::optional<Seat> to_move(const State& state) {
  if (is_over(state.open)) return {};
  return state.open.turn;
}

void legal(const Edition&, const State& state, Moves& moves) {
  moves.clear();
  if (is_over(state.open)) return;
  for (Square square = 0; square < kSquareCount; ++square)
    if ((marked(state.open) & only(square)) == 0) moves.push({square});
}

void apply(const Edition&, State& state, const Move& move) {
  state.open.marks[index(state.open.turn)] |= only(move.square);
  state.open.turn = Seat(1 - index(state.open.turn));
}

bool binding(const Edition&, const State&, const Move&) { return true; }  // it ends a turn

Move random_move(const Moves& moves, Random& random) {
  return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

std::optional<Refusal> refusal(const Edition&, const State& state, const Move& move) {
  if (is_over(state.open)) return Refusal{"O3", "the game is over", "over"};
  if ((marked(state.open) & only(move.square)) == 0) return {};
  const std::string square = square_name(move.square);
  return Refusal{"O2", square + " is marked already", "taken", square};
}

std::optional<Outcome> outcome(const Edition&, const State& state) {
  if (!is_over(state.open)) return {};
  Outcome end;
  for (const Seat seat : {Seat{0}, Seat{1}})
    end.totals[index(seat)] =
        static_cast<std::int16_t>(row_points(state, seat) + shadow_points(state, seat));
  for (std::size_t i = 0; i < kSeats; ++i) end.won[i] = end.totals[i] >= end.totals[1 - i];
  return end;
}

View make_view(const Edition&, const State& state, std::optional<Seat> viewer) {
  View view{state.open, viewer, {}};
  for (std::size_t i = 0; i < kSeats; ++i)
    if (viewer == Seat(i) || is_over(state.open) ||
        (marked(state.open) & only(state.shadows[i])) != 0)
      view.shadows[i] = state.shadows[i];
  return view;
}

// A shadow that is not known is not marked either: it is one of the free squares (O2), and not the
// other one (O1).
State redeal(const Edition&, const View& view, Random& random) {
  State state{view.open, {}};
  List<Square, kSquareCount> hiding;
  for (Square square = 0; square < kSquareCount; ++square)
    if ((marked(view.open) & only(square)) == 0 && view.shadows[0] != square &&
        view.shadows[1] != square)
      hiding.push(square);
  const auto drawn =
      random.below(static_cast<std::uint32_t>(std::max<std::size_t>(1, hiding.size())));
  const auto further =
      random.below(static_cast<std::uint32_t>(std::max<std::size_t>(2, hiding.size()) - 1));
  for (std::size_t i = 0; i < kSeats; ++i) {
    if (view.shadows[i])
      state.shadows[i] = *view.shadows[i];
    else if (i == 0 || view.shadows[0])
      state.shadows[i] = hiding[drawn];
    else
      state.shadows[i] = hiding[(drawn + 1 + further) % hiding.size()];
  }
  return state;
}

std::string write_view(const Edition&, const View& view) {
  std::string text;
  for (Square square = 0; square < kSquareCount; ++square)
    text += (view.open.marks[0] & only(square)) != 0   ? 's'
            : (view.open.marks[1] & only(square)) != 0 ? 'm'
                                                       : '.';
  text += kLetters[index(view.open.turn)];
  text += view.viewer ? kLetters[index(*view.viewer)] : '-';
  for (const auto& shadow : view.shadows) text += shadow ? static_cast<char>('0' + *shadow) : '?';
  return text;
}

std::expected<View, std::string> read_view(const Edition& edition, std::string_view text) {
  constexpr std::size_t kLength = kSquareCount + 2 + kSeats;
  if (text.size() != kLength) return std::unexpected("a view has 13 characters");
  View view;
  for (Square square = 0; square < kSquareCount; ++square) {
    const std::size_t mark = kLetters.find(text[square]);
    if (mark < kSeats)
      view.open.marks[mark] |= only(square);
    else if (text[square] != '.')
      return std::unexpected("a square is s, m or a dot");
  }
  const std::size_t turn = kLetters.find(text[kSquareCount]);
  const std::size_t viewer = kLetters.find(text[kSquareCount + 1]);
  if (turn >= kSeats || (viewer >= kSeats && text[kSquareCount + 1] != '-'))
    return std::unexpected("a seat is s or m");
  view.open.turn = Seat(turn);
  if (viewer < kSeats) view.viewer = Seat(viewer);
  const int ahead = std::popcount(view.open.marks[turn]) - std::popcount(view.open.marks[1 - turn]);
  if (ahead > 0 || ahead < -1 || has_row(view.open.marks[turn]))
    return std::unexpected("these marks cannot have been made in turn");
  std::size_t hidden = 0;
  Squares taken = marked(view.open);
  for (std::size_t i = 0; i < kSeats; ++i) {
    const char shadow = text[kSquareCount + 2 + i];
    if (shadow == '?') {
      ++hidden;
    } else if (shadow >= '0' && shadow < '0' + kSquareCount) {
      view.shadows[i] = static_cast<Square>(shadow - '0');
      taken |= only(*view.shadows[i]);
    } else {
      return std::unexpected("a shadow is a number from 0 to 8 or ?");
    }
  }
  if (view.shadows[0] && view.shadows[0] == view.shadows[1])
    return std::unexpected("both shadows are the same");
  if (static_cast<std::size_t>(std::popcount(static_cast<Squares>(kAll & ~taken))) < hidden)
    return std::unexpected("no square is left for a shadow");
  // Known is what O1 to O3 say, no more and no less; a hidden shadow lies on no mark.
  Random random(1);
  if (make_view(edition, redeal(edition, view, random), view.viewer) != view)
    return std::unexpected("this viewer knows other shadows");
  return view;
}

void write_position(JsonText& json, const Edition& edition, const View& view) {
  const State state{view.open, {view.shadows[0].value_or(0), view.shadows[1].value_or(0)}};
  const auto write_seat = [&](std::string_view key, std::optional<Seat> seat) {
    json.key(key);
    if (seat)
      json.text(kSeatNames[index(*seat)]);
    else
      json.null();
  };
  json.open_object();
  json.key("marks").open_object();
  for (std::size_t i = 0; i < kSeats; ++i) {
    json.key(kSeatNames[i]).open_list();
    for (Square square = 0; square < kSquareCount; ++square)
      if ((view.open.marks[i] & only(square)) != 0) json.text(square_name(square));
    json.close_list();
  }
  json.close_object();
  json.key("shadows").open_object();
  for (std::size_t i = 0; i < kSeats; ++i) {
    json.key(kSeatNames[i]);
    if (view.shadows[i])
      json.text(square_name(*view.shadows[i]));
    else
      json.null();
  }
  json.close_object();
  write_seat("viewer", view.viewer);
  write_seat("to_move", to_move(state));
  if (const auto end = outcome(edition, state)) {
    json.key("winners").open_list();
    for (std::size_t i = 0; i < kSeats; ++i)
      if (end->won[i]) json.text(kSeatNames[i]);
    json.close_list();
  }
  json.close_object();
}

std::string format(const Edition&, const Move& move) { return "mark " + square_name(move.square); }

std::string format_for(std::optional<Seat>, const Edition& edition, const Move& move, Seat) {
  return format(edition, move);
}

std::expected<Move, Refusal> parse(const Edition&, std::string_view text) {
  std::string_view rest = text;
  const bool marks = take_word(rest) == "mark";
  const auto square = square_named(rest);
  if (!marks || !square)
    return std::unexpected(Refusal{"O2", "a move is 'mark' and a square from a1 to c3"});
  return Move{*square};
}

std::vector<std::string> explain(const Edition&, const State& state, const Move& move) {
  const std::size_t mover = index(state.open.turn);
  std::vector<std::string> sentences;
  if (has_row(state.open.marks[mover] | only(move.square)))
    sentences.emplace_back("Three in a row: 3 points, and the game is over (O3, O4).");
  if (state.shadows[mover] == move.square)
    sentences.emplace_back("Your mark on your shadow: 1 point (O4).");
  return sentences;
}

void write_effect(JsonText& json, const Edition&, const State& state, const Move& move) {
  const std::size_t mover = index(state.open.turn);
  json.open_object();
  json.key("row").truth(has_row(state.open.marks[mover] | only(move.square)));
  json.key("shadow").truth(state.shadows[mover] == move.square);
  json.close_object();
}

std::string score_line(const Edition&, const State& state, Seat seat) {
  const int row = row_points(state, seat);
  const int shadow = shadow_points(state, seat);
  return std::string(kSeatNames[index(seat)]) + ' ' + std::to_string(row + shadow) + " row " +
         std::to_string(row) + " shadow " + std::to_string(shadow);
}

}  // namespace belle::ombres
