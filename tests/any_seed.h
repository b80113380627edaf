// The seeds of property tests: any number, so that no two games of a run are alike.
#pragma once

#include <cstdint>

#include <rapidcheck.h>

namespace belle {

inline rc::Gen<std::uint64_t> any_seed() {
  return rc::gen::noShrink(rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>()));
}

}  // namespace belle
