// Records that the page gives: read, played, and handed on by their game.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "apps/games.h"
#include "editions/editions.h"
#include "engine/core/replay.h"

namespace belle::wasm {

/// The shipped edition, or the one in the bytes of a file.
template <Game G>
std::expected<typename G::Edition, std::string> edition_of(std::string_view file) {
  if (file.empty()) return editions::shipped<G>();
  return editions::read<G>(file, "edition");
}

/// Calls `use(G{}, edition, record, replay)` with a record and the edition file it was played with,
/// if it was not the shipped one; or says what is wrong, and in which line.
template <class Use>
std::expected<void, RecordError> with_record(std::string_view text, std::string_view file,
                                             Use use) {
  const auto record = read_record(text);
  if (!record) return std::unexpected(record.error());
  std::expected<void, RecordError> result;
  const bool known = with_game(record->game.key, [&]<class G>(G game) {
    const auto edition = edition_of<G>(file);
    if (!edition) {
      result = std::unexpected(RecordError{record->edition.line, edition.error()});
      return;
    }
    if (edition->name != record->edition.key) {
      result = std::unexpected(
          RecordError{record->edition.line, "the record was played with edition " +
                                                in_quotes(record->edition.key) + ", not with " +
                                                in_quotes(edition->name)});
      return;
    }
    const auto replayed = replay<G>(*edition, *record);
    if (!replayed)
      result = std::unexpected(replayed.error());
    else
      use(game, *edition, *record, *replayed);
  });
  if (!known)
    return std::unexpected(
        RecordError{record->game.line, "no game is called " + in_quotes(record->game.key)});
  return result;
}

}  // namespace belle::wasm
