// Clients who mean harm: none of it ends the house or makes honest players wait. Everything here
// is bounded in count and time and stays on this machine.
#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <optional>

#include <gtest/gtest.h>

#include "apps/load_players.h"
#include "tests/sockets/attack.h"
#include "tests/sockets/party.h"
#include "tests/sockets/raw_socket.h"
#include "tests/sockets/served_house.h"
#include "tests/store/folder.h"

namespace belle::server {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
using Guest = Party::Guest;
using store::Folder;

const ServedHouse::Wishes kWithLimits{{"--pace", "0"}, {}};

// How long people wait after a move, in milliseconds: half of the times at most the median, 99 of
// 100 times at most `most`.
struct Waits {
  double median = 0;
  double most = 0;
  double longest = 0;
};

// Hardly anybody notices such a difference, and nobody thinks that the house is gone. The attackers
// take their share of this machine, too.
void expect_as_quick(const Waits& attacked, const Waits& calm) {
  EXPECT_LT(attacked.median, calm.median + 15);
  EXPECT_LT(attacked.most, calm.most + 300);
  EXPECT_LT(attacked.longest, calm.longest + 2000);
  const auto say = [](const char* when, const Waits& waits) {
    std::cout << when << ": half of the answers came within " << waits.median
              << " ms, 99 of 100 in " << waits.most << " ms, all in " << waits.longest << " ms\n";
  };
  say("before", calm);
  say("during the attack", attacked);
}

// Two people who play at an even pace, and how long they wait for each answer.
class HonestPair {
 public:
  explicit HonestPair(std::uint16_t port) : party_(port), guests_{party_.come(), party_.come()} {
    id_ = opened(party_.must(guests_[0], {{"do", "create"}, {"game", "paris"}, {"seats", 2}}));
    party_.must(guests_[1], {{"do", "sit"}, {"table", id_}});
    party_.must(guests_[1], {{"do", "watch"}, {"table", id_}});
  }

  const std::string& table() const { return id_; }

  Waits play(std::chrono::milliseconds time) {
    constexpr auto kPace = 40ms;  // a person sends 25 messages a second at most
    std::vector<double> waits;
    for (const auto end = Clock::now() + time; Clock::now() < end;) {
      EXPECT_TRUE(await_turn());
      const auto mover = whose_turn();
      if (mover == guests_.end()) break;
      const json::object move = party_.any_move(*mover, id_, random_);
      const auto asked = Clock::now();
      party_.play(*mover, move);
      EXPECT_TRUE(await_turn()) << "the other was not told, or the game was too short";
      waits.push_back(std::chrono::duration<double, std::milli>(Clock::now() - asked).count());
      party_.wait(kPace);
    }
    EXPECT_GE(waits.size(), static_cast<std::size_t>(time / kPace / 4)) << "hardly anybody played";
    if (waits.empty()) return {};
    std::ranges::sort(waits);
    const auto of_100 = [&](std::size_t part) { return waits[(waits.size() - 1) * part / 100]; };
    return {of_100(50), of_100(99), waits.back()};
  }

 private:
  std::array<Guest, 2>::const_iterator whose_turn() const {
    return std::ranges::find_if(guests_, [&](Guest guest) { return party_.is_turn(guest, id_); });
  }
  bool await_turn() {
    return party_.until([&] { return whose_turn() != guests_.end(); });
  }

