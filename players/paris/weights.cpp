#include "players/weights.h"

#include "engine/paris/paris.h"

namespace belle {

namespace embedded {
std::string_view paris_weights();
}

template <>
std::string_view players::weights<Paris>() {
  return embedded::paris_weights();
}

}  // namespace belle
