// The players of the page: what Belle plays, hints, analyses, replays and checks of records. A call
// runs to its end; a page that wants to stop it ends the worker. Answers are JSON on the channel 0,
// the progress of an analysis and what is thought so far for a hint are on channel 1.

#include <charconv>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "analysis/analyse.h"
#include "analysis/report.h"
#include "apps/hint_plans.h"
#include "apps/random.h"
#include "apps/wasm/exchange.h"
#include "apps/wasm/page_weights.h"
#include "apps/wasm/records.h"
#include "players/move_query.h"
#include "players/time.h"
#include "search/budget.h"
#include "table/fair.h"

namespace belle::wasm {
namespace {

constexpr std::uint32_t kAnswer = 0;
constexpr std::uint32_t kProgress = 1;

// What a tree may take: phones have little.
constexpr std::size_t kMemory = std::size_t{128} << 20;

std::uint64_t number_in(std::string_view text) {
  std::uint64_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

void fail(const RecordError& error) {
  JsonText json;
  json.open_object();
  json.key("ok").truth(false);
  json.key("line").whole(static_cast<std::uint64_t>(error.line));
  json.key("message").text(error.reason);
  json.close_object();
  tell(kAnswer, json.written());
}

// How long to think: simulations, milliseconds, and the seed, each 0 if it was not given.
struct Measure {
  std::uint64_t simulations;
  std::uint64_t milliseconds;
  std::uint64_t seed;

  search::Budget budget(std::size_t ply) const {
    search::Budget budget;
    if (simulations > 0) budget.simulations = simulations;
    budget.seed = analysis::seed_at(seed > 0 ? seed : budget.seed, ply);
    budget.memory = kMemory;
    if (milliseconds > 0) players::hold_to_time(budget, static_cast<double>(milliseconds));
    return budget;
  }
};
Measure measure_in(const Given& given, std::size_t first) {
  return {number_in(given[first]), number_in(given[first + 1]), number_in(given[first + 2])};
}

template <Game G>
std::string hint_text(const typename G::Edition& edition, const typename G::View& view,
                      std::size_t ply, const search::Answer<G>& answer) {
  JsonText json;
  json.open_object();
  json.key("ok").truth(true);
  json.key("game").text(G::kName);
  json.key("ply").whole(ply);
  json.key("seat").text(G::kSeatNames[index(*view.viewer)]);
  json.key("simulations").whole(answer.simulations);
  json.key("proven").truth(answer.proven);
  json.key("moves").open_list();
  for (const search::Ranked<G>& ranked : answer.moves) {
    json.open_object();
    write_candidate(json, analysis::candidate<G>(edition, ranked));
    json.close_object();
  }
  json.close_list();
  json.key("line").open_list();
  for (const analysis::Follow& follow :
       analysis::in_notation<G>(edition, answer.principal_variation))
    json.text(follow.move);
  json.close_list();
  json.key("plans");
  write_plans<G>(json, edition, view, answer);
  json.key("reason");
  write_reason(json, players::reason<G>(edition, view, answer));
  json.close_object();
  return json.written();
}

template <Game G>
void write_replay(const typename G::Edition& edition, const Record& record,
                  const Replay<G>& replay) {
  // A viewer of a game that is over may know everything; else only what lies open.
  const bool over = replay.over();
  JsonText json;
  const auto position = [&](const typename G::State& state) {
    json.key("position");
    write_position(json, edition, make_view(edition, state, std::nullopt));
    if (!over) return;
    json.key("seen").open_list();
    for (std::size_t i = 0; i < seat_count(state); ++i)
      write_position(json, edition, make_view(edition, state, Seat(i)));
    json.close_list();
  };
  json.open_object();
  json.key("ok").truth(true);
  json.key("settings").open_object();
  json.key("game").text(G::kName);
  json.key("seats").whole(seat_count(replay.last()));
  json.key("options").open_object();
  for (const RecordLine& option : option_lines(replay.options))
    json.key(option.key).text(option.value);
  json.close_object();
  json.key("edition").text(record.edition.key);
  json.close_object();
  json.key("seats").open_list();
  for (const analysis::SeatName& seat : analysis::names<G>(record, replay.last())) {
    json.open_object();
    json.key("seat").text(seat.seat);
    json.key("name").text(seat.name);
    json.close_object();
  }
  json.close_list();
  json.key("start").open_object();
  position(replay.states.front());
  json.close_object();
  json.key("plies").open_list();
  for (std::size_t i = 0; i < replay.moves.size(); ++i) {
    const Seat seat = *to_move(replay.states[i]);
    json.open_object();
    json.key("seat").text(G::kSeatNames[index(seat)]);
    json.key("line").text(over ? format(edition, replay.moves[i])
                               : format_for(std::nullopt, edition, replay.moves[i], seat));
    position(replay.states[i + 1]);
    json.close_object();
  }
  json.close_list();
  json.key("over").truth(over);
  json.key("scores").open_list();
  for (const RecordLine& line : record.scores) json.text(replaying::in_words(line));
  json.close_list();
  json.key("result");
  if (record.result)
    json.text(replaying::in_words(*record.result));
  else
    json.null();
  json.key("gave_up");
  if (replay.given_up)
    json.text(replay.given_up->what.key);
  else
    json.null();
  json.close_object();
  tell(kAnswer, json.written());
}

// A sealed deal may stay sealed while the game runs; a seed that is opened must fit at any time.
template <Game G>
void write_check(const typename G::Edition& edition, const Record& record,
                 const Replay<G>& replay) {
  const bool sealed = record.fair.commit.has_value();
  const bool opened = record.fair.seed || replay.closed;
  std::optional<RecordError> wrong;
  if (sealed && opened) {
    const auto fair = table::verify_deal<G>(edition, replay.options, replay.deal, record);
    if (!fair) wrong = fair.error();
  }
  if (!wrong && replay.over() && !replay.closed)
    wrong = RecordError{record.last_line, "the game is over, but its closing lines are missing"};
  JsonText json;
  json.open_object();
  json.key("ok").truth(!wrong);
  json.key("line").whole(static_cast<std::uint64_t>(wrong ? wrong->line : 0));
  json.key("message").text(wrong ? wrong->reason : "");
  json.key("over").truth(replay.over());
  json.key("deal").text(!sealed || !opened ? "none" : wrong ? "wrong" : "verified");
  json.close_object();
  tell(kAnswer, json.written());
}

template <class Use>
void answer(std::string_view record, std::string_view edition, Use use) {
  if (const auto used = with_record(record, edition, use); !used) fail(used.error());
}

// Calls `use(G{}, edition)` with a game by its name and its shipped edition, or that of a file.
template <class Use>
void with_edition(std::string_view name, std::string_view file, Use use) {
  const bool known = with_game(name, [&]<class G>(G game) {
    const auto edition = edition_of<G>(file);
    if (!edition) return fail({0, edition.error()});
    use(game, *edition);
  });
  if (!known) fail({0, "no game is called " + in_quotes(name)});
}

}  // namespace

/// Level, seed, milliseconds at most, game, view of the seat to move, edition file: the move that
/// the level plays.
BELLE_EXPORT(choose) void choose(std::size_t size) {
  const Given given(size);
  with_edition(given[3], given[5], [&]<class G>(G, const typename G::Edition& edition) {
    const players::MoveQuery query{std::string(given[3]),
                                   {},
                                   std::string(given[4]),
                                   std::string(given[0]),
                                   number_in(given[1])};
    search::Budget clock;
    players::hold_to_time(clock, static_cast<double>(number_in(given[2])));
    const auto move = players::find_move<G>(edition, query, clock.stop);
    if (!move) return fail({0, move.error()});
    tell(kAnswer, *move);
  });
}

/// Simulations, milliseconds, seed, ply, game, view of the seat to move, edition file: Belle's
/// opinion of the moves, and her plans. What she thinks so far is told on the way on channel 1.
BELLE_EXPORT(hint) void hint(std::size_t size) {
  const Given given(size);
  with_edition(given[4], given[6], [&]<class G>(G, const typename G::Edition& edition) {
    const auto view = players::view_of_mover<G>(edition, given[5]);
    if (!view) return fail({0, view.error()});
    const auto ply = static_cast<std::size_t>(number_in(given[3]));
    search::Budget budget = measure_in(given, 0).budget(ply);
    budget.plans = kPlans;
    const auto text = [&](const search::Answer<G>& answer) {
      return hint_text<G>(edition, *view, ply, answer);
    };
    tell(kAnswer,
         text(players::think_aloud<G>(edition, *view, budget, [&](const search::Answer<G>& so_far) {
           tell(kProgress, text(so_far));
         })));
  });
}

/// Record, edition file: ply, game and view of the seat to move at its end, as `hint` takes them.
BELLE_EXPORT(view) void view_at_end(std::size_t size) {
  const Given given(size);
  answer(
      given[0], given[1],
      [&]<class G>(G, const typename G::Edition& edition, const Record&, const Replay<G>& replay) {
        const auto view = make_view(edition, replay.last(), to_move(replay.last()));
        tell(kAnswer, std::to_string(replay.moves.size()) + '\0' + std::string(G::kName) + '\0' +
                          write_view(edition, view));
      });
}

/// Simulations, milliseconds, seed, record, edition file: every decision judged.
BELLE_EXPORT(analyse) void analyse(std::size_t size) {
  const Given given(size);
  answer(given[3], given[4],
         [&]<class G>(G, const typename G::Edition& edition, const Record& record,
                      const Replay<G>& replay) {
           const Measure measure = measure_in(given, 0);
           std::vector<std::optional<analysis::Decision>> decided(replay.moves.size());
           for (std::size_t ply = 0; ply < decided.size(); ++ply) {
             decided[ply] = analysis::decision_at<G>(
                 edition, replay, ply,
                 [&](const typename G::View& view, std::size_t at, std::size_t played) {
                   search::Budget budget = measure.budget(at);
                   budget.asked = played;
                   return players::think<G>(edition, view, budget);
                 });
             tell(kProgress, std::to_string(ply + 1) + '/' + std::to_string(decided.size()));
           }
           tell(kAnswer, report(analysis::sum_up<G>(edition, replay, std::move(decided)), G::kName,
                                analysis::names<G>(record, replay.last())));
         });
}

/// Record, edition file: the positions of a game.
BELLE_EXPORT(replay) void replay_record(std::size_t size) {
  const Given given(size);
  answer(given[0], given[1],
         [&]<class G>(G, const typename G::Edition& edition, const Record& record,
                      const Replay<G>& replay) { write_replay<G>(edition, record, replay); });
}

/// Record, edition file: whether it holds, and its sealed deal.
BELLE_EXPORT(check) void check(std::size_t size) {
  const Given given(size);
  answer(given[0], given[1],
         [&]<class G>(G, const typename G::Edition& edition, const Record& record,
                      const Replay<G>& replay) { write_check<G>(edition, record, replay); });
}

/// Game, seats, seed: the record of a random game, as `belle random` writes it.
BELLE_EXPORT(random_game) void random_record(std::size_t size) {
  const Given given(size);
  with_game(given[0], [&]<class G>(G) {
    const auto& edition = editions::shipped<G>();
    const auto seats = static_cast<std::size_t>(number_in(given[1]));
    const auto options = G::read_options(record_with_seats<G>(seats));
    if (!options) return fail(options.error());
    const RandomGame<G> game = random_game<G>(edition, *options, number_in(given[2]));
    tell(kAnswer, write_record(make_record<G>(edition, *options, game.deal, game.moves,
                                              std::vector<std::string>(seats, "Chance"))));
  });
}

/// Game, seats, seed, how many: the number of moves in so many random games, for measuring.
BELLE_EXPORT(play_out) double play_out_games(std::size_t size) {
  const Given given(size);
  double moves = 0;
  with_game(given[0], [&]<class G>(G) {
    const auto& edition = editions::shipped<G>();
    const auto seats = static_cast<std::size_t>(number_in(given[1]));
    const auto options = *G::read_options(record_with_seats<G>(seats));
    for (std::uint64_t i = 0; i < number_in(given[3]); ++i)
      moves += static_cast<double>(
          random_game<G>(edition, options, number_in(given[2]) + i).moves.size());
  });
  return moves;
}

/// Game, level (Belle at her best if none is named): whether it needs weights that are not here
/// yet.
BELLE_EXPORT(needs_weights) std::uint32_t weights_missing(std::size_t size) {
  const Given given(size);
  return needs_weights(given[0], given[1]) ? 1 : 0;
}

/// The game, then the bytes of its weights; whether they fit its nets.
BELLE_EXPORT(take_weights) std::uint32_t weights_brought(std::size_t size) {
  const Given given(size);
  return take_weights(given[0], given.whole().substr(given[0].size() + 1)) ? 1 : 0;
}

}  // namespace belle::wasm
