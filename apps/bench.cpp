#include <map>
#include <memory>

#include <fmt/format.h>

#include "apps/commands.h"
#include "apps/figures.h"
#include "apps/games.h"
#include "apps/progress.h"
#include "apps/random.h"
#include "bench/measure.h"
#include "editions/editions.h"

namespace belle {
namespace {

struct Figure {
  std::string name;  // as in --json
  double value;
  std::string shown;  // for people
};

// What we promise, by figure.
const std::map<std::string, std::string, std::less<>> kTargets{
    {"lumiere.moves_per_second", "≥ 3 million"},
    {"lumiere.playouts_per_second", "≥ 100000"},
    {"lumiere.copy_ns", "≤ 50 ns"},
    {"lumiere.state_bytes", "≤ 512"},
    {"lumiere.replay_ms", "≤ 1 ms"},
    {"lumiere.simulations_per_second", "see belle.md"},
    {"paris4.decisions_per_second", "≥ 2 million"},
    {"paris4.playouts_per_second", "≥ 20000"},
    {"paris4.copy_ns", "≤ 50 ns"},
    {"paris4.state_bytes", "≤ 1024"},
    {"paris4.replay_ms", "≤ 1 ms"},
    {"paris4.simulations_per_second", "see belle.md"},
};

// Runs every measurement of a game with the most players, for `seconds` each.
template <Game G>
std::vector<Figure> measure(double seconds, Console& console) {
  constexpr std::size_t kSeats = G::kSeatNames.size();
  std::string game(G::kName);
  if (kSeats > G::kFewestSeats) game += std::to_string(kSeats);
  const typename G::Edition& edition = editions::shipped<G>();
  const typename G::Options options = *G::read_options(record_with_seats<G>(kSeats));
  Progress progress(console, "measuring " + game, 4);
  progress.at(0);
  const bench::Playouts played = bench::playouts<G>(edition, options, seconds);
  progress.at(1);
  const double copy = bench::copy_nanoseconds<G>(edition, options, seconds);
  progress.at(2);
  const double replay = bench::replay_milliseconds<G>(edition, options, seconds);
  progress.at(3);
  const double simulations = bench::simulations_per_second<G>(edition, options, seconds);
  progress.at(4);
  const double moves = static_cast<double>(played.moves) / played.seconds;
  const double playouts = static_cast<double>(played.games) / played.seconds;
  const auto bytes = static_cast<double>(sizeof(typename G::State));
  return {
      {game + '.' + std::string(G::kDecisions) + "_per_second", moves,
       fmt::format("{:.2f} million", moves / 1e6)},
      {game + ".playouts_per_second", playouts, fmt::format("{:.0f}", playouts)},
      {game + ".copy_ns", copy, fmt::format("{:.1f} ns", copy)},
      {game + ".state_bytes", bytes, fmt::format("{:.0f}", bytes)},
      {game + ".replay_ms", replay, fmt::format("{:.3f} ms", replay)},
      {game + ".simulations_per_second", simulations, fmt::format("{:.0f}", simulations)},
  };
}

void print_figures(const std::vector<Figure>& figures, std::ostream& out) {
  out << fmt::format("{:<30} {:>16} {:>14}\n", "one core", "measured", "target");
  for (const Figure& figure : figures)
    out << fmt::format("{:<30} {:>16} {:>14}\n", figure.name, figure.shown,
                       kTargets.at(figure.name));
}

void print_figures_json(const std::vector<Figure>& figures, std::ostream& out) {
  JsonText json;
  json.open_object();
  for (const Figure& figure : figures) json.key(figure.name).number(figure.value, kDigits);
  json.close_object();
  out << json.written() << '\n';
}

}  // namespace

void add_bench(CLI::App& belle, Session& session) {
  Command command(belle, "bench", "Measure how fast the engine is");
  struct BenchWords {
    bool json = false;
    double seconds = 2;
  };
  const auto typed = std::make_shared<BenchWords>();
  command.flag("--json", typed->json, "print one JSON object");
  command.number("--seconds", typed->seconds, "how long each measurement takes at least")
      .within(0.01, 600.0);
  command.on([typed, &session] {
    std::vector<Figure> figures;
    for_each_game([&]<class G>(G) {
      for (Figure& figure : measure<G>(typed->seconds, session.console))
        figures.push_back(std::move(figure));
    });
    (typed->json ? print_figures_json : print_figures)(figures, session.console.out);
  });
}

}  // namespace belle
