#include "store/sqlite/clocks.h"

#include <string>
#include <utility>
#include <vector>

namespace belle::store::sqlite {
namespace {

struct Reached {
  std::int64_t number;
  std::string id;
  std::optional<Deadline> deadline;
};

std::vector<Reached> reached(Database& database, const DueQuestion& question) {
  Rows rows = database.ask(
      "SELECT number, id, deadline IS NULL, deadline, grace FROM tables WHERE look_at <= ?1"
      " ORDER BY look_at LIMIT ?2",
      {question.until, static_cast<std::int64_t>(question.most)});
  std::vector<Reached> found;
  while (rows.next()) {
    found.push_back({rows.integer(0), rows.text(1), {}});
    if (rows.integer(2) == 0) found.back().deadline = {rows.integer(3), rows.integer(4)};
  }
  return found;
}

}  // namespace

// Most tables have no clock, and need no second write.
void note_deadline(Database& database, std::int64_t table,
                   const std::optional<Deadline>& deadline) {
  if (deadline)
    database.change(
        "UPDATE tables SET deadline = ?2, grace = ?3, look_at = min(ifnull(look_at, ?2), ?2)"
        " WHERE number = ?1",
        {table, deadline->at, deadline->grace});
  else
    database.change("UPDATE tables SET deadline = NULL WHERE number = ?1 AND deadline IS NOT NULL",
                    {table});
}

Due take_due(Database& database, const DueQuestion& question) {
  const std::vector<Reached> some = reached(database, question);
  Due due{.tables = {}, .is_all = some.size() < question.most};
  for (const Reached& each : some) {
    if (!each.deadline) {
      database.change("UPDATE tables SET look_at = NULL WHERE number = ?1", {each.number});
      continue;
    }
    const Time at = each.deadline->after_opening(question.opened);
    const bool is_due = at <= question.until;
    if (is_due) due.tables.push_back({each.id, at});
    database.change("UPDATE tables SET look_at = ?2 WHERE number = ?1",
                    {each.number, is_due ? question.again : at});
  }
  std::ranges::sort(due.tables, {}, &DueTable::at);
  return due;
}

void note_opening(Database& database, Time at) {
  database.change("UPDATE house SET opened = ?1", {at});
}

}  // namespace belle::store::sqlite
