#include "store/postgres/thoughts.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <random>
#include <utility>

namespace belle::store::postgres {
namespace {

using namespace std::chrono_literals;

constexpr Patience kListenPatience{.longest = 1s, .between = 100ms};
constexpr auto kListen = 200ms;
constexpr std::int64_t kMostOfAnAddress =
    64;  // of one address; one more for each who wants no other

// What is wanted already stays as it is; a later turn takes its place. Nobody is told twice.
constexpr const char* kWant = R"(
WITH crowd AS (
  SELECT count(*) AS size, bool_or(whose = $4::text[]) AS has_own FROM thoughts
  WHERE whose[1:2] = ($4::text[])[1:2]
), wanted AS (
  INSERT INTO thoughts AS t (table_number, turn, slot, whose, nodes, asked)
  SELECT number, $2::int8, $3::int8, $4::text[], ARRAY[$5::text], clock_timestamp()
  FROM tables, crowd
  WHERE id = $1::text AND (size < $6::int8 OR NOT has_own
    OR EXISTS (SELECT 1 FROM thoughts t WHERE t.table_number = number))
  ON CONFLICT (table_number) DO UPDATE SET
    turn = excluded.turn, slot = excluded.slot, whose = excluded.whose,
    nodes = CASE WHEN t.turn < excluded.turn THEN excluded.nodes
                 WHEN t.nodes @> excluded.nodes THEN t.nodes
                 ELSE t.nodes || excluded.nodes END,
    asked = CASE WHEN t.turn < excluded.turn THEN excluded.asked ELSE t.asked END,
    worker = CASE WHEN t.turn < excluded.turn THEN NULL ELSE t.worker END,
    leased_until = CASE WHEN t.turn < excluded.turn THEN NULL ELSE t.leased_until END
  WHERE t.turn <= excluded.turn
  RETURNING leased_until
), told AS MATERIALIZED (
  SELECT pg_notify('belle_thoughts', '') FROM wanted WHERE leased_until IS NULL
)
SELECT EXISTS (SELECT 1 FROM wanted)
  OR EXISTS (SELECT 1 FROM thoughts JOIN tables ON number = table_number WHERE id = $1::text),
  (SELECT count(*) FROM told)
)";

constexpr const char* kUnwant = R"(
WITH head AS MATERIALIZED (SELECT number FROM tables WHERE id = $1::text), gone AS (
  DELETE FROM thoughts USING head
  WHERE table_number = number AND turn = $2::int8 AND nodes <@ ARRAY[$3::text]
), less AS (
  UPDATE thoughts SET nodes = array_remove(nodes, $3::text) FROM head
  WHERE table_number = number AND turn = $2::int8 AND NOT nodes <@ ARRAY[$3::text] RETURNING 1
)
SELECT EXISTS (SELECT 1 FROM less)
)";

// A thought's place among those of its person, then of its address, then of its network, where what
// is leased comes first: so the next of somebody of whom two are thought about is their third. Of
// those in the same place the one is first that would be done first had it begun when it was asked.
// What was leased by another meanwhile is locked or does not fit any more.
constexpr const char* kLease = R"(
WITH here AS MATERIALIZED (
  SELECT coalesce(array_agg(name), '{}') AS names FROM nodes
  WHERE beat > clock_timestamp() - interval '5 seconds'
), forgotten AS (
  DELETE FROM thoughts WHERE table_number IN (
    SELECT table_number FROM thoughts, here
    WHERE asked < clock_timestamp() - interval '1 minute' AND NOT nodes && names
    FOR UPDATE OF thoughts SKIP LOCKED)
), queue AS MATERIALIZED (
  SELECT table_number, asked, slot, whose,
    coalesce(leased_until > clock_timestamp(), false) AS leased
  FROM thoughts, here WHERE nodes && names
), of_person AS (
  SELECT *, row_number() OVER (PARTITION BY whose ORDER BY leased DESC, asked) AS place FROM queue
), of_address AS (
  SELECT table_number, asked, slot, whose, leased,
    row_number() OVER (PARTITION BY whose[1:2] ORDER BY leased DESC, place, asked) AS place
  FROM of_person
), of_network AS (
  SELECT table_number, asked, slot, leased,
    row_number() OVER (PARTITION BY whose[1:1] ORDER BY leased DESC, place, asked) AS place
  FROM of_address
), chosen AS MATERIALIZED (
  SELECT t.table_number, t.leased_until IS NOT NULL AS again
  FROM of_network n JOIN thoughts t USING (table_number)
  WHERE NOT n.leased AND (t.leased_until IS NULL OR t.leased_until <= clock_timestamp())
  ORDER BY n.place, n.asked + n.slot * interval '1 millisecond'
  LIMIT $1::int8 FOR UPDATE OF t SKIP LOCKED
), leased AS (
  UPDATE thoughts t
  SET worker = $2::text, leased_until = clock_timestamp() + interval '1500 milliseconds'
  FROM chosen c JOIN tables h ON h.number = c.table_number WHERE t.table_number = c.table_number
  RETURNING h.id, t.turn, c.again,
    greatest(0, extract(epoch FROM clock_timestamp() - t.asked) * 1000)::int8 AS waited
)
SELECT (SELECT count(*) FROM queue WHERE NOT leased), id, turn, again, waited
FROM (SELECT 1) AS one LEFT JOIN leased ON true
)";

