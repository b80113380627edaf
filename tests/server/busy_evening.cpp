#include "tests/server/busy_evening.h"

#include <iterator>

#include "table/settings.h"
#include "tests/table/table_test_kit.h"

namespace belle::server {

namespace json = boost::json;

void DreamingBelle::ask(MoveQuery query, StopFlag stopped, MoveFound heard) {
  query.level = "random";
  const table::GameKind* const game = table::find_game(table::games(), query.game);
  thoughts.push_back({*game->find_move(query, {}), std::move(stopped), std::move(heard)});
}

// What anybody may ask at any table, allowed or not.
const std::vector<BusyEvening::Often<json::object>> BusyEvening::kRequests{
    {6, {{"do", "watch"}}},
    {3, {{"do", "leave"}}},
    {6, {{"do", "sit"}}},
    {2, {{"do", "belle"}, {"seat", "blue"}, {"level", "gamin"}}},
    {2, {{"do", "belle"}, {"seat", "3"}, {"level", "gamin"}}},
    {2, {{"do", "abandon"}}},
    {1, {{"do", "resign"}}},
    {3, {{"do", "chat"}, {"text", "Tiens"}}},
    {3, {{"do", "rematch"}}},
    {2, {{"do", "record"}}},
    {1, {{"do", "explain"}, {"move", "pass"}}},
    {2, {{"do", "tables"}}},
    {1, {{"do", "mine"}}},
};

const std::vector<BusyEvening::Often<BusyEvening::Happening>> BusyEvening::kHappenings{
    {2, &BusyEvening::person_comes},
    {2, &BusyEvening::person_goes},
    {4, &BusyEvening::person_sets_a_table},
    {16, &BusyEvening::person_asks},
    {4, &BusyEvening::person_takes_back},
    {4, &BusyEvening::person_answers_an_offer},
    {24, &BusyEvening::many_go_on},
    {6, &BusyEvening::belle_speaks},
    {5, &BusyEvening::time_passes},
    {4, &BusyEvening::the_disk_stalls_or_goes_on},
    {4, &BusyEvening::the_disk_fails_or_is_well},
};

BusyEvening::BusyEvening(std::uint64_t number) : random_(number) {
  for (int i = 0; i < 4; ++i) person_comes();
}

template <class T>
const T& BusyEvening::drawn(const std::vector<Often<T>>& list) {
  std::size_t all = 0;
  for (const Often<T>& each : list) all += each.times;
  std::size_t number = below(all);
  const Often<T>* each = list.data();
  for (; number >= each->times; ++each) number -= each->times;
  return each->what;
}

Server::Settings BusyEvening::settings() {
  Server::Settings settings = TestServer::quick();
  if (perhaps()) settings.pace = 700;
  return settings;
}

std::string BusyEvening::some_table() {
  if (store_.journals.empty()) return "nowhere";
  const std::size_t number = below(store_.journals.size());
  return std::next(store_.journals.begin(), static_cast<std::ptrdiff_t>(number))->first;
}

// A person who comes while nothing can be read is nobody at first: that is another test.
void BusyEvening::person_comes() {
  if (store_.reads_fail) return;
  const std::string session(1, "abcd"[below(4)]);
  windows_.push_back(std::make_unique<Window>(server_, session, acknowledged_));
}

void BusyEvening::person_goes() {
  if (windows_.size() == 1) return;
  auto& window = windows_[below(windows_.size())];
  window->listen();
  std::swap(window, windows_.back());
  windows_.pop_back();
}

void BusyEvening::person_sets_a_table() {
  if (store_.journals.size() > 2) return;
  const bool paris = perhaps();
  json::object fields{{"do", "create"}, {"listed", perhaps()}};
  fields["game"] = paris ? "paris" : "lumiere";
  fields["seats"] = paris ? 2 + below(3) : 2;
  if (perhaps()) {
    fields["belle"] = {{paris ? "2" : "blue", "gamin"}};
    fields["seat"] = paris ? "1" : "orange";
  }
  if (below(4) == 0) fields["clock"] = {{"bank", 20}, {"increment", 3}};
  if (perhaps()) fields["clock"] = {{"days", 1}};
  if (perhaps()) fields["time_over"] = "belle";
  any_window().ask(std::move(fields));
}

json::object BusyEvening::add_salt(const std::string& id) {
  return {{"do", "salt"}, {"table", id}, {"salt", "00"}};
}

json::object BusyEvening::play(const std::string& id, const json::object& told) {
  const json::array& legal = told.at("legal").as_array();
  return {
      {"do", "play"}, {"table", id}, {"ply", told.at("ply")}, {"move", legal[below(legal.size())]}};
}

// A person who sits down looks at the table first and adds to the deal, as a page does.
void BusyEvening::person_asks() {
  Window& window = any_window();
  json::object fields = drawn(kRequests);
  const std::string id = some_table();
  const bool sits = fields.at("do") == "sit";
  if (sits) window.ask({{"do", "watch"}, {"table", id}});
  fields["table"] = id;
  window.ask(std::move(fields));
  if (sits) window.ask(add_salt(id));
}

void BusyEvening::person_takes_back() {
  Window& window = any_window();
  const std::string id = some_table();
  if (const json::object* told = window.told(id); told != nullptr && told->contains("ply"))
    window.ask({{"do", "undo"}, {"table", id}, {"ply", told->at("ply")}, {"moves", 1 + below(4)}});
}

void BusyEvening::person_answers_an_offer() {
  Window& window = any_window();
  const std::string id = some_table();
  if (const json::object* told = window.told(id); told != nullptr && told->contains("offer"))
    window.ask({{"do", "answer"},
                {"table", id},
                {"offer", told->at("offer").at("number")},
                {"agree", below(3) > 0}});
}

// A person who is asked for something answers, or waits a little longer.
void BusyEvening::many_go_on() {
  for (const auto& window : windows_)
    for (const auto& [id, journal] : store_.journals) {
      const json::object* told = window->told(id);
      if (told == nullptr || perhaps()) continue;
      if (told->contains("asks_salt")) window->ask(add_salt(id));
      if (told->contains("legal")) window->ask(play(id, *told));
    }
}

void BusyEvening::belle_speaks() {
  if (belle_.thoughts.empty()) return;
  std::swap(belle_.thoughts[below(belle_.thoughts.size())], belle_.thoughts.back());
  const DreamingBelle::Thought thought = std::move(belle_.thoughts.back());
  belle_.thoughts.pop_back();
  thought.heard(thought.move, static_cast<std::int64_t>(below(3000)));
}

void BusyEvening::time_passes() {
  server_.pass(below(16) == 0 ? 30000 : static_cast<std::int64_t>(below(3000)));
}

// Writing, or reading: then answers come that are older than what has happened since.
void BusyEvening::the_disk_stalls_or_goes_on() {
  const std::size_t what = below(6);
  if (what <= 1)
    store_.holds = true;
  else if (what == 2)
    store_.holds_reads = true;
  else if (what == 3)
    store_.holds_reads = false;  // those that are held come later than the next ones
  else
    store_.release();
}

// Only writing, only reading, or both; or nothing can be added. Most of the time it is well.
void BusyEvening::the_disk_fails_or_is_well() {
  const std::size_t what = below(12);
  store_.writes_fail.reset();
  if (what <= 2) store_.writes_fail = store::Failure::Kind::Full;
  store_.reads_fail = 1 <= what && what <= 3;
  store_.additions_fail = what == 4;
}

void BusyEvening::something_happens() {
  for (const auto& window : windows_) window->listen();
  (this->*drawn(kHappenings))();
  if (perhaps()) server_.run_until_idle();
}

void BusyEvening::calm_down() {
  store_.writes_fail.reset();
  store_.reads_fail = store_.additions_fail = false;
  store_.release();
  for (int second = 0; second < 40; ++second) {
    server_.run_until_idle();
    server_.pass(1000);
    for (const DreamingBelle::Thought& thought : std::exchange(belle_.thoughts, {}))
      if (!*thought.stopped) thought.heard(thought.move, 0);
  }
  server_.run_until_idle();
  for (const auto& window : windows_) window->listen();
}

void BusyEvening::end() {
  windows_.clear();
  server_.run_until_idle();
}

}  // namespace belle::server
