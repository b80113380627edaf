// A failure that is thrown, for the insides of a store, where any line may fail; at its border it
// becomes a value again.
#pragma once

#include <exception>
#include <string>
#include <type_traits>
#include <utility>

#include "store/failure.h"

namespace belle::store {

class Refused : public std::exception {
 public:
  explicit Refused(Failure failure) : failure_(std::move(failure)) {}
  Refused(Failure::Kind kind, std::string reason) : failure_{kind, std::move(reason)} {}
  const Failure& failure() const { return failure_; }
  const char* what() const noexcept override { return failure_.reason.c_str(); }

 private:
  Failure failure_;
};

/// Does something that throws; what it throws becomes a value.
auto as_value(auto act) -> Result<decltype(act())> {
  try {
    if constexpr (std::is_void_v<decltype(act())>)
      return act(), Result<void>();
    else
      return act();
  } catch (const Refused& refused) {
    return std::unexpected(refused.failure());
  } catch (const std::exception& thrown) {
    return std::unexpected(Failure{Failure::Kind::Broken, thrown.what()});
  }
}

}  // namespace belle::store
