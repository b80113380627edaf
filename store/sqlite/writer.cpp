#include "store/sqlite/writer.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace belle::store::sqlite {
namespace {

// So that the first of many need not wait for all of them: a few milliseconds of work.
constexpr std::size_t kMostAtOnce = 512;

Failure broken(const std::exception& thrown) { return {Failure::Kind::Broken, thrown.what()}; }

}  // namespace

Writer::Writer(Database database) : database_(std::move(database)), thread_([this] { work(); }) {}

Writer::~Writer() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  awake_.notify_one();
  thread_.join();
}

void Writer::add(Job job) {
  assert(job.done);
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(job));
  }
  awake_.notify_one();
}

void Writer::work() {
  for (std::vector<Job> batch = take(); !batch.empty(); batch = take()) write(batch);
}

// Empty when nothing waits and nothing more will come.
std::vector<Job> Writer::take() {
  std::unique_lock lock(mutex_);
  awake_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
  const auto end =
      waiting_.begin() + static_cast<std::ptrdiff_t>(std::min(waiting_.size(), kMostAtOnce));
  std::vector<Job> batch(std::move_iterator(waiting_.begin()), std::move_iterator(end));
  waiting_.erase(waiting_.begin(), end);
  return batch;
}

void Writer::write(std::vector<Job>& batch) {
  std::vector<std::optional<Failure>> refused(batch.size());
  try {
    database_.change("BEGIN IMMEDIATE");
    std::ranges::transform(batch, refused.begin(), [&](const Job& job) { return attempt(job); });
    database_.change("COMMIT");
  } catch (const Refused& whole) {
    std::ranges::fill(refused, whole.failure());
    database_.roll_back();
  }
  for (std::size_t i = 0; i < batch.size(); ++i)
    batch[i].done(refused[i] ? Result<void>(std::unexpected(*refused[i])) : Result<void>());
}

// Throws only what ends the whole batch.
std::optional<Failure> Writer::attempt(const Job& job) {
  database_.change("SAVEPOINT job");
  std::optional<Failure> refused;
  try {
    job.act(database_);
  } catch (const Refused& thrown) {
    if (!database_.in_transaction()) throw;
    refused = thrown.failure();
  } catch (const std::exception& thrown) {
    refused = broken(thrown);
  }
  if (refused) database_.change("ROLLBACK TO job");
  database_.change("RELEASE job");
  return refused;
}

}  // namespace belle::store::sqlite
