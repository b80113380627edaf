#include "store/postgres/writer.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "store/postgres/tables.h"

namespace belle::store::postgres {
namespace {

using namespace std::chrono_literals;
using Group = std::vector<Job*>;
using SteadyClock = std::chrono::steady_clock;
using TableIds = std::set<std::string_view>;

// So that the first of many need not wait for all of them: a few milliseconds of work.
constexpr std::size_t kMostAtOnce = 512;
// Something that fails so often, with the pauses between, will not do better later.
constexpr int kMostRefusals = 50;

// While something is in doubt, perhaps because it is still held, all others wait for each try of
// it: so long for what holds it, and so long for all tries together.
constexpr auto kLocksInDoubt = 20ms;
constexpr auto kTriesInDoubt = 100ms;

// In one statement each table can stand once.
std::vector<Group> groups_of(const Group& jobs) {
  std::vector<Group> groups;
  TableIds tables;
  for (Job* job : jobs) {
    if (groups.empty() || !tables.insert(job->append->table).second) {
      tables = {job->append->table};
      groups.emplace_back();
    }
    groups.back().push_back(job);
  }
  return groups;
}

std::vector<const Append*> appends_of(const Group& group) {
  std::vector<const Append*> appends;
  for (const Job* job : group) appends.push_back(&*job->append);
  return appends;
}

void send(Connection& connection, const Group& group) {
  send_appends(connection, appends_of(group));
  for (Job* job : group) job->mark_sent();
}

// Answers those of whom it is certain. Not if the whole statement was refused, because of one of
// them, nor who is in doubt and was not kept by this try: perhaps it was by the one before.
void receive(Connection& connection, const Group& group) {
  std::vector<std::optional<Failure>> outcomes;
  try {
    outcomes = receive_appends(connection, appends_of(group));
  } catch (const Refused&) {
    return;
  }
  for (std::size_t i = 0; i < group.size(); ++i) {
    if (!outcomes[i])
      group[i]->answer({});
    else if (!group[i]->in_doubt())
      group[i]->answer(std::unexpected(*outcomes[i]));
  }
}

// Whether nothing of a job can be kept any more when a try is refused so. While it is in doubt an
// earlier try may still be under way, and what holds this one may be that. But a length, a person
// or a name was looked at under the lock that the earlier try needs, too; and no journal becomes
// shorter: so that finds what this one has found.
bool is_final(Job& job, Failure::Kind kind) {
  if (!job.in_doubt()) return true;
  switch (kind) {
    case Failure::Kind::Conflict:
    case Failure::Kind::Missing:
    case Failure::Kind::Taken:
      return true;
    case Failure::Kind::Full:
    case Failure::Kind::Busy:
      return false;
    case Failure::Kind::Broken:
      break;
  }
  return ++job.refusals > kMostRefusals;
}

void write_alone(Connection& connection, Job& job) {
  const Group group{&job};
  send(connection, group);
  std::optional<Failure> outcome;
  try {
    outcome = receive_appends(connection, appends_of(group)).front();
  } catch (const Refused& refused) {
    outcome = refused.failure();
  }
  if (outcome && outcome->kind == Failure::Kind::Conflict && has_lines(connection, *job.append))
    outcome.reset();
  if (!outcome)
    job.answer({});
  else if (is_final(job, outcome->kind))
    job.answer(std::unexpected(*std::move(outcome)));
}

// All statements travel together.
void write_together(Connection& connection, const Group& jobs) {
  const std::vector<Group> groups = groups_of(jobs);
  for (const Group& group : groups) send(connection, group);
  for (const Group& group : groups) receive(connection, group);
}

// What stays open is done alone. Where something is in doubt, nothing behind it is tried.
void write_appends(Connection& connection, std::span<Job> jobs, const TableIds& in_doubt) {
  Group certain;
  for (Job& job : jobs)
    if (!job.in_doubt() && !in_doubt.contains(job.append->table)) certain.push_back(&job);
  write_together(connection, certain);
  for (Job* job : certain)
    if (!job->answered()) write_alone(connection, *job);
}

void act(Connection& connection, Job& job) {
  const bool again = job.in_doubt();
  job.mark_sent();
  try {
    job.act(connection, again);
  } catch (const Refused& refused) {
    if (is_final(job, refused.failure().kind)) job.answer(std::unexpected(refused.failure()));
    return;
  }
  job.answer({});
}

void wait_for_locks(Connection& connection, std::chrono::milliseconds longest) {
  connection.ask("SELECT set_config('lock_timeout', $1::text, false)",
                 {std::to_string(longest.count())});
}

// First together, for as a rule nothing holds them; then each alone, for a while: first those that
// were not tried for longest.
void write_in_doubt(Connection& connection, Group jobs, std::chrono::milliseconds usual) {
  wait_for_locks(connection, kLocksInDoubt);
  Group appends;
  std::ranges::copy_if(jobs, std::back_inserter(appends),
                       [](const Job* job) { return job->append.has_value(); });
  write_together(connection, appends);
  const auto end = SteadyClock::now() + kTriesInDoubt;
  std::ranges::stable_sort(jobs, {}, &Job::tried);
  for (Job* job : jobs) {
    if (job->answered()) continue;
    job->tried = SteadyClock::now();
    if (job->tried >= end) break;
    if (job->append)
      write_alone(connection, *job);
    else
      act(connection, *job);
  }
  wait_for_locks(connection, usual);
}

// A journal begins with a line.
std::optional<Failure> fault(const Append& append) {
  if (append.length > 0 || !append.entries.empty()) return {};
  return Failure{Failure::Kind::Broken, "a journal without a line cannot be begun"};
}

}  // namespace

Writer::Writer(const Address& address, const Patience& patience)
    : link_(address, patience, "SET lock_timeout = " + std::to_string(patience.locks.count())),
      thread_([this] { work(); }) {}

Writer::~Writer() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  awake_.notify_one();
  thread_.join();
}

