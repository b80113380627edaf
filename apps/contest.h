// What `belle arena` and `belle ratings` share: the words that set up a contest, calling players,
// and playing its games with a bar on the terminal and a file on disk.
#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "apps/commands.h"
#include "apps/files.h"
#include "apps/options.h"
#include "apps/program_player.h"
#include "arena/match.h"
#include "arena/play.h"
#include "arena/results_file.h"
#include "arena/run.h"
#include "players/players.h"

namespace belle {

struct ContestWords {
  TableWords table;
  std::uint64_t games = 200;
  std::optional<std::uint64_t> seed;
  std::size_t threads = 0;          // 0: as many as there are cores
  std::uint64_t patience = 10'000;  // milliseconds for an answer of a program
  std::optional<std::string> file;
  bool json = false;

  void declare(Command& command);
  std::uint64_t seed_or_usual() const { return seed.value_or(1889); }
};

/// The table of a contest, laid.
template <Game G>
struct Contest {
  typename G::Edition edition;
  std::optional<std::string> edition_file;  // its bytes, unless it is the shipped one
  typename G::Options options;
  arena::Terms terms;
  std::chrono::milliseconds patience;
};

/// Lays the table that the words ask for; or ends the run with what is wrong with them.
template <Game G>
std::optional<Contest<G>> lay_table(const ContestWords& typed, arena::Manner manner,
                                    Session& session) {
  const auto options = typed_options<G>(typed.table);
  if (!options) {
    session.fail(options.error(), kUsage);
    return {};
  }
  std::optional<std::string> edition_file;
  const auto edition = load_edition<G>(session.console, typed.table.edition, &edition_file);
  if (!edition) {
    session.fail(edition.error());
    return {};
  }
  Contest<G> contest{*edition,
                     edition_file,
                     *options,
                     {std::string(G::kName), edition->name, {}, 0, manner, 0},
                     std::chrono::milliseconds(typed.patience)};
  for (const RecordLine& line : option_lines(*options))
    contest.terms.options.push_back(line.key + ' ' + line.value);
  contest.terms.seats = typed.table.players.value_or(G::kFewestSeats);
  contest.terms.seed = typed.seed_or_usual();
  return contest;
}

template <Game G>
std::vector<arena::Contender> level_contenders() {
  std::vector<arena::Contender> result;
  for (const players::Level& level : players::levels<G>())
    result.push_back({std::string(level.name), std::string(level.description)});
  return result;
}

/// What to say of a player who cannot be called: why, and who was perhaps meant.
std::string unknown_player(const std::string& word, std::string reason,
                           std::span<const arena::Contender> levels);

/// Calls a player by a description, which may be that of a program: `cmd:PROGRAM`. The contest must
/// outlive the player.
template <Game G>
std::expected<arena::Choose<G>, std::string> call_player(const Contest<G>& contest,
                                                         const std::string& description,
                                                         std::uint64_t seed) {
  if (description.starts_with(kProgramPrefix)) {
    const auto program =
        ProgramPlayer<G>::begin({contest.edition, contest.edition_file, contest.patience},
                                description.substr(kProgramPrefix.size()), seed);
    if (!program) return std::unexpected(description + ": " + program.error());
    return [player = *program](const typename G::View& view, const search::Stop& stop) {
      return player->choose(view, stop);
    };
  }
  auto made = players::make_player<G>(contest.edition, description, seed);
  if (!made) return std::unexpected(made.error());
  return [player = std::shared_ptr<search::Player<G>>(std::move(*made))](
             const typename G::View& view,
             const search::Stop& stop) -> std::expected<typename G::Move, std::string> {
    return player->choose(view, stop);
  };
}

/// A contender by the name of a level or by a description; or what to say of the word.
template <Game G>
std::expected<arena::Contender, std::string> find_contender(const Contest<G>& contest,
                                                            const std::string& word) {
  const std::vector<arena::Contender> levels = level_contenders<G>();
  const auto level = std::ranges::find(levels, word, &arena::Contender::name);
  if (level != levels.end()) return *level;
  const auto player = call_player(contest, word, 0);
  if (!player && word.starts_with(kProgramPrefix)) return std::unexpected(player.error());
  if (!player) return std::unexpected(unknown_player(word, player.error(), levels));
  return arena::Contender{word, word};
}

/// Plays a fixture of the contest, and keeps its record if there is a folder for it.
template <Game G>
arena::Play player_of_fixtures(const Contest<G>& contest,
                               const std::optional<std::string>& records);

/// Plays the missing games of all matches. On the terminal a bar says how far we are, followed by
/// `note` of the match; ends early after Ctrl-C, as `Interrupt::asked` tells afterwards.
std::expected<void, std::string> hold(const ContestWords& typed, const std::string& header,
                                      std::span<arena::Match> matches, const arena::Play& play,
                                      const std::function<std::string(const arena::Match&)>& note,
                                      Console& console);

/// The first line of what a contest tells: `lumiere · devir-2019 · 2 players · seed 1889`.
std::string table_line(const arena::Terms& terms);

/// Writes a record into a folder, named by the number of its game.
std::expected<void, std::string> keep_record(const std::string& folder, std::uint64_t number,
                                             const Record& record);

template <Game G>
arena::Play player_of_fixtures(const Contest<G>& contest,
                               const std::optional<std::string>& records) {
  const auto call = [&contest](const std::string& description, std::uint64_t seed) {
    return call_player(contest, description, seed);
  };
  const arena::Venue<G> venue{contest.edition, contest.options, contest.terms.seed, call};
  return [&contest, venue, records](const arena::Fixture& fixture, const search::Stop& stop)
             -> std::expected<std::optional<arena::GameResult>, std::string> {
    const auto played = arena::play_game<G>(venue, fixture, stop);
    if (!played) return std::unexpected(played.error());
    if (!*played) return std::nullopt;
    const arena::PlayedGame<G>& game = **played;
    if (records) {
      std::vector<std::string> names;
      for (const arena::Side side : fixture.seating)
        names.push_back(fixture.pairing[arena::index(side)].description);
      const auto kept = keep_record(
          *records, fixture.number,
          make_record<G>(contest.edition, contest.options, game.deal, game.moves, names));
      if (!kept) return std::unexpected(kept.error());
    }
    return game.result;
  };
}

}  // namespace belle
