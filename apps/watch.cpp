#include <chrono>
#include <memory>
#include <optional>
#include <random>
#include <thread>

#include "apps/commands.h"
#include "apps/files.h"
#include "apps/random.h"
#include "apps/show/draw_lumiere.h"
#include "apps/show/draw_paris.h"

namespace belle {
namespace {

constexpr const char* kWelcome =
    "A random game, move by move. 'belle play' is where you play yourself, 'belle help' lists\n"
    "the other commands.\n";

template <Game G>
void show_random_game(std::uint64_t seed, double pause, Console& console) {
  const typename G::Edition& edition = editions::shipped<G>();
  const RandomGame<G> game = random_game<G>(edition, typename G::Options{}, seed);
  const auto style = console.colour ? show::Colour::Ansi : show::Colour::Plain;
  typename G::State state = start_game(edition, game.deal);
  const auto draw = [&](const std::string& caption) {
    if (console.animate) console.out << "\x1b[H\x1b[J";
    console.out << caption << "\n\n" << show::draw(edition, state, style) << '\n' << std::flush;
    if (console.animate) std::this_thread::sleep_for(std::chrono::duration<double>(pause));
  };
  draw(kWelcome);
  for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
    const std::string mover(G::kSeatNames[index(*to_move(state))]);
    apply(edition, state, game.moves[ply]);
    draw("seed " + std::to_string(seed) + " · ply " + std::to_string(ply + 1) + " of " +
         std::to_string(game.moves.size()) + " · " + mover + ": " +
         format(edition, game.moves[ply]));
  }
  console.out << "Keep this game: belle random " << G::kName << " --seed " << seed
              << " > game.belle\n";
}

}  // namespace

void add_watch(CLI::App& belle, Session& session) {
  Command command(belle, "watch", "Watch a random game, move by move");
  struct WatchWords {
    std::string game{Lumiere::kName};
    std::optional<std::uint64_t> seed;
    double pause = 0.6;
  };
  const auto typed = std::make_shared<WatchWords>();
  command.text("GAME", typed->game, "which game: lumiere if not given").among(game_names());
  command.number("--seed", typed->seed, "which game; one is drawn if not given");
  command.number("--pause", typed->pause, "seconds between two moves on a terminal")
      .within(0.0, 60.0);
  command.on([typed, &session] {
    const std::uint64_t seed = typed->seed ? *typed->seed : std::random_device{}();
    const bool known = with_game(
        typed->game, [&]<class G>(G) { show_random_game<G>(seed, typed->pause, session.console); });
    if (!known) session.fail(unknown_game(typed->game), kUsage);
  });
}

}  // namespace belle
