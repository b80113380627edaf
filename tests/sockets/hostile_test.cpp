// Visitors who mean harm: none of it ends the house or makes honest players wait. Everything here
// is bounded in count and time and stays on this machine.
#include <algorithm>
#include <atomic>
#include <fstream>
#include <iostream>
#include <iterator>
#include <thread>

#include <gtest/gtest.h>

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

// How long somebody waits for an answer, in milliseconds: half of the time at most, and 99 of 100
// times.
struct Waits {
  double median = 0;
  double longest = 0;
};

// Hardly anybody notices such a difference. The attackers take their share of this machine, too.
void expect_as_quick(const Waits& attacked, const Waits& calm) {
  EXPECT_LT(attacked.median, calm.median + 15);
  EXPECT_LT(attacked.longest, calm.longest + 150);
  std::cout << "half of the answers came within " << calm.median << " ms before, "
            << attacked.median << " ms during the attack; 99 of 100 within " << calm.longest
            << " ms and " << attacked.longest << " ms\n";
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
    std::vector<double> waits;
    for (const auto end = Clock::now() + time; Clock::now() < end;) {
      const auto is_turn = [&](Guest guest) { return party_.is_turn(guest, id_); };
      const auto mover = std::ranges::find_if(guests_, is_turn);
      if (mover == guests_.end()) {
        EXPECT_FALSE(party_.is_over(guests_[0], id_)) << "the game was too short";
        party_.wait(1ms);
        continue;
      }
      const json::object move = party_.any_move(*mover, id_, random_);
      const auto asked = Clock::now();
      party_.play(*mover, move);
      waits.push_back(std::chrono::duration<double, std::milli>(Clock::now() - asked).count());
      party_.wait(40ms);  // a person sends 25 messages a second at most
    }
    std::ranges::sort(waits);
    EXPECT_FALSE(waits.empty());
    if (waits.empty()) return {};
    return {waits[(waits.size() - 1) / 2], waits[(waits.size() - 1) * 99 / 100]};
  }

 private:
  Party party_;
  std::array<Guest, 2> guests_;
  std::string id_;
  Random random_{6};
};

json::object error_of(const json::object& reply) {
  return reply.contains("error") ? reply.at("error").as_object() : json::object{};
}

// Texts that are no requests, taken for one, or answered by a closed door.
TEST(HostileVisitor, IsToldWhatCannotBeRead) {
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
           {{"do", "watch"}, {"table", std::string(100000, 'x')}},
           {{"do", "create"}, {"game", "chess"}, {"seats", 2}},
           {{"do", "create"}, {"game", "paris"}, {"seats", 1e18}},
           {{"do", "create"}, {"game", "paris"}, {"seats", 2}, {"seat", "9"}},
           {{"do", "create"}, {"game", "paris"}, {"seats", 2}, {"edition", "{}"}},
           {{"do", "name"}, {"name", "\u202e"}}})
    EXPECT_NE(party.refused(guest, wish), "") << json::serialize(wish);
  party.must(guest, {{"do", "tables"}});
}

// Somebody who plays for others, plays twice, or talks where they do not sit.
TEST(HostileVisitor, CannotActForOthers) {
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
  for (const char* wish : {"sit", "resign", "abandon", "rematch"})
    EXPECT_NE(party.refused(eve, {{"do", wish}, {"table", id}}), "") << wish;
  EXPECT_NE(party.refused(eve, {{"do", "chat"}, {"table", id}, {"text", "hello"}}), "");
  EXPECT_NE(party.refused(eve, {{"do", "answer"}, {"table", id}, {"agree", true}}), "");
  EXPECT_NE(party.refused(eve, {{"do", "undo"}, {"table", id}, {"ply", 0}, {"moves", 1}}), "");
  EXPECT_EQ(party.table(eve, id).at("ply"), 0);
  // The same message over and over plays once.
  for (int i = 0; i < 20; ++i) party.send(mover, move);
  party.refused(mover, move);
  EXPECT_EQ(party.log(mover, id).size(), 1U);
}

// A message that is taken into memory whole, however large; a line kept open for it.
TEST(HostileVisitor, SendsTooMuch) {
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
TEST(HostileVisitor, NeverReads) {
  const Folder folder;
  const ServedHouse house(folder / "data");
  HonestPair pair(house.port());
  const Waits calm = pair.play(300ms);
  RawSocket deaf(house.port(), "127.0.0.1", 4096);
  ASSERT_TRUE(deaf.upgrade());
  const std::string watch =
      frame(Frame::Text, R"({"request":1,"do":"watch","table":")" + pair.table() + "\"}");
  bool hung_up = false;
  std::thread asking([&] {
    for (int i = 0; i < 20000 && !hung_up; ++i) hung_up = !deaf.send(watch, 100ms);
  });
  const Waits attacked = pair.play(1500ms);
  asking.join();
  EXPECT_TRUE(hung_up || deaf.is_cut_off());
  expect_as_quick(attacked, calm);
}

