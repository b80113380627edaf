#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <thread>

#include <fmt/format.h>

#include "analysis/decision.h"
#include "analysis/report.h"
#include "apps/analyse_table.h"
#include "apps/commands.h"
#include "apps/files.h"
#include "apps/hint_plans.h"
#include "apps/interrupt.h"
#include "apps/thinking.h"
#include "players/together.h"

namespace belle {
namespace {

struct HintWords {
  RecordWords record;
  ThinkingWords thinking;
  std::optional<std::uint64_t> top;
  std::optional<std::uint64_t> threads;
  bool json = false;

  // Within a time, all cores help; the same simulations shall give the same answer everywhere.
  std::size_t cores() const {
    const bool by_time = thinking.milliseconds && !thinking.simulations;
    return threads.value_or(by_time ? std::thread::hardware_concurrency() : 1);
  }
};

constexpr std::uint64_t kMostThreads = 256;

struct Hint {
  std::string_view game;
  std::size_t ply = 0;
  std::string_view seat;  // empty if the game is over
  std::vector<analysis::Candidate> moves;
  std::vector<std::string> principal_variation;
  struct Step {
    std::string move;
    std::vector<std::string> brings;
  };
  std::vector<Step> plan;  // the rest of the turn, as far as it can be planned
  bool reveals = false;    // its last step shows something hidden
  std::string plans;       // all of them, as JSON
  players::Reason reason;
  std::uint64_t visits = 0;  // of all moves, also those that are not shown
  std::uint64_t simulations = 0;
  bool proven = false;
};

// The first plan with what each step brings, as far as the mover can know it.
template <Game G>
void add_plan(const typename G::Edition& edition, const typename G::View& view,
              const search::Answer<G>& answer, Hint& hint) {
  Random random(1);
  typename G::State state = redeal(edition, view, random);
  const search::Plan<G>& plan = answer.plans.front();
  for (const auto& step : plan.steps) {
    hint.plan.push_back({format(edition, step), explain(edition, state, step)});
    apply(edition, state, step);
  }
  hint.reveals = plan.reveals;
  hint.reason = players::reason<G>(edition, view, answer);
  JsonText json;
  write_plans<G>(json, edition, view, answer);
  hint.plans = json.written();
}

template <Game G>
Hint hint(const typename G::Edition& edition, const Replay<G>& replay, const HintWords& typed) {
  Hint result;
  result.game = G::kName;
  result.ply = replay.moves.size();
  if (replay.over()) return result;
  const typename G::State& state = replay.last();
  const Seat seat = *to_move(state);
  const typename G::View view = make_view(edition, state, seat);
  search::Budget budget = typed.thinking.budget(result.ply);
  budget.plans = kPlans;
  const search::Answer<G> answer = players::think_together<G>(edition, view, budget, typed.cores());
  result.seat = G::kSeatNames[index(seat)];
  for (const search::Ranked<G>& ranked : answer.moves) {
    if (result.moves.size() < typed.top.value_or(5))
      result.moves.push_back(analysis::candidate<G>(edition, ranked));
    result.visits += ranked.visits;
  }
  for (const search::Expected<G>& next : answer.principal_variation)
    result.principal_variation.push_back(format(edition, next.move));
  add_plan<G>(edition, view, answer, result);
  result.simulations = answer.simulations;
  result.proven = answer.proven;
  return result;
}

// {"game": "lumiere", "ply": 12, "over": false, "seat": "orange", "simulations": 8000,
//  "proven": false, "moves": [{"move": …, "win": …, "margin": …, "visits": …}, …],
//  "line": ["build L4 c5 r1", …], "explain": ["…", …], "plans": […], "reason": {…}}; nothing after
// `over` if the game is. Plans and reason are those of apps/hint_plans.h.
std::string as_json(const Hint& hint) {
  JsonText json;
  json.open_object();
  json.key("game");
  json.text(hint.game);
  json.key("ply");
  json.whole(hint.ply);
  json.key("over");
  json.truth(hint.seat.empty());
  if (!hint.seat.empty()) {
    json.key("seat");
    json.text(hint.seat);
    json.key("simulations");
    json.whole(hint.simulations);
    json.key("proven");
    json.truth(hint.proven);
    json.key("moves");
    json.open_list();
    for (const analysis::Candidate& candidate : hint.moves) {
      json.open_object();
      write_candidate(json, candidate);
      json.close_object();
    }
    json.close_list();
    json.key("line");
    json.texts(hint.principal_variation);
    json.key("explain");
    json.texts(hint.plan.front().brings);
    json.key("plans").raw(hint.plans);
    json.key("reason");
    write_reason(json, hint.reason);
  }
  json.close_object();
  return json.written() + '\n';
}

std::string hint_in_words(const Hint& hint) {
  if (hint.seat.empty()) return "over\n";
  std::string text = fmt::format("ply {} · {} to move · {} simulations{}\n\n", hint.ply, hint.seat,
                                 hint.simulations, hint.proven ? " · solved to the end" : "");
  text += fmt::format("{:>9} {:>7} {:>8}  {}\n", "win", "VP", "visits", "move");
  const auto visits = static_cast<double>(std::max<std::uint64_t>(1, hint.visits));
  for (const analysis::Candidate& candidate : hint.moves)
    text += fmt::format("{:>9} {:>7} {:>8}  {}\n", percent(candidate.value.win),
                        points(candidate.value.margin), percent(candidate.visits / visits),
                        candidate.move);
  text += fmt::format("\nexpected: {}\nreason: {}\nplan:\n",
                      fmt::join(hint.principal_variation, " · "), hint.reason.sentence);
  for (const Hint::Step& step : hint.plan) {
    text += fmt::format("\n{}\n", step.move);
    for (const std::string& line : step.brings) text += "  " + line + '\n';
  }
  if (hint.reveals) text += "\nthen, depending on what is drawn\n";
  return text;
}

}  // namespace

void add_hint(CLI::App& belle, Session& session) {
  Command command(belle, "hint", "Say what Belle would play, and why");
  command.footer(
      "Ranks the moves of the seat to move, from what that seat may know: probability of\n"
      "victory, VP ahead of the best other seat, and how much of the thinking went there.\n"
      "Then the plan of the whole turn, as far as nothing hidden is shown in it: what each\n"
      "step brings, and what speaks for the plan against the next best.\n"
      "Ctrl-C shows what is thought so far.\n"
      "Example: belle hint game.belle --ply 30 --ms 2000");
  const auto typed = std::make_shared<HintWords>();
  typed->record.declare(command);
  typed->thinking.declare(command);
  command.number("--top", typed->top, "how many moves are shown: 5 if not given");
  command.number("--threads", typed->threads,
                 "cores to use: all if only a time is given, else one");
  command.flag("--json", typed->json, "print one JSON object");
  command.on([typed, &session] {
    if (const auto meant = typed->thinking.check(); !meant)
      return session.fail(meant.error(), kUsage);
    if (typed->top == 0U) return session.fail("--top: at least 1", kUsage);
    if (typed->threads && (*typed->threads == 0 || *typed->threads > kMostThreads))
      return session.fail(fmt::format("--threads: 1 to {}", kMostThreads), kUsage);
    const Interrupt interrupt;
    const auto given = with_record(session.console, typed->record,
                                   [&]<class G>(G, const typename G::Edition& edition,
                                                const Record&, const Replay<G>& replay) {
                                     const Hint result = hint<G>(edition, replay, *typed);
                                     session.console.out
                                         << (typed->json ? as_json : hint_in_words)(result);
                                   });
    if (!given)
      session.fail(given.error());
    else if (Interrupt::asked())
      session.exit = kInterrupted;
  });
}

}  // namespace belle
