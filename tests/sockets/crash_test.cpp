// The house is killed at random moments, also while it opens or closes, and sometimes may close,
// while many play, talk, take back, give up, play again and claim names: whatever it has answered
// is there when it is opened again, and every game goes on.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <thread>

#include <gtest/gtest.h>

#include "people/lookalikes.h"
#include "store/sqlite.h"
#include "tests/sockets/fetched.h"
#include "tests/sockets/party.h"
#include "tests/sockets/served_house.h"
#include "tests/store/folder.h"
#include "tests/store/sample.h"

namespace belle::server {
namespace {

namespace json = boost::json;
using Guest = Party::Guest;

// `./belle test --long` sets it. Five rounds of eight end with a kill in the middle of everything:
// then 200 do.
int rounds() { return std::getenv("BELLE_LONG") == nullptr ? 8 : 320; }

using Milliseconds = std::chrono::milliseconds;

enum class Deed : std::uint8_t { Create, Move, Undo, Chat, Resign };

// How often the house has said yes to what.
using Done = std::map<Deed, std::size_t>;

// Two people who play one game after the other, as fast as they are answered.
struct Pair {
  json::object wish;
  std::array<std::string, 2> cookies;
  std::array<Guest, 2> guests{};
  std::string table;  // the last one that was acknowledged
  // What the house has acknowledged, ever: tables, and at each of them the lines of each person, of
  // which nothing comes before an earlier one.
  std::map<std::string, std::array<std::vector<std::string>, 2>> kept;
  std::set<std::string> said;               // to the last table
  std::map<std::string, std::string> next;  // the table of the rematch
};

// Where the journal has this line, from `begin` on; words may stand in the middle of one.
std::size_t place_of(const std::string& line, const std::vector<store::Entry>& journal,
                     std::size_t begin) {
  while (begin < journal.size() && journal[begin].line.find(line) == std::string::npos) ++begin;
  return begin;
}

// Everything that was ever acknowledged is in the journals, in its order. It is looked for in a
// copy: a program that opens a database repairs what a crash left behind, and that is left to the
// house.
void check_journals(const std::filesystem::path& file, const std::vector<Pair>& pairs) {
  const store::Folder copies;
  const std::filesystem::path copy = copies / "belle.sqlite";
  for (const char* part : {"", "-wal"})
    if (std::filesystem::exists(file.string() + part))
      std::filesystem::copy_file(file.string() + part, copy.string() + part);
  const auto store = store::open_sqlite(copy, people::name_rule());
  ASSERT_TRUE(store) << store.error().reason;
  const auto journal_of = [&](const std::string& table) {
    return store::ask(**store, &store::Store::journal, table, 0U);
  };
  for (const Pair& pair : pairs) {
    for (const auto& [table, persons] : pair.kept) {
      const auto journal = journal_of(table);
      ASSERT_TRUE(journal) << "a table is lost";
      for (const std::vector<std::string>& lines : persons) {
        std::size_t at = 0;
        for (const std::string& line : lines) {
          at = place_of(line, *journal, at);
          ASSERT_LT(at++, journal->size()) << "lost at " << table << ": " << line;
        }
      }
    }
    for (const auto& [table, next] : pair.next) {
      EXPECT_EQ(journal_of(table)->back().line, "# rematch " + next);
      EXPECT_TRUE(journal_of(next));
    }
  }
}

// How the house ends: whether it was asked to close, and how long after that it was killed, if it
// was.
struct End {
  bool asked = false;
  std::optional<Milliseconds> killed_after;
};

// Mostly it is killed; else, in turn: closed; killed as soon as it was asked to close; killed when
// it says goodbye.
End end_of(int round, Random& random) {
  constexpr std::uint32_t kGoodbyes = 150;  // see server/net.cpp
  switch (round % 8) {
    case 1:
      return {true, {}};
    case 3:
      return {true, Milliseconds(random.below(50))};
    case 5:
      return {true, Milliseconds(kGoodbyes + random.below(20))};
    default:
      return {false, Milliseconds(0)};
  }
}

// The house is killed a few times while it opens, which takes it some milliseconds: mostly within
// these, or when it has just begun to go on with the games.
void open_in_vain(const std::filesystem::path& folder, Random& random) {
  for (int i = 0; i < 3; ++i)
    kill_while_opening(folder, std::chrono::microseconds(random.below(1 + random.below(50000))));
}

class Players {
 public:
  Players(std::vector<Pair>& pairs, std::uint16_t port, Random& random)
      : pairs_(pairs), random_(random), party_(port) {
    for (Pair& pair : pairs_)
      for (std::size_t i = 0; i < 2; ++i) {
        pair.guests[i] = party_.come(pair.cookies[i]);
        pair.cookies[i] = party_.cookie(pair.guests[i]);
        of_guest_[pair.guests[i]] = {&pair, i};
      }
  }

