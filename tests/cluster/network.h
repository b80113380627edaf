// Servers on networks of their own (`ip netns`), each joined to this machine by one link that can
// be cut: then nothing says that a connection has ended, as when a cable is pulled; and slowed, so
// that what is sent waits and some of it is lost. The database is at an address of its own there,
// and can be cut off alone. Needs root and a kernel that has such networks. The database, the proxy
// and the players have none: every way that a house takes begins or ends at a server, so the links
// of servers are all links there are to cut.
#pragma once

#include <cstddef>
#include <string>

namespace belle::cluster {

class Network {
 public:
  /// Why there can be none on this machine; empty if there can.
  static std::string why_not();

  explicit Network(std::size_t count);
  ~Network();
  Network(const Network&) = delete;
  Network& operator=(const Network&) = delete;

  /// The name of a network, and the addresses of the server in it and of the database as it sees
  /// it.
  std::string name(std::size_t number) const;
  static std::string inside(std::size_t number);
  static std::string database(std::size_t number);

  void cut(std::size_t number) const;
  void join(std::size_t number) const;
  /// Why links cannot be slowed here; empty if they can.
  std::string why_not_slowed() const;
  void slow(std::size_t number) const;
  void quicken(std::size_t number) const;
  void cut_from_database(std::size_t number) const;
  void join_to_database(std::size_t number) const;

 private:
  std::string link(std::size_t number) const;

  std::size_t count_;
};

}  // namespace belle::cluster
