#include "players/weights.h"

#include "engine/lumiere/lumiere.h"

namespace belle {

namespace embedded {
std::string_view lumiere_weights();
}

template <>
std::string_view players::weights<Lumiere>() {
  return embedded::lumiere_weights();
}

}  // namespace belle
