// Values for the $1, $2 … of a statement, and rows that come back, in PostgreSQL's binary format:
// no byte is escaped or parsed, and a list of any length is one value.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

struct pg_result;

namespace belle::store::postgres {

/// A value as it travels. A whole number is int8, so statements say `$1::int8`.
class Value {
 public:
  Value(std::int64_t whole);     // NOLINT: statements are given their values as they are
  Value(double real);            // NOLINT
  Value(std::string_view text);  // NOLINT
  Value(std::string text);       // NOLINT
  static Value truth(bool value);
  // Arrays: int8[], float8[], bool[], text[], bytea[].
  static Value wholes(std::span<const std::int64_t> list);
  static Value reals(std::span<const double> list);
  static Value truths(const std::vector<bool>& list);
  static Value texts(std::span<const std::string_view> list);
  static Value texts(std::span<const std::string> list);
  static Value bytes(std::span<const std::string_view> list);

  const std::string& written() const { return bytes_; }

 private:
  Value() = default;

  std::string bytes_;
};

/// What a statement has found.
class Rows {
 public:
  explicit Rows(pg_result* result) : result_(result) {}

  std::size_t size() const;
  bool is_null(std::size_t row, int column) const;
  /// Also of the smaller numbers, and of a boolean.
  std::int64_t whole(std::size_t row, int column) const;
  double real(std::size_t row, int column) const;
  std::string text(std::size_t row, int column) const;

 private:
  std::string_view field(std::size_t row, int column) const;

  struct Clear {
    void operator()(pg_result* result) const;
  };
  std::unique_ptr<pg_result, Clear> result_;
};

}  // namespace belle::store::postgres
