// Small writes for tests, and calls that wait for their answer.
#pragma once

#include <filesystem>
#include <functional>
#include <future>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "store/sqlite.h"
#include "store/store.h"

namespace belle::store {

/// Names are alike that differ in capitals alone: enough of a rule for a store.
NameRule small_letters();

/// The store of a file that must open.
std::unique_ptr<Store> opened(const std::filesystem::path& file, const Settings& settings = {},
                              NameRule names = small_letters());

/// What the journal of a sample has as its line of this number, from 0.
Entry line(std::size_t number);

/// So many sample lines behind `length` that are there.
Append sample(const std::string& table, std::size_t length, std::size_t count = 1);

/// What a question is answered with.
template <class D>
struct AnswerOf;
template <class T>
struct AnswerOf<std::function<void(std::expected<T, Failure>)>> {
  using Type = Result<T>;
};

/// Asks and waits for the answer: `ask(store, &Store::journal, "t", 0)`.
template <class Part, class... Given, class... Args>
auto ask(Store& store, void (Part::*question)(Given...), Args&&... args) {
  using Last = std::tuple_element_t<sizeof...(Given) - 1, std::tuple<Given...>>;
  using Answer = typename AnswerOf<Last>::Type;
  const auto promise = std::make_shared<std::promise<Answer>>();
  (store.*question)(std::forward<Args>(args)...,
                    [promise](Answer answer) { promise->set_value(std::move(answer)); });
  return promise->get_future().get();
}

Result<void> append(Store& store, Append append);
Person guest(Store& store, const std::string& name, const std::string& session);

/// All lines of a journal.
Result<std::vector<Entry>> journal(Store& store, const std::string& table);

/// What lists show of a table that must be there.
Summary shown(Store& store, const std::string& table);

/// How many lines the journal has; 0 if there is none. Each must be the sample's.
std::size_t length_of(Store& store, const std::string& table);

/// While it lives, the store's writer waits, so that what is asked for meanwhile makes one batch.
class Pause {
 public:
  explicit Pause(Store& store);
  ~Pause();
  Pause(const Pause&) = delete;
  Pause& operator=(const Pause&) = delete;

 private:
  std::promise<void> over_;
};

/// The kind of failure; the result must be one.
template <class T>
Failure::Kind kind_of(const Result<T>& result) {
  return result.has_value() ? throw std::logic_error("no failure") : result.error().kind;
}

}  // namespace belle::store
