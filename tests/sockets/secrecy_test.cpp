// Non-interference through the program that people run: two houses whose games differ only in what
// a client may not know send that client the same bytes, headers and all. What clocks, thinking
// and rematches might tell is compared in tests/server/secrecy_test.cpp, where time stands still.
#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <map>

#include <gtest/gtest.h>

#include "people/lookalikes.h"
#include "people/secrets.h"
#include "server/live_tables.h"
#include "store/sqlite.h"
#include "tests/server/declared.h"
#include "tests/sockets/raw_socket.h"
#include "tests/sockets/served_house.h"
#include "tests/store/folder.h"
#include "tests/table/other_journal.h"
#include "tests/table/table_test_kit.h"

namespace belle::server {
namespace {

namespace json = boost::json;
using table::Journal;
using table::TestTable;
using table::Viewer;

constexpr std::array kPlayerNames{"Alice", "Bruno", "Chloé", "Denis"};

template <class Items>
auto any_of_these(const Items& items, Random& random) {
  return items[random.below(static_cast<std::uint32_t>(items.size()))];
}

Journal beginning(const Journal& journal, std::size_t length) {
  return {journal.begin(), journal.begin() + static_cast<std::ptrdiff_t>(length)};
}

constexpr std::array kEvenings{
    R"({"game":"lumiere","seats":2,"listed":true})",
    R"({"game":"lumiere","seats":2,"options":{"postcards":"first-game"}})",
    R"({"game":"paris","seats":2})",
    R"({"game":"paris","seats":3,"options":{"setup":"shuffled"}})",
    R"({"game":"paris","seats":4,"options":{"screens":"open"},"listed":true})",
    R"({"game":"paris","seats":4,"options":{"districts":"free"}})"};

// A table that both houses have, and what is true of it in each. Client 0 looks on, the others sit
// there in this order.
struct TwoTruths {
  std::size_t number;
  std::string id;
  std::array<Journal, 2> journals = {};
  std::size_t stored = 0;  // lines of them that the houses have when they open
  std::size_t persons = 0;
  std::size_t client = 0;  // who may not know the difference

  static Viewer seat(std::size_t of) { return of == 0 ? Viewer{} : Viewer{Seat(of - 1)}; }
  table::PersonId person(std::size_t of) const {
    return static_cast<table::PersonId>(kPlayerNames.size() * number + of);
  }
  std::string token(std::size_t of) const {
    const std::string text = "table-" + std::to_string(number) + "-client-" + std::to_string(of);
    return text + std::string(43 - text.size(), 'x');  // as long as those of the house
  }
};

// A game that chance plays, stopped where something is hidden; often behind a move that others may
// not read. Nobody has sealed it: the seal would not fit the other deal. Every third time Belle has
// the last seat.
TwoTruths any_game(std::size_t number) {
  Random random(number);
  TestTable table(kEvenings[number % kEvenings.size()]);
  const bool with_belle = number / kEvenings.size() % 3 == 2;
  const auto last = Seat(table->chairs().size() - 1);
  TwoTruths truths{number, "t" + std::to_string(number)};
  truths.persons = table->chairs().size() - (with_belle ? 1 : 0);
  for (std::size_t i = 1; i <= truths.persons; ++i)
    table.write(table->sit({truths.person(i), kPlayerNames[i - 1], false}, {}));
  if (with_belle) table.write(table->seat_belle(truths.person(1), last, "gamin"));
  for (std::size_t i = 1; i <= truths.persons; ++i)
    table.write(table->add_salt(truths.person(i), std::to_string(1000 + number)));

  const auto is_flag = [](const std::string& text) { return text.contains("flag E"); };
  std::vector<std::size_t> moments;  // lengths of the journal
  while (table->to_move()) {
    moments.insert(moments.end(), is_flag(table.journal().back().line) ? 20 : 1,
                   table.journal().size());
    std::vector<std::string> moves = table->match()->legal();
    if (random.below(2) == 0 && std::ranges::any_of(moves, is_flag))
      std::erase_if(moves, std::not_fn(is_flag));
    table.play(any_of_these(moves, random));
  }
  auto& [journal, other] = truths.journals;
  do {
    journal = table::unsealed(beginning(table.journal(), any_of_these(moments, random)));
    truths.client = random.below(static_cast<std::uint32_t>(truths.persons) + 1);
    const Viewer viewer = TwoTruths::seat(truths.client);
    other = table->settings().game->name() == "paris"
                ? table::other_journal(Paris{}, journal, viewer, random)
                : table::other_journal(Lumiere{}, journal, viewer, random);
  } while (journal == other);

  // The last moves are played live, but not Belle's, who would choose for herself.
  const std::string belle = "move " + std::string(table->name(last)) + ' ';
  for (truths.stored = journal.size(); journal.size() - truths.stored < 3; --truths.stored) {
    const std::string& line = journal[truths.stored - 1].line;
    if (!line.starts_with("move ") || (with_belle && line.starts_with(belle))) break;
  }
  return truths;
}

// Writes what a house has when it opens.
void furnish(const std::filesystem::path& file, const std::vector<TwoTruths>& tables,
             std::size_t house) {
  const table::Time now = std::time(nullptr) * 1000;
  const auto store = store::open_sqlite(file, people::name_rule());
  ASSERT_TRUE(store) << store.error().reason;
  for (const TwoTruths& truths : tables) {
    for (std::size_t i = 1; i <= kPlayerNames.size(); ++i)
      (*store)->add_guest(kPlayerNames[i - 1], people::token_hash(truths.token(i)), now,
                          [](const auto&) {});
    const Journal journal = beginning(truths.journals[house], truths.stored);
    const TestTable table(journal);
    const auto summary = summary_of(truths.id, *table, journal.back().at);
    (*store)->append({truths.id, 0, journal, summary}, [](const auto&) {});
  }
}

// The whole answer over HTTP, as it comes.
std::string bytes_got(std::uint16_t port, const std::string& target, const std::string& token) {
  RawSocket socket(port);
  socket.send("GET " + target + " HTTP/1.1\r\nHost: belle\r\nCookie: belle=" + token +
              "\r\nConnection: close\r\n\r\n");
  const std::string_view never("\0", 1);  // until it is hung up
  std::string answer = socket.read_until(never);
  const auto status = static_cast<unsigned>(std::stoul(answer.substr(answer.find(' '))));
  expect_declared("GET", target, status, answer.substr(answer.find("\r\n\r\n") + 4));
  return answer;
}

// The token that a client is given who came with none of the house's is chance alone.
std::string without_token(std::string heard) {
  const std::string_view key = "Set-Cookie: belle=";
  if (const std::size_t at = heard.find(key); at != std::string::npos)
    heard.erase(at + key.size(), heard.find(';', at) - at - key.size());
  return heard;
}

// A client on a WebSocket who keeps every byte.
class Listener {
 public:
  Listener(std::uint16_t port, const TwoTruths& truths, std::size_t client)
      : socket_(port), table_(truths.id) {
    socket_.send(upgrade_request("/ws/1", "Cookie: belle=" + truths.token(client) + "\r\n"));
    hear_until("\"event\":\"welcome\"");
  }

