// A house of three servers on this machine: PostgreSQL, the servers as people run them, one that
// only thinks, and HAProxy in front. Each can be killed, stopped and begun again in its place.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "tests/cluster/history.h"
#include "tests/cluster/network.h"
#include "tests/cluster/proxy.h"
#include "tests/cluster/thinker.h"
#include "tests/sockets/served_house.h"
#include "tests/store/postgres/server.h"

namespace belle::cluster {

inline constexpr std::size_t kNodes = 3;

class Cluster {
 public:
  struct Wishes {
    store::PostgresServer::Wishes postgres = {};
    /// By how many seconds the clock of a server's machine is wrong, by its number.
    std::map<std::size_t, int> clocks_ahead = {};
    /// Each server on a network of its own.
    const Network* networks = nullptr;
  };

  Cluster() : Cluster(Wishes{}) {}
  explicit Cluster(const Wishes& wishes);

  std::uint16_t proxy() const { return proxy_->port(); }
  std::uint16_t port(std::size_t node) const { return ports_.at(node); }
  static std::string name(std::size_t node) { return "server" + std::to_string(node + 1); }

  server::ServedHouse& node(std::size_t node) { return *nodes_.at(node); }
  /// Begins it at its port, where it was killed or has closed.
  void start(std::size_t node);

  /// By how many seconds a server thinks that the database's clock is ahead of its own.
  double clock_offset(std::size_t node) const;

  /// Stops the thinker where it has begun to think and not played yet; false if it has not.
  bool stop_thinker_in_a_thought();
  /// Kills it, and begins another.
  void replace_thinker();
  /// Whoever was given a turn of Belle's to think about, as the database has noted it.
  history::History thoughts() const;

  store::PostgresServer& postgres() { return postgres_; }
  /// Does something as the operator of this house's database.
  std::string run(const std::string& sql) const { return postgres_.run(sql, database_); }
  /// All journals and ratings, as the database has them.
  history::House house() const;

 private:
  std::string address_of(std::size_t node) const;
  std::string store_of(const std::string& name, const std::string& address) const;

  Wishes wishes_;
  store::Folder logs_;
  store::PostgresServer postgres_;
  std::string database_;
  std::array<std::uint16_t, kNodes> ports_{};
  std::array<std::uint16_t, kNodes> metrics_ports_{};
  std::array<std::optional<server::ServedHouse>, kNodes> nodes_;
  std::optional<Thinker> thinker_;
  std::optional<Proxy> proxy_;
};

}  // namespace belle::cluster