void Writer::add(Job job) {
  if (job.append)
    if (auto wrong = fault(*job.append)) return job.answer(std::unexpected(*std::move(wrong)));
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(job));
  }
  awake_.notify_one();
}

void Writer::work() {
  std::vector<Job> jobs;
  while (take(jobs)) {
    std::string reason = "what was written before is not answered yet";
    bool is_lost = false;
    try {
      write(link_.connection(), jobs);
    } catch (const std::exception& lost) {  // Lost, or no connection could be made
      for (Job& job : jobs) job.mark_lost();
      link_.drop();
      reason = lost.what();
      is_lost = true;
    }
    std::erase_if(jobs, &Job::answered);
    if (jobs.empty()) continue;
    wait(jobs, reason, is_lost);
    std::erase_if(jobs, &Job::answered);
  }
}

// Adds what waits to what is not answered yet; false when there is nothing and will be nothing.
bool Writer::take(std::vector<Job>& jobs) {
  std::unique_lock lock(mutex_);
  awake_.wait(lock, [&] { return stopping_ || !waiting_.empty() || !jobs.empty(); });
  const auto certain = static_cast<std::size_t>(
      std::ranges::count_if(jobs, [](const Job& each) { return !each.in_doubt(); }));
  const std::size_t room = kMostAtOnce - std::min(kMostAtOnce, certain);
  const auto end = waiting_.begin() + static_cast<std::ptrdiff_t>(std::min(waiting_.size(), room));
  jobs.insert(jobs.end(), std::move_iterator(waiting_.begin()), std::move_iterator(end));
  waiting_.erase(waiting_.begin(), end);
  return !jobs.empty();
}

// Appends that follow each other go together; anything else goes alone, when all before it is
// answered. What is in doubt is tried after all that need not wait for it.
void Writer::write(Connection& connection, std::vector<Job>& jobs) {
  Group in_doubt;
  TableIds tables;  // of what is in doubt
  for (Job& job : jobs)
    if (job.append && job.in_doubt() && tables.insert(job.append->table).second)
      in_doubt.push_back(&job);
  for (auto job = jobs.begin(); job != jobs.end();) {
    const auto end = std::find_if(job, jobs.end(), [](const Job& each) { return !each.append; });
    if (end != job) write_appends(connection, {job, end}, tables);
    job = end;
    if (job == jobs.end()) break;
    if (std::all_of(jobs.begin(), job, [](const Job& each) { return each.answered(); })) {
      if (job->in_doubt())
        in_doubt.push_back(&*job);
      else
        act(connection, *job);
    }
    ++job;
  }
  const auto now = SteadyClock::now();
  if (in_doubt.empty() || now - tried_in_doubt_ < link_.patience().between) return;
  tried_in_doubt_ = now;
  write_in_doubt(connection, std::move(in_doubt), link_.patience().locks);
}

// What is in doubt is answered when it is certain, or the store is closed. While there is a
// connection, what comes meanwhile does not wait.
void Writer::wait(std::vector<Job>& jobs, const std::string& reason, bool is_lost) {
  std::unique_lock lock(mutex_);
  awake_.wait_for(lock, link_.patience().between,
                  [&] { return stopping_ || (!is_lost && !waiting_.empty()); });
  const bool stopping = stopping_;
  lock.unlock();
  const auto latest = SteadyClock::now() - link_.patience().longest;
  for (Job& job : jobs)
    if (stopping || (!job.in_doubt() && job.asked < latest))
      job.answer(std::unexpected(Failure{Failure::Kind::Broken, reason}));
}

}  // namespace belle::store::postgres
