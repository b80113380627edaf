#include "server/local_thoughts.h"

#include <algorithm>

namespace belle::server {

bool LocalThoughts::put_in_queue(Entry& entry) {
  const store::WantedThought& wanted = entry.wanted;
  if (!entry.is_queued && !entry.is_leased)
    entry.is_queued =
        !queue_.push(wanted.whose, wanted.thought.table, std::max<std::int64_t>(1, wanted.slot));
  return entry.is_queued || entry.is_leased;
}

// At a table that is left and watched again, what waits there keeps its place.
void LocalThoughts::want(store::WantedThought wanted, Done<bool> done) {
  const std::string table = wanted.thought.table;
  Entry& entry = entries_[table];
  if (entry.wanted.thought != wanted.thought) {
    entry.asked = environment_.now();
    entry.is_leased = false;
    entry.wanted = std::move(wanted);
  }
  entry.is_wanted = true;
  const bool taken = put_in_queue(entry);
  if (!taken) entries_.erase(table);
  done(taken);
}

void LocalThoughts::unwant(store::Thought thought, Done<bool> done) {
  const auto found = entries_.find(thought.table);
  if (found != entries_.end() && found->second.wanted.thought == thought) {
    found->second.is_wanted = false;
    if (!found->second.is_queued) entries_.erase(found);
  }
  done(false);
}

void LocalThoughts::lease(std::size_t most, Done<store::Leases> done) {
  store::Leases leases;
  while (leases.leased.size() < most) {
    const auto table = queue_.pop();
    if (!table) break;
    const auto found = entries_.find(*table);
    Entry& entry = found->second;
    entry.is_queued = false;
    entry.is_leased = entry.is_wanted;
    if (entry.is_wanted)
      leases.leased.push_back({entry.wanted.thought,
                               std::max<std::int64_t>(0, environment_.now() - entry.asked), false});
    else
      entries_.erase(found);
  }
  leases.waiting = queue_.size();
  done(std::move(leases));
}

void LocalThoughts::give_back(std::vector<store::Thought> held, Done<void> done) {
  for (const store::Thought& thought : held) {
    const auto found = entries_.find(thought.table);
    if (found == entries_.end() || found->second.wanted.thought != thought) continue;
    found->second.asked = environment_.now();
    found->second.is_leased = false;
    put_in_queue(found->second);
  }
  done({});
}

}  // namespace belle::server
