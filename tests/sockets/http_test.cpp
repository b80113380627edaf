// What the house answers over plain HTTP.
#include <gtest/gtest.h>

#include "tests/sockets/fetched.h"
#include "tests/sockets/party.h"
#include "tests/sockets/raw_socket.h"
#include "tests/sockets/served_house.h"
#include "tests/store/folder.h"

namespace belle::server {
namespace {

namespace json = boost::json;
using store::Folder;

Fetch get(const std::string& target, const std::string& cookie = {}) {
  return {"GET", target, {}, cookie, {}};
}

Fetched posted(const ServedHouse& house, const std::string& target, const json::object& body,
               const std::string& cookie = {}) {
  return fetched(house.port(), {"POST", target, json::serialize(body), cookie, {}});
}

// Pages and figures that are not there, or may be kept, framed or guessed at by a browser.
TEST(Http, GivesPagesWithTheirHeaders) {
  const Folder folder;
  const ServedHouse house(folder / "data");
  const Fetched page = fetched(house.port(), get("/"));
  EXPECT_EQ(page.status, 200U);
  EXPECT_EQ(page.headers.at("Content-Type"), "text/html; charset=utf-8");
  EXPECT_EQ(page.headers.at("X-Content-Type-Options"), "nosniff");
  EXPECT_EQ(page.headers.at("Cache-Control"), "no-store");
  EXPECT_NE(page.headers.at("Content-Security-Policy").find("default-src 'self'"),
            std::string::npos);
  const Fetched head = fetched(house.port(), {"HEAD", "/", {}, {}, {}});
  EXPECT_EQ(head.status, 200U);
  EXPECT_EQ(head.body, "");
  EXPECT_EQ(head.headers.at("Content-Length"), std::to_string(page.body.size()));
  EXPECT_EQ(fetched(house.port(), get("/api/health")).body, "{\"ok\":true}");
  EXPECT_EQ(fetched(house.port(), get("/api/ready")).body, "{\"ok\":true}");
  EXPECT_EQ(fetched(house.port(), get("/metrics")).status, 404U) << "it has an address of its own";
  EXPECT_EQ(fetched(house.port(), get("/t/k3w9mzq2tb")).body, page.body);
  EXPECT_EQ(fetched(house.port(), get("/nowhere.js")).status, 404U);
  EXPECT_EQ(fetched(house.port(), get("/api/nowhere")).status, 404U);
  EXPECT_EQ(fetched(house.port(), get("/api/tables/../record")).status, 404U);
  EXPECT_EQ(fetched(house.port(), get("/api/tables/none/record")).status, 404U);
  const Fetched deleted = fetched(house.port(), {"DELETE", "/api/health", {}, {}, {}});
  EXPECT_EQ(deleted.status, 405U);
  EXPECT_EQ(deleted.headers.at("Allow"), "GET, HEAD, POST");
  EXPECT_EQ(fetched(house.port(), {"BREW", "/", {}, {}, {}}).status, 405U);
}

// A record that shows a seat's secrets to others while the game is on, or stays cut afterwards.
TEST(Http, GivesRecordsAsTheAskingSeatMayKnowThem) {
  const Folder folder;
  const ServedHouse house(folder / "data");
  Party party(house.port());
  const auto alice = party.come();
  const auto bruno = party.come();
  Random random(3);
  const std::string id =
      opened(party.must(alice, {{"do", "create"}, {"game", "lumiere"}, {"seats", 2}}));
  const std::string target = "/api/tables/" + id + "/record";
  EXPECT_EQ(fetched(house.port(), get(target)).status, 404U) << "nothing was dealt yet";
  party.must(bruno, {{"do", "sit"}, {"table", id}});
  party.must(bruno, {{"do", "watch"}, {"table", id}});
  party.play_on(id, {alice, bruno}, random, 6);
  const auto record = [&](const std::string& cookie) {
    const Fetched answer = fetched(house.port(), get(target, cookie));
    EXPECT_EQ(answer.status, 200U);
    EXPECT_EQ(answer.headers.at("Content-Disposition"),
              "attachment; filename=\"" + id + ".belle\"");
    return answer.body;
  };
  const std::string own = record(party.cookie(alice));
  EXPECT_NE(own, record(party.cookie(bruno)));
  EXPECT_NE(own, record({}));
  EXPECT_NE(own.find('?'), std::string::npos) << "what the other holds is hidden";
  EXPECT_EQ(own.find("fair seed"), std::string::npos);
  party.play_on(id, {alice, bruno}, random);
  const std::string whole = record({});
  EXPECT_EQ(whole, record(party.cookie(alice)));
  EXPECT_EQ(run_belle({"check", "-"}, whole).status, 0);
}

// A client whose name, seats or tables do not follow them to another device; a session that
// outlives log-out.
TEST(Http, ANamedPersonIsTheSameOnASecondDevice) {
  const Folder folder;
  const ServedHouse house(folder / "data");
  Party party(house.port());
  const auto phone = party.come();
  const std::string id =
      opened(party.must(phone, {{"do", "create"}, {"game", "paris"}, {"seats", 2}}));
  const json::object words{{"name", "Élodie"}, {"password", "lumière du soir"}};
  const Fetched claimed = posted(house, "/api/claim", words, party.cookie(phone));
  EXPECT_EQ(claimed.status, 200U) << claimed.body;
  EXPECT_EQ(posted(house, "/api/claim", words).status, 409U) << "the name is taken";

  EXPECT_EQ(posted(house, "/api/log-in", {{"name", "Élodie"}, {"password", "guessed it"}}).status,
            401U);
  EXPECT_EQ(posted(house, "/api/log-in", {{"name", "Nobody"}, {"password", "guessed it"}}).status,
            401U);
  const Fetched entered = posted(house, "/api/log-in", words);
  EXPECT_EQ(entered.status, 200U) << entered.body;
  ASSERT_TRUE(entered.cookie.starts_with("belle="));
  EXPECT_NE(entered.cookie, party.cookie(phone));
  const std::string set = entered.headers.at("Set-Cookie");
  EXPECT_NE(set.find("; HttpOnly; SameSite=Lax; "), std::string::npos) << set;

  const Fetched me = fetched(house.port(), get("/api/me", entered.cookie));
  EXPECT_NE(me.body.find("{\"name\":\"Élodie\",\"named\":true}"), std::string::npos) << me.body;
  const Fetched own = fetched(house.port(), get("/api/me/tables", entered.cookie));
  EXPECT_NE(own.body.find(id), std::string::npos) << own.body;
  const auto laptop = party.come(entered.cookie);
  party.must(laptop, {{"do", "watch"}, {"table", id}});
  ASSERT_TRUE(party.until([&] { return party.table(laptop, id).contains("you"); }));
  EXPECT_EQ(party.table(laptop, id).at("you"), "1") << "the seat is theirs there, too";

  const Fetched left = posted(house, "/api/log-out", {}, entered.cookie);
  EXPECT_EQ(left.status, 200U);
  EXPECT_EQ(left.cookie, "belle=");
  EXPECT_NE(fetched(house.port(), get("/api/me", entered.cookie)).body.find("\"person\":null"),
            std::string::npos);
  EXPECT_NE(fetched(house.port(), get("/api/me", claimed.cookie)).body.find("Élodie"),
            std::string::npos)
      << "the other device stays";
  EXPECT_EQ(fetched(house.port(), get("/api/me", party.cookie(phone))).body.find("Élodie"),
            std::string::npos)
      << "the cookie of the guest is nobody's now";
}

// A page of another site that acts for the person who looks at it.
TEST(Http, OtherSitesMayNotAsk) {
  const Folder folder;
  const ServedHouse house(folder / "data");
  Fetch wanted{"POST", "/api/log-out", "", "", {{"Origin", "http://elsewhere.example"}}};
  EXPECT_EQ(fetched(house.port(), wanted).status, 403U);
  wanted.headers["Origin"] = "http://127.0.0.1:" + std::to_string(house.port());
  EXPECT_EQ(fetched(house.port(), wanted).status, 200U);
  wanted.headers["Origin"] = "null";
  EXPECT_EQ(fetched(house.port(), wanted).status, 403U);

  const auto upgraded = [&](const std::string& target, const std::string& headers) {
    RawSocket socket(house.port());
    EXPECT_TRUE(socket.send(upgrade_request(target, headers)));
    return socket.read_until("\r\n\r\n").substr(0, 12);
  };
  EXPECT_EQ(upgraded("/ws/1", "Origin: http://elsewhere.example\r\n"), "HTTP/1.1 403");
  EXPECT_EQ(upgraded("/ws/1", "Origin: http://127.0.0.1\r\n"), "HTTP/1.1 101");
  EXPECT_EQ(upgraded("/ws/2", ""), "HTTP/1.1 404");
  RawSocket guessed(house.port());
  EXPECT_TRUE(guessed.send(upgrade_request("/ws/1", "Cookie: belle=alice\r\n")));
  EXPECT_NE(guessed.read_until("\r\n\r\n").find("Set-Cookie: belle="), std::string::npos)
      << "a token that a client chose is none";
  EXPECT_EQ(upgraded("/", ""), "HTTP/1.1 404");
}

// What the house answers to these bytes: the number of the status, or nothing if it hangs up.
std::string status_of(const ServedHouse& house, const std::string& request) {
  RawSocket socket(house.port());
  EXPECT_TRUE(socket.send(request));
  const std::string line = socket.read_until("\r\n");
  return line.size() < 12 ? "" : line.substr(9, 3);
}

// A request whose end a proxy sees elsewhere than the house, so that one client's words are taken
// for another's.
TEST(Http, RefusesWhatAProxyMayReadOtherwise) {
  const Folder folder;
  const ServedHouse house(folder / "data");
  const std::string get = "GET /api/health HTTP/1.1\r\n";
  const std::string host = "Host: 127.0.0.1\r\n";
  EXPECT_EQ(status_of(house, get + host + "\r\n"), "200");
  EXPECT_EQ(status_of(house, "GET /api/health HTTP/1.0\r\n\r\n"), "200");
  for (const std::string coding :
       {"gzip", "identity", "gzip, chunked", "chunked, chunked", "xchunked", ""})
    EXPECT_EQ(status_of(house, get + host + "Transfer-Encoding: " + coding + "\r\n\r\n"), "501")
        << coding;
  for (const std::string& lines : {host + "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n",
                                   host + "Content-Length: 5\r\nContent-Length: 6\r\n", host + host,
                                   std::string(), host + "Host: elsewhere.example\r\n"})
    EXPECT_EQ(status_of(house, get + lines + "\r\n"), "400") << lines;
}

// A client that asks whether its body is wanted and waits for an answer that never comes.
TEST(Http, AnswersAnExpectation) {
  const Folder folder;
  const ServedHouse house(folder / "data");
  const std::string post = "POST /api/log-in HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\n";
  RawSocket socket(house.port());
  EXPECT_TRUE(socket.send(post + "Expect: 100-continue\r\n\r\n"));
  EXPECT_EQ(socket.read_until("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
  EXPECT_TRUE(socket.send("{}"));
  EXPECT_TRUE(socket.read_until("\r\n").starts_with("HTTP/1.1 400"));
  EXPECT_EQ(status_of(house, post + "Expect: applause\r\n\r\n"), "417");
}

// A page of another site whose name was made to lead here, and so passes for the house's own.
TEST(Http, AnswersToItsOwnNames) {
  const Folder folder;
  const auto asked_as = [](const ServedHouse& house, const std::string& host) {
    return status_of(house, "GET /api/health HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
  };
  {
    const ServedHouse house(folder / "data");
    EXPECT_EQ(asked_as(house, "elsewhere.example"), "200")
        << "a proxy on this machine may have any name";
  }
  {
    const ServedHouse house(folder / "data",
                            {{"--site", "belle.example", "--site", "paris.example"}});
    for (const std::string own : {"belle.example", "Paris.Example:443", "belle.example.",
                                  "127.0.0.1:1889", "localhost", "[::1]:80"})
      EXPECT_EQ(asked_as(house, own), "200") << own;
    for (const std::string other :
         {"elsewhere.example", "belle.example.elsewhere", "192.0.2.7", "", "127.elsewhere", ":80"})
      EXPECT_EQ(asked_as(house, other), "421") << other;
  }
}

// One client behind a proxy who uses up the tries of all others; anybody else who can claim to be
// many by a header.
TEST(Http, LimitsCountWhomTheProxyNames) {
  const Folder folder;
  const auto tries_until_refused = [](const ServedHouse& house, bool changing) {
    for (int i = 0; i < 12; ++i) {
      const std::string from = "10.0.0." + std::to_string(changing ? i : 1);
      Fetch wanted{"POST", "/api/log-in", "{}", "", {{"X-Forwarded-For", "6.6.6.6, " + from}}};
      if (fetched(house.port(), wanted).status == 429U) return i;
    }
    return 12;
  };
  {
    const ServedHouse house(folder / "data", {{"--https"}, {}});
    EXPECT_EQ(tries_until_refused(house, true), 12);
    EXPECT_LT(tries_until_refused(house, false), 10);
  }
  const ServedHouse house(folder / "data", {{}, {}});
  EXPECT_LT(tries_until_refused(house, true), 10);
}

// A client who writes the header that a proxy adds to, and so is another client each time.
TEST(Http, TheProxysOwnLineCounts) {
  const Folder folder;
  const ServedHouse house(folder / "data", {{"--https"}, {}});
  int refused = 0;
  for (int i = 0; i < 12; ++i) {
    RawSocket socket(house.port());
    socket.send("POST /api/log-in HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 6.6.6." +
                std::to_string(i) + "\r\nX-Forwarded-For: 10.0.0.1\r\nContent-Length: 2\r\n\r\n{}");
    refused += socket.read_until("\r\n").starts_with("HTTP/1.1 429") ? 1 : 0;
  }
  EXPECT_GT(refused, 2);
}

}  // namespace
}  // namespace belle::server
