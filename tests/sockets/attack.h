// Everything at once that clients who mean harm may do, from addresses of their own, until it is
// forgotten: what one has used up would spare the house the others.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

namespace belle::server {

class RawSocket;

class Attack {
 public:
  /// Begins. `table`: of honest players.
  Attack(std::uint16_t port, std::string table);
  ~Attack();
  Attack(const Attack&) = delete;
  Attack& operator=(const Attack&) = delete;

  // How much of what they did came through, or did not.
  int turned_away() const { return turned_away_; }
  int cut_off() const { return cut_off_; }
  int written() const { return written_; }
  int refused_unread() const { return refused_unread_; }
  int thoughts() const { return thoughts_; }

 private:
  void flood();
  void send_large_ones();
  void send_huge_ones();
  void take_connections();
  void ask_over_http();
  void make_it_write();
  void count_written(RawSocket& socket);
  void make_belle_think();

  std::uint16_t port_;
  std::string table_;
  std::atomic<bool> stop_ = false;
  std::atomic<int> turned_away_ = 0;
  std::atomic<int> cut_off_ = 0;
  std::atomic<int> written_ = 0;
  std::atomic<int> refused_unread_ = 0;
  std::atomic<int> thoughts_ = 0;
  std::vector<std::jthread> attackers_;
};

}  // namespace belle::server
