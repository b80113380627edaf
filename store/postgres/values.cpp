#include "store/postgres/values.h"

#include <bit>
#include <utility>

#include <libpq-fe.h>

namespace belle::store::postgres {
namespace {

// The types of PostgreSQL, by their numbers in its catalogue, which never change.
enum class Type : std::uint32_t { Truth = 16, Bytes = 17, Whole = 20, Text = 25, Real = 701 };

template <class T>
void put(std::string& bytes, T number) {
  for (int shift = 8 * (static_cast<int>(sizeof number) - 1); shift >= 0; shift -= 8)
    bytes += static_cast<char>(static_cast<std::uint64_t>(number) >> shift);
}

// An array: dimensions, whether it has NULLs, the type; its length and lowest index; each element.
template <class List>
std::string array_of(Type type, const List& list, auto put_element) {
  std::string bytes;
  put(bytes, std::int32_t{1});
  put(bytes, std::int32_t{0});
  put(bytes, static_cast<std::uint32_t>(type));
  put(bytes, static_cast<std::int32_t>(list.size()));
  put(bytes, std::int32_t{1});
  for (const auto& each : list) put_element(bytes, each);
  return bytes;
}

void put_text(std::string& bytes, std::string_view text) {
  put(bytes, static_cast<std::int32_t>(text.size()));
  bytes += text;
}

}  // namespace

Value::Value(std::int64_t whole) { put(bytes_, whole); }

Value::Value(double real) { put(bytes_, std::bit_cast<std::int64_t>(real)); }

Value::Value(std::string_view text) : bytes_(text) {}

Value::Value(std::string text) : bytes_(std::move(text)) {}

Value Value::truth(bool value) {
  Value truth;
  truth.bytes_ += static_cast<char>(value ? 1 : 0);
  return truth;
}

Value Value::wholes(std::span<const std::int64_t> list) {
  Value value;
  value.bytes_ = array_of(Type::Whole, list, [](std::string& bytes, std::int64_t each) {
    put(bytes, std::int32_t{8});
    put(bytes, each);
  });
  return value;
}

Value Value::reals(std::span<const double> list) {
  Value value;
  value.bytes_ = array_of(Type::Real, list, [](std::string& bytes, double each) {
    put(bytes, std::int32_t{8});
    put(bytes, std::bit_cast<std::int64_t>(each));
  });
  return value;
}

Value Value::truths(const std::vector<bool>& list) {
  Value value;
  value.bytes_ = array_of(Type::Truth, list, [](std::string& bytes, bool each) {
    put(bytes, std::int32_t{1});
    bytes += static_cast<char>(each ? 1 : 0);
  });
  return value;
}

Value Value::texts(std::span<const std::string_view> list) {
  Value value;
  value.bytes_ = array_of(Type::Text, list, put_text);
  return value;
}

Value Value::texts(std::span<const std::string> list) {
  Value value;
  value.bytes_ = array_of(Type::Text, list, put_text);
  return value;
}

Value Value::bytes(std::span<const std::string_view> list) {
  Value value;
  value.bytes_ = array_of(Type::Bytes, list, put_text);
  return value;
}

void Rows::Clear::operator()(pg_result* result) const { PQclear(result); }

std::size_t Rows::size() const { return static_cast<std::size_t>(PQntuples(result_.get())); }

bool Rows::is_null(std::size_t row, int column) const {
  return PQgetisnull(result_.get(), static_cast<int>(row), column) != 0;
}

std::string_view Rows::field(std::size_t row, int column) const {
  const int at = static_cast<int>(row);
  return {PQgetvalue(result_.get(), at, column),
          static_cast<std::size_t>(PQgetlength(result_.get(), at, column))};
}

std::int64_t Rows::whole(std::size_t row, int column) const {
  const std::string_view bytes = field(row, column);
  const bool negative = !bytes.empty() && bytes.size() > 1 && (bytes[0] & 0x80) != 0;
  std::uint64_t number = negative ? ~std::uint64_t{0} : 0;
  for (const char byte : bytes) number = number << 8 | static_cast<std::uint8_t>(byte);
  return static_cast<std::int64_t>(number);
}

double Rows::real(std::size_t row, int column) const {
  return std::bit_cast<double>(whole(row, column));
}

std::string Rows::text(std::size_t row, int column) const {
  return std::string(field(row, column));
}

}  // namespace belle::store::postgres
