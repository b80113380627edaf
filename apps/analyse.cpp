#include <algorithm>
#include <memory>
#include <thread>

#include "analysis/report.h"
#include "analysis/together.h"
#include "apps/analyse_table.h"
#include "apps/commands.h"
#include "apps/files.h"
#include "apps/interrupt.h"
#include "apps/progress.h"
#include "apps/thinking.h"
#include "players/players.h"

namespace belle {
namespace {

struct AnalyseWords {
  RecordWords record;
  ThinkingWords thinking;
  std::optional<std::uint64_t> threads;
  bool json = false;
  std::vector<std::string> marks;
};

std::string caption(std::string_view game, const std::vector<analysis::SeatName>& seats,
                    const analysis::Analysis& analysis, const ThinkingWords& thinking) {
  std::string text(game);
  for (const analysis::SeatName& seat : seats) text += " · " + seat.seat + ' ' + seat.name;
  return text + " · " + std::to_string(analysis.moves) + " moves · " + thinking.in_words() +
         " each\n\n";
}

template <Game G>
void analyse_game(const typename G::Edition& edition, const Record& record, const Replay<G>& replay,
                  const AnalyseWords& typed, Session& session) {
  const Interrupt interrupt;
  Progress progress(session.console, "thinking", replay.moves.size());
  const std::uint64_t cores = std::max(1U, std::thread::hardware_concurrency());
  const analysis::Analysis analysis = analysis::analyse<G>(
      edition, replay,
      [&](const typename G::View& view, std::size_t ply, std::size_t played) {
        search::Budget budget = typed.thinking.budget(ply);
        budget.asked = played;
        return players::think<G>(edition, view, budget);
      },
      std::min<std::size_t>(typed.threads.value_or(cores), replay.moves.size()),
      {.stop = [] { return Interrupt::asked().load(); },
       .progress = [&](std::size_t done) { progress.at(done); }});
  progress.clear();

  const std::vector<analysis::SeatName> seats = analysis::names<G>(record, replay.last());
  std::ostream& out = session.console.out;
  if (typed.json) {
    out << report(analysis, G::kName, seats) << '\n';
  } else if (!analysis.decisions.empty()) {
    const TableStyle parameters{session.console.colour ? show::Colour::Ansi : show::Colour::Plain,
                                G::kDecisions == "decisions", typed.marks};
    out << caption(G::kName, seats, analysis, typed.thinking)
        << decision_table(analysis, seats, parameters) << '\n'
        << summary_table(analysis, seats);
  } else if (analysis.complete()) {
    out << "no move has been played\n";
  }
  if (!analysis.complete())
    session.fail("stopped after " + std::to_string(analysis.decisions.size()) + " of " +
                     std::to_string(analysis.moves) + " decisions",
                 kInterrupted);
}

}  // namespace

void add_analyse(CLI::App& belle, Session& session) {
  Command command(belle, "analyse", "Evaluator every decision of a game, and tell play from luck");
  command.footer(
      "Belle thinks about each decision from what its player could know. A line tells what was\n"
      "played, the probability of victory and the VP margin after it (= if solved to the end),\n"
      "and what it lost against the best move. Below: how well each seat played, and where its\n"
      "result came from. Ctrl-C prints what is done. Example:\n"
      "  belle analyse game.belle --sims 20000 --marks mistake blunder");
  const auto typed = std::make_shared<AnalyseWords>();
  typed->record.declare(command);
  typed->thinking.declare(command);
  command.number("--threads", typed->threads, "how many decisions at a time; one per core");
  command.flag("--json", typed->json, "print one JSON object");
  command.texts("--marks", typed->marks, "only these lines: mistake, blunder, …")
      .with_commas()
      .at_most(static_cast<int>(analysis::kMarkNames.size()))
      .one_of({analysis::kMarkNames.begin(), analysis::kMarkNames.end()});
  command.on([typed, &session] {
    if (const auto meant = typed->thinking.check(); !meant)
      return session.fail(meant.error(), kUsage);
    if (typed->threads == 0U) return session.fail("--threads: at least 1", kUsage);
    const auto analysed = with_record(session.console, typed->record,
                                      [&]<class G>(G, const typename G::Edition& edition,
                                                   const Record& record, const Replay<G>& replay) {
                                        analyse_game<G>(edition, record, replay, *typed, session);
                                      });
    if (!analysed) session.fail(analysed.error());
  });
}

}  // namespace belle
