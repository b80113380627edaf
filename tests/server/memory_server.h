// A house whose store is in memory, and goes wrong as a test wants it.
#pragma once

#include "tests/server/memory_store.h"
#include "tests/server/server_test_kit.h"
#include "tests/store/sample.h"

namespace belle::server {

class MemoryServer : public TestServer {
 public:
  explicit MemoryServer(const Server::Settings& settings = quick(),
                        std::unique_ptr<MoveFinder> move_finder = nullptr)
      : TestServer(std::make_unique<store::MemoryStore>(), settings, std::move(move_finder)) {}

  store::MemoryStore& store() { return static_cast<store::MemoryStore&>(TestServer::store()); }
};

}  // namespace belle::server
