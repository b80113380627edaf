// What holds after any evening: two things that go well one after the other may go wrong in another
// order, or when the disk fails between them.
#include <algorithm>

#include "table/snapshot.h"
#include "tests/server/busy_evening.h"

namespace belle::server {
namespace {

namespace json = boost::json;

table::Table replayed(MemoryServer& server, const std::string& id) {
  auto table = table::Table::replay(server->games(), server.store().journals.at(id));
  if (!table) throw std::runtime_error(id + ": " + table.error().reason);
  return *std::move(table);
}

void expect_every_answer(const BusyEvening& evening) {
  for (const auto& window : evening.windows())
    EXPECT_TRUE(window->unanswered().empty()) << window->unanswered();
}

void expect_all_acknowledged_kept(BusyEvening& evening) {
  for (const auto& [id, lines] : evening.acknowledged()) {
    std::multiset<std::string> kept;
    for (const table::Entry& entry : evening.server().store().journals.at(id))
      kept.insert(entry.line);
    EXPECT_TRUE(std::ranges::includes(kept, lines)) << id;
  }
}

// What every message about a table says anew.
json::value picture(json::object told) {
  for (const char* other : {"event", "table", "online", "audience", "length", "since", "log",
                            "chat", "clock", "settings", "commit"})
    told.erase(other);
  return told;
}

table::Viewer viewer_of(MemoryServer& server, const table::Table& table,
                        const std::string& session) {
  const auto person = store::ask(server.store(), &store::Store::person_of, session).value();
  return person ? table.seat_of(person->id) : std::nullopt;
}

// The table as it is, seen from the seat of the person of this session.
json::value seen(MemoryServer& server, const table::Table& table, const std::string& session) {
  JsonText json;
  json.open_object();
  write_table(json, table, viewer_of(server, table, session), 0, server.now());
  json.close_object();
  return picture(json::parse(json.written()).as_object());
}

void expect_the_truth_in_every_window(BusyEvening& evening) {
  for (const auto& [id, journal] : evening.server().store().journals) {
    const table::Table table = replayed(evening.server(), id);
    for (const auto& window : evening.windows()) {
      if (!window->watched().contains(id)) continue;
      const json::object& told = *window->told(id);
      EXPECT_EQ(picture(told), seen(evening.server(), table, window->session())) << id;
      const auto length = static_cast<std::size_t>(told.at("length").as_int64());
      EXPECT_FALSE(table.is_news(viewer_of(evening.server(), table, window->session()), length))
          << id << " was told up to line " << length << " of " << table.length();
    }
  }
}

// A request that is never answered, or twice; a move that was answered and is lost; a window that
// misses something, or shows what is not so; a table that is never forgotten.
TEST(Evenings, GoWellInAnyOrder) {
  constexpr int kHappenings = 200;
  std::size_t moves = 0;
  std::uint64_t number = 0;
  while (number < BELLE_EVENINGS && !HasFailure()) {
    SCOPED_TRACE(++number);
    BusyEvening evening(number);
    for (int i = 0; i < kHappenings; ++i) evening.something_happens();
    evening.calm_down();
    expect_every_answer(evening);
    expect_all_acknowledged_kept(evening);
    expect_the_truth_in_every_window(evening);
    for (const auto& [id, lines] : evening.acknowledged()) moves += lines.size();
    evening.end();
    EXPECT_EQ(evening.server()->metrics().tables, 0U);
  }
  EXPECT_GT(moves, number * 2) << "hardly anything was played";
}

}  // namespace
}  // namespace belle::server
