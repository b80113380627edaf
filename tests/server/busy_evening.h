// An evening in the house as chance wants it: people set tables, play, go and come back, in several
// windows each, while the disk stalls or fails, Belle thinks, and time passes, all in any order.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/random.h"
#include "tests/server/memory_server.h"
#include "tests/server/window.h"

namespace belle::server {

/// Belle whose thoughts are heard when the test wants it.
class DreamingBelle final : public MoveFinder {
 public:
  struct Thought {
    std::string move;
    StopFlag stopped;
    MoveFound heard;
  };
  void ask(MoveQuery query, StopFlag stopped, MoveFound heard) override;

  std::vector<Thought> thoughts;
};

class BusyEvening {
 public:
  /// The same number is the same evening.
  explicit BusyEvening(std::uint64_t number);

  void something_happens();
  /// The disk is well again, and all that waited is done.
  void calm_down();
  /// Everybody goes.
  void end();

  MemoryServer& server() { return server_; }
  const std::vector<std::unique_ptr<Window>>& windows() const { return windows_; }
  const Acknowledged& acknowledged() const { return acknowledged_; }

 private:
  /// One thing of many, and how often it is drawn compared with the others.
  template <class T>
  struct Often {
    std::size_t times;
    T what;
  };
  using Happening = void (BusyEvening::*)();
  static const std::vector<Often<boost::json::object>> kRequests;
  static const std::vector<Often<Happening>> kHappenings;

  std::size_t below(std::size_t bound) { return random_.below(static_cast<std::uint32_t>(bound)); }
  bool perhaps() { return below(2) == 0; }
  template <class T>
  const T& drawn(const std::vector<Often<T>>& list);
  Server::Settings settings();
  Window& any_window() { return *windows_[below(windows_.size())]; }
  std::string some_table();
  static boost::json::object add_salt(const std::string& id);
  boost::json::object play(const std::string& id, const boost::json::object& told);

  void person_comes();
  void person_goes();
  void person_sets_a_table();
  void person_asks();
  void person_takes_back();
  void person_answers_an_offer();
  void many_go_on();
  void belle_speaks();
  void time_passes();
  void the_disk_stalls_or_goes_on();
  void the_disk_fails_or_is_well();

  Random random_;
  std::unique_ptr<DreamingBelle> move_finder_ = std::make_unique<DreamingBelle>();
  DreamingBelle& belle_ = *move_finder_;
  MemoryServer server_{settings(), std::move(move_finder_)};
  store::MemoryStore& store_ = server_.store();
  Acknowledged acknowledged_;
  std::vector<std::unique_ptr<Window>> windows_;
};

}  // namespace belle::server
