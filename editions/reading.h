// Reading a whole edition file, with what its game adds: the keys it has, how its facts become
// tables, and what has a standing.
#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>

#include "editions/faults.h"
#include "editions/json.h"
#include "editions/walk.h"

namespace belle::editions {

/// The tables in the bytes of a file, or its first fault. `read_facts(top)` gives the tables, which
/// the game then checks itself; `read_standing(standing, tables)` sees only tables that passed.
/// A file may have the `optional` keys and must have the others.
template <class G, class ReadFacts, class ReadStanding>
std::expected<typename G::Tables, std::string> read_file(
    std::string_view json, std::string_view file, std::span<const std::string_view> keys,
    std::span<const std::string_view> optional, ReadFacts read_facts, ReadStanding read_standing) {
  const auto tree = parse_json(json, file);
  if (!tree) return std::unexpected(tree.error());
  FirstFault fault(file);
  const Value top(*tree, fault);
  if (top["game"].word() != G::kName)
    top["game"].refuse("this is an edition of another game than " + std::string(G::kName));
  top.has(keys, optional);
  top["title"].line();
  typename G::Tables tables = read_facts(top);
  if (fault.text()) return std::unexpected(*fault.text());
  if (const auto edition = make_edition(tables); !edition)
    return std::unexpected(fault_text(file, edition.error().place, edition.error().reason));
  read_standing(top["standing"], tables);
  if (fault.text()) return std::unexpected(*fault.text());
  return tables;
}

}  // namespace belle::editions
