// The connections of a house: how many there may be, how long it waits for a silent or slow client,
// and what is left of them when it closes.
#include <algorithm>
#include <array>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "tests/sockets/fetched.h"
#include "tests/sockets/own_house.h"
#include "tests/sockets/party.h"
#include "tests/sockets/raw_socket.h"

namespace belle::server {
namespace {

using namespace std::chrono_literals;

// One client behind a proxy who takes all connections.
TEST(Connections, AreCountedBehindAProxyToo) {
  NetSettings settings;
  settings.behind_proxy = true;
  settings.most_of_an_address = 3;
  const OwnHouse house(settings);
  const auto comes = [&](std::vector<RawSocket>& sockets, const std::string& from) {
    sockets.emplace_back(house.port());
    sockets.back().send(upgrade_request("/ws/1", "X-Forwarded-For: " + from + "\r\n"));
    return sockets.back().read_until("\r\n\r\n").substr(0, 12);
  };
  {
    std::vector<RawSocket> sockets;
    for (int i = 0; i < 3; ++i) EXPECT_EQ(comes(sockets, "10.0.0.1"), "HTTP/1.1 101");
    EXPECT_EQ(comes(sockets, "10.0.0.1"), "HTTP/1.1 429");
    EXPECT_EQ(comes(sockets, "10.0.0.2"), "HTTP/1.1 101");
  }
  std::vector<RawSocket> again;
  std::string answer;
  for (int i = 0; i < 100 && answer != "HTTP/1.1 101"; ++i) {
    std::this_thread::sleep_for(20ms);  // until it is known that they left
    answer = comes(again, "10.0.0.1");
  }
  EXPECT_EQ(answer, "HTTP/1.1 101");
}

// A household with a network of IPv6 that counts as many; everybody with IPv4 as one.
TEST(Connections, AHouseholdIsOneAddress) {
  NetSettings settings;
  settings.behind_proxy = true;
  settings.most_of_an_address = 2;
  const OwnHouse house(settings);
  std::vector<RawSocket> sockets;
  const auto is_let_in = [&](const std::string& from) {
    sockets.emplace_back(house.port());
    sockets.back().send(upgrade_request("/ws/1", "X-Forwarded-For: " + from + "\r\n"));
    return sockets.back().read_until("\r\n\r\n").starts_with("HTTP/1.1 101");
  };
  EXPECT_TRUE(is_let_in("2001:db8::1"));
  EXPECT_TRUE(is_let_in("2001:db8::2"));
  EXPECT_FALSE(is_let_in("2001:db8::ffff:3"));
  EXPECT_TRUE(is_let_in("2001:db8:0:1::3")) << "another network";
  for (const char* from : {"::ffff:10.0.0.1", "::ffff:10.0.0.2", "::ffff:10.0.0.3"})
    EXPECT_TRUE(is_let_in(from)) << from;
}

// A client who is shut out after so many visits, however short.
TEST(Connections, AClientWhoLeavesMakesRoom) {
  NetSettings settings;
  settings.most_of_an_address = 3;
  const OwnHouse house(settings);
  for (int visit = 0; visit < 8; ++visit) {
    std::string answer;
    for (int i = 0; i < 100 && answer.empty(); ++i) {
      RawSocket socket(house.port());
      socket.send("GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
      answer = socket.read_until("\r\n");
      if (answer.empty()) std::this_thread::sleep_for(10ms);  // until it is known that they left
    }
    ASSERT_TRUE(answer.starts_with("HTTP/1.1 200")) << visit;
  }
}

// A flood that is read as fast as it comes.
TEST(Connections, AClientWhoSaysTooMuchIsReadSlowly) {
  const OwnHouse house{NetSettings{}};
  RawSocket socket(house.port());
  ASSERT_TRUE(socket.upgrade());
  std::string many;
  for (int i = 1; i <= 300; ++i)
    many += frame(Frame::Text, "{\"request\":" + std::to_string(i) + ",\"do\":\"fly\"}");
  const auto start = std::chrono::steady_clock::now();
  ASSERT_TRUE(socket.send(many));
  const std::string last = "\"reply\":300,";
  EXPECT_TRUE(socket.read_until(last, 20s).ends_with(last));
  EXPECT_GT(std::chrono::steady_clock::now() - start, 500ms);
}

// A phone on a slow connection whose file is cut off, because the time for the request, most of
// which its connection stood idle, counts for the answer, too.
TEST(Connections, AnAnswerHasItsOwnTime) {
  const std::string large(std::size_t{8} << 20, 'x');
  const std::array files{PageFile{"/large.txt", "text/plain", large, {}, {}, true}};
  NetSettings settings;
  settings.page = files;
  settings.request_time = 300ms;
  const OwnHouse house(settings);
  RawSocket phone(house.port(), "127.0.0.1", 1 << 16);
  std::this_thread::sleep_for(200ms);
  ASSERT_TRUE(phone.send("GET /large.txt HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"));
  std::this_thread::sleep_for(400ms);
  ASSERT_NE(phone.read_until("\r\n\r\n"), "");
  EXPECT_EQ(phone.read_until("end", 20s).size(), large.size());
}

// Connections that are kept for ever for a client who says nothing, half of something, or a letter
// now and then; an answer for a client who does not take it. Enough of them, and nobody else comes
// in.
TEST(Connections, HalfOfSomethingIsNotWaitedForLong) {
  const std::string large(std::size_t{32} << 20, 'x');
  const std::array files{PageFile{"/large.txt", "text/plain", large, {}, {}, true}};
  NetSettings settings;
  settings.page = files;
  settings.request_time = 300ms;
  settings.answer_time = 300ms;
  const OwnHouse house(settings);
  const auto start = std::chrono::steady_clock::now();
  std::string upgrade = upgrade_request("/ws/1");
  upgrade.resize(upgrade.size() - 2);  // without the empty line at its end
  std::vector<RawSocket> sockets;
  for (const std::string& half :
       {std::string(), std::string("GET /api/heal"), upgrade,
        std::string("POST /api/claim HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"),
        std::string("GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")}) {
    sockets.emplace_back(house.port());
    ASSERT_TRUE(sockets.back().send(half));
  }
  sockets.emplace_back(house.port());
  ASSERT_TRUE(sockets.back().upgrade());
  ASSERT_TRUE(sockets.back().send(frame_head(Frame::Text, 1000) + "{"));
  RawSocket deaf(house.port(), "127.0.0.1", 1 << 16);
  ASSERT_TRUE(deaf.send("GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n"));
  for (RawSocket& socket : sockets) {
    EXPECT_TRUE(socket.is_hung_up(2s)) << "socket " << &socket - sockets.data();
    EXPECT_GE(std::chrono::steady_clock::now() - start, settings.request_time);
  }
  std::vector<RawSocket> slow;
  slow.emplace_back(house.port()).send("GET /api/health HTTP/1.1\r\nHost: ");
  slow.emplace_back(house.port())
      .send("POST /api/claim HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n");
  ASSERT_TRUE(slow.emplace_back(house.port()).upgrade());
  ASSERT_TRUE(slow.back().send(frame_head(Frame::Text, 1000)));
  for (int i = 0; i < 32; ++i) {
    for (RawSocket& socket : slow) socket.send("x");
    std::this_thread::sleep_for(25ms);
  }
  for (RawSocket& socket : slow)
    EXPECT_TRUE(socket.is_hung_up(100ms)) << "slow socket " << &socket - slow.data();
  EXPECT_LT(deaf.read_until("end", 20s).size(), large.size());
}

// A seat that looks taken although its person's connection is long dead; a client who is there, and
// only listens or only talks, and is put out.
TEST(Connections, AWebSocketShowsSignsOfLife) {
  NetSettings settings;
  settings.idle_time = 600ms;
  settings.metrics = Endpoint{};
  const OwnHouse house(settings);
  const auto start = std::chrono::steady_clock::now();
  RawSocket dead(house.port());
  ASSERT_TRUE(dead.upgrade());
  RawSocket talker(house.port());
  ASSERT_TRUE(talker.upgrade());
  Party party(house.port());
  const auto listener = party.come();  // answers pings, as every browser does
  bool talks = true;
  while (std::chrono::steady_clock::now() < start + 5 * settings.idle_time / 2) {
    talks = talks && talker.send(frame(Frame::Text, R"({"request":1,"do":"tables"})"));
    party.wait(100ms);
  }
  EXPECT_TRUE(talks);
  EXPECT_FALSE(talker.is_hung_up(100ms));
  EXPECT_FALSE(party.is_gone(listener));
  EXPECT_TRUE(dead.is_hung_up());
  const Fetched figures = fetched(house.metrics_port(), {"GET", "/metrics", {}, {}, {}});
  EXPECT_NE(figures.body.find("\nbelle_connections 2\n"), std::string::npos) << figures.body;
}

// Neighbours of people who never read, behind the same address, who are cut off in their place.
TEST(Connections, AClientWhoReadsDoesNotPayForANeighbour) {
  NetSettings settings;
  settings.server.limits.off = true;
  OwnHouse house(settings);
  Party party(house.port());
  const auto host = party.come();
  const std::string id = opened(party.must(host, large_table()));
  const std::string watch = watch_frame(id);
  std::vector<RawSocket> deaf;
  for (int i = 0; i < 30; ++i) {
    deaf.emplace_back(house.port(), "127.0.0.1", 4096);
    ASSERT_TRUE(deaf.back().upgrade());
  }
  // Together they owe too much long before one of them does; by then half of what is sent is sent
  // to a client who reads.
  const auto cut_off = [&] {
    return std::ranges::count_if(deaf, [](const RawSocket& each) { return each.is_cut_off(1ms); });
  };
  for (int rounds = 0; rounds < 400 && (rounds % 10 != 0 || cut_off() < 8); ++rounds)
    for (RawSocket& each : deaf) {
      each.send(watch, 20ms);
      party.must(host, {{"do", "watch"}, {"table", id}});
    }
  EXPECT_GE(cut_off(), 8);
  EXPECT_FALSE(party.is_gone(host));
}

// Figures that every visitor can read; an address for them at which the house can be entered.
TEST(Connections, MetricsAreToldAtAnAddressOfTheirOwn) {
  NetSettings settings;
  settings.metrics = Endpoint{};
  const OwnHouse house(settings);
  const auto status = [](std::uint16_t port, const char* method, const char* target) {
    return fetched(port, {method, target, {}, {}, {}}).status;
  };
  EXPECT_EQ(status(house.port(), "GET", "/metrics"), 404U);
  EXPECT_EQ(status(house.metrics_port(), "GET", "/metrics"), 200U);
  EXPECT_EQ(status(house.metrics_port(), "POST", "/metrics"), 405U);
  for (const char* other : {"/", "/api/tables", "/api/health", "/ws/1"})
    EXPECT_EQ(status(house.metrics_port(), "GET", other), 404U) << other;
}

// Twenty computers that keep a house full by saying nothing, so that nobody else comes in; somebody
// who plays and loses the connection for their sake.
TEST(Connections, WhoSaysNothingMakesRoomForANewcomer) {
  NetSettings settings;
  settings.most_connections = 24;
  const OwnHouse house(settings);
  Party party(house.port());
  const auto guest = party.come();
  party.must(guest, {{"do", "tables"}});
  std::vector<RawSocket> silent;
  for (int i = 0; i < 30; ++i) {
    const std::string from = "127.0." + std::to_string(1 + i % 15) + ".1";
    silent.emplace_back(house.port(), from.c_str());
    if (i % 2 == 0) silent.back().upgrade();
  }
  for (int i = 0; i < 5; ++i) {
    RawSocket newcomer(house.port(), ("127.1." + std::to_string(i) + ".1").c_str());
    newcomer.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    EXPECT_TRUE(newcomer.read_until("\r\n").starts_with("HTTP/1.1 200")) << i;
  }
  party.must(guest, {{"do", "tables"}});
}

// One network that takes most of a house by saying nothing.
TEST(Connections, ANetworkHasAShareOfTheSilence) {
  NetSettings settings;
  settings.most_connections = 40;  // of which a network has a tenth, and one
  const OwnHouse house(settings);
  std::vector<RawSocket> silent;
  for (int i = 1; i <= 12; ++i)
    silent.emplace_back(house.port(), ("127.0.1." + std::to_string(i)).c_str());
  RawSocket neighbour(house.port(), "127.0.2.1");
  for (std::size_t i = 0; i < 7; ++i) EXPECT_TRUE(silent[i].is_hung_up()) << i;
  for (std::size_t i = 7; i < 12; ++i) EXPECT_FALSE(silent[i].is_hung_up(20ms)) << i;
  EXPECT_FALSE(neighbour.is_hung_up(20ms));
}

// A flood of pings, each of which is answered, that counts as nothing.
TEST(Connections, PingsAreCounted) {
  const OwnHouse house{NetSettings{}};
  RawSocket flood(house.port());
  ASSERT_TRUE(flood.upgrade());
  RawSocket calm(house.port());
  ASSERT_TRUE(calm.upgrade());
  for (int i = 0; i < 400; ++i) flood.send(frame(Frame::Ping, "!"), 100ms);
  for (int i = 0; i < 20; ++i) calm.send(frame(Frame::Ping, "!"));
  EXPECT_TRUE(flood.is_hung_up());
  EXPECT_FALSE(calm.is_hung_up(100ms));
}

// A client who comes and goes thousands of times a second.
TEST(Connections, ComingHasARate) {
  NetSettings settings;
  settings.server.limits.requests = {5, 0.001};
  OwnHouse house(settings);
  int let_in = 0;
  std::string refusal;
  for (int i = 0; i < 8; ++i) {
    RawSocket socket(house.port());
    socket.send(upgrade_request("/ws/1"));
    const std::string answer = socket.read_until("\r\n\r\n");
    if (answer.starts_with("HTTP/1.1 101"))
      ++let_in;
    else
      refusal = answer + socket.read_until("}}");
  }
  EXPECT_EQ(let_in, 5);
  EXPECT_TRUE(refusal.starts_with("HTTP/1.1 429")) << refusal;
  EXPECT_NE(refusal.find("X-Content-Type-Options: nosniff"), std::string::npos) << refusal;
  EXPECT_NE(refusal.find(R"({"error":{"field":"request","reason":"too many connections"}})"),
            std::string::npos)
      << refusal;
}

// A page that was changed on the way, and that acts for the person who looks at it.
TEST(Connections, OverHttpsOnlyItsOwnPagesMayAsk) {
  NetSettings settings;
  settings.behind_proxy = true;
  OwnHouse house(settings);
  const auto comes = [&](const std::string& origin) {
    RawSocket socket(house.port());
    socket.send(upgrade_request("/ws/1", "Origin: " + origin + "\r\n"));
    return socket.read_until("\r\n\r\n").substr(0, 12);
  };
  EXPECT_EQ(comes("https://127.0.0.1"), "HTTP/1.1 101");
  EXPECT_EQ(comes("http://127.0.0.1"), "HTTP/1.1 403");
  const auto posts = [&](const std::string& scheme) {
    const std::string origin = scheme + "://127.0.0.1:" + std::to_string(house.port());
    return fetched(house.port(), {"POST", "/api/log-out", "", "", {{"Origin", origin}}}).status;
  };
  EXPECT_EQ(posts("https"), 200U);
  EXPECT_EQ(posts("http"), 403U);
  RawSocket guest(house.port());
  guest.send(upgrade_request("/ws/1"));
  const std::string answer = guest.read_until("\r\n\r\n");
  EXPECT_NE(answer.find("; Secure"), std::string::npos) << answer;
  const std::size_t cookie = answer.find("Set-Cookie: __Host-belle=");
  ASSERT_NE(cookie, std::string::npos) << answer;
  // Who has it already is not given another; one of plain HTTP goes on under the other name.
  const std::string token = answer.substr(cookie + 25, answer.find(';', cookie) - cookie - 25);
  const auto answered = [&](const std::string& name) {
    RawSocket known(house.port());
    known.send(upgrade_request("/ws/1", "Cookie: " + name + "=" + token + "\r\n"));
    return known.read_until("\r\n\r\n");
  };
  EXPECT_FALSE(answered("__Host-belle").contains("Set-Cookie"));
  const std::string moved = answered("belle");
  EXPECT_TRUE(moved.contains("Set-Cookie: __Host-belle=" + token + ';')) << moved;
  EXPECT_TRUE(moved.contains("Set-Cookie: belle=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0\r\n"))
      << moved;
  const Fetched health = fetched(house.port(), {"GET", "/api/health", {}, {}, {}});
  EXPECT_EQ(health.headers.at("Strict-Transport-Security"), "max-age=31536000");
}

// A house open to other machines that answers to a name which somebody else made to lead there.
TEST(Connections, AHouseForOtherMachinesAnswersToAddresses) {
  NetSettings settings;
  settings.host = "0.0.0.0";
  OwnHouse house(settings);
  const auto asked_as = [&](const std::string& host) {
    RawSocket socket(house.port());
    socket.send("GET /api/health HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
    return socket.read_until("\r\n").substr(0, 12);
  };
  EXPECT_EQ(asked_as("192.0.2.7:1889"), "HTTP/1.1 200");
  EXPECT_EQ(asked_as("[2001:db8::7]"), "HTTP/1.1 200");
  EXPECT_EQ(asked_as("elsewhere.example"), "HTTP/1.1 421");
}

// Coroutines, timers or thoughts of Belle's that outlive what they use.
TEST(Connections, EndInTheMiddleOfEverything) {
  for (int round = 0; round < 3; ++round) {
    NetSettings settings;
    settings.server.limits.off = true;
    settings.server.pace = 50;
    OwnHouse house(settings);
    Party party(house.port());
    const auto alice = party.come();
    party.must(alice, {{"do", "create"},
                       {"game", "paris"},
                       {"seats", 3},
                       {"seat", "3"},
                       {"belle", {{"1", "gamin"}, {"2", "gamin"}}}});
    const RawSocket silent(house.port());
    RawSocket half(house.port());
    EXPECT_TRUE(half.send("POST /api/claim HTTP/1.1\r\nContent-Length: 100\r\n\r\n{"));
    RawSocket deaf(house.port());
    EXPECT_TRUE(deaf.upgrade());
    party.wait(30ms);
    if (round == 2) house.stop();  // asked twice
  }
}

}  // namespace
}  // namespace belle::server
