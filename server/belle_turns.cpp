#include "server/belle_turns.h"

#include <cstdlib>
#include <utility>

#include "people/secrets.h"
#include "server/live_tables.h"
#include "server/local_thoughts.h"
#include "server/network.h"

namespace belle::server {
namespace {

constexpr std::int64_t kWantLater = 1000;  // milliseconds, when a thought was not taken
constexpr table::Time kWantAll = 2000;     // a queue may have lost it
constexpr std::size_t kFingerprint = 16;   // letters: enough that no two are alike

std::unique_ptr<store::Thoughts> queue_of(store::Store& store, const Environment& environment,
                                          std::function<void()> come) {
  auto shared = store.share_thoughts(std::move(come));
  if (shared) return shared;
  return std::make_unique<LocalThoughts>(environment);
}

// Who makes Belle think: a person who sits there and watches, else one who only looks on. Others
// need not know who that is, but all servers of the house know whether it is the same.
Share share_of(const LiveTable& live, const std::string& house_key) {
  const auto sits = [&](const Client& client) {
    return client.person && live.table->seat_of(client.person->id).has_value();
  };
  const Client* chosen = nullptr;
  for (const auto& client : live.watchers)
    if (chosen == nullptr || (!sits(*chosen) && sits(*client))) chosen = client.get();
  Share share{network_of(chosen->address), chosen->address,
              chosen->person ? std::to_string(chosen->person->id) : chosen->session};
  for (std::string& part : share) {
    part.insert(0, 1, ' ').insert(0, house_key);
    part = people::token_hash(part).substr(0, kFingerprint);
  }
  return share;
}

}  // namespace

BelleTurns::BelleTurns(LiveTables& tables, store::Store& store, const std::string& house_key,
                       const Environment& environment, Metrics& metrics,
                       std::unique_ptr<MoveFinder> move_finder, std::int64_t pace)
    : tables_(tables),
      house_key_(house_key),
      environment_(environment),
      pace_(pace),
      queue_(queue_of(store, environment, [this] { desks_.poll(); })),
      desks_(tables, *queue_, environment, metrics, std::move(move_finder), pace) {}

void BelleTurns::schedule_belle(const std::string& id, LiveTable& live) {
  const std::optional<std::size_t> turn = turn_of_belle(*live.table);
  if (live.turn && live.turn != turn) {
    const store::Thought thought{id, *live.turn};
    live.turn.reset();
    queue_->ended(thought);
    desks_.stop(thought);
  }
  if (!turn || live.turn || live.watchers.empty()) return;
  live.turn = turn;
  want(id, live);
}

void BelleTurns::want(const std::string& id, const LiveTable& live) {
  queue_->want({{id, *live.turn}, share_of(live, house_key_), slot_of(*live.table, pace_)},
               [this, id, turn = *live.turn](const store::Result<bool>& taken) {
                 if (taken && *taken) return desks_.poll();
                 LiveTable* const found = tables_.find(id);
                 if (found == nullptr || found->turn != turn) return;
                 found->turn.reset();
                 schedule_again(id);
               });
}

// When her move was not taken among those that wait.
void BelleTurns::schedule_again(const std::string& id) {
  environment_.after(kWantLater, [this, id] {
    LiveTable* const live = tables_.find(id);
    if (live != nullptr && live->table && !live->waiting) schedule_belle(id, *live);
  });
}

void BelleTurns::stop_thinking(const std::string& id, LiveTable& live) {
  if (!live.turn) return;
  const store::Thought thought{id, *std::exchange(live.turn, std::nullopt)};
  queue_->unwant(thought, [this, thought](const store::Result<bool>& wanted_elsewhere) {
    if (wanted_elsewhere && !*wanted_elsewhere) desks_.stop(thought);
  });
}

void BelleTurns::tick() {
  desks_.tick();
  const table::Time now = environment_.now();
  if (std::abs(now - wanted_at_) < kWantAll) return;
  wanted_at_ = now;
  for (const auto& [id, live] : tables_.all())
    if (live.turn && live.table && !live.watchers.empty()) want(id, live);
}

}  // namespace belle::server
