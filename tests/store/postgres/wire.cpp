#include "tests/store/postgres/wire.h"

#include <array>
#include <cstring>
#include <stdexcept>
#include <utility>
#include <vector>

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace belle::store {
namespace {

constexpr const char* kName = ".s.PGSQL.5432";  // as libpq looks for it

sockaddr_un place(const std::filesystem::path& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::strncpy(address.sun_path, path.c_str(), sizeof address.sun_path - 1);
  return address;
}

}  // namespace

Wire::Wire(std::filesystem::path socket) : socket_(std::move(socket)) {
  listening_ = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_un here = place(folder_ / kName);
  if (bind(listening_, reinterpret_cast<const sockaddr*>(&here), sizeof here) != 0 ||
      listen(listening_, 8) != 0)
    throw std::runtime_error("no socket");
  thread_ = std::thread([this] { pass_on(); });
}

Wire::~Wire() {
  ending_ = true;
  thread_.join();
  while (!servers_.empty()) end(servers_.begin()->first);
  close(listening_);
}

std::string Wire::address(const std::string& database) const {
  return "postgresql://belle@/" + database + "?host=" + (folder_ / "").string();
}

void Wire::pass_on() {
  while (!ending_) {
    std::vector<pollfd> sockets{{listening_, POLLIN, 0}};
    for (const auto& [client, server] : servers_) {
      sockets.push_back({client, POLLIN, 0});
      sockets.push_back({server, POLLIN, 0});
    }
    if (poll(sockets.data(), sockets.size(), 20) <= 0) continue;
    for (std::size_t i = 1; i < sockets.size(); i += 2) {
      const int client = sockets[i].fd;
      const int server = sockets[i + 1].fd;
      if ((sockets[i].revents != 0 && !pass_on(client, server, false)) ||
          (sockets[i + 1].revents != 0 && !pass_on(server, client, true)))
        end(client);
    }
    if (sockets[0].revents == 0) continue;
    const int client = accept(listening_, nullptr, nullptr);
    const int server = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_un there = place(socket_);
    servers_[client] = server;
    if (connect(server, reinterpret_cast<const sockaddr*>(&there), sizeof there) != 0) end(client);
  }
}

// False when the connection is over.
bool Wire::pass_on(int from, int to, bool is_answer) {
  std::array<char, 65536> bytes{};
  const ssize_t count = read(from, bytes.data(), bytes.size());
  if (count <= 0) return false;
  if (losing_ && !is_answer) asked_ = true;
  if (losing_ && is_answer && std::exchange(asked_, false)) {
    losing_ = false;
    return false;
  }
  return write(to, bytes.data(), static_cast<std::size_t>(count)) == count;
}

void Wire::end(int client) {
  close(servers_.at(client));
  close(client);
  servers_.erase(client);
}

}  // namespace belle::store
