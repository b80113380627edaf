// How a caller on the server's thread hears, now or later, whether something was done.
#pragma once

#include <expected>
#include <functional>

#include "table/problem.h"

namespace belle::server {

using table::Problem;

template <class T>
using Reply = std::function<void(std::expected<T, Problem>)>;

}  // namespace belle::server
