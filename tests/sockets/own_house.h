// A house in this process, for settings that the program does not offer, and for sanitizers that do
// not watch the program.
#pragma once

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <thread>

#include "apps/house_games.h"
#include "people/lookalikes.h"
#include "server/net.h"
#include "store/sqlite.h"
#include "tests/store/folder.h"

namespace belle::server {

class OwnHouse {
 public:
  explicit OwnHouse(NetSettings settings) {
    settings.port = 0;
    auto net = Net::listen(games_, *store_, settings);
    if (!net) throw std::runtime_error(net.error());
    net_ = *std::move(net);
    thread_ = std::thread([this] { net_->run(); });
  }
  ~OwnHouse() {
    stop();
    thread_.join();
    store_.reset();  // writes what was begun, while the server that is answered is still there
  }
  OwnHouse(const OwnHouse&) = delete;
  OwnHouse& operator=(const OwnHouse&) = delete;

  std::uint16_t port() const { return net_->port(); }
  std::uint16_t metrics_port() const { return net_->metrics_port(); }
  void stop() { net_->stop(); }

 private:
  store::Folder folder_;
  table::Games games_ = house_games();
  std::unique_ptr<store::Store> store_ =
      store::open_sqlite(folder_ / "belle.sqlite", people::name_rule()).value();
  std::unique_ptr<Net> net_;
  std::thread thread_;
};

}  // namespace belle::server
