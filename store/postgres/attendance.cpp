#include "store/postgres/attendance.h"

#include <algorithm>

#include "store/postgres/tables.h"

namespace belle::store::postgres {
namespace {

// A server says every second that it is there.
constexpr const char* kAtTables =
    "SELECT table_id, person, sum(count)::int8, max(persons.name)"
    " FROM present JOIN nodes ON nodes.name = node LEFT JOIN persons ON id = person"
    " WHERE table_id = ANY($2::text[]) AND node <> $1::text"
    " AND beat > clock_timestamp() - interval '4 seconds'"
    " GROUP BY table_id, person ORDER BY table_id, person";
constexpr const char* kAttended =
    "SELECT DISTINCT asked.table_id FROM unnest($2::text[], $3::int8[]) AS asked (table_id, who)"
    " JOIN present p ON p.person = who AND p.table_id IN ('', asked.table_id)"
    " JOIN nodes ON nodes.name = node"
    " WHERE node <> $1::text AND beat > clock_timestamp() - interval '4 seconds'";
// Of servers that are no more something may be left.
constexpr const char* kForget =
    "DELETE FROM present WHERE node = $1::text OR NOT EXISTS (SELECT 1 FROM nodes"
    " WHERE name = node AND beat > clock_timestamp() - interval '1 minute')";
constexpr const char* kCome =
    "INSERT INTO present (table_id, person, node, count)"
    " SELECT table_id, person, $1::text, count"
    " FROM unnest($2::text[], $3::int8[], $4::int8[]) AS come (table_id, person, count)"
    " ON CONFLICT (table_id, person, node) DO UPDATE SET count = excluded.count";
constexpr const char* kGo =
    "DELETE FROM present p USING unnest($2::text[], $3::int8[]) AS gone (table_id, person)"
    " WHERE p.node = $1::text AND p.table_id = gone.table_id AND p.person = gone.person";

}  // namespace

void Attendance::enter(Elsewhere heard) {
  const std::lock_guard lock(mutex_);
  heard_ = std::move(heard);
}

void Attendance::leave() {
  const std::lock_guard lock(mutex_);
  heard_.reset();
  for (const auto& [table, watchers] : here_) changed_tables_.insert(table);
  changed_persons_.insert(follows_.begin(), follows_.end());
  here_.clear();
  elsewhere_.clear();
  follows_.clear();
}

void Attendance::watch(const std::string& table, std::vector<Watcher> here) {
  const std::lock_guard lock(mutex_);
  changed_tables_.insert(table);
  if (!here.empty()) {
    here_[table] = std::move(here);
    return;
  }
  here_.erase(table);
  elsewhere_.erase(table);
}

void Attendance::follow(PersonId person) {
  const std::lock_guard lock(mutex_);
  follows_.insert(person);
  changed_persons_.insert(person);
}

void Attendance::unfollow(PersonId person) {
  const std::lock_guard lock(mutex_);
  follows_.erase(person);
  changed_persons_.insert(person);
}

bool Attendance::follows_any(std::span<const PersonId> persons) const {
  const std::lock_guard lock(mutex_);
  return std::ranges::any_of(persons, [this](PersonId each) { return follows_.contains(each); });
}

std::vector<PersonId> Attendance::followed() const {
  const std::lock_guard lock(mutex_);
  return {follows_.begin(), follows_.end()};
}

Attendance::Counts Attendance::rows_of(const std::set<std::string>& tables,
                                       const std::set<PersonId>& persons) const {
  Counts rows;
  for (const std::string& table : tables)
    if (const auto found = here_.find(table); found != here_.end())
      for (const Watcher& watcher : found->second) rows[{table, watcher.person}] = watcher.count;
  for (const PersonId person : persons)
    if (follows_.contains(person)) rows[{"", person}] = 1;
  return rows;
}

void Attendance::write(Connection& connection, bool anew) {
  std::set<std::string> tables;
  std::set<PersonId> persons;
  Counts rows;
  {
    const std::lock_guard lock(mutex_);
    tables.swap(changed_tables_);
    persons.swap(changed_persons_);
    if (anew) {
      for (const auto& [table, watchers] : here_) tables.insert(table);
      persons = follows_;
    }
    rows = rows_of(tables, persons);
  }
  if (anew) {
    connection.ask(kForget, {node_});
    written_.clear();
  }
  std::vector<std::string_view> come;
  std::vector<std::int64_t> coming, counts;
  for (const auto& [row, count] : rows) {
    const auto known = written_.find(row);
    if (known != written_.end() && known->second == count) continue;
    come.emplace_back(row.first);
    coming.push_back(row.second);
    counts.push_back(static_cast<std::int64_t>(count));
  }
  std::vector<std::string_view> gone;
  std::vector<std::int64_t> going;
  const auto go = [&](const Counts::value_type& row) {
    if (rows.contains(row.first)) return;
    gone.emplace_back(row.first.first);
    going.push_back(row.first.second);
  };
  for (const std::string& table : tables)
    for (auto row = written_.lower_bound({table, 0});
         row != written_.end() && row->first.first == table; ++row)
      if (!table.empty()) go(*row);
  for (const PersonId person : persons)
    if (const auto row = written_.find({"", person}); row != written_.end()) go(*row);
  if (!gone.empty()) connection.ask(kGo, {node_, Value::texts(gone), Value::wholes(going)});
  if (!come.empty())
    connection.ask(kCome,
                   {node_, Value::texts(come), Value::wholes(coming), Value::wholes(counts)});
  for (std::size_t i = 0; i < gone.size(); ++i) written_.erase({std::string(gone[i]), going[i]});
  for (const auto& [row, count] : rows) written_[row] = count;
}

std::optional<Question> Attendance::question() {
  std::vector<std::string> tables;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [table, watchers] : here_) tables.push_back(table);
  }
  if (tables.empty()) return {};
  Connection::Values values{node_, Value::texts(std::span<const std::string>(tables))};
  return Question{.sql = kAtTables,
                  .values = std::move(values),
                  .done = [this, tables = std::move(tables)](const auto& found) {
                    if (found) heard(tables, **found);
                  }};
}

