#include "store/postgres/reader.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace belle::store::postgres {
namespace {

void read(Connection& connection, std::vector<Question>& questions) {
  for (const Question& question : questions)
    if (question.sql != nullptr) connection.send(question.sql, question.values);
  for (Question& question : questions) {
    if (question.sql == nullptr) {
      question.answer(nullptr);
      continue;
    }
    try {
      const Rows rows = connection.receive();
      question.answer(&rows);
    } catch (const Refused& refused) {
      question.answer(std::unexpected(refused.failure()));
    }
  }
}

}  // namespace

Reader::Reader(const Address& address, const Patience& patience)
    : link_(address, patience), thread_([this] { work(); }) {}

Reader::~Reader() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  awake_.notify_one();
  thread_.join();
}

void Reader::add(Question question) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(question));
  }
  awake_.notify_one();
}

void Reader::work() {
  std::vector<Question> questions;
  while (take(questions)) {
    try {
      read(link_.connection(), questions);
    } catch (const std::exception& lost) {  // Lost, or no connection could be made
      link_.drop();
      wait_for_database(questions, lost.what());
    }
    std::erase_if(questions, [](const Question& each) { return each.answered(); });
  }
}

// Adds what waits to what is not answered yet; false when there is nothing and will be nothing.
bool Reader::take(std::vector<Question>& questions) {
  std::unique_lock lock(mutex_);
  awake_.wait(lock, [&] { return stopping_ || !waiting_.empty() || !questions.empty(); });
  std::ranges::move(waiting_, std::back_inserter(questions));
  waiting_.clear();
  return !questions.empty();
}

void Reader::wait_for_database(std::vector<Question>& questions, const std::string& reason) {
  std::unique_lock lock(mutex_);
  const bool stopping =
      awake_.wait_for(lock, link_.patience().between, [this] { return stopping_; });
  lock.unlock();
  const auto latest = std::chrono::steady_clock::now() - link_.patience().longest;
  for (Question& question : questions)
    if (stopping || question.asked < latest)
      question.answer(std::unexpected(Failure{Failure::Kind::Broken, reason}));
}

}  // namespace belle::store::postgres