// The bytes of memory that a process has.
std::size_t memory(pid_t process) {
  std::ifstream file("/proc/" + std::to_string(process) + "/statm");
  std::size_t whole = 0;
  std::size_t here = 0;
  file >> whole >> here;
  return here * 4096;
}

// Many readers who never read, each a little less than is too much: the house keeps it all.
TEST(HostileVisitors, WhoNeverReadFillNoMemory) {
  const Folder folder;
  const ServedHouse house(folder / "data");
  Party party(house.port());
  std::ifstream file(BELLE_SOURCE_DIR "/editions/devir-2019.json");
  const std::string edition(std::istreambuf_iterator<char>(file), {});
  const Guest host = party.come();
  const std::string id =
      opened(party.must(host, {{"do", "create"},
                               {"game", "lumiere"},
                               {"seats", 2},
                               {"edition", edition + std::string(28 << 10, ' ')}}));
  const std::string watch =
      frame(Frame::Text, R"({"request":1,"do":"watch","table":")" + id + "\"}");
  std::vector<RawSocket> deaf;
  for (int i = 0; i < 40; ++i) {
    deaf.emplace_back(house.port(), "127.0.0.3", 4096);
    ASSERT_TRUE(deaf.back().upgrade());
  }
  party.must(host, {{"do", "tables"}});
  const std::size_t before = memory(house.process());
  for (int round = 0; round < 250; ++round)
    for (RawSocket& each : deaf) each.send(watch, 10ms);
  std::size_t grown = 0;
  for (int i = 0; i < 25; ++i) {
    party.wait(100ms);
    grown = std::max(grown, memory(house.process()) - before);
  }
  party.must(host, {{"do", "tables"}});
  EXPECT_LT(grown, std::size_t{40} << 20);
  std::cout << "40 deaf readers cost " << (grown >> 20) << " MiB\n";
}

// Everything at once, from another address, while two people play.
TEST(HostileVisitors, DoNotSlowHonestPlayers) {
  const Folder folder;
  const ServedHouse house(folder / "data", kWithLimits);
  const std::uint16_t port = house.port();
  constexpr const char* kElsewhere = "127.0.0.2";
  HonestPair pair(port);
  const Waits calm = pair.play(1s);
  std::atomic<bool> stop = false;
  std::atomic<int> turned_away = 0;
  std::vector<std::thread> attackers;
  // Thousands of messages on one line.
  attackers.emplace_back([&] {
    RawSocket flood(port, kElsewhere);
    ASSERT_TRUE(flood.upgrade());
    std::string many;
    for (int i = 0; i < 100; ++i)
      many += frame(Frame::Text, R"({"request":1,"do":"watch","table":")" + pair.table() + "\"}") +
              frame(Frame::Text, R"({"request":2,"do":"leave","table":")" + pair.table() + "\"}") +
              frame(Frame::Ping, "?") + frame(Frame::Text, "{");
    for (int i = 0; i < 50 && !stop && flood.send(many, 500ms); ++i)
      flood.read_until(R"("reply":1,)", 20ms);
  });
  // Large messages, one after the other.
  attackers.emplace_back([&] {
    const std::string large = frame(Frame::Text, std::string(200 << 10, '['));
    for (int i = 0; i < 20 && !stop; ++i) {
      RawSocket socket(port, kElsewhere);
      if (!socket.upgrade()) continue;
      for (int j = 0; j < 20 && socket.send(large, 500ms); ++j) {
      }
    }
  });
  // More lines than an address may have, most of them with nothing or half of something on them.
  attackers.emplace_back([&] {
    std::vector<RawSocket> lines;
    for (int i = 0; i < 1400 && !stop; ++i) {
      lines.emplace_back(port, kElsewhere);
      if (!lines.back().is_open()) break;
      if (i % 3 == 0) lines.back().send("GET /api/heal");
      if (i % 3 == 1) lines.back().send(upgrade_request("/ws/1"));
    }
    for (RawSocket& line : lines)
      if (line.is_open() && line.is_hung_up(1ms)) ++turned_away;
    while (!stop) std::this_thread::sleep_for(10ms);
  });
  // Requests over HTTP as fast as they are answered.
  attackers.emplace_back([&] {
    for (int i = 0; i < 2000 && !stop; ++i) {
      RawSocket socket(port, kElsewhere);
      if (!socket.is_open()) continue;
      socket.send(i % 2 == 0 ? "GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n"
                             : "POST /api/log-in HTTP/1.1\r\nHost: x\r\nContent-Length: 38\r\n\r\n"
                               R"({"name":"Alice","password":"12345678"})");
      socket.read_until("\r\n\r\n", 200ms);
    }
  });
  const Waits attacked = pair.play(4s);
  stop = true;
  for (std::thread& attacker : attackers) attacker.join();
  expect_as_quick(attacked, calm);
  EXPECT_GT(turned_away, 300);
  EXPECT_TRUE(house.runs());
  pair.play(200ms);
}

}  // namespace
}  // namespace belle::server
