// A house whose store is in memory, and goes wrong as a test wants it.
#pragma once

#include "tests/server/house_test_kit.h"
#include "tests/server/memory_store.h"

namespace belle::server {

class MemoryHouse : public TestHouse {
 public:
  explicit MemoryHouse(const House::Settings& settings = quick(),
                       std::unique_ptr<Thinkers> thinkers = nullptr)
      : TestHouse(std::make_unique<store::MemoryStore>(), settings, std::move(thinkers)) {}

  store::MemoryStore& store() { return static_cast<store::MemoryStore&>(TestHouse::store()); }
};

}  // namespace belle::server
