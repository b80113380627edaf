#include "store/postgres/tries.h"

namespace belle::store::postgres {

// A row that is written at once by another server is waited for, and what it says then counts.
const char* take_try_sql() {
  return R"(
WITH first AS (
  INSERT INTO tries AS t (key, full_at)
  VALUES ($1::text, statement_timestamp() + $2::float8 * interval '1 second')
  ON CONFLICT (key) DO UPDATE
    SET full_at = greatest(t.full_at, statement_timestamp()) + $2::float8 * interval '1 second'
    WHERE t.full_at <= statement_timestamp() + $3::float8 * interval '1 second'
  RETURNING 1
), other AS (
  INSERT INTO tries AS t (key, full_at)
  SELECT $4::text, statement_timestamp() + $5::float8 * interval '1 second'
  WHERE $4::text <> '' AND NOT EXISTS (SELECT 1 FROM first)
  ON CONFLICT (key) DO UPDATE
    SET full_at = greatest(t.full_at, statement_timestamp()) + $5::float8 * interval '1 second'
    WHERE t.full_at <= statement_timestamp() + $6::float8 * interval '1 second'
  RETURNING 1
)
SELECT EXISTS (SELECT 1 FROM first) OR EXISTS (SELECT 1 FROM other)
)";
}

Connection::Values take_try_values(const Allowance& first, const std::optional<Allowance>& other) {
  const Allowance second = other.value_or(Allowance{.key = "", .burst = 1, .per_second = 1});
  return {first.key,  1 / first.per_second,  (first.burst - 1) / first.per_second,
          second.key, 1 / second.per_second, (second.burst - 1) / second.per_second};
}

}  // namespace belle::store::postgres
