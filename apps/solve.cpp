#include "search/solve.h"

#include <chrono>
#include <concepts>
#include <memory>

#include <fmt/format.h>

#include "apps/commands.h"
#include "apps/files.h"
#include "apps/progress.h"
#include "apps/survey.h"
#include "players/lumiere/endgame.h"

namespace belle {
namespace {

using Clock = std::chrono::steady_clock;
using lumiere::Endgame;

struct SolveWords {
  std::vector<std::string> files;
  std::optional<std::string> edition;
  std::optional<std::uint64_t> ply;
  double seconds = 10;
  std::size_t memory = 256;
  bool json = false;
  bool survey = false;
  std::optional<std::uint64_t> games;
  std::optional<std::uint64_t> seed;
};

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// Limits that end after the typed seconds from now on.
search::SolveLimits limits(const SolveWords& typed, Progress* progress) {
  search::SolveLimits result;
  result.memory = typed.memory << 20;
  result.stop = [&typed, progress, start = Clock::now()] {
    const double passed = seconds_since(start);
    if (progress != nullptr) progress->at(static_cast<std::size_t>(passed));
    return passed >= typed.seconds;
  };
  return result;
}

// `orange wins by 7`.
std::string in_words(const search::Solution<Lumiere>& solution, Seat seat) {
  if (solution.victory == 0) return "shared victory, the totals are equal";
  const Seat winner = solution.victory > 0 ? seat : lumiere::rival(seat);
  const std::string name(lumiere::kSeatNames[index(winner)]);
  if (solution.difference() == 0) return name + " wins by free spaces, the totals are equal";
  return name + " wins by " + std::to_string(std::abs(solution.difference()));
}

using Variation = std::vector<std::pair<std::string, std::string>>;  // seat and move

Variation variation_in_words(const lumiere::Edition& edition, lumiere::State state,
                             const std::vector<lumiere::Move>& moves) {
  Variation variation;
  for (const lumiere::Move& move : moves) {
    variation.emplace_back(lumiere::kSeatNames[index(*to_move(state))], format(edition, move));
    apply(edition, state, move);
  }
  return variation;
}

void print_solution(const search::Solution<Lumiere>& solution, const Variation& variation,
                    Seat seat, double seconds, std::ostream& out) {
  const std::string_view name = lumiere::kSeatNames[index(seat)];
  if (solution.solved) {
    out << (solution.principal_variation.empty() ? "the game is over: " : "best play: ")
        << in_words(solution, seat) << '\n';
    for (const auto& [mover, move] : variation) out << "  " << mover << ' ' << move << '\n';
  } else {
    out << fmt::format("not solved: {} ends between {:+} and {:+}\n", name, solution.low,
                       solution.high);
  }
  out << fmt::format("{} positions, {:.2f} s\n", solution.nodes, seconds);
}

void print_solution_json(const search::Solution<Lumiere>& solution, const Variation& variation,
                         Seat seat, double seconds, std::ostream& out) {
  JsonText json;
  json.open_object();
  json.key("solved").truth(solution.solved);
  json.key("seat").text(lumiere::kSeatNames[index(seat)]);
  if (solution.solved) {
    json.key("difference").whole(solution.difference());
    json.key("victory").whole(solution.victory);
  } else {
    json.key("low").whole(solution.low);
    json.key("high").whole(solution.high);
  }
  json.key("line").open_list();
  for (const auto& [mover, move] : variation) {
    json.open_object();
    json.key("seat").text(mover);
    json.key("move").text(move);
    json.close_object();
  }
  json.close_list();
  json.key("nodes").whole(solution.nodes);
  json.key("seconds").number(seconds, 3);
  json.close_object();
  out << json.written() << '\n';
}

void solve_position(const lumiere::Edition& edition, const Replay<Lumiere>& replay,
                    const SolveWords& typed, Session& session) {
  if (replay.given_up) return session.fail("the game has been given up");
  const lumiere::State& state = replay.last();
  if (!Endgame::open(state))
    return session.fail(
        "cannot be solved in the first phase: the tiles in hand and in the piles are hidden; name "
        "a later position with --ply");
  const auto start = Clock::now();
  Progress progress(session.console, "solving", static_cast<std::size_t>(typed.seconds) + 1);
  const auto solution = search::solve<Endgame>(edition, state, limits(typed, &progress));
  progress.clear();
  const double seconds = seconds_since(start);
  const Seat seat = to_move(state).value_or(lumiere::kOrange);
  const Variation variation = solution.solved
                                  ? variation_in_words(edition, state, solution.principal_variation)
                                  : Variation{};
  (typed.json ? print_solution_json : print_solution)(solution, variation, seat, seconds,
                                                      session.console.out);
  if (!solution.solved) session.exit = kRefused;
}

// Hands the record's game to `use` if it is one that can be solved.
template <class Use>
void with_solvable(const SolveWords& typed, const std::string& file, Session& session, Use use) {
  const auto read = with_record(
      session.console, {file, typed.edition, typed.ply},
      [&]<class G>(G, const typename G::Edition& edition, const Record&, const Replay<G>& replay) {
        if constexpr (std::same_as<G, Lumiere>)
          use(edition, replay);
        else
          session.fail(file + ": " + std::string(G::kName) +
                       " cannot be solved: what others hold and draw stays hidden to its end");
      });
  if (!read) session.fail(read.error());
}

void survey(const SolveWords& typed, Session& session) {
  std::vector<Proven> proven;
  const std::size_t games = typed.files.empty() ? typed.games.value_or(20) : typed.files.size();
  Progress progress(session.console, "solving games", games);
  const auto measure = [&](const lumiere::Edition& edition, const OpenGame& game) {
    if (!game.empty())
      proven.push_back(proven_moves(edition, game, [&] { return limits(typed, nullptr); }));
    progress.at(proven.size());
  };
  for (const std::string& file : typed.files) {
    with_solvable(typed, file, session,
                  [&](const lumiere::Edition& edition, const Replay<Lumiere>& replay) {
                    measure(edition, open_part(replay.states));
                  });
    if (session.exit != kFine) return;
  }
  if (typed.files.empty()) {
    const auto edition = load_edition<Lumiere>(session.console, typed.edition);
    if (!edition) return session.fail(edition.error());
    const std::uint64_t seed = typed.seed.value_or(1);
    for (std::size_t i = 0; i < games; ++i) measure(*edition, survey_game(*edition, seed + i));
  }
  progress.clear();
  if (proven.empty()) return session.fail("no position of the second phase in these records");
  print_survey(std::move(proven), typed.seconds, session.console.out);
}

}  // namespace

void add_solve(CLI::App& belle, Session& session) {
  Command command(belle, "solve", "Prove the best play to the end of a game");
  command.footer(
      "In the second phase of lumiere nothing is hidden any more. Prints the final difference "
      "under\n"
      "best play of both seats and the moves that lead there; exit status 1 if the time is not\n"
      "enough. --survey walks back from the end of each FILE, or of games made from --seed, until\n"
      "the time is not enough for a position. Examples:\n"
      "  belle solve game.belle --ply 40 --seconds 60\n"
      "  belle solve --survey --games 20 --seconds 1");
  const auto typed = std::make_shared<SolveWords>();
  command.texts("FILE", typed->files, "the record; - is standard input");
  command.text("--edition", typed->edition, "the edition file the record was played with")
      .shown_as("FILE");
  command.number("--ply", typed->ply, "after that many moves; at the end if not given");
  command.number("--seconds", typed->seconds, "how long to try").within(0.001, 1e6);
  command.number("--memory", typed->memory, "MiB for positions met before").within(1, 1 << 20);
  command.flag("--json", typed->json, "print one JSON object");
  command.flag("--survey", typed->survey, "how many moves before the end can be proven");
  command.number("--games", typed->games, "for --survey without FILE: how many games");
  command.number("--seed", typed->seed, "for --survey without FILE: the first game's seed");
  command.on([typed, &session] {
    if (typed->survey) return survey(*typed, session);
    if (typed->files.size() != 1) return session.fail("solve takes one FILE", kUsage);
    with_solvable(*typed, typed->files.front(), session,
                  [&](const lumiere::Edition& edition, const Replay<Lumiere>& replay) {
                    solve_position(edition, replay, *typed, session);
                  });
  });
}

}  // namespace belle
