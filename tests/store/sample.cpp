#include "tests/store/sample.h"

#include <stdexcept>

#include <gtest/gtest.h>

namespace belle::store {

NameRule small_letters() {
  return {"small letters", [](std::string_view name) {
            std::string small(name);
            for (char& each : small) each = each >= 'A' && each <= 'Z' ? char(each + 32) : each;
            return std::vector{small};
          }};
}

std::unique_ptr<Store> opened(const std::filesystem::path& file, const Settings& settings,
                              NameRule names) {
  auto store = open_sqlite(file, std::move(names), settings);
  if (!store) throw std::runtime_error(store.error().reason);
  return std::move(*store);
}

Entry line(std::size_t number) {
  return {.at = static_cast<Time>(1000 + number), .line = "line " + std::to_string(number)};
}

Append sample(const std::string& table, std::size_t length, std::size_t count) {
  Append append{.table = table, .length = length, .entries = {}, .summary = {}};
  for (std::size_t i = 0; i < count; ++i) append.entries.push_back(line(length + i));
  append.summary.table = table;
  append.summary.game = "lumiere";
  append.summary.changed = static_cast<Time>(1000 + length + count - 1);
  append.summary.about = "{}";
  return append;
}

Result<void> append(Store& store, Append append) {
  return ask(store, &Store::append, std::move(append));
}

Person guest(Store& store, const std::string& name, const std::string& session) {
  return ask(store, &Store::add_guest, name, session, 1).value();
}

Result<std::vector<Entry>> journal(Store& store, const std::string& table) {
  return ask(store, &Store::journal, table, 0U);
}

Summary shown(Store& store, const std::string& table) {
  using enum Summary::Stage;
  for (const Summary::Stage stage : {Waiting, Playing, Over}) {
    const auto listed = ask(store, &Store::list, stage, false, SIZE_MAX);
    for (const Summary& each : listed.value())
      if (each.table == table) return each;
  }
  throw std::runtime_error("no list has " + table);
}

std::size_t length_of(Store& store, const std::string& table) {
  const auto found = journal(store, table);
  if (!found) {
    EXPECT_EQ(found.error().kind, Failure::Kind::Missing) << found.error().reason;
    return 0;
  }
  for (std::size_t i = 0; i < found->size(); ++i) EXPECT_EQ((*found)[i], line(i));
  return found->size();
}

// The writer has nothing else to do while it calls `done`.
Pause::Pause(Store& store) {
  std::promise<void> begun;
  store.end_session("", [&begun, over = over_.get_future().share()](const Result<void>&) {
    begun.set_value();
    over.wait();
  });
  begun.get_future().wait();
}

Pause::~Pause() { over_.set_value(); }

}  // namespace belle::store
