// Reading the fields of a JSON message, strictly: whatever is missing or of another kind is a
// Problem that names the field.
#pragma once

#include <boost/json/object.hpp>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "table/problem.h"

namespace belle::table {

/// A text that must be there.
std::expected<std::string, Problem> text(const boost::json::object& message,
                                         std::string_view field);

/// A whole number that must be there, from least to most; messages call it `place`.
std::expected<std::int64_t, Problem> whole(const boost::json::object& message,
                                           std::string_view place, std::string_view field,
                                           std::int64_t least, std::int64_t most);

/// True or false; `otherwise` if it is not there.
std::expected<bool, Problem> truth(const boost::json::object& message, std::string_view field,
                                   bool otherwise);

}  // namespace belle::table
