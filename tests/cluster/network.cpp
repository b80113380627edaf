#include "tests/cluster/network.h"

#include <cstdlib>
#include <stdexcept>

#include <unistd.h>

namespace belle::cluster {
namespace {

bool shell(const std::string& command) {
  return std::system((command + " 2>/dev/null").c_str()) == 0;
}

bool done(const std::string& words) { return shell("ip " + words); }

void must(const std::string& words) {
  if (!done(words)) throw std::runtime_error("ip " + words + " failed");
}

// Far less than a server sends in these tests. What would have to wait longer than half a second is
// thrown away, and sent again by the ends of the connection.
constexpr const char* kSlow = " root tbf rate 200kbit burst 8kb latency 500ms";

std::string address(std::size_t number, const char* host) {
  return "10.231." + std::to_string(number) + '.' + host;
}

}  // namespace

std::string Network::why_not() {
  if (geteuid() != 0) return "only root may make networks";
  const std::string name = "belle-try-" + std::to_string(getpid());
  if (!done("netns add " + name)) return "this machine has no `ip netns`, or forbids it";
  const bool linked =
      done("link add " + name.substr(6) + " type veth peer name eth0 netns " + name);
  done("netns del " + name);
  return linked ? "" : "this machine forbids links between networks";
}

Network::Network(std::size_t count) : count_(count) {
  for (std::size_t i = 0; i < count; ++i) {
    must("netns add " + name(i));
    must("link add " + link(i) + " type veth peer name eth0 netns " + name(i));
    must("addr add " + address(i, "1") + "/24 dev " + link(i));
    join_to_database(i);
    must("link set " + link(i) + " up");
    must("-n " + name(i) + " addr add " + inside(i) + "/24 dev eth0");
    must("-n " + name(i) + " link set eth0 up");
    must("-n " + name(i) + " link set lo up");
  }
}

// The link goes with its end in the network.
Network::~Network() {
  for (std::size_t i = 0; i < count_; ++i) done("netns del " + name(i));
}

std::string Network::name(std::size_t number) const {
  return "belle-" + std::to_string(getpid()) + '-' + std::to_string(number);
}

std::string Network::link(std::size_t number) const {
  return "bel" + std::to_string(getpid()) + '-' + std::to_string(number);
}

std::string Network::inside(std::size_t number) { return address(number, "2"); }

std::string Network::database(std::size_t number) { return address(number, "3"); }

void Network::cut(std::size_t number) const { must("link set " + link(number) + " down"); }

void Network::join(std::size_t number) const { must("link set " + link(number) + " up"); }

std::string Network::why_not_slowed() const {
  const bool slowed = shell("tc qdisc add dev " + link(0) + kSlow);
  if (slowed) shell("tc qdisc del dev " + link(0) + " root");
  return slowed ? "" : "this machine has no `tc`, or its kernel no `tbf`";
}

void Network::slow(std::size_t number) const {
  if (!shell("tc qdisc add dev " + link(number) + kSlow) ||
      !shell("tc -n " + name(number) + " qdisc add dev eth0" + kSlow))
    throw std::runtime_error("a link could not be slowed");
}

void Network::quicken(std::size_t number) const {
  shell("tc qdisc del dev " + link(number) + " root");
  shell("tc -n " + name(number) + " qdisc del dev eth0 root");
}

// Nobody has the address any more, and what is sent there is lost.
void Network::cut_from_database(std::size_t number) const {
  must("addr del " + database(number) + "/32 dev " + link(number));
}

void Network::join_to_database(std::size_t number) const {
  must("addr add " + database(number) + "/32 dev " + link(number));
}

}  // namespace belle::cluster