void Attendance::heard(const std::vector<std::string>& asked, const Rows& rows) {
  AtTables there;
  for (std::size_t i = 0; i < rows.size(); ++i)
    there[rows.text(i, 0)].push_back({.person = rows.whole(i, 1),
                                      .count = static_cast<std::size_t>(rows.whole(i, 2)),
                                      .name = rows.is_null(i, 3) ? "" : rows.text(i, 3)});
  const std::lock_guard lock(mutex_);
  for (const std::string& table : asked) {
    if (!heard_ || !here_.contains(table)) continue;
    std::vector<Watcher>& now = there[table];
    std::vector<Watcher>& told = elsewhere_[table];
    if (told == now) continue;
    told = now;
    heard_->watched(table, now);
  }
}

Question Attendance::attended(const std::vector<Summary>& tables,
                              Done<std::vector<std::string>> done) const {
  std::vector<std::string_view> ids;
  std::vector<std::int64_t> persons;
  for (const Summary& table : tables)
    for (const PersonId person : table.persons) {
      ids.emplace_back(table.table);
      persons.push_back(person);
    }
  return {.sql = kAttended,
          .values = {node_, Value::texts(ids), Value::wholes(persons)},
          .done = [done = std::move(done)](const auto& found) {
            if (!found) return done(std::unexpected(found.error()));
            std::vector<std::string> attended;
            attended.reserve((*found)->size());
            for (std::size_t i = 0; i < (*found)->size(); ++i)
              attended.push_back((*found)->text(i, 0));
            done(std::move(attended));
          }};
}

void Attendance::tell_grown(const std::string& table, std::size_t length) const {
  const std::lock_guard lock(mutex_);
  if (heard_) heard_->grown(table, length);
}

void Attendance::tell_changed(const Rows& rows) const {
  const std::vector<Summary> summaries = read_summaries(rows);
  constexpr int kLength = 7;
  const auto followed = [this](PersonId person) { return follows_.contains(person); };
  const std::lock_guard lock(mutex_);
  for (std::size_t i = 0; heard_ && i < summaries.size(); ++i)
    if (std::ranges::any_of(summaries[i].persons, followed))  // who was when it was asked
      heard_->changed(summaries[i], static_cast<std::size_t>(rows.whole(i, kLength)));
}

void Attendance::tell_renewed(PersonId person) const {
  const std::lock_guard lock(mutex_);
  if (heard_) heard_->renewed(person);
}

}  // namespace belle::store::postgres
