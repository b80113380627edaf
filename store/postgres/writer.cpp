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

// So that the first of many need not wait for all of them: a few milliseconds of work.
constexpr std::size_t kMostAtOnce = 512;

// In one statement each table can stand once.
std::vector<Group> groups_of(std::span<Job> jobs) {
  std::vector<Group> groups;
  std::set<std::string_view> tables;
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
  for (Job* job : group) ++job->tries;
}

// Answers those of whom it is certain. Not if the whole statement was refused, because of one of
// them, nor who is sent again and finds the journal longer, perhaps by what was sent before.
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
    else if (outcomes[i]->kind != Failure::Kind::Conflict || group[i]->tries == 1)
      group[i]->answer(std::unexpected(*outcomes[i]));
  }
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
  job.answer(outcome ? Result<void>(std::unexpected(*outcome)) : Result<void>());
}

// All statements travel together; what stays open is done alone.
void write_appends(Connection& connection, std::span<Job> jobs) {
  const std::vector<Group> groups = groups_of(jobs);
  for (const Group& group : groups) send(connection, group);
  for (const Group& group : groups) receive(connection, group);
  for (Job& job : jobs)
    if (!job.answered()) write_alone(connection, job);
}

void act(Connection& connection, Job& job) {
  try {
    job.act(connection, job.tries++ > 0);
  } catch (const Refused& refused) {
    return job.answer(std::unexpected(refused.failure()));
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
    : link_(address, patience), thread_([this] { work(); }) {}

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
    try {
      write(link_.connection(), jobs);
    } catch (const std::exception& lost) {  // Lost, or no connection could be made
      link_.drop();
      wait_for_database(jobs, lost.what());
    }
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

// Appends that follow each other go together; anything else goes alone.
void Writer::write(Connection& connection, std::vector<Job>& jobs) {
  for (auto job = jobs.begin(); job != jobs.end();) {
    const auto end = std::find_if(job, jobs.end(), [](const Job& each) { return !each.append; });
    if (end != job) write_appends(connection, {job, end});
    job = end;
    if (job != jobs.end()) act(connection, *job++);
  }
}

// What may be done already is answered when that is known, or the store is closed.
void Writer::wait_for_database(std::vector<Job>& jobs, const std::string& reason) {
  std::unique_lock lock(mutex_);
  const bool stopping =
      awake_.wait_for(lock, link_.patience().between, [this] { return stopping_; });
  lock.unlock();
  const auto latest = std::chrono::steady_clock::now() - link_.patience().longest;
  for (Job& job : jobs)
    if (stopping || (job.tries == 0 && job.asked < latest))
      job.answer(std::unexpected(Failure{Failure::Kind::Broken, reason}));
}

}  // namespace belle::store::postgres
