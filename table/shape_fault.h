// Whether a JSON value has the shape that was declared for it.
#pragma once

#include <boost/json/value.hpp>
#include <initializer_list>
#include <optional>
#include <span>

#include "engine/core/shape.h"
#include "table/problem.h"

namespace belle::table {

/// The first fault of a value: a field that is missing, of another kind, or not declared at all.
/// `field` is its place in the value (`clock.days`), empty for the value as a whole.
std::optional<Problem> fault(const Shape& shape, const boost::json::value& value);

/// The same of an object whose fields are declared in several parts.
std::optional<Problem> fault(std::initializer_list<std::span<const Field>> parts,
                             const boost::json::object& object);

}  // namespace belle::table
