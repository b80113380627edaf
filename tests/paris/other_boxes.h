// Other boxes than the shipped one, for the engine and for the slow reference: so no fact can stay
// in code.
#pragma once

#include <cstdint>
#include <map>

#include "engine/paris/paris.h"
#include "tests/paris/reference.h"

namespace belle::paris {

/// tests/editions/turned/paris.json: every ruling is turned, every reconstructed fact is another
/// one, and two landmarks have the value 11.
const Tables& turned_tables();
const Edition& turned_edition();

/// The same for the reference, told from what the file says.
reference::paris::Box reference_box(const Tables& tables);

/// A box whose bonus tiles have changed their effects among the numbers, some of them several
/// times.
struct ShuffledBox {
  std::map<int, int> acts_as;  // what a number does, by the number that does so in the box
  Tables tables;
  Edition edition;
};
ShuffledBox shuffled_box(std::uint64_t seed);

}  // namespace belle::paris
