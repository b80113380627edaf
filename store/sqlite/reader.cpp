#include "store/sqlite/reader.h"

#include <utility>

namespace belle::store::sqlite {

Reader::Reader(Database database) : database_(std::move(database)), thread_([this] { work(); }) {}

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
  for (;;) {
    std::deque<Question> questions;
    {
      std::unique_lock lock(mutex_);
      awake_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
      std::swap(questions, waiting_);
    }
    if (questions.empty()) return;  // and nothing more will come
    for (const Question& question : questions) question(database_);
  }
}

}  // namespace belle::store::sqlite