// In the order of the tables, as appends lock them.
constexpr const char* kRenew = R"(
WITH held AS MATERIALIZED (
  SELECT t.table_number, h.id, t.turn FROM unnest($1::text[], $2::int8[]) AS g (id, turn)
  JOIN tables h ON h.id = g.id JOIN thoughts t ON t.table_number = h.number AND t.turn = g.turn
  WHERE t.worker = $3::text ORDER BY t.table_number FOR UPDATE OF t
), renewed AS (
  UPDATE thoughts t SET leased_until = clock_timestamp() + interval '1500 milliseconds'
  FROM held WHERE held.table_number = t.table_number
)
SELECT id, turn FROM held
)";

constexpr const char* kGiveBack = R"(
WITH held AS MATERIALIZED (
  SELECT t.table_number FROM unnest($1::text[], $2::int8[]) AS g (id, turn)
  JOIN tables h ON h.id = g.id JOIN thoughts t ON t.table_number = h.number AND t.turn = g.turn
  WHERE t.worker = $3::text ORDER BY t.table_number FOR UPDATE OF t
), given AS (
  UPDATE thoughts t SET worker = NULL, leased_until = NULL, asked = clock_timestamp()
  FROM held WHERE held.table_number = t.table_number RETURNING 1
)
SELECT pg_notify('belle_thoughts', '') FROM given
)";

constexpr const char* kDrop =
    "DELETE FROM thoughts t USING tables h WHERE h.number = t.table_number"
    " AND h.id = $1::text AND t.turn = $2::int8 AND t.worker = $3::text";

std::string drawn_name() {
  std::random_device chance;
  std::string name;
  for (int i = 0; i < 4; ++i) name += std::to_string(chance()) + '.';
  return name;
}

Connection::Values values_of(const std::vector<Thought>& held, const std::string& worker) {
  std::vector<std::string> tables;
  std::vector<std::int64_t> turns;
  for (const auto& [table, turn] : held) {
    tables.push_back(table);
    turns.push_back(static_cast<std::int64_t>(turn));
  }
  return {Value::texts(tables), Value::wholes(turns), worker};
}

Thought read_thought(const Rows& rows, std::size_t row, int column) {
  return {rows.text(row, column), static_cast<std::size_t>(rows.whole(row, column + 1))};
}

}  // namespace

SharedThoughts::SharedThoughts(const Address& address, std::string node,
                               std::function<void(Question)> ask, std::function<void()> come)
    : node_(std::move(node)),
      worker_(drawn_name()),
      ask_(std::move(ask)),
      listening_([this, address, come = std::move(come)] { listen(address, come); }) {}

SharedThoughts::~SharedThoughts() {
  stopping_ = true;
  listening_.join();
}

// Whoever thinks looks every second, too: words may be lost.
void SharedThoughts::listen(const Address& address, const std::function<void()>& come) {
  Link link(address, kListenPatience, "LISTEN belle_thoughts");
  while (!stopping_) {
    try {
      if (!link.connection().notices(kListen).empty()) come();
    } catch (const std::exception&) {
      link.drop();
      std::this_thread::sleep_for(kListen);
    }
  }
}

void SharedThoughts::want(WantedThought wanted, Done<bool> done) {
  ask_({.sql = kWant,
        .values = {wanted.thought.table, static_cast<std::int64_t>(wanted.thought.turn),
                   wanted.slot, Value::texts(wanted.whose), node_, kMostOfAnAddress},
        .done = [done = std::move(done)](const auto& found) {
          if (!found) return done(std::unexpected(found.error()));
          done((*found)->whole(0, 0) != 0);
        }});
}

void SharedThoughts::unwant(Thought thought, Done<bool> done) {
  ask_({.sql = kUnwant,
        .values = {thought.table, static_cast<std::int64_t>(thought.turn), node_},
        .done = [done = std::move(done)](const auto& found) {
          if (!found) return done(std::unexpected(found.error()));
          done((*found)->whole(0, 0) != 0);
        }});
}

void SharedThoughts::lease(std::size_t most, Done<Leases> done) {
  ask_({.sql = kLease,
        .values = {static_cast<std::int64_t>(std::min<std::size_t>(most, INT32_MAX)), worker_},
        .done = [done = std::move(done)](const auto& found) {
          if (!found) return done(std::unexpected(found.error()));
          const Rows& rows = **found;
          Leases leases;
          for (std::size_t i = 0; i < rows.size() && !rows.is_null(i, 1); ++i)
            leases.leased.push_back(
                {read_thought(rows, i, 1), rows.whole(i, 4), rows.whole(i, 3) != 0});
          leases.waiting = static_cast<std::size_t>(rows.whole(0, 0)) - leases.leased.size();
          done(std::move(leases));
        }});
}

void SharedThoughts::renew(std::vector<Thought> held, Done<std::vector<Thought>> done) {
  ask_({.sql = kRenew,
        .values = values_of(held, worker_),
        .done = [done = std::move(done)](const auto& found) {
          if (!found) return done(std::unexpected(found.error()));
          std::vector<Thought> ours;
          ours.reserve((*found)->size());
          for (std::size_t i = 0; i < (*found)->size(); ++i)
            ours.push_back(read_thought(**found, i, 0));
          done(std::move(ours));
        }});
}

void SharedThoughts::give_back(std::vector<Thought> held, Done<void> done) {
  ask_({.sql = kGiveBack,
        .values = values_of(held, worker_),
        .done = [done = std::move(done)](const auto& found) {
          if (!found) return done(std::unexpected(found.error()));
          done({});
        }});
}

void SharedThoughts::drop(Thought held) {
  ask_({.sql = kDrop,
        .values = {held.table, static_cast<std::int64_t>(held.turn), worker_},
        .done = [](const auto&) {}});
}

}  // namespace belle::store::postgres
