// Reading the fields of a JSON message that is known to be as declared (shape_fault.h): they are
// there, and of their kind.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <string>
#include <string_view>

namespace belle::table {

inline std::string text(const boost::json::object& message, std::string_view field) {
  return std::string(message.at(field).get_string());
}

inline std::int64_t whole(const boost::json::object& message, std::string_view field) {
  return message.at(field).get_int64();
}

}  // namespace belle::table
