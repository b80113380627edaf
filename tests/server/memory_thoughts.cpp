#include "tests/server/memory_thoughts.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace belle::store {
namespace {

constexpr std::size_t kMost = 64;  // of an address

std::vector<std::string> address_of(const WantedThought& wanted) {
  return {wanted.whose.begin(), wanted.whose.begin() + 2};
}

}  // namespace

class MemoryThoughts::View final : public Thoughts {
 public:
  View(MemoryThoughts& all, std::function<void()> come) : all_(all), come_(std::move(come)) {
    all_.views_.insert(this);
  }
  ~View() override {
    all_.views_.erase(this);
    for (auto& [table, entry] : all_.entries_) entry.servers.erase(this);
  }
  View(const View&) = delete;
  View& operator=(const View&) = delete;

  void want(WantedThought wanted, Done<bool> done) override {
    auto found = all_.entries_.find(wanted.thought.table);
    if (found == all_.entries_.end()) {
      if (is_full_for(wanted)) return done(false);
      found = all_.entries_.emplace(wanted.thought.table, Entry{}).first;
    }
    Entry& entry = found->second;
    if (entry.servers.empty() || entry.wanted.thought < wanted.thought)
      entry = {std::move(wanted), {}, {}, false, ++all_.asked_};
    entry.servers.insert(this);
    if (entry.waits()) all_.tell();
    done(true);
  }
  void unwant(Thought thought, Done<bool> done) override {
    Entry* const entry = all_.find(thought);
    if (entry == nullptr) return done(false);
    entry->servers.erase(this);
    const bool still = !entry->servers.empty();
    if (!still) all_.entries_.erase(thought.table);
    done(still);
  }
  void lease(std::size_t most, Done<Leases> done) override {
    Leases leases;
    while (leases.leased.size() < most) {
      Entry* const next = all_.next();
      if (next == nullptr) break;
      leases.leased.push_back({next->wanted.thought, 0, next->lease_over});
      next->worker = this;
      next->lease_over = false;
      ++all_.leases_;
    }
    for (const auto& [table, entry] : all_.entries_)
      if (entry.waits()) ++leases.waiting;
    if (all_.holds)
      all_.held_.emplace_back(
          [done = std::move(done), leases = std::move(leases)] { done(leases); });
    else
      done(std::move(leases));
  }
  void renew(std::vector<Thought> held, Done<std::vector<Thought>> done) override {
    std::erase_if(held, [this](const Thought& thought) { return !is_ours(thought); });
    for (const Thought& thought : held) all_.find(thought)->lease_over = false;
    done(std::move(held));
  }
  void give_back(std::vector<Thought> held, Done<void> done) override {
    for (const Thought& thought : held)
      if (is_ours(thought)) all_.find(thought)->worker.reset();
    all_.tell();
    done({});
  }
  void drop(Thought held) override {
    if (is_ours(held)) all_.entries_.erase(held.table);
  }

  void come() const { come_(); }

 private:
  bool is_ours(const Thought& thought) const {
    const Entry* const entry = all_.find(thought);
    return entry != nullptr && entry->worker == this;
  }
  bool is_full_for(const WantedThought& wanted) const {
    std::size_t of_address = 0;
    bool has_own = false;
    for (const auto& [table, entry] : all_.entries_) {
      if (address_of(entry.wanted) == address_of(wanted)) ++of_address;
      if (entry.wanted.whose == wanted.whose) has_own = true;
    }
    return has_own && of_address >= kMost;
  }

  MemoryThoughts& all_;
  std::function<void()> come_;
};

std::unique_ptr<Thoughts> MemoryThoughts::view(std::function<void()> come) {
  return std::make_unique<View>(*this, std::move(come));
}

void MemoryThoughts::let_leases_end() {
  for (auto& [table, entry] : entries_) entry.lease_over = entry.worker.has_value();
}

void MemoryThoughts::release() {
  holds = false;
  for (const auto& work : std::exchange(held_, {})) work();
}

MemoryThoughts::Entry* MemoryThoughts::find(const Thought& thought) {
  const auto found = entries_.find(thought.table);
  return found == entries_.end() || found->second.wanted.thought != thought ? nullptr
                                                                            : &found->second;
}

// Of the network of which the fewest are thought about, there of the address, there of the person.
MemoryThoughts::Entry* MemoryThoughts::next() {
  const auto thought_about = [this](const Entry& entry, std::size_t parts) {
    return std::ranges::count_if(entries_, [&](const auto& each) {
      const Entry& other = each.second;
      return other.worker && !other.lease_over &&
             std::equal(entry.wanted.whose.begin(),
                        entry.wanted.whose.begin() + static_cast<std::ptrdiff_t>(parts),
                        other.wanted.whose.begin());
    });
  };
  const auto place = [&](const Entry& entry) {
    return std::tuple(thought_about(entry, 1), thought_about(entry, 2), thought_about(entry, 3),
                      entry.asked);
  };
  Entry* first = nullptr;
  for (auto& [table, entry] : entries_)
    if (entry.waits() && (first == nullptr || place(entry) < place(*first))) first = &entry;
  return first;
}

void MemoryThoughts::tell() const {
  for (const View* view : views_) view->come();
}

}  // namespace belle::store
