// The lines of a journal as they were asked for, so that what a client was told can be found there.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "tests/cluster/history.h"

namespace belle::history {

struct Deed {
  std::string asked;  // as in a history; empty for what follows by itself
  bool by_belle = false;
};

/// One for each line.
std::vector<Deed> deeds_of(const Journal& journal);

}  // namespace belle::history
