#include "apps/random.h"

#include <memory>
#include <optional>
#include <random>

#include "apps/commands.h"
#include "apps/files.h"
#include "apps/options.h"

namespace belle {
namespace {

struct RandomWords {
  TableWords table;
  std::optional<std::uint64_t> seed;
};

template <Game G>
void write_random_game(const RandomWords& typed, Session& session) {
  const auto options = typed_options<G>(typed.table);
  if (!options) return session.fail(options.error(), kUsage);
  const auto edition = load_edition<G>(session.console, typed.table.edition);
  if (!edition) return session.fail(edition.error());
  std::uint64_t seed = 0;
  if (typed.seed) {
    seed = *typed.seed;
  } else {
    seed = std::random_device{}();
    session.console.err << "seed " << seed << '\n';
  }
  const RandomGame<G> game = random_game<G>(*edition, *options, seed);
  const std::vector<std::string> names(seat_count(start_game(*edition, game.deal)), "Chance");
  session.console.out << write_record(
      make_record<G>(*edition, *options, game.deal, game.moves, names));
}

}  // namespace

void add_random(CLI::App& belle, Session& session) {
  Command command(belle, "random", "Write the record of a random game");
  command.footer(
      "Every move is drawn uniformly from the legal ones (free actions of paris more seldom). The\n"
      "same seed gives the same game on every machine; without --seed one is drawn and named on\n"
      "standard error. Examples:\n"
      "  belle random lumiere --seed 7 --postcards first-game --start blue\n"
      "  belle random paris --seed 7 --players 4 --setup shuffled --districts free");
  const auto typed = std::make_shared<RandomWords>();
  typed->table.declare(command);
  command.number("--seed", typed->seed, "which game, from 0 to 2^64 - 1");
  command.on([typed, &session] {
    const bool known =
        with_game(typed->table.game, [&]<class G>(G) { write_random_game<G>(*typed, session); });
    if (!known) session.fail(unknown_game(typed->table.game), kUsage);
  });
}

}  // namespace belle
