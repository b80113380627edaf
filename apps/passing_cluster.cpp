#include "apps/passing_cluster.h"

#include <algorithm>
#include <csignal>
#include <fstream>
#include <sstream>
#include <thread>

#include <fcntl.h>
#include <netinet/in.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "apps/house_proxy.h"
#include "apps/process_usage.h"

namespace belle {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

constexpr auto kLongestStart = 60s;
constexpr uid_t kNobody = 65534;

// Of several releases the last. PostgreSQL's programs are on no path in Debian.
fs::path postgres_programs() {
  fs::path found;
  std::error_code none;
  for (const auto& release : fs::directory_iterator("/usr/lib/postgresql", none))
    if (fs::exists(release.path() / "bin/postgres") && release.path() > found)
      found = release.path();
  return found.empty() ? found : found / "bin";
}

sockaddr_in here(std::uint16_t port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return address;
}

std::uint16_t free_port() {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address = here(0);
  socklen_t size = sizeof address;
  const bool bound = bind(socket, reinterpret_cast<sockaddr*>(&address), size) == 0 &&
                     getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size) == 0;
  close(socket);
  return bound ? ntohs(address.sin_port) : 0;
}

bool answers(std::uint16_t port) {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_in address = here(port);
  const bool well =
      connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  close(socket);
  return well;
}

template <class So>
bool waits_until(const So& so) {
  const auto end = std::chrono::steady_clock::now() + kLongestStart;
  while (!so()) {
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(10ms);
  }
  return true;
}

void kill_and_wait(pid_t& process, int signal) {
  if (process <= 0) return;
  kill(process, signal);
  waitpid(process, nullptr, 0);
  process = -1;
}

}  // namespace