  // The last tables can be read, and what was said there last; at the end, every table that ever
  // was.
  void look(bool at_all) {
    for (Pair& pair : pairs_)
      for (const auto& [table, lines] : pair.kept) {
        if (!at_all && table != pair.table) continue;
        const Guest guest = pair.guests[0];
        party_.must(guest, {{"do", "watch"}, {"table", table}});
        ASSERT_TRUE(party_.until([&] { return party_.table(guest, table).contains("log"); }));
        if (table == pair.table) {
          std::set<std::string> heard;
          for (const json::value& words : party_.table(guest, table).at("chat").as_array())
            heard.emplace(words.at("text").as_string());
          EXPECT_TRUE(std::ranges::includes(heard, pair.said)) << "words are lost";
        }
        party_.must(guest, {{"do", "record"}, {"table", table}});
        // A person who leaves a table that waits gives the seat back.
        if (party_.table(guest, table).at("stage") != "waiting")
          party_.must(guest, {{"do", "leave"}, {"table", table}});
      }
  }

  // They play until the house is gone.
  void play(ServedHouse& house, Milliseconds time, const End& end) {
    party_.on_message = [this](Guest guest, const json::object& message) { hear(guest, message); };
    for (Pair& pair : pairs_) {
      if (pair.table.empty())
        create(pair);
      else
        sit_down(pair);
    }
    party_.wait(time);
    if (end.asked) house.ask_to_close();
    const auto all_gone = [&] { return party_.all_gone(); };
    if (end.killed_after) {
      party_.wait(*end.killed_after);
      house.kill();
      // What the house had sent before is still heard.
      ASSERT_TRUE(party_.until(all_gone));
    } else {
      ASSERT_TRUE(party_.until(all_gone));
      EXPECT_EQ(house.closed(), 0);
    }
  }

  const Done& done() const { return done_; }

 private:
  struct Asked {
    Deed deed;
    std::string table;
    std::string line;  // of the journal, if it goes well
  };
  struct Place {
    Pair* pair;
    std::size_t index;
  };

  void ask(Guest guest, const json::object& wish, Asked asked) {
    asked_[{guest, party_.send(guest, wish)}] = std::move(asked);
  }

  void create(Pair& pair) {
    pair.table.clear();
    ask(pair.guests[0], pair.wish, {Deed::Create, {}, {}});
  }

  // Whether this was done before is not known: if so, it is refused, or changes nothing.
  void sit_down(Pair& pair) {
    party_.send(pair.guests[1], {{"do", "sit"}, {"table", pair.table}});
    for (const Guest guest : pair.guests) {
      party_.send(guest, {{"do", "salt"}, {"table", pair.table}, {"salt", "00ff"}});
      party_.send(guest, {{"do", "watch"}, {"table", pair.table}});
    }
  }

  void go_to(Pair& pair, const std::string& table) {
    pair.table = table;
    pair.said.clear();
    pair.kept[table];
    sit_down(pair);
  }

  // When both still sit there, every other game is played again.
  void play_again(Guest guest, const Place& place, const json::object& message) {
    Pair& pair = *place.pair;
    if (message.contains("rematch")) {
      const std::string next(message.at("rematch").as_string());
      pair.next[pair.table] = next;
      return go_to(pair, next);
    }
    const auto persons =
        std::ranges::count_if(message.at("chairs").as_array(),
                              [](const auto& chair) { return chair.at("kind") == "person"; });
    if (persons == 2 && std::hash<std::string>()(pair.table) % 2 == 0) {
      if (wished_.emplace(guest, pair.table).second)
        party_.send(guest, {{"do", "rematch"}, {"table", pair.table}});
    } else if (place.index == 0) {
      create(pair);
    }
  }

  void hear(Guest guest, const json::object& message) {
    const Place place = of_guest_.at(guest);
    if (message.contains("reply")) return replied(guest, place, message);
    if (message.at("event") != "table") return;
    const std::string table(message.at("table").as_string());
    if (table != place.pair->table) return;
    if (message.at("stage") == "over") return play_again(guest, place, message);
    if (!message.contains("legal")) return;
    // The same turn may be told twice, when a client comes or goes or talks.
    std::pair turn(table, message.at("length").as_int64());
    if (std::exchange(turns_[guest], turn) == turn) return;
    std::pair ply(table, message.at("ply").as_int64());
    if (!message.at("log").as_array().empty() || plies_[guest] != ply) act(guest, table, message);
    plies_[guest] = ply;
  }

  // A client whose turn it is plays, mostly.
  void act(Guest guest, const std::string& table, const json::object& message) {
    const std::string seat(message.at("you").as_string());
    if (random_.below(8) == 0) {
      const std::string words = "Tiens " + std::to_string(++words_);
      ask(guest, {{"do", "chat"}, {"table", table}, {"text", words}}, {Deed::Chat, table, words});
    }
    if (random_.below(60) == 0)
      return ask(guest, {{"do", "resign"}, {"table", table}},
                 {Deed::Resign, table, "resign " + seat});
    if (message.at("undo").as_int64() > 0 && random_.below(4) == 0)
      return ask(guest,
                 {{"do", "undo"}, {"table", table}, {"ply", message.at("ply")}, {"moves", 1}},
                 {Deed::Undo, table, "undo 1"});
    const json::object move = party_.any_move(guest, table, random_);
    ask(guest, move,
        {Deed::Move, table, "move " + seat + ' ' + std::string(move.at("move").as_string())});
  }

