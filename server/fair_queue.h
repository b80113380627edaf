// What waits for one of few threads, shared out by who has asked. Of those who wait, the one that
// had the least so far is next, whichever came first and however much of the same asker waits; a
// newcomer counts as one who had as much as the one that was served last. So what an asker has
// waiting makes it later for that asker alone.
//
// Shares lie within each other: networks have equal parts, within one its addresses, and within an
// address its persons. Many persons at one address, and many addresses of one network, get no more
// than one does. When no more can wait, who has the most waiting has too much. Not safe to use from
// several threads at once.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <ranges>
#include <set>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace belle::server {

/// Who asks, from the widest to the narrowest: perhaps network, address and person. In one queue
/// all have as many parts.
using Share = std::vector<std::string>;

template <class T>
class FairQueue {
 public:
  /// While so many of one network or address wait, no more of it are taken, but one for each asker
  /// who has nothing waiting. `in_all`: no more wait than so many.
  explicit FairQueue(std::size_t most = SIZE_MAX, std::size_t in_all = SIZE_MAX)
      : most_(most), in_all_(in_all) {}

  /// `cost`: how much of its share it takes, compared with others. Gives back what does not wait
  /// then: this one, or the newest of the asker of whom most waits.
  std::optional<T> push(const Share& share, T what, std::int64_t cost = 1) {
    if (is_full_for(share)) return what;
    put(root_, share, {std::move(what), cost});
    if (root_.size <= in_all_) return {};
    return drop(root_, share).what;
  }

  /// The next one, if any waits.
  std::optional<T> pop() {
    if (root_.size == 0) return {};
    return take(root_).what;
  }

  std::size_t size() const { return root_.size; }

 private:
  struct Waiting {
    T what;
    std::int64_t cost;
  };

  struct Group {
    std::size_t size = 0;         // all that waits, also further inside
    std::deque<Waiting> waiting;  // of an asker
    std::map<std::string, std::unique_ptr<Group>, std::less<>> inside;

    // Of those inside for whom something waits: what they had, and who has waited longer since.
    std::set<std::tuple<std::int64_t, std::uint64_t, std::string>> turns;
    std::uint64_t turns_given = 0;
    std::int64_t served = 0;  // what the last one had when it was served

    std::int64_t had = 0;    // within the group around it
    std::uint64_t turn = 0;  // there
  };
  using Rest = std::span<const std::string>;

  bool is_full_for(const Share& share) const {
    bool full = false;
    const Group* group = &root_;
    for (const std::string& part : share) {
      const auto found = group->inside.find(part);
      if (found == group->inside.end() || found->second->size == 0) return false;
      group = found->second.get();
      full = full || group->size >= most_;
    }
    return full;
  }

  static void line_up(Group& around, const std::string& part, Group& group) {
    group.had = std::max(group.had, around.served);
    group.turn = ++around.turns_given;
    around.turns.emplace(group.had, group.turn, part);
  }

  static void put(Group& group, Rest share, Waiting waiting) {
    ++group.size;
    if (share.empty()) return group.waiting.push_back(std::move(waiting));
    auto& part = group.inside[share.front()];
    if (!part) part = std::make_unique<Group>();
    if (part->size == 0) line_up(group, share.front(), *part);
    put(*part, share.subspan(1), std::move(waiting));
  }

  static Waiting take(Group& group) {
    --group.size;
    if (!group.waiting.empty()) {
      Waiting next = std::move(group.waiting.front());
      group.waiting.pop_front();
      return next;
    }
    const auto [had, turn, part] = std::move(group.turns.extract(group.turns.begin()).value());
    Group& chosen = *group.inside.at(part);
    group.served = had;
    Waiting next = take(chosen);
    chosen.had += next.cost;
    if (chosen.size > 0) line_up(group, part, chosen);
    forget_idle(group);
    return next;
  }

  // The newest of the one inside of whom most waits. Among equals it is the latest, so that nobody
  // gives way who had no more; else who has the longest to wait.
  static Waiting drop(Group& group, Rest latest) {
    --group.size;
    if (latest.empty()) {
      Waiting newest = std::move(group.waiting.back());
      group.waiting.pop_back();
      return newest;
    }
    const auto waiting = [&](const auto& turn) {
      const auto& part = std::get<std::string>(turn);
      return std::pair(group.inside.at(part)->size, part == latest.front());
    };
    const auto last_first = std::views::reverse(group.turns);
    const auto most = std::prev(std::ranges::max_element(last_first, {}, waiting).base());
    Group& chosen = *group.inside.at(std::get<std::string>(*most));
    Waiting newest = drop(chosen, latest.subspan(1));
    if (chosen.size == 0) group.turns.erase(most);
    return newest;
  }

  // For whom nothing waits: they come back as newcomers. Only when they are many, so that this
  // costs nothing in the long run.
  static void forget_idle(Group& group) {
    constexpr std::size_t kFew = 64;
    if (group.inside.size() < kFew + 2 * group.turns.size()) return;
    std::erase_if(group.inside, [](const auto& each) { return each.second->size == 0; });
  }

  std::size_t most_;
  std::size_t in_all_;
  Group root_;
};

}  // namespace belle::server
