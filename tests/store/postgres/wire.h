// Between a store and its database: passes everything on, and loses an answer when a test wants it,
// after the database has done what it was asked for.
#pragma once

#include <atomic>
#include <filesystem>
#include <map>
#include <string>
#include <thread>

#include "tests/store/folder.h"

namespace belle::store {

class Wire {
 public:
  /// To the database whose socket lies there.
  explicit Wire(std::filesystem::path socket);
  ~Wire();
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;

  /// The address of a database behind it.
  std::string address(const std::string& database) const;
  /// Of what is sent next, the answer is lost, and the connection with it.
  void lose_next_answer() { losing_ = true; }
  bool has_lost() const { return !losing_; }

 private:
  void pass_on();
  bool pass_on(int from, int to, bool is_answer);
  void end(int client);

  Folder folder_;
  std::filesystem::path socket_;
  int listening_ = -1;
  std::map<int, int> servers_;  // by client
  std::atomic<bool> losing_ = false;
  bool asked_ = false;  // since it is to be lost
  std::atomic<bool> ending_ = false;
  std::thread thread_;  // the last member: it uses all others
};

}  // namespace belle::store