  void replied(Guest guest, const Place& place, const json::object& message) {
    const auto found = asked_.find({guest, message.at("reply").as_int64()});
    if (found == asked_.end()) return;
    const Asked asked = found->second;
    asked_.erase(found);
    EXPECT_TRUE(message.at("ok").as_bool()) << json::serialize(message) << asked.line;
    Pair& pair = *place.pair;
    ++done_[asked.deed];
    if (asked.deed == Deed::Create) return go_to(pair, opened(message));
    pair.kept[asked.table][place.index].push_back(asked.line);
    if (asked.deed == Deed::Chat && asked.table == pair.table) pair.said.insert(asked.line);
  }

  std::vector<Pair>& pairs_;
  Random& random_;
  Party party_;
  std::map<Guest, Place> of_guest_;
  std::map<std::pair<Guest, std::int64_t>, Asked> asked_;
  std::map<Guest, std::pair<std::string, std::int64_t>> turns_;  // as they were told last
  std::map<Guest, std::pair<std::string, std::int64_t>> plies_;
  std::set<std::pair<Guest, std::string>> wished_;
  int words_ = 0;
  Done done_;
};

// A name and its password, as the house has acknowledged them.
bool post(std::uint16_t port, const char* target, const std::string& name) {
  const json::object fields{{"name", name}, {"password", "correct horse"}};
  const auto answer = fetched_if_any(port, {"POST", target, json::serialize(fields), {}, {}});
  return answer && answer->status == 200;
}

// Something that a client was told is kept, and that is gone after a crash or after closing time; a
// table that cannot be read or played any more; a house that does not open after it was killed.
TEST(KilledHouse, LosesNothingThatWasAcknowledged) {
  const store::Folder folder;
  const std::uint64_t seed = std::random_device{}();
  SCOPED_TRACE(seed);
  Random random(seed);
  std::vector<Pair> pairs(6);
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    if (i % 2 == 0)
      pairs[i].wish = {{"do", "create"}, {"game", "lumiere"}, {"seats", 2}};
    else
      pairs[i].wish = {
          {"do", "create"}, {"game", "paris"}, {"seats", 3}, {"belle", {{"3", "gamin"}}}};
    // Their clocks must go on when the house opens, which writes, too.
    if (i % 3 == 0) pairs[i].wish["clock"] = {{"bank", 600}, {"increment", 10}};
  }
  const std::filesystem::path data = folder / "data";
  Done done;
  std::vector<std::string> names;
  for (int round = 0; round < rounds() && !HasFatalFailure(); ++round) {
    if (round % 2 == 0) open_in_vain(data, random);
    ServedHouse house(data);
    ASSERT_NE(house.port(), 0);
    Players players(pairs, house.port(), random);
    players.look(false);
    std::string name = "Person " + std::to_string(round);
    bool claimed = false;
    std::thread claiming([&] { claimed = post(house.port(), "/api/claim", name); });
    players.play(house, Milliseconds(20 + random.below(400)), end_of(round, random));
    claiming.join();
    if (claimed) names.push_back(name);
    for (const auto& [deed, times] : players.done()) done[deed] += times;
    check_journals(data / "belle.sqlite", pairs);
  }
  std::size_t rematches = 0;
  for (const Pair& pair : pairs) rematches += pair.next.size();
  const auto least = static_cast<std::size_t>(rounds());
  EXPECT_GT(done[Deed::Move], least * 5) << "there was hardly any load";
  if (rounds() >= 100) {  // a few rounds may miss what is rare
    EXPECT_GT(done[Deed::Chat], least);
    EXPECT_GT(done[Deed::Undo], least);
    EXPECT_GT(done[Deed::Resign], least / 4);
    EXPECT_GT(rematches, least / 4);
    EXPECT_GT(names.size(), least / 8);
  }
  ServedHouse house(data);
  Players(pairs, house.port(), random).look(true);
  for (const std::string& name : names)
    EXPECT_TRUE(post(house.port(), "/api/log-in", name)) << name;
  house.ask_to_close();
  EXPECT_EQ(house.closed(), 0);
  check_journals(data / "belle.sqlite", pairs);
  std::cout << done[Deed::Move] << " moves, " << done[Deed::Chat] << " lines said, "
            << done[Deed::Undo] << " moves taken back, " << done[Deed::Resign]
            << " games given up, " << rematches << " played again, " << names.size() << " names\n";
}

}  // namespace
}  // namespace belle::server
