// Tries that are counted for all servers on one store together, because they are limited by what
// is tried, and not only by who tries. Like buckets that fill slowly (server/limits.h), by the
// store's own clock.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "store/failure.h"

namespace belle::store {

/// So many at once, and in the long run so many a second. The key says nothing of whom or what it
/// is made of to who does not know the house's key (People::token_key), which lies in another place
/// of the store.
struct Allowance {
  std::string key;
  double burst = 0;
  double per_second = 0;
};

class Tries {
 public:
  virtual ~Tries() = default;

  /// Whether tries are counted here; a server that is alone counts them itself.
  virtual bool counts_tries() const { return false; }
  /// Takes one from the first allowance or, if that is used up, from the other; false if neither
  /// has one. Of several at once none is taken twice.
  // NOLINTNEXTLINE(performance-unnecessary-value-param): others keep them
  virtual void take_try(Allowance /*first*/, std::optional<Allowance> /*other*/, Done<bool> done) {
    std::exchange(done, nullptr)(false);
  }
};

}  // namespace belle::store