  void ask(const char* wish, json::object fields = {}) {
    fields["request"] = ++asked_;
    fields["do"] = wish;
    fields["table"] = table_;
    socket_.send(frame(Frame::Text, json::serialize(fields)));
    hear_until("\"reply\":" + std::to_string(asked_) + ',');
  }

  /// Everything until now.
  const std::string& heard() {
    socket_.send(frame(Frame::Ping, "and then?"));
    hear_until("and then?");
    return heard_;
  }

 private:
  void hear_until(const std::string& end) {
    heard_ += socket_.read_until(end);
    EXPECT_TRUE(heard_.ends_with(end)) << "no answer";
  }

  RawSocket socket_;
  std::string table_;
  std::string heard_;
  int asked_ = 0;
};

// What the client is told before anybody has done anything: later, lists have other times.
std::string looked_around(std::uint16_t port, const TwoTruths& truths) {
  std::string heard;
  for (const char* target : {"/api/tables", "/api/me", "/api/me/tables"})
    heard += bytes_got(port, target, truths.token(truths.client));
  Listener client(port, truths, truths.client);
  for (const char* wish : {"watch", "tables", "mine", "leave"}) client.ask(wish);
  return heard + without_token(client.heard());
}

// Whatever a client might try in order to find out more.
void pry(Listener& client, const TestTable& table, Random& random) {
  const std::vector<std::string> legal = table->match()->legal();
  const std::size_t ply = table->match()->ply();
  const auto number = [&](std::uint32_t most) { return std::to_string(1 + random.below(most)); };
  for (const std::string& move : {"flag E" + number(12), "use E" + number(12), "draw " + number(3),
                                  "lay d" + number(8) + " r" + number(3),
                                  any_of_these(legal, random), any_of_these(legal, random)}) {
    client.ask("explain", {{"move", move}});
    if (std::ranges::find(legal, move) == legal.end())
      client.ask("play", {{"ply", ply}, {"move", move}});
  }
  client.ask("undo", {{"ply", ply}, {"moves", 1000}});
  for (const char* wish : {"sit", "rematch", "record", "watch"}) client.ask(wish);
}

// The two houses are asked one after the other, so that what is said in them has other times.
std::string without_times(std::string heard) {
  const std::string_view key = "\"at\":";
  for (std::size_t at = heard.find(key); at != std::string::npos; at = heard.find(key, at))
    for (at += key.size(); heard[at] >= '0' && heard[at] <= '9'; ++at) heard[at] = '0';
  return without_token(std::move(heard));
}

// The last moves are made, some are taken back, and everybody gives up. Gives what each client was
// told while the game was on, and the record when it was over.
std::vector<std::string> played_on(std::uint16_t port, const TwoTruths& truths, std::size_t house) {
  const Journal& journal = truths.journals[house];
  const std::string record = "/api/tables/" + truths.id + "/record";
  Random random(truths.number);
  std::vector<Listener> clients;
  for (std::size_t i = 0; i <= truths.persons; ++i) clients.emplace_back(port, truths, i);
  for (Listener& each : clients) each.ask("watch");
  Listener& client = clients[truths.client];
  for (std::size_t length = truths.stored;; ++length) {
    const TestTable table(beginning(truths.journals[0], length));  // the same questions in both
    pry(client, table, random);
    if (length == journal.size()) break;
    std::string_view move = journal[length].line;
    for (int words = 0; words < 2; ++words) take_word(move);  // `move 2`
    clients[1 + index(*table->to_move())].ask("play",
                                              {{"ply", table->match()->ply()}, {"move", move}});
  }
  const TestTable table(journal);
  const std::string known = bytes_got(port, record, truths.token(truths.client));
  EXPECT_TRUE(known.ends_with(record_for(*table, TwoTruths::seat(truths.client))));
  client.ask("undo", {{"ply", table->match()->ply()}, {"moves", 1 + random.below(3)}});
  for (Listener& each : clients)
    each.ask("answer", {{"offer", table->length() + 1}, {"agree", true}});
  client.ask("chat", {{"text", "Tiens"}});
  for (const char* wish : {"record", "watch", "leave"}) client.ask(wish);
  std::vector<std::string> told;
  for (Listener& each : clients) told.push_back(without_times(each.heard()));
  const std::size_t last = told[truths.client].rfind("\"event\":");
  EXPECT_EQ(told[truths.client].find("\"offer\":", last), std::string::npos) << "not agreed upon";
  told[truths.client] += known;
  for (Listener& each : clients) each.ask("resign");
  told.push_back(bytes_got(port, record, truths.token(0)));
  return told;
}

// Where two texts begin to differ; empty if they do not.
std::string difference(const std::string& one, const std::string& two) {
  if (one == two) return {};
  const auto same = std::ranges::mismatch(one, two).in1 - one.begin();
  const auto begin = static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, same - 100));
  return one.substr(begin, 200) + "\n  and not\n" + two.substr(begin, 200);
}

