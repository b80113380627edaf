// Reading what a person names on the command line: records and editions.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>

#include "apps/command.h"
#include "apps/console.h"
#include "apps/games.h"
#include "editions/editions.h"
#include "engine/core/replay.h"

namespace belle {

/// The words every command that looks at a position takes.
struct RecordWords {
  std::string file;
  std::optional<std::string> edition;
  std::optional<std::uint64_t> ply;  // after that many moves; at the end of the record if not given

  void declare(Command& command);
};

/// The bytes of a file, `-` being standard input; or why they cannot be had. Larger files than a
/// record or an edition can be are refused without being read to the end.
std::expected<std::string, std::string> read_file(Console& console, const std::string& file);

/// The edition in a file; the shipped one if no file is named. Whoever passes it on to another
/// program wants its bytes, too.
template <Game G>
std::expected<typename G::Edition, std::string> load_edition(
    Console& console, const std::optional<std::string>& file,
    std::optional<std::string>* bytes = nullptr) {
  if (!file) return editions::shipped<G>();
  auto text = read_file(console, *file);
  if (!text) return std::unexpected(text.error());
  auto edition = editions::read<G>(*text, *file);
  if (bytes != nullptr) *bytes = std::move(*text);
  return edition;
}

/// Why a record cannot be read with this edition, which is not the one it names.
std::string wrong_edition(const std::string& wanted, const std::optional<std::string>& file,
                          const std::string& given);

/// The game up to a ply, as if nothing had happened after it.
template <Game G>
std::expected<Replay<G>, std::string> up_to(const Replay<G>& replay, std::uint64_t ply) {
  if (ply > replay.moves.size())
    return std::unexpected("--ply: the record has " + std::to_string(replay.moves.size()) +
                           " moves");
  Replay<G> result = replay;
  if (ply == replay.moves.size()) return result;
  result.moves.resize(ply);
  result.states.resize(ply + 1);
  result.given_up.reset();
  result.closed = false;
  return result;
}

/// Reads and plays the record that the words name and calls `use(G{}, edition, record, replay)`; or
/// says what is wrong, as `<file>:<line>: <reason>`.
template <class Use>
std::expected<void, std::string> with_record(Console& console, const RecordWords& words, Use use) {
  const auto text = read_file(console, words.file);
  if (!text) return std::unexpected(text.error());
  const auto refuse = [&](const RecordError& error) {
    return std::unexpected(words.file + ':' + std::to_string(error.line) + ": " + error.reason);
  };
  const auto record = read_record(*text);
  if (!record) return refuse(record.error());

  std::expected<void, std::string> result;
  const bool known = with_game(record->game.key, [&]<class G>(G game) {
    const auto edition = load_edition<G>(console, words.edition);
    if (!edition) {
      result = std::unexpected(edition.error());
      return;
    }
    if (edition->name != record->edition.key) {
      result = refuse(
          {record->edition.line, wrong_edition(record->edition.key, words.edition, edition->name)});
      return;
    }
    const auto replayed = replay<G>(*edition, *record);
    if (!replayed) {
      result = refuse(replayed.error());
      return;
    }
    const auto part = up_to(*replayed, words.ply.value_or(replayed->moves.size()));
    if (!part)
      result = std::unexpected(part.error());
    else
      use(game, *edition, *record, *part);
  });
  if (!known)
    return refuse({record->game.line, "no game is called " + in_quotes(record->game.key)});
  return result;
}

}  // namespace belle
