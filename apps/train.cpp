#include <chrono>
#include <filesystem>
#include <fstream>
#include <memory>
#include <thread>

#include <fmt/format.h>

#include "apps/commands.h"
#include "apps/files.h"
#include "apps/games.h"
#include "apps/knowledge.h"
#include "training/course.h"

namespace belle {
namespace {

struct TrainWords {
  std::string game;
  std::string out;
  std::optional<std::string> from;
  std::optional<std::string> edition;
  std::optional<std::uint64_t> rounds, games, simulations, threads, seed;
  double rate = training::Course{}.rate;
  double repeats = training::Course{}.repeats;
  double outcome = training::SelfPlay{}.outcome;
  double wander = training::SelfPlay{}.wander;
};

training::Course course_of(const TrainWords& typed) {
  training::Course course;
  course.rounds = typed.rounds.value_or(course.rounds);
  course.games = typed.games.value_or(course.games);
  course.threads = typed.threads.value_or(std::max(1U, std::thread::hardware_concurrency()));
  course.seed = typed.seed.value_or(course.seed);
  course.rate = static_cast<float>(typed.rate);
  course.repeats = static_cast<float>(typed.repeats);
  course.play.outcome = static_cast<float>(typed.outcome);
  course.play.wander = static_cast<float>(typed.wander);
  course.play.simulations = typed.simulations.value_or(0);
  return course;
}

// The nets to begin with: those of a file, or random ones.
template <search::Knowledge K>
std::expected<std::vector<search::Net>, std::string> first_nets(
    Console& console, const std::optional<std::string>& file, std::uint64_t seed) {
  const auto shapes = search::net_shapes<K>();
  if (!file) {
    std::vector<search::Net> nets;
    for (const search::NetShape& shape : shapes)
      training::scatter(nets.emplace_back(shape), seed + nets.size());
    return nets;
  }
  const auto bytes = read_file(console, *file);
  if (!bytes) return std::unexpected(bytes.error());
  auto nets = search::read_nets(
      {reinterpret_cast<const std::uint8_t*>(bytes->data()), bytes->size()}, shapes);
  if (!nets) return std::unexpected(*file + ": " + nets.error());
  return nets;
}

// Written beside its place and then put there, so that a full disk spoils nothing.
std::expected<void, std::string> write_weights(const std::string& file,
                                               const std::vector<search::Net>& nets) {
  const std::string beside = file + ".part";
  const std::vector<std::uint8_t> bytes = search::write_nets(nets);
  std::ofstream out(beside, std::ios::binary);
  out.write(reinterpret_cast<const char*>(bytes.data()),
            static_cast<std::streamsize>(bytes.size()));
  out.close();
  std::error_code error;
  if (out) std::filesystem::rename(beside, file, error);
  if (!out || error) return std::unexpected(file + ": cannot be written");
  return {};
}

template <Game G>
std::expected<void, std::string> train(const TrainWords& typed, Console& console) {
  using K = players::Knowledge<G>;
  const auto edition = load_edition<G>(console, typed.edition);
  if (!edition) return std::unexpected(edition.error());
  const training::Course course = course_of(typed);
  auto nets = first_nets<K>(console, typed.from, course.seed);
  if (!nets) return std::unexpected(nets.error());
  const auto start = std::chrono::steady_clock::now();
  std::expected<void, std::string> written = write_weights(typed.out, *nets);
  if (!written) return written;
  training::take_course<K>(
      *edition, *nets, !typed.from, course, [&](const training::RoundReport& round) {
        const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
        console.out << fmt::format("round {} of {}: {} samples, loss {:.4f}, {:.0f} s\n",
                                   round.round, course.rounds, round.samples, round.loss,
                                   passed.count())
                    << std::flush;
        written = write_weights(typed.out, *nets);
        return written.has_value();
      });
  return written;
}

}  // namespace

void add_train(CLI::App& belle, Session& session) {
  Command command(belle, "train", "Teach the nets of a game from games against themselves");
  command.footer(
      "Writes the weights after every round, so that it can be stopped at any time. Examples:\n"
      "  belle train lumiere --out weights.net --rounds 100 --games 2000\n"
      "  belle train lumiere --from weights.net --out better.net --sims 40 --games 300");
  const auto typed = std::make_shared<TrainWords>();
  command.text("GAME", typed->game, "which game").required().among(game_names());
  command.text("--out", typed->out, "where the weights are written").required().shown_as("FILE");
  command.text("--from", typed->from, "weights to go on with; random ones if not given")
      .shown_as("FILE");
  command.text("--edition", typed->edition, "an edition file instead of the built-in one")
      .shown_as("FILE");
  command.number("--rounds", typed->rounds, "rounds of games and samples");
  command.number("--games", typed->games, "games of each round");
  command.number("--sims", typed->simulations, "simulations for a move; 0: at first sight");
  command.number("--threads", typed->threads, "cores to use; all if not given");
  command.number("--seed", typed->seed, "which games");
  command.number("--rate", typed->rate, "how fast it learns at first").within(1e-6, 1.0);
  command.number("--repeats", typed->repeats, "how often a position is taught, on average")
      .within(0.01, 100.0);
  command
      .number("--outcome", typed->outcome,
              "what came later counts so much beside the evaluation there")
      .within(0.0, 1.0);
  command.number("--wander", typed->wander, "error put on the worth of moves, for variety")
      .within(0.0, 1.0);
  command.on([typed, &session] {
    if (typed->rounds == 0U || typed->games == 0U || typed->threads == 0U)
      return session.fail("--rounds, --games and --threads: at least 1", kUsage);
    std::expected<void, std::string> done;
    const bool known =
        with_game(typed->game, [&]<class G>(G) { done = train<G>(*typed, session.console); });
    if (!known) return session.fail(unknown_game(typed->game), kUsage);
    if (!done) session.fail(done.error());
  });
}

}  // namespace belle
