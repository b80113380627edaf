// A house of three servers on this machine, for measuring: PostgreSQL with a disk that is waited
// for, the servers as processes of this program, and HAProxy in front where it is installed. It
// ends with the program, and nothing is kept. What can happen to such a house can be done to it.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <sys/types.h>

namespace belle {

class PassingCluster {
 public:
  static constexpr std::size_t kNodes = 3;
  using Moment = std::chrono::steady_clock::time_point;

  /// What it has used: seconds of processor time, and bytes of memory that nobody shares.
  struct Used {
    double nodes = 0;
    double database = 0;
    double proxy = 0;
    std::size_t memory = 0;  // of the servers
  };

  /// Or why there is none.
  static std::expected<std::unique_ptr<PassingCluster>, std::string> open();
  ~PassingCluster();
  PassingCluster(const PassingCluster&) = delete;
  PassingCluster& operator=(const PassingCluster&) = delete;

  const std::vector<std::uint16_t>& ports() const { return ports_; }
  /// 0 without HAProxy.
  std::uint16_t proxy() const { return proxy_port_; }
  Used used() const;
  /// What the database answers: one line for each row. Empty if it does not.
  std::string ask(const std::string& sql) const;

  // Each returns the moment from which on people wait for it.
  Moment kill_node(std::size_t node);
  Moment stop_node(std::size_t node) const;
  void resume_node(std::size_t node) const;
  void start_node(std::size_t node);
  /// Asked to end, as an operator upgrades it, and begun anew when it has; false if it does not
  /// end.
  bool restart_node(std::size_t node);
  /// Those who listen for what other servers write are cut off.
  Moment cut_listeners() const;
  /// Crashed, and begun anew: the moment at which it accepts.
  Moment crash_database();

 private:
  PassingCluster() = default;

  pid_t begin(const std::string& program, std::vector<std::string> words,
              bool as_nobody = false) const;
  bool end_well(const std::string& program, std::vector<std::string> words) const;
  bool start_database();
  bool make_database();
  bool start_proxy();
  std::string log() const;

  std::filesystem::path folder_;
  std::filesystem::path programs_;  // of PostgreSQL
  pid_t database_ = -1;
  pid_t proxy_ = -1;
  std::array<pid_t, kNodes> nodes_{-1, -1, -1};
  std::vector<std::uint16_t> ports_;
  std::uint16_t proxy_port_ = 0;
};

}  // namespace belle
