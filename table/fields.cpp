#include "table/fields.h"

#include <boost/json/value.hpp>

namespace belle::table {

namespace json = boost::json;

std::expected<std::string, Problem> text(const json::object& message, std::string_view field) {
  const json::value* value = message.if_contains(field);
  if (value == nullptr) return refuse(std::string(field), "is missing");
  if (!value->is_string()) return refuse(std::string(field), "must be a text");
  return std::string(value->get_string());
}

std::expected<std::int64_t, Problem> whole(const json::object& message, std::string_view place,
                                           std::string_view field, std::int64_t least,
                                           std::int64_t most) {
  const json::value* value = message.if_contains(field);
  if (value == nullptr) return refuse(std::string(place), "is missing");
  if (!value->is_int64() || value->get_int64() < least || value->get_int64() > most)
    return refuse(std::string(place), "must be a whole number from " + std::to_string(least) +
                                          " to " + std::to_string(most));
  return value->get_int64();
}

std::expected<bool, Problem> truth(const json::object& message, std::string_view field,
                                   bool otherwise) {
  const json::value* value = message.if_contains(field);
  if (value == nullptr) return otherwise;
  if (!value->is_bool()) return refuse(std::string(field), "must be true or false");
  return value->get_bool();
}

}  // namespace belle::table
