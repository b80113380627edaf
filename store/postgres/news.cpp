#include "store/postgres/news.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <random>
#include <span>
#include <utility>
#include <vector>

#include "engine/core/text.h"
#include "store/postgres/destination.h"

namespace belle::store::postgres {
namespace {

using namespace std::chrono_literals;
using SteadyClock = std::chrono::steady_clock;

constexpr Patience kPatience{.longest = 1s, .between = 100ms};
constexpr auto kPause = 200ms;
constexpr auto kCompare = 2s;
constexpr auto kGather = 10ms;
constexpr auto kBeat = 1s;
constexpr auto kCompareOwn = 60s;
constexpr auto kCompareBack = 15s;     // further back than need be
constexpr std::size_t kMostTold = 60;  // a notice has at most 8,000 bytes, a table some 120

constexpr const char* kServers =
    "SELECT count(*) FROM nodes WHERE beat > clock_timestamp() - interval '5 seconds'";
// `speaker tables`, and of each its number, its length and the persons, with commas between them
// and one at the end.
constexpr const char* kTell =
    "SELECT pg_notify('belle', $1::text || ' tables '"
    " || string_agg(number || ' ' || length || ' ' || persons, ' '))"
    " FROM unnest($2::text[], $3::text[]) AS grown (id, persons) JOIN tables USING (id)"
    " HAVING count(*) > 0";
constexpr const char* kTellRenewed =
    "SELECT pg_notify('belle', $1::text || ' person ' || $2::int8)";

constexpr const char* kChanged =
    "SELECT t.id, game, stage, listed, changed, about, array_to_string(persons, ' '), t.length"
    " FROM summaries JOIN tables t ON t.number = table_number"
    " WHERE table_number = ANY($1::int8[])";
// Each stage by its index.
constexpr const char* kChangedSince =
    "WITH lately AS ("
    "  SELECT * FROM summaries WHERE stage = 0 UNION ALL"
    "  SELECT * FROM summaries WHERE stage = 1 UNION ALL"
    "  SELECT * FROM summaries WHERE stage = 2"
    "   AND over_at > extract(epoch FROM now())::int8 * 1000 - $2::int8)"
    " SELECT t.id, game, stage, listed, changed, about, array_to_string(persons, ' '), t.length"
    " FROM lately JOIN tables t ON t.number = table_number"
    " WHERE changed > extract(epoch FROM now())::int8 * 1000 - $2::int8 AND persons && $1::int8[]";

std::int64_t whole(std::string_view text) {
  std::int64_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

std::vector<PersonId> persons_in(std::string_view word) {
  std::vector<PersonId> persons;
  for (std::size_t end = word.find(','); end != std::string_view::npos; end = word.find(',')) {
    persons.push_back(whole(word.substr(0, end)));
    word.remove_prefix(end + 1);
  }
  return persons;
}

std::string word_of(const std::set<PersonId>& persons) {
  std::string word;
  for (const PersonId person : persons) word += std::to_string(person) + ',';
  return word.empty() ? "," : word;
}

std::string drawn_speaker() {
  std::random_device device;
  return std::to_string(std::uint64_t{device()} << 32 | device());
}

}  // namespace

void enter(Connection& connection, const std::string& node) {
  connection.transact([&] {
    open_house(connection);
    connection.ask("DELETE FROM nodes WHERE beat < clock_timestamp() - interval '1 day'");
    connection.ask(
        "INSERT INTO nodes VALUES ($1::text, clock_timestamp())"
        " ON CONFLICT (name) DO UPDATE SET beat = excluded.beat",
        {node});
  });
}

void tell_renewed(Connection& connection, const std::string& speaker, PersonId person) {
  connection.ask(kTellRenewed, {speaker, person});
}

News::News(Address address, std::string node, Attendance& attendance,
           std::function<void(Question)> ask)
    : address_(std::move(address)),
      node_(std::move(node)),
      speaker_(drawn_speaker()),
      attendance_(attendance),
      ask_(std::move(ask)) {}

void News::start() {
  listening_ = std::thread([this] { listen(); });
  speaking_ = std::thread([this] { speak(); });
}

void News::stop_listening() {
  {
    const std::lock_guard lock(mutex_);
    deaf_ = true;
  }
  awake_.notify_all();
  if (listening_.joinable()) listening_.join();
}

void News::stop() {
  stop_listening();
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  awake_.notify_all();
  if (speaking_.joinable()) speaking_.join();
}

void News::follow(const std::string& table) {
  {
    const std::lock_guard lock(mutex_);
    wanted_.insert(table);
  }
  ask({.sql = "SELECT number, length FROM tables WHERE id = $1::text",
       .values = {table},
       .done = [this, table](std::expected<const Rows*, Failure> found) {
         if (!found || (*found)->size() == 0) return;
         const std::int64_t number = (*found)->whole(0, 0);
         {
           const std::lock_guard lock(mutex_);
           if (!wanted_.contains(table)) return;
           followed_[number].table = table;
         }
         hear(number, static_cast<std::size_t>((*found)->whole(0, 1)));
       }});
}

void News::unfollow(const std::string& table) {
  const std::lock_guard lock(mutex_);
  wanted_.erase(table);
  std::erase_if(followed_, [&](const auto& each) { return each.second.table == table; });
}

void News::wrote(const std::string& table, const std::vector<PersonId>& persons) {
  {
    const std::lock_guard lock(mutex_);
    grown_[table].insert(persons.begin(), persons.end());
  }
  awake_.notify_all();
}

void News::hear(std::int64_t number, std::size_t length) {
  std::string table;
  {
    const std::lock_guard lock(mutex_);
    const auto found = followed_.find(number);
    if (found == followed_.end() || found->second.length >= length) return;
    found->second.length = length;
    table = found->second.table;
  }
  attendance_.tell_grown(table, length);
}

void News::hear_all(std::string_view notice) {
  const bool by_others = take_word(notice) != speaker_;
  const std::string_view what = take_word(notice);
  if (what == "tables") hear_tables(notice, by_others);
  if (what == "person" && by_others) attendance_.tell_renewed(whole(notice));
}

void News::hear_tables(std::string_view words, bool by_others) {
  std::vector<std::int64_t> own;
  while (!words.empty()) {
    const std::int64_t number = whole(take_word(words));
    hear(number, static_cast<std::size_t>(whole(take_word(words))));
    const std::vector<PersonId> persons = persons_in(take_word(words));
    if (by_others && attendance_.follows_any(persons)) own.push_back(number);
  }
  if (own.empty()) return;
  ask({.sql = kChanged,
       .values = {Value::wholes(own)},
       .done = [this](std::expected<const Rows*, Failure> found) {
         if (found) attendance_.tell_changed(**found);
       }});
}

void News::compare_own(SteadyClock::time_point since) {
  const std::vector<PersonId> persons = attendance_.followed();
  if (persons.empty()) return;
  const auto back =
      std::chrono::milliseconds(kCompareBack) +
      std::chrono::duration_cast<std::chrono::milliseconds>(SteadyClock::now() - since);
  ask({.sql = kChangedSince,
       .values = {Value::wholes(persons), static_cast<std::int64_t>(back.count())},
       .done = [this](std::expected<const Rows*, Failure> found) {
         if (found) attendance_.tell_changed(**found);
       }});
}

void News::compare_lengths() {
  std::vector<std::int64_t> numbers;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [number, followed] : followed_) numbers.push_back(number);
  }
  if (numbers.empty()) return;
  ask({.sql = "SELECT number, length FROM tables WHERE number = ANY($1::int8[])",
       .values = {Value::wholes(numbers)},
       .done = [this](std::expected<const Rows*, Failure> found) {
         for (std::size_t i = 0; found && i < (*found)->size(); ++i)
           hear((*found)->whole(i, 0), static_cast<std::size_t>((*found)->whole(i, 1)));
       }});
}

