// What a house keeps secret for itself, the same for all servers on one store.
#pragma once

#include <string>
#include <utility>

#include "store/failure.h"

namespace belle::store {

class Keys {
 public:
  virtual ~Keys() = default;

  /// The key by which the house knows its own tokens: the first that was ever proposed. A store
  /// without visitors from outside keeps none.
  virtual void token_key(std::string proposed, Done<std::string> done) {
    std::exchange(done, nullptr)(std::move(proposed));
  }
};

}  // namespace belle::store
