// Playing a record from its deal to its last line with full checking, and writing one. Works for
// every game through its contract.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/record.h"
#include "engine/core/text.h"

namespace belle {

/// The names of the seats that play.
template <Game G>
std::span<const std::string_view> seat_names(const typename G::State& state) {
  return std::span<const std::string_view>(G::kSeatNames).first(seat_count(state));
}

/// A record, played.
template <Game G>
struct Replay {
  typename G::Options options;
  typename G::Deal deal;
  std::vector<typename G::State> states;  // the start, then after each move that counts
  std::vector<typename G::Move> moves;
  std::optional<RecordEvent> given_up;  // the resignation or timeout that ended the game
  bool closed = false;                  // its score and result lines are there

  const typename G::State& last() const { return states.back(); }
  bool over() const { return given_up || !to_move(last()); }
};

/// The score and result lines with which a record of this finished game must close.
template <Game G>
std::vector<RecordLine> score_lines(const typename G::Edition& edition,
                                    const typename G::State& state) {
  std::vector<RecordLine> lines;
  for (std::size_t i = 0; i < seat_count(state); ++i) {
    const std::string text = score_line(edition, state, Seat(i));
    std::string_view rest = text;
    const std::string_view seat = take_word(rest);
    lines.push_back({0, std::string(seat), std::string(rest)});
  }
  return lines;
}
template <Game G>
RecordLine result_line(const std::array<bool, kMaxSeats>& won) {
  std::string names;
  for (std::size_t i = 0; i < G::kSeatNames.size(); ++i)
    if (won[i]) (names += names.empty() ? "" : " ") += G::kSeatNames[i];
  std::string_view rest = names;
  const std::string_view first = take_word(rest);
  return {0, std::string(first), std::string(rest)};
}

namespace replaying {

using Refused = std::unexpected<RecordError>;

inline Refused refuse(const RecordLine& line, std::string reason) {
  return Refused(RecordError{line.line, std::move(reason)});
}

inline std::string in_words(const RecordLine& line) {
  return line.value.empty() ? line.key : line.key + ' ' + line.value;
}

template <Game G>
std::expected<void, RecordError> play_event(const typename G::Edition& edition, Replay<G>& replay,
                                            const RecordEvent& event) {
  const RecordLine& line = event.what;
  if (replay.given_up) return refuse(line, "the game has ended by resignation or timeout");
  const typename G::State& state = replay.last();
  if (event.kind == RecordEvent::Kind::Undo) {
    const auto undone = number(line.key);
    if (!undone || *undone < 1) return refuse(line, "undo takes a number of moves");
    if (static_cast<std::size_t>(*undone) > replay.moves.size())
      return refuse(
          line, "there are only " + std::to_string(replay.moves.size()) + " moves to be undone");
    replay.moves.resize(replay.moves.size() - static_cast<std::size_t>(*undone));
    replay.states.resize(replay.moves.size() + 1);
    return {};
  }
  const auto seat = seat_named(seat_names<G>(state), line.key);
  if (!seat) return refuse(line, "no seat is called " + in_quotes(line.key));
  const auto turn = to_move(state);
  if (!turn) return refuse(line, "the game is over");
  if (event.kind != RecordEvent::Kind::Move) {
    if (seat_count(state) == 2) replay.given_up = event;
    return {};
  }
  if (*seat != *turn)
    return refuse(line, "it is the turn of " + std::string(G::kSeatNames[index(*turn)]));
  const auto move = parse(edition, line.value);
  if (!move)
    return refuse(line, move.error().reason + " (" + std::string(move.error().ruling) + ")");
  if (const auto broken = refusal(edition, state, *move))
    return refuse(line, broken->reason + " (" + std::string(broken->ruling) + ")");
  typename G::State next = state;
  apply(edition, next, *move);
  replay.states.push_back(next);
  replay.moves.push_back(*move);
  return {};
}

// The lines that must close the record, against those that do.
template <Game G>
std::expected<void, RecordError> close(const typename G::Edition& edition, Replay<G>& replay,
                                       const Record& record) {
  const bool closes = !record.scores.empty() || record.result;
  if (!closes) return {};
  const RecordLine& opening = record.scores.empty() ? *record.result : record.scores.front();
  if (!replay.over())
    return refuse(opening, "the game is not over: it is the turn of " +
                               std::string(G::kSeatNames[index(*to_move(replay.last()))]));
  std::vector<RecordLine> scores;
  std::array<bool, kMaxSeats> won{};
  if (replay.given_up) {
    const auto loser = *seat_named(G::kSeatNames, replay.given_up->what.key);
    won[1 - index(loser)] = true;
  } else {
    scores = score_lines<G>(edition, replay.last());
    won = outcome(edition, replay.last())->won;
  }
  for (std::size_t i = 0; i < record.scores.size(); ++i) {
    const RecordLine& line = record.scores[i];
    if (i >= scores.size()) return refuse(line, "one score line too many");
    if (in_words(line) != in_words(scores[i]))
      return refuse(line, "the score is '" + in_words(scores[i]) + "'");
  }
  if (!record.result) return {};
  if (record.scores.size() < scores.size())
    return refuse(*record.result,
                  "the line 'score " + in_words(scores[record.scores.size()]) + "' is missing");
  const RecordLine result = result_line<G>(won);
  if (in_words(*record.result) != in_words(result)) {
    const auto breaks = tie_breaks(edition, replay.last());
    return refuse(*record.result,
                  "the result is '" + in_words(result) + "'" +
                      (breaks.empty() ? "" : ": " + tie_break_text(G::kSeatNames, breaks)));
  }
  replay.closed = true;
  return {};
}

}  // namespace replaying

/// Plays the record with this edition, which must be the one it names. A record may stop anywhere
/// after its deal; `closed` tells whether a finished game has its closing lines.
template <Game G>
std::expected<Replay<G>, RecordError> replay(const typename G::Edition& edition,
                                             const Record& record) {
  const auto options = G::read_options(record);
  if (!options) return std::unexpected(options.error());
  const auto deal = read_deal(edition, *options, record);
  if (!deal) return std::unexpected(deal.error());
  Replay<G> result{*options, *deal, {}, {}, {}, false};
  result.states.reserve(record.events.size() + 1);
  result.states.push_back(start_game(edition, *deal));
  for (const RecordEvent& event : record.events)
    if (const auto played = replaying::play_event(edition, result, event); !played)
      return std::unexpected(played.error());
  if (const auto done = replaying::close(edition, result, record); !done)
    return std::unexpected(done.error());
  return result;
}

/// The record of a game from its deal through these moves, closed if the game is over.
template <Game G>
Record make_record(const typename G::Edition& edition, const typename G::Options& options,
                   const typename G::Deal& deal, const std::vector<typename G::Move>& moves,
                   const std::vector<std::string>& names) {
  Record record;
  record.game.key = G::kName;
  record.edition.key = edition.name;
  record.options = option_lines(options);
  for (std::size_t i = 0; i < names.size(); ++i)
    record.seats.push_back({0, std::string(G::kSeatNames[i]), names[i]});
  record.deals = deal_lines(deal);
  typename G::State state = start_game(edition, deal);
  for (const typename G::Move& move : moves) {
    const std::size_t seat = index(*to_move(state));
    record.events.push_back(
        {RecordEvent::Kind::Move, {0, std::string(G::kSeatNames[seat]), format(edition, move)}});
    apply(edition, state, move);
  }
  if (const auto end = outcome(edition, state)) {
    record.scores = score_lines<G>(edition, state);
    record.result = result_line<G>(end->won);
  }
  return record;
}

}  // namespace belle