void News::pause(const bool& stopping) {
  std::unique_lock lock(mutex_);
  awake_.wait_for(lock, kPause, [&] { return stopping; });
}

// Whoever answers may be gone when it listens no more.
void News::ask(Question question) {
  const std::lock_guard lock(mutex_);
  if (!deaf_) ask_(std::move(question));
}

// A connection that says nothing more is noticed, too: it is asked something now and then.
void News::listen() {
  Link link(address_, kPatience, "LISTEN belle");
  SteadyClock::time_point compared;
  SteadyClock::time_point compared_own = SteadyClock::now();
  SteadyClock::time_point heard = SteadyClock::now();  // everything until then
  std::size_t connections = 0;
  const auto stopping = [this] {
    const std::lock_guard lock(mutex_);
    return deaf_;
  };
  while (!stopping()) {
    try {
      Connection& connection = link.connection();
      for (const std::string& notice : connection.notices(kPause)) hear_all(notice);
      hears_ = true;
      if (SteadyClock::now() - compared < kCompare) continue;
      compared = SteadyClock::now();
      compare_lengths();
      connection.ask("SELECT 1");
      if (connections != link.made() || compared - compared_own > kCompareOwn) {
        compare_own(std::min(heard, compared_own));
        compared_own = compared;
        connections = link.made();
      }
      heard = compared;
    } catch (const std::exception&) {
      link.drop();
      hears_ = false;
      compared = {};
      pause(deaf_);
    }
  }
}

