#include "apps/kept_table.h"

#include <algorithm>
#include <boost/json.hpp>
#include <cstddef>

#include "server/live_tables.h"

namespace belle {
namespace {

namespace json = boost::json;

// Whether everything that is told in one value is told in the other.
bool is_told(const json::value& told, const json::value& in) {
  if (const json::object* fields = told.if_object()) {
    const json::object* found = in.if_object();
    return found != nullptr && std::ranges::all_of(*fields, [&](const auto& field) {
             if (field.key() == "rating") return true;
             const json::value* same = found->if_contains(field.key());
             return same != nullptr && is_told(field.value(), *same);
           });
  }
  if (const json::array* list = told.if_array()) {
    const json::array* found = in.if_array();
    return found != nullptr && std::ranges::equal(*list, *found, is_told);
  }
  return told == in;
}

bool is_told(const std::string& kept, const std::string& replayed) {
  boost::system::error_code unreadable;
  const json::value told = json::parse(kept, unreadable);
  return !unreadable && told.is_object() && is_told(told, json::parse(replayed));
}

}  // namespace

std::expected<table::Table, std::string> replayed(const table::Games& games,
                                                  std::span<const store::LineRow> lines) {
  std::vector<table::Entry> entries;
  entries.reserve(lines.size());
  for (const store::LineRow& line : lines) entries.push_back(line.entry);
  auto table = table::Table::replay(games, entries);
  if (table) return *std::move(table);
  const std::string without_beginning = table::Table::replay(games, {}).error().reason;
  if (table.error().reason == without_beginning) return std::unexpected(without_beginning);
  // Every beginning without the faulty line can be read, and no longer one.
  std::size_t good = 0;
  std::size_t bad = entries.size();
  while (bad - good > 1) {
    const std::size_t middle = good + (bad - good) / 2;
    const auto beginning = table::Table::replay(games, std::span(entries).first(middle));
    (beginning || beginning.error().reason == without_beginning ? good : bad) = middle;
  }
  return std::unexpected("line " + std::to_string(bad) + ": " + table.error().reason);
}

std::vector<std::string> faults_of_summary(const store::TableRow& head, const table::Table& table) {
  const store::Summary& kept = head.summary;
  const store::Summary due = server::summary_of(kept.table, table, kept.changed);
  std::vector<std::string> faults;
  const auto compare = [&](bool equal, const std::string& what) {
    if (!equal) faults.push_back("its summary has " + what + " that its journal does not give");
  };
  compare(kept.game == due.game, "a game");
  compare(kept.stage == due.stage, "a stage");
  compare(kept.listed == due.listed, "a place in the lobby");
  compare(kept.persons == due.persons, "people");
  compare(is_told(kept.about, due.about), "a description");
  return faults;
}

}  // namespace belle
