#include "store/postgres/writer.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string_view>
#include <utility>

#include "store/postgres/tables.h"

namespace belle::store::postgres {
namespace {

using Group = std::vector<Job*>;
using TableIds = std::set<std::string_view>;

// So that the first of many need not wait for all of them: a few milliseconds of work.
constexpr std::size_t kMostAtOnce = 512;
// Something that fails so often, with the pauses between, will not do better later.
constexpr int kMostRefusals = 50;

// In one statement each table can stand once.
std::vector<Group> groups_of(std::span<Job> jobs) {
  std::vector<Group> groups;
  TableIds tables;
  for (Job& job : jobs) {
    if (groups.empty() || !tables.insert(job.append->table).second) {
      tables = {job.append->table};
      groups.emplace_back();
    }
    groups.back().push_back(&job);
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

// All statements travel together; what stays open is done alone. Where something stays in doubt
// nothing behind it is tried, and nothing else in doubt: what holds it would be waited for again.
void write_appends(Connection& connection, std::span<Job> jobs, TableIds& open) {
  const std::vector<Group> groups = groups_of(jobs);
  for (const Group& group : groups) send(connection, group);
  for (const Group& group : groups) receive(connection, group);
  for (Job& job : jobs) {
    if (job.answered()) continue;
    if (!open.contains(job.append->table) && (open.empty() || !job.in_doubt()))
      write_alone(connection, job);
    if (!job.answered()) open.insert(job.append->table);
  }
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
    try {
      write(link_.connection(), jobs);
    } catch (const std::exception& lost) {  // Lost, or no connection could be made
      for (Job& job : jobs) job.mark_lost();
      link_.drop();
      reason = lost.what();
    }
    std::erase_if(jobs, &Job::answered);
    if (jobs.empty()) continue;
    wait_for_database(jobs, reason);
    std::erase_if(jobs, &Job::answered);
  }
}

// Adds what waits to what is not answered yet; false when there is nothing and will be nothing.
bool Writer::take(std::vector<Job>& jobs) {
  std::unique_lock lock(mutex_);
  awake_.wait(lock, [&] { return stopping_ || !waiting_.empty() || !jobs.empty(); });
  const std::size_t room = kMostAtOnce - std::min(kMostAtOnce, jobs.size());
  const auto end = waiting_.begin() + static_cast<std::ptrdiff_t>(std::min(waiting_.size(), room));
  jobs.insert(jobs.end(), std::move_iterator(waiting_.begin()), std::move_iterator(end));
  waiting_.erase(waiting_.begin(), end);
  return !jobs.empty();
}

// Appends that follow each other go together; anything else goes alone, when all before it is
// answered.
void Writer::write(Connection& connection, std::vector<Job>& jobs) {
  TableIds open;  // where something stays in doubt
  for (auto job = jobs.begin(); job != jobs.end();) {
    const auto end = std::find_if(job, jobs.end(), [](const Job& each) { return !each.append; });
    if (end != job) write_appends(connection, {job, end}, open);
    job = end;
    if (job == jobs.end()) break;
    if (std::all_of(jobs.begin(), job, [](const Job& each) { return each.answered(); }))
      act(connection, *job);
    ++job;
  }
}

// What is in doubt is answered when it is certain, or the store is closed.
void Writer::wait_for_database(std::vector<Job>& jobs, const std::string& reason) {
  std::unique_lock lock(mutex_);
  const bool stopping =
      awake_.wait_for(lock, link_.patience().between, [this] { return stopping_; });
  lock.unlock();
  const auto latest = std::chrono::steady_clock::now() - link_.patience().longest;
  for (Job& job : jobs)
    if (stopping || (!job.in_doubt() && job.asked < latest))
      job.answer(std::unexpected(Failure{Failure::Kind::Broken, reason}));
}

}  // namespace belle::store::postgres