std::expected<std::unique_ptr<PassingCluster>, std::string> PassingCluster::open() {
  std::unique_ptr<PassingCluster> cluster(new PassingCluster);
  cluster->programs_ = postgres_programs();
  if (cluster->programs_.empty())
    return std::unexpected("PostgreSQL is not installed: apt-get install postgresql-15");
  std::string name = (fs::temp_directory_path() / "belle-load-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) return std::unexpected("there is no temporary folder");
  cluster->folder_ = name;
  if (geteuid() == 0 && chown(name.c_str(), kNobody, kNobody) != 0)
    return std::unexpected("a folder cannot be given to PostgreSQL, which never runs as root");
  if (!cluster->make_database())
    return std::unexpected("PostgreSQL could not be begun: " + cluster->log());
  for (std::size_t i = 0; i < kNodes; ++i) {
    cluster->ports_.push_back(free_port());
    cluster->start_node(i);
    if (!answers(cluster->ports_.back()))
      return std::unexpected("a server could not be begun: " + cluster->log());
  }
  if (!cluster->start_proxy()) cluster->proxy_port_ = 0;
  return cluster;
}

PassingCluster::~PassingCluster() {
  kill_and_wait(proxy_, SIGKILL);
  for (pid_t& node : nodes_) kill_and_wait(node, SIGKILL);
  kill_and_wait(database_, SIGQUIT);
  std::error_code ignored;
  if (!folder_.empty()) fs::remove_all(folder_, ignored);
}

// It has no files but the standard ones, which go to the log, and ends with this program.
pid_t PassingCluster::begin(const std::string& program, std::vector<std::string> words,
                            bool as_nobody) const {
  const pid_t process = fork();
  if (process != 0) return process;
  const int out = ::open((folder_ / "log").c_str(), O_WRONLY | O_CREAT | O_APPEND, 0666);
  if (as_nobody && geteuid() == 0 && (setgid(kNobody) != 0 || setuid(kNobody) != 0)) _exit(1);
  prctl(PR_SET_PDEATHSIG, as_nobody ? SIGQUIT : SIGKILL);
  dup2(out, STDOUT_FILENO);
  dup2(out, STDERR_FILENO);
  close_range(STDERR_FILENO + 1, ~0U, 0);
  words.insert(words.begin(), program);
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  execvp(program.c_str(), arguments.data());
  _exit(127);
}

bool PassingCluster::end_well(const std::string& program, std::vector<std::string> words) const {
  int status = 0;
  const pid_t process = begin(programs_ / program, std::move(words), true);
  return waitpid(process, &status, 0) == process && status == 0;
}

bool PassingCluster::make_database() {
  return end_well("initdb", {"-N", "-D", folder_ / "data", "-A", "trust", "-U", "belle",
                             "--locale=C", "-E", "UTF8"}) &&
         start_database() && end_well("createdb", {"-h", folder_, "-U", "belle", "belle"});
}

bool PassingCluster::start_database() {
  database_ = begin(programs_ / "postgres",
                    {"-D", folder_ / "data", "-k", folder_, "-c", "listen_addresses="}, true);
  return waits_until([&] {
    return end_well("pg_isready", {"-q", "-h", folder_}) ||
           waitpid(database_, nullptr, WNOHANG) != 0;
  });
}

void PassingCluster::start_node(std::size_t node) {
  nodes_.at(node) =
      begin("/proc/self/exe", {"serve", "--no-limits", "--port", std::to_string(ports_.at(node)),
                               "--store", "postgresql://belle@/belle?host=" + folder_.string(),
                               "--node", "server" + std::to_string(node + 1)});
  waits_until([&] {
    siginfo_t ended{};
    waitid(P_PID, static_cast<id_t>(nodes_.at(node)), &ended, WEXITED | WNOHANG | WNOWAIT);
    return answers(ports_.at(node)) || ended.si_pid != 0;
  });
}

bool PassingCluster::start_proxy() {
  std::vector<std::string> servers;
  for (const std::uint16_t port : ports_) servers.push_back("127.0.0.1:" + std::to_string(port));
  proxy_port_ = free_port();
  std::ofstream(folder_ / "haproxy.cfg") << house_proxy(proxy_port_, servers);
  const bool installed = fs::exists("/usr/sbin/haproxy");
  proxy_ =
      begin(installed ? "/usr/sbin/haproxy" : "haproxy", {"-db", "-f", folder_ / "haproxy.cfg"});
  waits_until([&] { return answers(proxy_port_) || waitpid(proxy_, nullptr, WNOHANG) != 0; });
  return answers(proxy_port_);
}

// Its last line.
std::string PassingCluster::log() const {
  std::ifstream file(folder_ / "log");
  std::string last;
  for (std::string line; std::getline(file, line);)
    if (!line.empty()) last = line;
  return last;
}

PassingCluster::Used PassingCluster::used() const {
  Used used;
  for (const pid_t node : nodes_) {
    used.nodes += seconds_of(node);
    used.memory += memory_of(node);
  }
  used.database = seconds_with_children(database_);
  if (proxy_port_ != 0) used.proxy = seconds_of(proxy_);
  return used;
}

PassingCluster::Moment PassingCluster::kill_node(std::size_t node) {
  const auto moment = std::chrono::steady_clock::now();
  kill_and_wait(nodes_.at(node), SIGKILL);
  return moment;
}

PassingCluster::Moment PassingCluster::stop_node(std::size_t node) const {
  kill(nodes_.at(node), SIGSTOP);
  return std::chrono::steady_clock::now();
}

void PassingCluster::resume_node(std::size_t node) const { kill(nodes_.at(node), SIGCONT); }

bool PassingCluster::restart_node(std::size_t node) {
  kill(nodes_.at(node), SIGTERM);
  if (!waits_until([&] { return waitpid(nodes_.at(node), nullptr, WNOHANG) != 0; })) return false;
  start_node(node);
  return answers(ports_.at(node));
}

std::string PassingCluster::ask(const std::string& sql) const {
  const fs::path answer = folder_ / "answer";
  end_well("psql", {"-qAt", "-h", folder_, "-U", "belle", "-d", "belle", "-o", answer, "-c", sql});
  std::ostringstream text;
  text << std::ifstream(answer).rdbuf();
  return text.str();
}

// They ask for nothing but this (store/postgres/news.cpp).
PassingCluster::Moment PassingCluster::cut_listeners() const {
  const auto moment = std::chrono::steady_clock::now();
  end_well("psql", {"-q", "-h", folder_, "-U", "belle", "-d", "belle", "-c",
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE query IN ('LISTEN belle', 'SELECT 1')"});
  return moment;
}

PassingCluster::Moment PassingCluster::crash_database() {
  kill_and_wait(database_, SIGQUIT);
  start_database();
  return std::chrono::steady_clock::now();
}

}  // namespace belle