  Party party_;
  std::array<Guest, 2> guests_;
  std::string id_;
  Random random_{6};
};

json::object error_of(const json::object& reply) {
  return reply.contains("error") ? reply.at("error").as_object() : json::object{};
}

// Texts that are no requests, taken for one, or answered by a closed door.
TEST(HostileClient, IsToldWhatCannotBeRead) {
  const Folder folder;
  const ServedHouse house(folder / "data");
  Party party(house.port());
  const Guest guest = party.come();
  const std::string deep(1000, '[');
  for (const std::string& text :
       {std::string("{"), std::string("[]"), std::string("7"), std::string("\"\""),
        std::string("{\"request\":-1,\"do\":\"tables\"}"),
        std::string("{\"request\":1e300,\"do\":\"tables\"}"), std::string("{\"do\":\"tables\"}"),
        std::string("{\"request\":1,\"do\":\"tables\"} {}"), deep}) {
    party.say(guest, text);
    EXPECT_FALSE(error_of(party.misunderstood(guest)).empty()) << text;
  }
  for (const json::object& wish : std::vector<json::object>{
           {{"do", "fly"}},
           {{"do", 7}},
           {{"do", "watch"}},
           {{"do", "watch"}, {"table", "../../etc/passwd"}},
           {{"do", "watch"}, {"table", std::string(60000, 'x')}},
           {{"do", "create"}, {"game", "chess"}, {"seats", 2}},
           {{"do", "create"}, {"game", "paris"}, {"seats", 1e18}},
           {{"do", "create"}, {"game", "paris"}, {"seats", 2}, {"seat", "9"}},
           {{"do", "create"}, {"game", "paris"}, {"seats", 2}, {"edition", "{}"}},
           {{"do", "name"}, {"name", "\u202e"}}})
    EXPECT_NE(party.refused(guest, wish), "") << json::serialize(wish);
  party.must(guest, {{"do", "tables"}});
}

// A client who plays for others, plays twice, or advises those who play.
TEST(HostileClient, CannotActForOthers) {
  const Folder folder;
  const ServedHouse house(folder / "data");
  Party party(house.port());
  const Guest alice = party.come();
  const Guest bruno = party.come();
  const Guest eve = party.come();
  const std::string id =
      opened(party.must(alice, {{"do", "create"}, {"game", "lumiere"}, {"seats", 2}}));
  EXPECT_NE(party.refused(alice, {{"do", "sit"}, {"table", id}}), "") << "one seat each";
  party.must(bruno, {{"do", "sit"}, {"table", id}});
  party.must(bruno, {{"do", "watch"}, {"table", id}});
  party.must(eve, {{"do", "watch"}, {"table", id}});
  ASSERT_TRUE(party.until([&] { return party.is_turn(alice, id) || party.is_turn(bruno, id); }));
  const Guest mover = party.is_turn(alice, id) ? alice : bruno;
  const Guest other = mover == alice ? bruno : alice;
  Random random(7);
  const json::object move = party.any_move(mover, id, random);
  EXPECT_NE(party.refused(eve, move), "");
  EXPECT_NE(party.refused(other, move), "");
  for (const char* wish : {"sit", "salt", "resign", "abandon"})
    EXPECT_NE(party.refused(eve, {{"do", wish}, {"table", id}, {"salt", "00"}}), "") << wish;
  party.must(eve, {{"do", "chat"}, {"table", id}, {"text", "c5, vite !"}});
  EXPECT_TRUE(party.table(alice, id).at("chat").as_array().empty()) << "she talks to herself";
  // The same message over and over plays once.
  for (int i = 0; i < 20; ++i) party.send(mover, move);
  party.refused(mover, move);
  EXPECT_EQ(party.log(mover, id).size(), 1U);
  const json::object undo{{"do", "undo"}, {"table", id}, {"ply", 1}, {"moves", 1}};
  EXPECT_NE(party.refused(eve, undo), "");
  party.must(mover, undo);
  ASSERT_TRUE(party.until([&] { return party.table(eve, id).contains("offer"); }));
  const json::object agree{{"do", "answer"},
                           {"table", id},
                           {"offer", party.table(eve, id).at("offer").at("number")},
                           {"agree", true}};
  EXPECT_NE(party.refused(eve, agree), "");
  EXPECT_NE(party.refused(mover, agree), "") << "one's own offer";
  EXPECT_EQ(party.table(eve, id).at("ply"), 1);
  party.must(other, agree);
  party.must(other, {{"do", "resign"}, {"table", id}});
  EXPECT_NE(party.refused(eve, {{"do", "rematch"}, {"table", id}}), "");
}

// A message that is taken into memory whole, however large; a connection kept open for it.
TEST(HostileClient, SendsTooMuch) {
  const Folder folder;
  const ServedHouse house(folder / "data", kWithLimits);
  const std::string megabyte(1 << 20, 'x');
  RawSocket large(house.port());
  ASSERT_TRUE(large.upgrade());
  large.send(frame_head(Frame::Text, 100ULL << 20));
  for (int i = 0; i < 100 && large.send(megabyte, 1s); ++i) {
  }
  EXPECT_TRUE(large.is_hung_up());

  RawSocket pieces(house.port());
  ASSERT_TRUE(pieces.upgrade());
  pieces.send(frame(Frame::Text, std::string(60000, 'x'), false));
  for (int i = 0; i < 20; ++i) pieces.send(frame(Frame::More, std::string(60000, 'x'), false));
  EXPECT_TRUE(pieces.is_hung_up());

  RawSocket body(house.port());
  body.send("POST /api/claim HTTP/1.1\r\nHost: x\r\nContent-Length: 104857600\r\n\r\n");
  EXPECT_TRUE(body.read_until("\r\n").starts_with("HTTP/1.1 413"));
  RawSocket chunked(house.port());
  chunked.send("POST /api/claim HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n");
  chunked.send("100000\r\n" + megabyte);
  EXPECT_TRUE(chunked.read_until("\r\n").starts_with("HTTP/1.1 413"));
  RawSocket header(house.port());
  header.send("GET / HTTP/1.1\r\nHost: x\r\nCookie: " + megabyte + "\r\n\r\n");
  EXPECT_TRUE(header.read_until("\r\n").starts_with("HTTP/1.1 413"));
  RawSocket noise(house.port());
  noise.send("\x16\x03\x01\x02 this is TLS, or something\r\n\r\n");
  EXPECT_TRUE(noise.read_until("\r\n").starts_with("HTTP/1.1 400"));
  RawSocket unmasked(house.port());
  ASSERT_TRUE(unmasked.upgrade());
  unmasked.send("\x81\x02{}");
  EXPECT_TRUE(unmasked.is_hung_up());
  RawSocket binary(house.port());
  ASSERT_TRUE(binary.upgrade());
  binary.send(frame(Frame::Binary, std::string("\xff\xfe\x00{}", 5)));
  EXPECT_TRUE(binary.read_until("is not JSON").ends_with("is not JSON"));
  EXPECT_TRUE(house.runs());
}

// A reader who never reads, for whom the house keeps everything; others who wait for that.
TEST(HostileClient, NeverReads) {
  const Folder folder;
  const ServedHouse house(folder / "data");
  HonestPair pair(house.port());
  const Waits calm = pair.play(300ms);
  const std::string watch = watch_frame(pair.table());
  std::atomic<bool> stop = false;
  int deaf = 0;
  int cut_off = 0;
  std::thread asking([&] {
    while (!stop) {
      RawSocket socket(house.port(), "127.0.0.1", 4096);
      ASSERT_TRUE(socket.upgrade());
      ++deaf;
      for (int i = 0; i < 20000 && socket.send(watch); ++i) {
      }
      if (socket.is_cut_off()) ++cut_off;
      std::this_thread::sleep_for(250ms);
    }
  });
  const Waits attacked = pair.play(1500ms);
  stop = true;
  asking.join();
  EXPECT_GT(deaf, 0);
  EXPECT_EQ(cut_off, deaf);
  expect_as_quick(attacked, calm);
}

// A reader who never reads and is answered all at once, when the table has waited for the disk:
// with everything they said heard, they were not told that the house had hung up, and the system
// kept what they did not read.
TEST(HostileClient, NeverReadsWhileTheDiskIsSlow) {
  const Folder folder;
  const ServedHouse house(folder / "data");
  Party party(house.port());
  const Guest host = party.come();
  const std::string id = opened(party.must(host, large_table()));
  const std::string watch = watch_frame(id);
  RawSocket deaf(house.port(), "127.0.0.1", 4096);
  ASSERT_TRUE(deaf.upgrade());
  {
    const store::OtherProgram other(folder / "data/belle.sqlite");
    other.run("BEGIN IMMEDIATE");
    party.send(host, {{"do", "chat"}, {"table", id}, {"text", "Patience !"}});
    party.must(host, {{"do", "tables"}});
    for (int i = 0; i < 500; ++i) ASSERT_TRUE(deaf.send(watch));
    party.wait(300ms);
    EXPECT_FALSE(deaf.is_cut_off(1ms)) << "nothing was answered yet";
    other.run("COMMIT");
  }
  EXPECT_TRUE(deaf.is_cut_off());
  party.must(host, {{"do", "tables"}});
}

// The bytes of memory that a process has.
std::int64_t memory(pid_t process) {
  std::ifstream file("/proc/" + std::to_string(process) + "/statm");
  std::int64_t whole = 0;
  std::int64_t here = 0;
  file >> whole >> here;
  return here * 4096;
}

// Many readers who never read, each a little less than is too much: the house keeps it all.
TEST(HostileClients, WhoNeverReadFillNoMemory) {
  const Folder folder;
  const ServedHouse house(folder / "data");
  Party party(house.port());
  const Guest host = party.come();
  const std::string id = opened(party.must(host, large_table()));
  const std::string watch = watch_frame(id);
  std::vector<RawSocket> deaf;
  for (int i = 0; i < 40; ++i) {
    deaf.emplace_back(house.port(), "127.0.0.3", 4096);
    ASSERT_TRUE(deaf.back().upgrade());
  }
  party.must(host, {{"do", "tables"}});
  const std::int64_t before = memory(house.process());
  for (int round = 0; round < 250; ++round)
    for (RawSocket& each : deaf) each.send(watch, 10ms);
  std::int64_t grown = 0;
  for (int i = 0; i < 25; ++i) {
    party.wait(100ms);
    grown = std::max(grown, memory(house.process()) - before);
  }
  party.must(host, {{"do", "tables"}});
  EXPECT_GT(before, 0);
  EXPECT_LT(grown, std::int64_t{40} << 20);
  std::cout << "40 deaf readers cost " << (grown >> 20) << " MiB\n";
}

// How much of an attack must come through, or not, so that it is one.
void expect_fierce(const Attack& attack) {
  EXPECT_GT(attack.turned_away(), 300);
  EXPECT_GT(attack.cut_off(), 10);
  EXPECT_GT(attack.written(), 30);
  EXPECT_GT(attack.refused_unread(), 20);
  EXPECT_GT(attack.thoughts(), 5);
  std::cout << attack.turned_away() << " lines were turned away, " << attack.cut_off()
            << " cut off; " << attack.written() << " wishes were written, " << attack.thoughts()
            << " thoughts asked for\n";
}

// Everything at once, from other addresses, while two people play.
TEST(HostileClients, DoNotSlowHonestPlayers) {
  const Folder folder;
  const ServedHouse house(folder / "data", kWithLimits);
  HonestPair pair(house.port());
  const Waits calm = pair.play(1s);
  std::optional<Attack> attack(std::in_place, house.port(), pair.table());
  const Waits attacked = pair.play(4s);
  expect_fierce(*attack);
  attack.reset();
  expect_as_quick(attacked, calm);
  EXPECT_TRUE(house.runs());
  pair.play(200ms);
}

// The same for ten minutes beside 200 tables: what 99 of 100 answers take at most, before and
// during the attack.
TEST(HostileClients, DoNotSlowTwoHundredTables) {
  if (std::getenv("BELLE_LONG") == nullptr) GTEST_SKIP() << "ten minutes: with BELLE_LONG";
  const Folder folder;
  const ServedHouse house(folder / "data", kWithLimits);
  HonestPair pair(house.port());
  const std::atomic<bool> stop = false;
  const auto play = [&](std::size_t seconds) {
    const LoadFigures figures = play_under_load(
        {{"lumiere", 2}, {"paris", 4}},
        {.sockets = 600,
         .moves_per_second = 100,
         .seconds = seconds,
         .ports = {house.port()},
         .apart = true},
        [](const char*, std::size_t, std::size_t) {}, stop);
    EXPECT_EQ(figures.tables, 200U);
    EXPECT_EQ(figures.refused, 0U);
    EXPECT_EQ(figures.unheard, 0U);
    std::cout << figures.waits.size() << " answers: half within " << wait_of(figures.waits, 0.5)
              << " ms, 99 of 100 in " << wait_of(figures.waits, 0.99) << " ms, all in "
              << wait_of(figures.waits, 1) << " ms\n";
    return wait_of(figures.waits, 0.99);
  };
  const double calm = play(60);
  std::optional<Attack> attack(std::in_place, house.port(), pair.table());
  const double attacked = play(600);
  expect_fierce(*attack);
  attack.reset();
  EXPECT_LE(attacked, 3 * calm);
  EXPECT_TRUE(house.runs());
}

}  // namespace
}  // namespace belle::server
