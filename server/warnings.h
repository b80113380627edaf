// Trouble that only the operator can do something about: it is said to them, in full, and not to
// clients. A disk that stays full is not said with every move.
#pragma once

#include <string>

#include "server/environment.h"
#include "server/limits.h"
#include "store/store.h"

namespace belle::server {

/// Whether something has failed by the store's fault, so that it may go well later.
inline bool is_trouble(const store::Failure& failure) {
  using Kind = store::Failure::Kind;
  return failure.kind == Kind::Full || failure.kind == Kind::Busy || failure.kind == Kind::Broken;
}

class Warnings {
 public:
  explicit Warnings(const Environment& environment) : environment_(environment) {}

  void say(const std::string& trouble) {
    constexpr Rate kOften{5, 0.1};
    if (environment_.warn && said_.take(kOften, environment_.now())) environment_.warn(trouble);
  }
  /// Why the store has failed, if it is the store's fault.
  void say(const store::Failure& failure) {
    if (is_trouble(failure)) say(failure.reason);
  }

 private:
  const Environment& environment_;
  Bucket said_;
};

}  // namespace belle::server
