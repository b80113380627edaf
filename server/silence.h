// The connections on which no client has asked for anything: those that wait for a request, and
// WebSockets that never spoke. They cost their client nothing, so a network has a share of
// them, and when the house is full the network that has most loses the oldest of its own. Only for
// net.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace belle::server {

class Silence {
 public:
  using HangUp = std::function<void()>;

  /// `share`: the most of a network.
  explicit Silence(std::size_t share) : share_(share) {}

  /// A connection that is silent as long as this lives. `hang_up` is called at most once.
  class Of {
   public:
    Of(Silence& silence, const std::string& network, HangUp hang_up)
        : silence_(silence),
          network_(network),
          number_(silence.begin(network, std::move(hang_up))) {}
    ~Of() { silence_.end(network_, number_); }
    Of(const Of&) = delete;
    Of& operator=(const Of&) = delete;

   private:
    Silence& silence_;
    const std::string network_;
    const std::uint64_t number_;
  };

  /// Hangs up on the oldest one of the network that has most; false if all others have spoken.
  bool make_room() {
    if (by_size_.empty()) return false;
    hang_up_oldest(std::string(by_size_.rbegin()->second));
    return true;
  }

 private:
  using Network = std::map<std::uint64_t, HangUp>;  // by age

  std::uint64_t begin(const std::string& network, HangUp hang_up) {
    const auto found = networks_.find(network);
    if (found != networks_.end() && found->second.size() >= share_) hang_up_oldest(network);
    change(network, [&](Network& all) { all.emplace(++begun_, std::move(hang_up)); });
    return begun_;
  }
  void end(const std::string& network, std::uint64_t number) {
    if (networks_.contains(network)) change(network, [&](Network& all) { all.erase(number); });
  }

  void hang_up_oldest(const std::string& network) {
    HangUp hang_up;
    change(network, [&](Network& all) { hang_up = std::move(all.extract(all.begin()).mapped()); });
    hang_up();
  }

  void change(const std::string& network, const std::function<void(Network&)>& how) {
    const auto place = networks_.try_emplace(network).first;
    by_size_.erase({place->second.size(), network});
    how(place->second);
    if (place->second.empty())
      networks_.erase(place);
    else
      by_size_.emplace(place->second.size(), network);
  }

  const std::size_t share_;
  std::uint64_t begun_ = 0;
  std::map<std::string, Network> networks_;
  std::set<std::pair<std::size_t, std::string>> by_size_;
};

}  // namespace belle::server