void News::say(Connection& connection, const Grown& grown) const {
  std::vector<std::string_view> tables;
  std::vector<std::string> persons;
  const auto tell = [&] {
    if (!tables.empty())
      connection.ask(kTell, {speaker_, Value::texts(tables),
                             Value::texts(std::span<const std::string>(persons))});
    tables.clear();
    persons.clear();
  };
  for (const auto& [table, whom] : grown) {
    tables.emplace_back(table);
    persons.push_back(word_of(whom));
    if (tables.size() == kMostTold) tell();
  }
  tell();
}

// What cannot be said is said when there is a connection again.
void News::speak() {
  Link link(address_, kPatience, "SET synchronous_commit = off");
  SteadyClock::time_point beat;
  std::size_t connections = 0;
  Grown grown;
  for (;;) {
    {
      std::unique_lock lock(mutex_);
      awake_.wait_for(lock, kBeat, [this] { return stopping_ || !grown_.empty(); });
      if (!stopping_) awake_.wait_for(lock, kGather, [this] { return stopping_; });
      if (stopping_ && grown_.empty()) break;
      for (auto& [table, persons] : std::exchange(grown_, {})) grown[table].merge(persons);
    }
    try {
      Connection& connection = link.connection();
      say(connection, grown);
      grown.clear();
      if (node_.empty() || SteadyClock::now() - beat < kBeat) continue;
      beat = SteadyClock::now();
      connection.ask(
          "INSERT INTO nodes VALUES ($1::text, clock_timestamp())"
          " ON CONFLICT (name) DO UPDATE SET beat = excluded.beat",
          {node_});
      servers_ = static_cast<std::size_t>(connection.ask(kServers).whole(0, 0));
      speaks_ = true;
      attendance_.write(connection, std::exchange(connections, link.made()) != link.made());
      if (auto question = attendance_.question()) ask(*std::move(question));
    } catch (const std::exception&) {
      link.drop();
      speaks_ = false;
      pause(stopping_);
    }
  }
  if (node_.empty()) return;
  try {
    link.connection().ask("DELETE FROM nodes WHERE name = $1::text", {node_});
  } catch (const std::exception&) {
    return;  // it is not there any more soon
  }
}

}  // namespace belle::store::postgres
