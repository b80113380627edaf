// Tries in the database: an allowance is one moment, at which it is full again. Taking one puts the
// moment off by the time in which one grows; it is used up when that would be too far away.
#pragma once

#include <optional>

#include "store/postgres/connection.h"
#include "store/tries.h"

namespace belle::store::postgres {

const char* take_try_sql();  // the answer is one truth
Connection::Values take_try_values(const Allowance& first, const std::optional<Allowance>& other);

}  // namespace belle::store::postgres
