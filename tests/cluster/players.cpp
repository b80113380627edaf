#include "tests/cluster/players.h"

#include <algorithm>
#include <utility>

#include <gtest/gtest.h>

namespace belle::cluster {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;
using Kind = history::Event::Kind;
using server::SimulatedClients;

// As web/src/client/socket.ts.
constexpr double kFirstPause = 300;
constexpr double kLongestPause = 8000;
constexpr auto kAskAgain = 300ms;
constexpr auto kLook = 50ms;

}  // namespace

std::int64_t now() {
  return std::chrono::duration_cast<std::chrono::microseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

Players::Players(Wishes wishes)
    : wishes_(std::move(wishes)),
      random_(wishes_.seed),
      clients_(SimulatedClients::at(
          wishes_.proxy,
          {[this](auto client) { opened(*of_client_.at(client)); },
           [this](auto client, std::string_view text) { hear(*of_client_.at(client), text); },
           [this](auto client) { lost(*of_client_.at(client)); }})) {
  const json::object lumiere{{"do", "create"}, {"game", "lumiere"}, {"seats", 2}};
  const json::object paris{
      {"do", "create"}, {"game", "paris"}, {"seats", 2}, {"options", {{"setup", "shuffled"}}}};
  const auto with = [](json::object wish, const json::object& more) {
    for (const auto& field : more) wish[field.key()] = field.value();
    return wish;
  };
  set(lumiere, 2);
  set(paris, 2);
  set(with(paris, {{"seats", 4}}), 4);
  set(with(paris, {{"seats", 3}, {"belle", {{"3", "gamin"}}}}), 2);
  set(with(lumiere, {{"seat", "orange"}, {"belle", {{"blue", "gamin"}}}}), 1);
  set(with(lumiere, {{"clock", {{"bank", 600}, {"increment", 10}}}}), 2);
  set(with(lumiere, {{"clock", {{"bank", 2}}}}), 2, true);
  set(with(lumiere, {{"listed", true}}), 2, false, true);
  for (const auto& guest : guests_) connect(*guest);
}

// Persons sit there, and two look on: one through the proxy, one straight at a server.
void Players::set(json::object wish, std::size_t persons, bool dawdles, bool named) {
  tables_.push_back(std::make_unique<Table>());
  Table& table = *tables_.back();
  table.wish = std::move(wish);
  table.dawdles = dawdles;
  table.gives_up = named;
  for (std::size_t i = 0; i < persons + 2; ++i) {
    guests_.push_back(std::make_unique<Guest>());
    Guest& guest = *guests_.back();
    guest.name = "guest" + std::to_string(guests_.size());
    guest.table = &table;
    guest.plays = i < persons;
    guest.straight = i == persons + 1;
    if (named && guest.plays) {
      const json::object fields{{"name", "Person " + std::to_string(i)},
                                {"password", "correct horse"}};
      const auto claimed = server::fetch(wishes_.nodes.front(),
                                         {"POST", "/api/claim", json::serialize(fields), {}, {}});
      EXPECT_TRUE(claimed && claimed->status == 200);
      if (claimed) guest.cookie = claimed->cookie;
    }
    table.guests.push_back(&guest);
  }
}

// Looked at now and then also while nothing happens.
bool Players::until(const std::function<bool()>& so, std::chrono::milliseconds longest) {
  const auto end = std::chrono::steady_clock::now() + longest;
  while (!so() && std::chrono::steady_clock::now() < end) clients_->listen_until(so, kLook);
  return so();
}

void Players::wait(std::chrono::milliseconds while_playing) {
  clients_->listen_until([] { return false; }, while_playing);
}

bool Players::all_play_since(std::int64_t moment) const {
  return std::ranges::all_of(
      tables_, [&](const auto& table) { return table->dawdles || table->played >= moment; });
}

std::optional<std::chrono::milliseconds> Players::playing_again(std::int64_t moment,
                                                                std::chrono::milliseconds longest) {
  if (!until([&] { return all_play_since(moment); }, longest)) return {};
  return std::chrono::milliseconds((now() - moment) / 1000);
}

std::chrono::milliseconds Players::longest_pause() {
  std::int64_t longest = 0;
  for (const auto& table : tables_) {
    if (table->dawdles) continue;
    longest = std::max({longest, std::exchange(table->pause, 0), now() - table->answered});
    table->answered = now();
  }
  return std::chrono::milliseconds(longest / 1000);
}

void Players::was_away(const std::string& node, std::int64_t since) {
  note({{since, "-", node, "-", Kind::Away, (now() - since) / 1000 + 1, {}}});
}

void Players::note(const history::History& thoughts) {
  history_.insert(history_.end(), thoughts.begin(), thoughts.end());
  std::ranges::stable_sort(history_, {}, &history::Event::at);
}

// Belle still plays where it is her turn, and time still passes where a person lets it.
void Players::finish() {
  finishing_ = true;
  until(
      [&] {
        return now() - last_told_ > 3'000'000 && std::ranges::all_of(guests_, [](const auto& each) {
                 return each->open && each->asked.empty() && each->watching.empty() &&
                        each->records.empty();
               });
      },
      30s);
  for (const auto& guest : guests_) {
    EXPECT_TRUE(guest->open) << guest->name << " never came back";
    EXPECT_TRUE(guest->asked.empty()) << guest->name << " was never answered";
    if (!guest->table->id.empty()) note(*guest, Kind::Watches, guest->table->id);
  }
}

void Players::note(const Guest& guest, Kind kind, const std::string& table, std::int64_t number,
                   std::string text) {
  history_.push_back(
      {now(), guest.name, guest.node, table.empty() ? "-" : table, kind, number, std::move(text)});
}

void Players::connect(Guest& guest) {
  const auto node = random_.below(static_cast<std::uint32_t>(wishes_.nodes.size()));
  guest.node = guest.straight ? "server" + std::to_string(node + 1) : "proxy";
  guest.client =
      clients_->connect(guest.cookie, guest.straight ? wishes_.nodes.at(node) : wishes_.proxy);
  of_client_[*guest.client] = &guest;
}

void Players::opened(Guest& guest) {
  guest.cookie = clients_->cookie(*guest.client);
  guest.open = true;
  guest.attempts = 0;
  watch(guest);
  begin_if_over(guest);
}

// Whatever was asked is not answered any more.
void Players::lost(Guest& guest) {
  guest.open = guest.waits = false;
  guest.asked.clear();
  guest.watching.clear();
  guest.records.clear();
  guest.sits_at.clear();
  guest.told.clear();
  double pause = kFirstPause;
  for (int i = 0; i < guest.attempts; ++i) pause = std::min(2 * pause, kLongestPause);
  ++guest.attempts;
  pause *= 0.75 + random_.below(1000) / 2000.0;
  clients_->after(std::chrono::milliseconds(static_cast<int>(pause)),
                  [this, &guest] { connect(guest); });
}

std::int64_t Players::send(Guest& guest, json::object request) {
  request["request"] = ++guest.requests;
  clients_->send(*guest.client, json::serialize(request));
  return guest.requests;
}

void Players::do_deed(Guest& guest, const std::string& deed, json::object request) {
  const Asked asked{deed, deed == "create" ? "-" : guest.table->id, now()};
  const std::int64_t number = send(guest, std::move(request));
  guest.asked[number] = asked;
  history_.push_back(
      {asked.sent, guest.name, guest.node, asked.table, Kind::Sent, number, asked.deed});
}

void Players::watch(Guest& guest) {
  const std::string table = guest.table->id;
  if (!guest.open || table.empty()) return;
  note(guest, Kind::Watched, table);
  guest.watching[send(guest, {{"do", "watch"}, {"table", table}})] = table;
}

void Players::go_to(Guest& guest, const std::string& table) {
  const std::string before = std::exchange(guest.table->id, table);
  guest.table->over = false;
  for (Guest* each : guest.table->guests) {
    each->told.clear();
    if (!before.empty()) note(*each, Kind::Left, before);
    if (each->open && !before.empty()) send(*each, {{"do", "leave"}, {"table", before}});
    watch(*each);
  }
}

void Players::begin_if_over(Guest& guest) {
  const Table& table = *guest.table;
  if (finishing_ || !guest.open || guest.waits || !table.over || &guest != table.guests.front())
    return;
  guest.waits = true;
  do_deed(guest, "create", table.wish);
}

void Players::hear(Guest& guest, std::string_view text) {
  if (text.starts_with(R"({"reply":)")) return replied(guest, text);
  if (text.starts_with(R"({"event":"table")")) told(guest, text);
}

void Players::replied(Guest& guest, std::string_view text) {
  const json::object reply = json::parse(text).as_object();
  const std::int64_t number = reply.at("reply").as_int64();
  const bool well = reply.at("ok").as_bool();
  if (!well) {
    const std::string reason(reply.at("error").at("reason").as_string());
    ++refused_[reason];
  }
  if (const auto watched = guest.watching.extract(number); watched && !well)
    return clients_->after(kAskAgain, [this, &guest] { watch(guest); });
  if (number == guest.sitting && !well)
    return clients_->after(kAskAgain, [this, &guest] {
      guest.sits_at.clear();
      if (guest.open) sit(guest);
    });
  if (const auto record = guest.records.extract(number); record && well)
    return note(guest, Kind::Answered, record.mapped(), number, std::string(text));
  const auto found = guest.asked.extract(number);
  if (!found) return;
  const auto [deed, asked_at, sent] = found.mapped();
  const bool sets = deed == "create";
  if (!deed.starts_with("chat ")) guest.waits = false;
  // Its friends may have gone on to another table meanwhile.
  const std::string table = sets && well ? std::string(reply.at("table").as_string()) : asked_at;
  note(guest, well ? Kind::Kept : Kind::Refused, table, number,
       well ? "" : std::string(reply.at("error").at("reason").as_string()));
  if (well) {
    ++kept_;
    guest.table->played = std::max(guest.table->played, sent);
    guest.table->pause = std::max(guest.table->pause, now() - guest.table->answered);
    guest.table->answered = now();
  }
  if (sets && well) return go_to(guest, table);
  if (sets) return clients_->after(kAskAgain, [this, &guest] { begin_if_over(guest); });
  think(guest);
}

void Players::told(Guest& guest, std::string_view text) {
  json::object message = json::parse(text).as_object();
  const std::string table(message.at("table").as_string());
  note(guest, Kind::Told, table, 0, std::string(text));
  last_told_ = now();
  if (table != guest.table->id) return;
  guest.told = std::move(message);
  const json::value& stage = guest.told.at("stage");
  if (stage == "waiting") {
    sit(guest);
    if (guest.told.contains("asks_salt"))
      send(guest, {{"do", "salt"}, {"table", table}, {"salt", "00ff"}});
  } else if (stage == "over") {
    guest.table->over = true;
    begin_if_over(*guest.table->guests.front());
  } else {
    think(guest);
  }
  if (random_.below(20) == 0) ask_for_record(guest);
}

void Players::ask_for_record(Guest& guest) {
  const std::int64_t number = send(guest, {{"do", "record"}, {"table", guest.table->id}});
  guest.records[number] = guest.table->id;
  note(guest, Kind::Sent, guest.table->id, number, "record");
}

void Players::sit(Guest& guest) {
  const std::string& table = guest.table->id;
  if (!guest.plays || guest.told.empty() || !guest.told.at("you").is_null() ||
      std::exchange(guest.sits_at, table) == table)
    return;
  guest.sitting = send(guest, {{"do", "sit"}, {"table", table}});
}

void Players::think(Guest& guest) {
  if (!guest.told.contains("legal") || guest.waits || guest.dawdles_at == guest.table->id) return;
  if (std::exchange(guest.thinks, true)) return;
  const auto most = static_cast<std::uint32_t>(wishes_.thinking.count());
  clients_->after(std::chrono::milliseconds(most / 2 + random_.below(most)), [this, &guest] {
    guest.thinks = false;
    act(guest);
  });
}

void Players::act(Guest& guest) {
  if (finishing_ || !guest.open || guest.waits || !guest.told.contains("legal")) return;
  const Table& table = *guest.table;
  if (table.dawdles && random_.below(8) == 0) {
    guest.dawdles_at = table.id;
    return;
  }
  const auto about = [&](const char* what, const json::object& more = {}) {
    json::object request{{"do", what}, {"table", table.id}};
    for (const auto& field : more) request[field.key()] = field.value();
    return request;
  };
  if (random_.below(10) == 0) {
    const std::string words = "Tiens " + std::to_string(++words_);
    do_deed(guest, "chat " + words, about("chat", {{"text", words}}));
  }
  const json::value ply = guest.told.at("ply");
  const std::string played = std::to_string(ply.to_number<std::int64_t>());
  const std::string seat(guest.told.at("you").as_string());
  guest.waits = true;
  if (random_.below(table.gives_up ? 15 : 150) == 0)
    return do_deed(guest, "resign " + seat, about("resign"));
  if (guest.told.at("undo").to_number<int>() > 0 && random_.below(6) == 0)
    return do_deed(guest, "undo " + played + " 1", about("undo", {{"ply", ply}, {"moves", 1}}));
  const json::array& legal = guest.told.at("legal").as_array();
  const json::value& move = legal[random_.below(static_cast<std::uint32_t>(legal.size()))];
  do_deed(guest, "move " + played + ' ' + seat + ' ' + std::string(move.as_string()),
          about("play", {{"ply", ply}, {"move", move}}));
}

}  // namespace belle::cluster
