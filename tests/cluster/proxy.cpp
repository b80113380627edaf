#include "tests/cluster/proxy.h"

#include <chrono>
#include <csignal>
#include <stdexcept>
#include <thread>

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "apps/house_proxy.h"

namespace belle::cluster {
namespace {

// A socket at this port of the machine, or any; -1 if there is none.
template <class Use>
bool with_socket(std::uint16_t port, const Use& use) {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const bool well = use(socket, reinterpret_cast<sockaddr*>(&address), sizeof address);
  close(socket);
  return well;
}

}  // namespace

std::uint16_t free_port() {
  std::uint16_t port = 0;
  with_socket(0, [&](int socket, sockaddr* address, socklen_t size) {
    if (bind(socket, address, size) != 0 || getsockname(socket, address, &size) != 0) return false;
    port = ntohs(reinterpret_cast<sockaddr_in*>(address)->sin_port);
    return true;
  });
  return port;
}

Proxy::Proxy(const std::vector<std::string>& servers) : port_(free_port()) {
  const std::string file = folder_ / "haproxy.cfg";
  store::write_bytes(file, house_proxy(port_, servers));
  process_ = fork();
  if (process_ == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    const int log = open((folder_ / "log").c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    dup2(log, STDOUT_FILENO);
    dup2(log, STDERR_FILENO);
    execl(BELLE_HAPROXY, "haproxy", "-db", "-f", file.c_str(), nullptr);
    _exit(127);
  }
  const auto listens = [this] {
    return with_socket(port_, [](int socket, const sockaddr* address, socklen_t size) {
      return connect(socket, address, size) == 0;
    });
  };
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(10);
  while (!listens()) {
    if (std::chrono::steady_clock::now() > end || waitpid(process_, nullptr, WNOHANG) != 0)
      throw std::runtime_error("HAProxy does not start: " + store::bytes_of(folder_ / "log"));
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
}

Proxy::~Proxy() {
  kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
}

}  // namespace belle::cluster
