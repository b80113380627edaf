// How the database is laid out, and how an older layout becomes a newer one: a list of steps that
// only grows, and that only adds, so that servers of two versions can work side by side. The
// database says how many of them it has seen.
#pragma once

#include <span>

#include "store/people.h"
#include "store/postgres/connection.h"

namespace belle::store::postgres {

/// Every step so far, each one or several statements of SQL.
std::span<const char* const> steps();

/// Does the steps that the database has not seen: all of them or, when one fails, none. Of several
/// servers that begin at once one does it. Refuses a database that has seen more steps than these.
void migrate(Connection& connection, const std::string& place, std::span<const char* const> steps);

}  // namespace belle::store::postgres
