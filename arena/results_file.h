// Finished games on disk, so that a contest can be interrupted at any moment and taken up again.
// The first line of the file says what contest it is, then each finished game has a line; all are
// JSON objects. A game is written at once and in one piece: at worst the last line is torn, and
// then it is dropped when the file is opened again.
#pragma once

#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "arena/contest.h"
#include "arena/match.h"
#include "engine/core/json_text.h"

namespace belle::arena {

/// What games must have in common to be counted together.
struct Terms {
  std::string game;
  std::string edition;
  std::vector<std::string> options;  // those that are not the default, as records write them
  std::size_t seats = 0;
  Manner manner{};
  std::uint64_t seed = 0;
};

/// The first line of a file: of one match, or of many pairings under the same terms.
std::string header(const Terms& terms, const Pairing& pairing);
std::string header(const Terms& terms);

/// The terms, as fields of an open object.
void write_terms(JsonText& json, const Terms& terms);

/// A finished game and the descriptions of who played it, by side.
struct KeptGame {
  std::array<std::string, 2> players;
  GameResult result;
};

class ResultsFile {
 public:
  /// Opens the file, or begins it if it is not there. A file of another contest is refused and
  /// left as it is, as is one that another program is writing.
  static std::expected<ResultsFile, std::string> open(const std::string& path,
                                                      const std::string& header);
  ResultsFile(ResultsFile&& other) noexcept;
  ResultsFile& operator=(ResultsFile&&) = delete;
  ~ResultsFile();

  /// Puts the games that were there when the file was opened into the matches they belong to.
  /// Games of other pairings, and more games than a match has, stay in the file only.
  std::expected<void, std::string> take_up(std::span<Match> matches) const;

  /// Appends a game. Not to be called any more once it has failed.
  std::expected<void, std::string> add(const Pairing& pairing, const GameResult& result);

 private:
  ResultsFile(std::string path, int file) : path_(std::move(path)), file_(file) {}

  std::expected<std::string, std::string> read_all() const;
  std::expected<void, std::string> begin(const std::string& header);
  std::expected<void, std::string> read_games(std::string_view lines);
  std::expected<void, std::string> append(const std::string& line) const;
  std::unexpected<std::string> system_error(std::string_view what) const;

  std::string path_;
  int file_;
  std::vector<KeptGame> games_;
};

}  // namespace belle::arena
