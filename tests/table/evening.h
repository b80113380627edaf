// Random evenings at a table: people play, take back, talk, offer, give up, run out of time.
#pragma once

#include "tests/table/table_test_kit.h"

namespace belle::table {

/// One thing that a person might do, chosen by chance; always allowed.
void do_something(TestTable& table, Random& random);

/// Settings and persons of an evening, many kinds by number.
TestTable new_evening(std::size_t kind);
inline constexpr std::size_t kEvenings = 6;

}  // namespace belle::table
