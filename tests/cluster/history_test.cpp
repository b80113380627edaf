// The checks find what they are for. An honest evening passes; each test spoils one thing in it.
#include "tests/cluster/history.h"

#include <algorithm>
#include <sstream>

#include <gtest/gtest.h>

#include "engine/core/json_text.h"
#include "people/glicko.h"
#include "tests/cluster/checks.h"
#include "tests/cluster/deeds.h"
#include "tests/table/table_test_kit.h"

namespace belle::history {
namespace {

using table::TestTable;
using Kind = Event::Kind;

constexpr const char* kId = "k3w9mzq2tb";

// Alice and Bruno play Paris with named seats and a minute each; Zoé looks on from another node.
class Evening : public testing::Test {
 protected:
  Evening() {
    table_.seat({table::kAlice, {2, "Bruno", true}});
    Random random(3);
    while (flag().empty()) play(random);  // an end-game tile, which others may not read
    for (const char* who : {"alice", "bruno", "zoe"}) add(who, Kind::Watched);
    tell_all();
    play(random, flag());
    ask_for_record("alice", table::kOne);
    ask_for_record("bruno", table::kTwo);
    ask_for_record("zoe", {});
    for (int i = 0; i < 10; ++i) play(random);
    table_.pass(60000);
    now_ += 60000000;
    table_.write(table_->time_over(table_.now()));
    tell_all();
    for (const char* who : {"alice", "bruno", "zoe"}) add(who, Kind::Watches);
    house.journals[kId] = table_.journal();
    rate();
  }

  Faults faults() const { return check(table::games(), history, house); }
  std::string only_fault() const {
    std::string all;
    for (const std::string& fault : faults()) all += fault + '\n';
    return all;
  }
  Journal& journal() { return house.journals[kId]; }
  Event& nth(Kind kind, std::size_t which) {
    for (Event& event : history)
      if (event.kind == kind && which-- == 0) return event;
    throw std::runtime_error("no such event");
  }
  std::size_t place(std::string_view start, std::size_t which = 0) {
    for (std::size_t i = 0; i < journal().size(); ++i)
      if (journal()[i].line.starts_with(start) && which-- == 0) return i;
    throw std::runtime_error("no such line");
  }

  History history;
  House house;

 private:
  void add(const std::string& who, Kind kind, std::int64_t number = 0, std::string text = {}) {
    history.push_back(
        {now_ += 1000, who, who == "zoe" ? "two" : "proxy", kId, kind, number, std::move(text)});
  }
  // As the house answers who asks for the record.
  void ask_for_record(const std::string& who, table::Viewer viewer) {
    add(who, Kind::Sent, ++requests_, "record");
    JsonText json;
    json.open_object();
    json.key("record").text(table::record_for(*table_, viewer));
    json.close_object();
    add(who, Kind::Answered, requests_, json.written());
  }
  void tell_all() {
    for (const auto& [who, viewer] : {std::pair<const char*, table::Viewer>{"alice", table::kOne},
                                      {"bruno", table::kTwo},
                                      {"zoe", {}}}) {
      JsonText json;
      json.open_object();
      json.key("event").text("table");
      json.key("table").text(kId);
      table::write_table(json, *table_, viewer, told_, table_.now());
      json.key("online").open_list();
      json.close_list();
      json.close_object();
      add(who, Kind::Told, 0, json.written());
    }
    told_ = table_->length();
  }
  std::string flag() {
    for (const std::string& move : table_->match()->legal())
      if (move.starts_with("flag E")) return move;
    return {};
  }
  void play(Random& random, const std::string& move = {}) {
    table_.pass(10);
    now_ += 10000;
    const std::string who = table_.mover() == 1 ? "alice" : "bruno";
    const Journal before = table_.journal();
    const std::size_t sent = history.size();
    add(who, Kind::Sent, ++requests_);
    if (move.empty())
      table_.play_any(random);
    else
      table_.play(move);
    history[sent].text = deeds_of(table_.journal())[before.size()].asked;
    add(who, Kind::Kept, requests_);
    if (told_ > 0) tell_all();
  }
  void rate() {
    const std::vector<store::Rating> before(2);
    std::vector<int> places(2);
    for (const table::Finisher& finisher : table_->finishers())
      places[static_cast<std::size_t>(finisher.who.person - 1)] =
          static_cast<int>(finisher.rank) + 1;
    const auto after = people::by_places(places, table_.now())(before);
    for (std::size_t i = 0; i < 2; ++i)
      house.ratings.push_back({static_cast<table::PersonId>(i + 1), "paris", after[i].rating});
  }

