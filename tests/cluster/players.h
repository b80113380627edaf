// People at a house of several servers, who play at random for as long as they are let, come back
// as the page does when their connection is lost, and write down truly what they sent and were
// told. Most come through the proxy; at each table one looks on straight at a server. All are on
// the thread that listens.
#pragma once

#include <boost/json.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/random.h"
#include "server/simulated_clients.h"
#include "tests/cluster/history.h"

namespace belle::cluster {

/// Microseconds of this machine's clock, as histories have them.
std::int64_t now();

class Players {
 public:
  struct Wishes {
    std::uint16_t proxy = 0;
    std::vector<std::uint16_t> nodes;         // their names are server1, server2, …
    std::chrono::milliseconds thinking{100};  // about so long before a move
    std::uint64_t seed = 0;
  };

  explicit Players(Wishes wishes);

  bool until(const std::function<bool()>& so, std::chrono::milliseconds longest);
  void wait(std::chrono::milliseconds while_playing);

  /// Whether at every table where nobody lets time pass, something that was sent after this moment
  /// has been acknowledged.
  bool all_play_since(std::int64_t moment) const;
  /// The same, waiting for it: the time from that moment on; nothing if it takes longer.
  std::optional<std::chrono::milliseconds> playing_again(std::int64_t moment,
                                                         std::chrono::milliseconds longest);

  /// The longest time that people at one table have waited, since this was asked last, until
  /// something more of theirs was acknowledged.
  std::chrono::milliseconds longest_pause();

  /// A node, a thinker or the database was away from then until now.
  void was_away(const std::string& node, std::int64_t since);
  /// Belle was thought for.
  void note(const history::History& thoughts);
  /// Nobody begins anything more; all come back and are told the last.
  void finish();

  const history::History& history() const { return history_; }
  /// How many requests were refused, and why.
  const std::map<std::string, std::size_t>& refused() const { return refused_; }
  /// How many deeds were acknowledged.
  std::size_t kept() const { return kept_; }

 private:
  struct Table;
  struct Asked {
    std::string deed;
    std::string table;  // - for one that is to be created
    std::int64_t sent = 0;
  };
  struct Guest {
    std::string name;
    Table* table = nullptr;
    bool plays = false;
    bool straight = false;  // at a server
    std::string cookie;
    std::string node;  // where the connection is
    std::optional<server::SimulatedClients::ClientId> client;
    bool open = false;
    int attempts = 0;
    std::int64_t requests = 0;
    std::map<std::int64_t, Asked> asked;
    std::map<std::int64_t, std::string> watching;  // requests to watch, which table
    std::map<std::int64_t, std::string> records;   // that were asked for, of which table
    bool waits = false;                            // for the answer to a move
    bool thinks = false;
    std::string sits_at;       // where a seat was asked for on this connection
    std::int64_t sitting = 0;  // the request for it
    std::string dawdles_at;    // a table, until its time is over
    boost::json::object told;
  };
  struct Table {
    boost::json::object wish;
    std::vector<Guest*> guests;  // the first one sets it
    bool dawdles = false;
    bool gives_up = false;  // soon
    std::string id;         // the last one
    bool over = true;
    std::int64_t played = 0;  // when the last deed was sent that was acknowledged
    std::int64_t answered = now();
    std::int64_t pause = 0;
  };

  void set(boost::json::object wish, std::size_t persons, bool dawdles = false, bool named = false);
  void connect(Guest& guest);
  void opened(Guest& guest);
  void lost(Guest& guest);
  void hear(Guest& guest, std::string_view text);
  void replied(Guest& guest, std::string_view text);
  void told(Guest& guest, std::string_view text);

  void begin_if_over(Guest& guest);
  void go_to(Guest& guest, const std::string& table);
  void watch(Guest& guest);
  void sit(Guest& guest);
  void ask_for_record(Guest& guest);
  void think(Guest& guest);
  void act(Guest& guest);
  void do_deed(Guest& guest, const std::string& deed, boost::json::object request);
  std::int64_t send(Guest& guest, boost::json::object request);
  void note(const Guest& guest, history::Event::Kind kind, const std::string& table,
            std::int64_t number = 0, std::string text = {});

  Wishes wishes_;
  Random random_;
  std::vector<std::unique_ptr<Table>> tables_;
  std::vector<std::unique_ptr<Guest>> guests_;
  std::map<server::SimulatedClients::ClientId, Guest*> of_client_;
  bool finishing_ = false;
  std::int64_t last_told_ = 0;
  std::size_t words_ = 0;
  std::size_t kept_ = 0;
  std::map<std::string, std::size_t> refused_;
  history::History history_;
  std::unique_ptr<server::SimulatedClients> clients_;
};

}  // namespace belle::cluster
