// Small contests for tests: players that do not think, and results made up or played.
#pragma once

#include <atomic>
#include <filesystem>
#include <string>
#include <vector>

#include "arena/match.h"
#include "arena/play.h"
#include "arena/run.h"
#include "engine/lumiere/lumiere.h"
#include "engine/paris/paris.h"

namespace belle::arena {

/// A player with this name and description.
Contender contender(const std::string& name);

/// `random` plays any move, `first` the first it finds, `cheat` an illegal one and `silent` none
/// after ten moves of its own.
template <Game G>
Call<G> simple_players(const typename G::Edition& edition);

/// A finished game of two seats.
GameResult two_seats(std::uint64_t number, Side first, int total, int other_total);

/// A match of La Cité de la Lumière between simple players: some of its games played on these
/// threads, each handed to `finished`, until `interrupted`.
Match lumiere_match(std::uint64_t games, std::optional<Hypotheses> test = {});
std::expected<void, std::string> play_lumiere(Match& match, std::size_t threads,
                                              const Finished& finished,
                                              const std::atomic<bool>& interrupted);
std::expected<void, std::string> play_lumiere(Match& match, std::size_t threads);

/// What a match says but for the time it took.
std::string told(const Match& match);

/// A name for a file that is not there yet, removed when the test ends.
class NewFile {
 public:
  NewFile();
  ~NewFile();
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;
  std::string path() const { return path_.string(); }
  std::string bytes() const;
  void write(const std::string& bytes) const;

 private:
  std::filesystem::path path_;
};

}  // namespace belle::arena