// A secret that the table keeps and the program tells: in a header, a list, a frame or its length,
// a refusal, or a move that is played while a client looks. That the test would hear it is seen
// from the client who may know the secret, and from everybody once the game is over.
TEST(NonInterference, OfTheProgram) {
  const std::size_t games = (std::getenv("BELLE_LONG") == nullptr ? 6 : 60) * kEvenings.size();
  std::vector<TwoTruths> tables;
  for (std::size_t number = 0; number < games; ++number) tables.push_back(any_game(number));
  const store::Folder folder;
  furnish(folder / "one/belle.sqlite", tables, 0);
  furnish(folder / "two/belle.sqlite", tables, 1);
  // Belle thinks for longer than anybody looks: she would choose at random.
  const ServedHouse::Wishes wishes{{"--no-limits", "--pace", "60000"}, {}};
  const ServedHouse one(folder / "one", wishes);
  const ServedHouse two(folder / "two", wishes);
  std::string all;  // that the clients were told
  for (const TwoTruths& truths : tables) {
    const std::string here = looked_around(one.port(), truths);
    EXPECT_EQ(difference(here, looked_around(two.port(), truths)), "") << truths.id;
    all += here;
  }
  std::map<std::string_view, int> knowing;  // who were told something else, by game
  int unread = 0;                           // live moves that the client could not read
  for (const TwoTruths& truths : tables) {
    SCOPED_TRACE(truths.id);
    const auto& [journal, other] = truths.journals;
    const TestTable table(journal);
    const std::vector<std::string> here = played_on(one.port(), truths, 0);
    const std::vector<std::string> there = played_on(two.port(), truths, 1);
    EXPECT_EQ(difference(here[truths.client], there[truths.client]), "");
    EXPECT_NE(true_record(*table), true_record(*TestTable(other)));
    const bool taken_back = here[truths.client].contains("[\"undo ");  // maybe all that differs
    EXPECT_TRUE(here.back() != there.back() || taken_back) << "a game that is over has no secrets";
    all += here[truths.client];
    for (std::size_t i = 0; i <= truths.persons; ++i) {
      const Viewer seat = TwoTruths::seat(i);
      if (message(*table, seat, 0, 0) == message(*TestTable(other), seat, 0, 0)) continue;
      EXPECT_TRUE(here[i] != there[i]) << "the owner is told what it is";
      ++knowing[table->settings().game->name()];
    }
    for (std::size_t i = truths.stored; i < journal.size(); ++i)
      unread += journal[i] == other[i] ? 0 : 1;
  }
  EXPECT_GE(knowing["lumiere"], 3);
  EXPECT_GE(knowing["paris"], 10);
  EXPECT_GE(unread, 5);
  for (const char* words : {"\"changed\":1000,", "\"legal\":", "\"effect\":", "\"ruling\":",
                            "flag ?", "[\"undo ", "\"text\":\"Tiens\""})
    EXPECT_TRUE(all.contains(words)) << words;
}

}  // namespace
}  // namespace belle::server