  TestTable table_{
      R"({"game":"paris","seats":2,"options":{"setup":"shuffled"},"clock":{"bank":60},"listed":true})"};
  std::int64_t now_ = 1'000'000;
  std::int64_t requests_ = 0;
  std::size_t told_ = 0;
};

// Checks that cry without a reason, or cannot read what they have written.
TEST_F(Evening, HonestlyHeldPasses) {
  EXPECT_EQ(only_fault(), "");
  std::stringstream text;
  for (const Event& event : history) write(text, event);
  EXPECT_EQ(read_history(text), history);
  std::stringstream lines;
  write(lines, house);
  EXPECT_EQ(read_house(lines).journals, house.journals);
  EXPECT_THROW(read_history(text = std::stringstream("1 alice proxy - dreamt 7\n")),
               std::runtime_error);
}

// A move that was acknowledged and is gone.
TEST_F(Evening, ALostLineIsSeen) {
  journal().erase(journal().begin() + static_cast<std::ptrdiff_t>(place("move ", 9)));
  const std::string deed = nth(Kind::Sent, 9).text;
  const std::string seen = only_fault();
  EXPECT_TRUE(seen.contains("lost at " + std::string(kId) + ": " + deed)) << seen;
}

// Words that stand there twice, by a client that was not answered and did not ask again.
TEST_F(Evening, ADoubledLineIsSeen) {
  const table::Entry words{journal().back().at, "# chat 1 Bonsoir"};
  history.push_back(
      {nth(Kind::Watches, 0).at, "alice", "proxy", kId, Kind::Sent, 900, "chat Bonsoir"});
  EXPECT_EQ(check_lines(history, house), Faults{}) << "unanswered, and not kept";
  journal().push_back(words);
  EXPECT_EQ(check_lines(history, house), Faults{}) << "unanswered, and kept";
  journal().push_back(words);
  EXPECT_EQ(check_lines(history, house), Faults{"doubled at k3w9mzq2tb: chat Bonsoir"});
}

// A request that was refused, and done all the same; a line of nobody.
TEST_F(Evening, WhatWasRefusedOrNeverSentIsSeen) {
  nth(Kind::Kept, 20).kind = Kind::Refused;
  EXPECT_TRUE(only_fault().contains("refused and kept at ")) << only_fault();
  nth(Kind::Refused, 0).kind = Kind::Kept;
  journal().push_back({journal().back().at, "# chat 1 Qui est là"});
  EXPECT_TRUE(only_fault().contains("nobody sent at ")) << only_fault();
}

// Two moves that changed places although one was acknowledged before the other was sent.
TEST_F(Evening, AReorderedLineIsSeen) {
  for (const char* words : {"Un", "Deux"}) {
    const std::int64_t number = words[0];
    const std::int64_t at = history.back().at + 1000;
    history.push_back(
        {at, "alice", "proxy", kId, Kind::Sent, number, std::string("chat ") + words});
    history.push_back({at + 500, "alice", "proxy", kId, Kind::Kept, number, ""});
    journal().push_back({journal().back().at, std::string("# chat 1 ") + words});
  }
  EXPECT_EQ(check_lines(history, house), Faults{});
  std::swap(journal().back(), journal()[journal().size() - 2]);
  EXPECT_EQ(check_lines(history, house).size(), 1U);
}

// A check that cries because the same was asked for once more, and neither answered nor done: as by
// a client whose link is slow, who is told that a move is kept before it is shown the table.
TEST_F(Evening, WhatWasAskedTwiceAndDoneOnceIsInOrder) {
  for (const char* words : {"Un", "Deux"}) {
    const std::int64_t at = history.back().at + 1000;
    const std::string deed = std::string("chat ") + words;
    history.push_back({at, "alice", "proxy", kId, Kind::Sent, words[0], deed});
    history.push_back({at + 500, "alice", "proxy", kId, Kind::Kept, words[0], ""});
    journal().push_back({journal().back().at, "# chat 1 " + deed.substr(5)});
  }
  const std::int64_t later = history.back().at + 1000;
  history.push_back({later, "alice", "proxy", kId, Kind::Sent, 900, "chat Un"});
  EXPECT_EQ(check_lines(history, house), Faults{});
}

// A tile that only its owner may know, told to the others; the seed of the deal; a move that they
// read as it is not.
TEST_F(Evening, ALeakedLineIsSeen) {
  const auto leak = std::ranges::find_if(history, [](const Event& event) {
    return event.client == "zoe" && event.text.contains("flag ?");
  });
  ASSERT_NE(leak, history.end());
  const History honest = history;
  leak->text.replace(leak->text.find("flag ?"), 6, "flag E7");
  EXPECT_EQ(faults().size(), 1U) << only_fault();
  EXPECT_TRUE(only_fault().contains("log is ")) << only_fault();
  history = honest;
  Event& told = nth(Kind::Told, 10);
  told.text.back() = ',';
  told.text += R"("extra":")" + journal()[1].line.substr(9) + "\"}";
  EXPECT_TRUE(only_fault().contains("was told the seed")) << only_fault();
  EXPECT_TRUE(only_fault().contains("extra is ")) << only_fault();
  history = honest;
  const auto to_alice = std::ranges::find_if(history, [](const Event& event) {
    return event.client == "alice" && event.text.contains(R"("you":"1")");
  });
  const auto to_bruno = std::ranges::find_if(history, [](const Event& event) {
    return event.client == "bruno" && event.text.contains(R"("you":"2")");
  });
  std::swap(to_alice->text, to_bruno->text);
  EXPECT_TRUE(only_fault().contains("whose seat is")) << only_fault();
}

// A record with what its reader may not know, and one that is older than what others were told.
TEST_F(Evening, AWrongRecordIsSeen) {
  const Event alices = nth(Kind::Answered, 0);
  const Event zoes = nth(Kind::Answered, 2);
  ASSERT_TRUE(zoes.text.contains("flag ?"));
  const bool is_alices = alices.text.contains("flag E");
  nth(Kind::Answered, 2).text = nth(Kind::Answered, is_alices ? 0 : 1).text;
  EXPECT_EQ(check_telling(table::games(), history, house).size(), 1U);
  EXPECT_TRUE(only_fault().contains("zoe at two was told a record that is none of theirs"))
      << only_fault();
  nth(Kind::Answered, 2).text = zoes.text;
  nth(Kind::Answered, is_alices ? 1 : 0).text = nth(Kind::Answered, is_alices ? 0 : 1).text;
  EXPECT_EQ(check_telling(table::games(), history, house).size(), 1U) << "the other one's";
  nth(Kind::Answered, 0).text = alices.text;
  nth(Kind::Answered, 2).text = zoes.text;
  nth(Kind::Answered, 1).text = zoes.text;
  EXPECT_EQ(only_fault(), "") << "who gave up their seat looks on";
  Event asked = nth(Kind::Watches, 0);
  asked.kind = Kind::Sent;
  asked.client = "zoe";
  asked.number = 900;
  asked.text = "record";
  history.push_back(asked);
  history.push_back(zoes);
  history.back().number = 900;
  EXPECT_TRUE(only_fault().contains("none of theirs from line")) << only_fault();
}

// A node whose clock is ahead, and a person who loses a game with time left; the same by the
// clients' clock, where the journal has been written by the wrong one throughout.
TEST_F(Evening, AnEarlyTimeoutIsSeen) {
  const auto late = place("timeout ");
  journal()[late].at -= 59000;
  EXPECT_TRUE(only_fault().contains("an early timeout")) << only_fault();
  journal()[late].at += 59000;
  for (Event& event : history)
    if (event.text.contains("\"timeout ")) event.at -= 59'000'000;
  EXPECT_TRUE(only_fault().contains("before that time was over")) << only_fault();
}

// Time that two nodes find to be over, each for itself.
TEST_F(Evening, ASecondTimeoutIsSeen) {
  journal().push_back(journal()[place("timeout ")]);
  EXPECT_TRUE(only_fault().contains("a second timeout")) << only_fault();
}

// A client that comes to another node, which knows less.
TEST_F(Evening, AFallingLengthIsSeen) {
  Event& one = nth(Kind::Told, 6);
  Event& later = nth(Kind::Told, 9);
  ASSERT_EQ(one.client, later.client);
  std::swap(one.text, later.text);
  EXPECT_EQ(check_watchers(history, house).size(), 1U);
}

// A client that is shown an old position when it comes, although others know a newer one.
TEST_F(Evening, WhoComesAndIsShownAnOldPositionIsSeen) {
  Event told = nth(Kind::Told, 2);
  ASSERT_TRUE(told.text.contains("\"since\":0"));
  Event watched{nth(Kind::Watches, 0).at, "denis", "three", kId, Kind::Watched, 0, ""};
  told.at = watched.at;
  told.client = watched.client;
  history.push_back(watched);
  history.push_back(told);
  EXPECT_EQ(check_watchers(history, house).size(), 1U);
}

// A watcher to whom the last words never came.
TEST_F(Evening, AWatcherLeftBehindIsSeen) {
  const auto last = std::find_if(history.rbegin(), history.rend(), [](const Event& event) {
    return event.client == "zoe" && event.kind == Kind::Told;
  });
  history.erase(std::next(last).base());
  EXPECT_TRUE(only_fault().contains("zoe was left behind")) << only_fault();
}

// Every node that thinks for itself, or one that thinks again of what another thinks of.
TEST_F(Evening, ThoughtsThatWereThoughtTwiceAreSeen) {
  const House two{{{kId, {{0, "game"}, {1, "# belle blue gamin"}, {9, "move blue a"}}}}, {}};
  EXPECT_EQ(check_thoughts({}, two), Faults{}) << "nothing was written down";
  const Event thought{3000, "-", "one", kId, Kind::Thought, 0, ""};
  EXPECT_EQ(check_thoughts({thought}, two), Faults{});
  Event other = thought;
  other.number = 3;
  EXPECT_TRUE(check_thoughts({other}, two).at(0).contains("nobody has thought"));
  Event again = thought;
  again.at = 5000;
  EXPECT_TRUE(check_thoughts({thought, again}, two).at(0).contains("2 ms before"));
  const Event away{2000, "-", "one", "-", Kind::Away, 2, ""};
  EXPECT_EQ(check_thoughts({away, thought, again}, two), Faults{});
  const Event before{1000, "-", "one", "-", Kind::Away, 1, ""};
  EXPECT_EQ(check_thoughts({before, thought, again}, two).size(), 1U);
  again.at = 9001;
  EXPECT_EQ(check_thoughts({thought, again}, two), Faults{}) << "she had moved by then";
  other.table = "another";
  EXPECT_EQ(check_thoughts({other, again}, two), Faults{}) << "a server's clock was a bit behind";
}

// A game that counts twice, or not at all.
TEST_F(Evening, WrongRatingsAreSeen) {
  const House honest = house;
  house.ratings[0].rating -= 20;
  EXPECT_EQ(faults().size(), 1U) << only_fault();
  house.ratings.erase(house.ratings.begin());
  EXPECT_TRUE(only_fault().contains("is not rated")) << only_fault();
  house.ratings.push_back({9, "paris", 1510});
  EXPECT_TRUE(only_fault().contains("no game that counts")) << only_fault();
}

}  // namespace
}  // namespace belle::history
