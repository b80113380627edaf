// Deadlines of tables in the database, and the time by which all its servers go. See
// store/clocks.h for what each promises.
#pragma once

#include <string>

#include "store/clocks.h"
#include "store/postgres/connection.h"

namespace belle::store::postgres {

const char* take_due_sql();  // opened, until, again, most
Due read_due(const Rows& rows, const DueQuestion& question);

/// Says that a server is there, and hears the time. The house was closed if nobody had said so for
/// five seconds.
HouseTime beat(Connection& connection);
/// Only hears the time.
HouseTime house_time(Connection& connection);
/// The last server says that it goes: the house is closed from now on.
void say_farewell(Connection& connection, const std::string& node);

}  // namespace belle::store::postgres
