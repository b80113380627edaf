// The words with which a person says what is played: the game, the seats, the edition, and the
// options of the game, read as a record would write them.
#pragma once

#include <algorithm>
#include <cstdint>
#include <expected>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "apps/command.h"
#include "apps/games.h"
#include "apps/random.h"
#include "apps/suggest.h"

namespace belle {

struct TableWords {
  std::string game;
  std::optional<std::uint64_t> players;
  std::optional<std::string> edition;
  std::map<std::string, std::vector<std::string>> options;  // by name, as typed

  void declare(Command& command);
};

/// The single words of an option: they may be typed apart or joined by commas or spaces.
std::vector<std::string> apart(const std::vector<std::string>& typed);

/// The options of the game that were typed; or what to say of them.
template <Game G>
std::expected<typename G::Options, std::string> typed_options(const TableWords& typed) {
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

}  // namespace belle
