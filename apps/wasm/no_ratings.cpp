// Only persons with claimed names are rated, and nobody at the server in the page has one.

#include <vector>

#include "people/glicko.h"

namespace belle::people {

// It takes what the one of people/glicko.h takes.
// NOLINTNEXTLINE(performance-unnecessary-value-param)
store::Rate by_places(std::vector<int>, store::Time) {
  return [](const std::vector<store::Rating>& before) { return before; };
}

}  // namespace belle::people
