// Reading what a person names on the command line: records and editions.
#pragma once

#include <expected>
#include <string>

#include "apps/console.h"
#include "apps/games.h"
#include "editions/editions.h"
#include "engine/core/replay.h"

namespace belle {

/// The bytes of a file, `-` being standard input; or why they cannot be had. Larger files than a
/// record or an edition can be are refused without being read to the end.
std::expected<std::string, std::string> read_file(Console& console, const std::string& file);

/// The edition in a file; the shipped one if no file is named.
template <Game G>
std::expected<typename G::Edition, std::string> load_edition(Console& console,
                                                             const std::string& file) {
  if (file.empty()) return editions::shipped<G>();
  const auto text = read_file(console, file);
  if (!text) return std::unexpected(text.error());
  return editions::read<G>(*text, file);
}

/// Reads and plays the record in a file and calls `use(G{}, edition, record, replay)`; or says what
/// is wrong, as `<file>:<line>: <reason>`.
template <class Use>
std::expected<void, std::string> with_record(Console& console, const std::string& file,
                                             const std::string& edition_file, Use use) {
  const auto text = read_file(console, file);
  if (!text) return std::unexpected(text.error());
  const auto refuse = [&](const RecordError& error) {
    return std::unexpected(file + ':' + std::to_string(error.line) + ": " + error.reason);
  };
  const auto record = read_record(*text);
  if (!record) return refuse(record.error());

  std::expected<void, std::string> result;
  const bool known = with_game(record->game.key, [&]<class G>(G game) {
    const auto edition = load_edition<G>(console, edition_file);
    if (!edition) {
      result = std::unexpected(edition.error());
      return;
    }
    if (edition->name != record->edition.key) {
      result = refuse({record->edition.line,
                       edition_file.empty() ? "edition " + in_quotes(record->edition.key) +
                                                  " is not built in; name its file with --edition"
                                            : "the record was played with edition " +
                                                  in_quotes(record->edition.key) + ", and " +
                                                  edition_file + " is '" + edition->name + "'"});
      return;
    }
    const auto replayed = replay<G>(*edition, *record);
    if (!replayed)
      result = refuse(replayed.error());
    else
      use(game, *edition, *record, *replayed);
  });
  if (!known)
    return refuse({record->game.line, "no game is called " + in_quotes(record->game.key)});
  return result;
}

}  // namespace belle
