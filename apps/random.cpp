#include "apps/random.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <random>

#include "apps/commands.h"
#include "apps/files.h"
#include "apps/suggest.h"

namespace belle {
namespace {

struct Words {
  std::string game;
  std::optional<std::uint64_t> seed;
  std::optional<std::uint64_t> players;
  std::optional<std::string> edition;
  std::map<std::string, std::vector<std::string>> options;  // by name, as typed
};

// Words may be typed apart or joined by commas or spaces.
std::vector<std::string> apart(const std::vector<std::string>& typed) {
  std::vector<std::string> result;
  for (const std::string& word : typed) {
    std::string rest = word;
    std::ranges::replace(rest, ',', ' ');
    for (const std::string_view part : words(rest))
      if (!part.empty()) result.emplace_back(part);
  }
  return result;
}

// Reads the typed options as a record would write them.
template <Game G>
std::expected<typename G::Options, std::string> typed_options(const Words& typed) {
  const std::uint64_t seats = typed.players.value_or(G::kFewestSeats);
  const std::size_t most = G::kSeatNames.size();
  if (seats < G::kFewestSeats || seats > most)
    return std::unexpected("--players: " + std::string(G::kName) + " is played by " +
                           std::to_string(G::kFewestSeats) +
                           (most > G::kFewestSeats ? " to " + std::to_string(most) : ""));
  Record record = record_with_seats<G>(seats);
  const std::vector<OptionKind> kinds = G::option_kinds();
  for (const auto& [name, words] : typed.options)
    if (!words.empty() && std::ranges::find(kinds, name, &OptionKind::name) == kinds.end())
      return std::unexpected("--" + name + " is not an option of " + std::string(G::kName));
  for (const OptionKind& kind : kinds) {
    const auto found = typed.options.find(kind.name);
    if (found == typed.options.end() || found->second.empty()) continue;
    std::string value;
    for (const std::string& word : apart(found->second)) {
      if (std::ranges::find(kind.words, word) == kind.words.end())
        return std::unexpected("--" + kind.name + ": unknown word '" + word + "'." +
                               suggestion(word, kind.words));
      value += (value.empty() ? "" : " ") + word;
    }
    record.options.push_back({0, kind.name, value});
  }
  auto options = G::read_options(record);
  if (!options) return std::unexpected(options.error().reason);
  return *options;
}

template <Game G>
void write_random_game(const Words& typed, Session& session) {
  const auto options = typed_options<G>(typed);
  if (!options) return session.fail(options.error(), kUsage);
  const auto edition = load_edition<G>(session.console, typed.edition);
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
  CLI::App* command = belle.add_subcommand("random", "Write the record of a random game");
  command->footer(
      "Every move is drawn uniformly from the legal ones (free actions of paris more seldom). The\n"
      "same seed gives the same game on every machine; without --seed one is drawn and named on\n"
      "standard error. Examples:\n"
      "  belle random lumiere --seed 7 --postcards first-game --start blue\n"
      "  belle random paris --seed 7 --players 4 --setup shuffled --districts free");
  const auto typed = std::make_shared<Words>();
  std::string games;
  for (const std::string& name : game_names()) games += (games.empty() ? "" : ", ") + name;
  command->add_option("GAME", typed->game, "which game: " + games)->required();
  add_number(*command, "--seed", typed->seed, "which game, from 0 to 2^64 - 1");
  add_number(*command, "--players", typed->players, "how many play; as few as can if not given");
  command->add_option("--edition", typed->edition, "an edition file instead of the built-in one");
  std::map<std::string, std::string> meanings;
  for_each_game([&]<class G>(G) {
    for (const OptionKind& kind : G::option_kinds())
      meanings[kind.name] +=
          (meanings[kind.name].empty() ? "" : "; ") + std::string(G::kName) + ": " + kind.meaning;
  });
  for (const auto& [name, meaning] : meanings)
    command->add_option("--" + name, typed->options[name], meaning)
        ->type_name("WORD...")
        ->expected(1, 8);
  command->callback([typed, &session] {
    const bool known =
        with_game(typed->game, [&]<class G>(G) { write_random_game<G>(*typed, session); });
    if (!known) session.fail(unknown_game(typed->game), kUsage);
  });
}

}  // namespace belle
