#include "apps/load_players.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <deque>
#include <functional>
#include <optional>
#include <string_view>

#include <fmt/format.h>

#include "engine/core/json_text.h"
#include "engine/core/random.h"
#include "server/simulated_clients.h"

namespace belle {
namespace {

using server::SimulatedClients;
using Clock = std::chrono::steady_clock;
using Client = SimulatedClients::ClientId;
using namespace std::chrono_literals;

constexpr std::size_t kAtOnce = 64;       // sockets being opened, or tables being set
constexpr auto kLongestOpening = 120s;    // until everybody sits
constexpr auto kLongestLastAnswers = 5s;  // after the last move was due
constexpr auto kBetweenLooks = 1ms;       // at the clock
constexpr auto kLongestTrouble = 30s;     // until all play again
constexpr auto kCalm = 3s;                // before the next one
// As the page waits before it comes back (web/src/client/socket.ts).
constexpr std::chrono::milliseconds kFirstPause = 300ms;
constexpr std::chrono::milliseconds kLongestPause = 8000ms;

// A client asks for one thing of each kind at a time, so the kind can be its number.
enum Request : std::uint8_t { kCreate = 1, kSit, kSalt, kWatch, kPlay, kLeave };

std::string request(Request number, std::string_view action,
                    const std::function<void(JsonText&)>& fields) {
  JsonText json;
  json.open_object();
  json.key("request").whole(static_cast<int>(number));
  json.key("do").text(action);
  fields(json);
  json.close_object();
  return json.written();
}

// The house's messages are large and many, and a few facts of each are wanted: they are found
// without reading all of it. What follows a key, up to one of the ends.
std::string_view after(std::string_view text, std::string_view key, std::string_view ends) {
  const std::size_t found = text.find(key);
  if (found == std::string_view::npos) return {};
  text.remove_prefix(found + key.size());
  return text.substr(0, text.find_first_of(ends));
}

std::size_t number_of(std::string_view digits) {
  std::size_t number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

// One of the moves in a list like "a","b","c".
std::string_view any_of(std::string_view list, Random& random) {
  constexpr std::string_view kBetween = "\",\"";
  if (list.size() < 2) return {};
  list = list.substr(1, list.size() - 2);
  std::uint32_t count = 1;
  for (std::size_t at = 0; (at = list.find(kBetween, at)) != std::string_view::npos; ++at) ++count;
  for (std::uint32_t skipped = random.below(count); skipped > 0; --skipped)
    list.remove_prefix(list.find(kBetween) + kBetween.size());
  return list.substr(0, list.find('"'));
}

struct Turn {
  std::size_t place;
  std::string request;
};

// Where a client sits or looks on.
struct Place {
  std::size_t table;
  std::size_t index;  // among those at the table
};

// A move that is not told to all yet.
struct Untold {
  std::size_t ply;    // before it
  std::size_t mover;  // whose place it is
  Clock::time_point due;
  Clock::time_point sent;
};

struct Table {
  LoadGame game;
  std::vector<Client> players;        // the first one sets it; those beyond the seats look on
  std::vector<std::size_t> attempts;  // of each to come back
  std::string id;                     // of the game that is on; empty before
  std::string ply;                    // of the last turn that was told
  std::size_t watched = 0;            // by how many besides the first
  std::optional<Turn> turn;           // to be taken when it is due
  std::deque<Clock::time_point> due;
  bool asked = false;  // the first of `due` was sent and is not answered
  std::size_t asker = 0;
  Clock::time_point sent;
  std::size_t sent_ply = 0;
  Clock::time_point played;   // when a move was sent that was kept
  std::deque<Untold> untold;  // to those who look on, of whom the last one counts
};

class Players {
 public:
  Players(const std::vector<LoadGame>& games, const Load& load, bool come_back)
      : load_(load),
        come_back_(come_back),
        clients_(SimulatedClients::at(
            load.ports.front(),
            {[this](Client client) { opened(client); },
             [this](Client client, std::string_view text) { hear(client, text); },
             [this](Client client) { come_back_ ? lost(client) : static_cast<void>(++lost_); }})) {
    std::size_t placed = 0;
    for (std::size_t i = 0; placed < load.sockets; ++i) {
      const LoadGame& game = games[i % games.size()];
      const std::size_t left = load.sockets - placed;
      // Players too few for a table look on at the last one.
      const std::size_t whole = game.seats + load.watchers;
      const std::size_t players = left < whole && i > 0 ? left : whole;
      if (players == whole) {
        tables_.emplace_back();
        tables_.back().game = game;
      }
      for (std::size_t p = 0; p < players; ++p)
        place_of_.push_back({tables_.size() - 1, players == whole ? p : whole + p});
      placed += players;
    }
    first_clients_ = place_of_.size();
  }

  bool open(const std::function<bool()>& stopped, const std::function<void(std::size_t)>& say) {
    const std::size_t all = place_of_.size();
    while (connecting_ < std::min(kAtOnce, all)) connect();
    return listen([&] { return opened_ == all; }, stopped, [&] { say(opened_); });
  }

  bool set_tables(const std::function<bool()>& stopped,
                  const std::function<void(std::size_t)>& say) {
    while (begun_ < std::min(kAtOnce, tables_.size())) begin(tables_[begun_++]);
    return listen([&] { return set_ == tables_.size(); }, stopped, [&] { say(set_); });
  }

  void play(const std::function<bool()>& stopped, const std::function<void(std::size_t)>& say) {
    start_ = Clock::now();
    end_ = start_ + std::chrono::seconds(load_.seconds);
    look_at_the_clock();
    const auto over = [&] { return Clock::now() >= end_ || stopped() || lost_ > 0; };
    while (!over()) {
      clients_->listen_until(over, 100ms);
      say(figures_.waits.size());
    }
    end_ = std::min(end_, Clock::now());
    figures_.seconds = std::chrono::duration<double>(end_ - start_).count();
    const auto all_heard = [&] {
      return std::ranges::all_of(tables_, [](const Table& table) { return table.due.empty(); });
    };
    clients_->listen_until([&] { return stopped() || all_heard(); }, kLongestLastAnswers);
    for (const Table& table : tables_) figures_.unheard += table.due.size();
  }

  /// Plays until all trouble is over.
  std::vector<std::optional<double>> play_through(const std::vector<Trouble>& troubles,
                                                  const std::function<bool()>& stopped) {
    start_ = Clock::now();
    end_ = Clock::time_point::max();
    look_at_the_clock();
    clients_->listen_until(stopped, kCalm);
    std::vector<std::optional<double>> seconds;
    for (const Trouble& trouble : troubles) {
      if (stopped()) break;
      const auto moment = trouble.strike();
      seconds.push_back(trouble.of_watchers ? told_again(moment, stopped)
                                            : played_again(moment, stopped));
      trouble.mend();
      clients_->listen_until(stopped, kCalm);
    }
    end_ = Clock::now();
    return seconds;
  }

  std::size_t tables() const { return tables_.size(); }

  LoadFigures figures() {
    figures_.sockets = opened_ - lost_;
    figures_.tables = set_;
    std::ranges::sort(figures_.waits);
    std::ranges::sort(figures_.watched);
    return std::move(figures_);
  }

 private:
  bool listen(const std::function<bool()>& so, const std::function<bool()>& stopped,
              const std::function<void()>& say) {
    const auto latest = Clock::now() + kLongestOpening;
    while (!so() && !stopped() && lost_ == 0 && Clock::now() < latest) {
      clients_->listen_until(so, 100ms);
      say();
    }
    return so();
  }

  std::optional<double> played_again(Clock::time_point moment,
                                     const std::function<bool()>& stopped) {
    const auto all_play = [&] {
      return std::ranges::all_of(tables_, [&](const Table& each) { return each.played >= moment; });
    };
    if (!clients_->listen_until([&] { return stopped() || all_play(); }, kLongestTrouble) ||
        !all_play())
      return {};
    return std::chrono::duration<double>(Clock::now() - moment).count();
  }

  // The longest that a move of this second has waited.
  std::optional<double> told_again(Clock::time_point moment, const std::function<bool()>& stopped) {
    trouble_ = moment;
    longest_untold_ = {};
    clients_->listen_until(stopped, 1s);
    const auto second = Clock::now();
    const bool told = clients_->listen_until(
        [&] {
          return stopped() || std::ranges::all_of(tables_, [&](const Table& table) {
                   return std::ranges::all_of(table.untold, [&](const Untold& move) {
                     return move.sent < moment || move.sent > second;
                   });
                 });
        },
        kLongestTrouble);
    trouble_.reset();
    if (!told) return {};
    return std::chrono::duration<double>(longest_untold_).count();
  }

  // Those at one table are at different servers.
  std::uint16_t port_of(const Place& place) const {
    return load_.ports[(place.table + place.index) % load_.ports.size()];
  }
  bool at_one_server(const Table& table, std::size_t one, std::size_t other) const {
    const auto number = static_cast<std::size_t>(&table - tables_.data());
    return port_of({number, one}) == port_of({number, other});
  }

  void connect() {
    const std::size_t number = connecting_++;
    const Place place = place_of_[number];
    const std::string from =
        load_.apart ? fmt::format("127.{}.{}.1", 64 + number / 256, number % 256) : "";
    Table& table = tables_[place.table];
    table.players.push_back(clients_->connect({}, port_of(place), from));
    table.attempts.push_back(0);
  }

  void opened(Client client) {
    const Place place = place_of_[client];
    Table& table = tables_[place.table];
    if (table.attempts[place.index] > 0) return came_back(table, place.index);
    ++opened_;
    if (connecting_ < first_clients_) connect();
  }

  // Whatever the client has asked is not answered any more.
  void lost(Client client) {
    const Place place = place_of_[client];
    Table& table = tables_[place.table];
    if (table.asked && table.asker == place.index) table.asked = false;
    if (table.turn && table.turn->place == place.index) table.turn.reset();
    auto pause = kFirstPause;
    for (std::size_t i = 0; i < table.attempts[place.index]; ++i)
      pause = std::min(2 * pause, kLongestPause);
    ++table.attempts[place.index];
    pause = pause * (75 + random_.below(50)) / 100;
    clients_->after(pause, [this, place, cookie = clients_->cookie(client)] {
      const Client again = clients_->connect(cookie, port_of(place));
      tables_[place.table].players[place.index] = again;
      place_of_.resize(again + 1);
      place_of_[again] = place;
    });
  }

  void came_back(Table& table, std::size_t place) {
    table.attempts[place] = 0;
    table.ply.clear();
    const Client client = table.players[place];
    if (table.id.empty()) {
      if (place == 0) begin(table);
      return;
    }
    // What was sent last was perhaps not heard.
    if (place > 0 && place < table.game.seats) clients_->send(client, at(table, kSit, "sit"));
    if (place < table.game.seats) add_to_deal(table, client);
    clients_->send(client, at(table, kWatch, "watch"));
  }

  void begin(Table& table) {
    table.id.clear();
    table.ply.clear();
    table.watched = 0;
    table.turn.reset();
    table.untold.clear();
    clients_->send(table.players.front(), request(kCreate, "create", [&](JsonText& json) {
                     json.key("game").text(table.game.name);
                     json.key("seats").whole(table.game.seats);
                   }));
  }

  static std::string at(
      const Table& table, Request number, std::string_view action,
      const std::function<void(JsonText&)>& fields = [](JsonText&) {}) {
    return request(number, action, [&](JsonText& json) {
      json.key("table").text(table.id);
      fields(json);
    });
  }

  void hear(Client client, std::string_view text) {
    const Place place = place_of_[client];
    Table& table = tables_[place.table];
    if (text.starts_with(R"({"reply":)")) return replied(place, text);
    if (!text.starts_with(R"({"event":"table")") || table.id.empty() ||
        after(text, R"("table":")", "\"") != table.id)
      return;
    if (after(text, R"("stage":")", "\"") == "over") return over(client, table);
    const std::string_view moves = after(text, R"("legal":[)", "]");
    const std::string_view ply = after(text, R"("ply":)", ",");
    if (load_.watchers > 0 && place.index + 1 == table.game.seats + load_.watchers)
      saw(table, place.index, number_of(ply));
    // The same turn may be told twice, when a client comes or goes.
    if (moves.empty() || ply == table.ply) return;
    table.ply = ply;
    table.sent_ply = number_of(ply);
    table.turn = Turn{place.index, at(table, kPlay, "play", [&](JsonText& json) {
                        json.key("ply").raw(ply);
                        json.key("move").text(any_of(moves, random_));
                      })};
    take_turn(table);
  }

  void replied(const Place& place, std::string_view text) {
    Table& table = tables_[place.table];
    const bool well = text.contains(R"("ok":true)");
    const int number = text[std::string_view(R"({"reply":)").size()] - '0';
    if (!well && come_back_ && (number == kPlay || text.contains(R"("field":"server")")))
      clients_->after(kFirstPause, [this, place] { came_back(tables_[place.table], place.index); });
    if (!well && number == kCreate) return;
    switch (number) {
      case kCreate:
        table.id = after(text, R"("table":")", "\"");
        add_to_deal(table, table.players.front());
        for (std::size_t i = 1; i < table.players.size(); ++i) {
          if (i < table.game.seats) {
            clients_->send(table.players[i], at(table, kSit, "sit"));
            add_to_deal(table, table.players[i]);
          }
          clients_->send(table.players[i], at(table, kWatch, "watch"));
        }
        return;
      case kWatch:
        if (++table.watched == table.players.size() - 1 && set_ < tables_.size()) is_set();
        return;
      case kPlay:
        answered(table, well);
        return;
      default:
        return;
    }
  }

  // Nobody here checks the deal: it need not be chance, and the answer need not be waited for.
  void add_to_deal(const Table& table, Client client) {
    clients_->send(client,
                   at(table, kSalt, "salt", [](JsonText& json) { json.key("salt").text("00ff"); }));
  }

  void is_set() {
    ++set_;
    if (begun_ < tables_.size()) begin(tables_[begun_++]);
  }

  // A client that looks on has been told of so many moves.
  void saw(Table& table, std::size_t watcher, std::size_t ply) {
    for (; !table.untold.empty() && table.untold.front().ply < ply; table.untold.pop_front()) {
      const Untold& move = table.untold.front();
      const auto now = Clock::now();
      const std::chrono::duration<double, std::milli> wait = now - move.due;
      if (!at_one_server(table, move.mover, watcher)) figures_.watched.push_back(wait.count());
      if (trouble_ && move.sent >= *trouble_)
        longest_untold_ = std::max(longest_untold_, now - move.sent);
    }
  }

  void answered(Table& table, bool well) {
    if (table.due.empty()) return;  // of a client that has gone
    if (well) table.played = std::max(table.played, table.sent);
    const std::chrono::duration<double, std::milli> wait = Clock::now() - table.due.front();
    if (well)
      figures_.waits.push_back(wait.count());
    else
      ++figures_.refused;
    table.due.pop_front();
    table.asked = false;
    take_turn(table);
  }

  // Another game begins when everybody has left this one.
  void over(Client client, Table& table) {
    clients_->send(client, at(table, kLeave, "leave"));
    if (client == table.players.front()) begin(table);
  }

  void take_turn(Table& table) {
    if (!table.turn || table.asked || table.due.empty()) return;
    table.asked = true;
    table.asker = table.turn->place;
    table.sent = Clock::now();
    if (load_.watchers > 0)
      table.untold.push_back({table.sent_ply, table.asker, table.due.front(), table.sent});
    clients_->send(table.players[table.asker], std::move(table.turn->request));
    table.turn.reset();
  }

  void look_at_the_clock() {
    const auto now = std::min(Clock::now(), end_);
    const std::chrono::duration<double> step(1.0 / static_cast<double>(load_.moves_per_second));
    for (;; ++moments_) {
      const auto due = start_ + std::chrono::duration_cast<Clock::duration>(
                                    step * static_cast<double>(moments_));
      if (due >= now) break;
      // A table between two games has no move to make.
      Table& table = tables_[moments_ % tables_.size()];
      if (table.id.empty()) continue;
      table.due.push_back(due);
      take_turn(table);
    }
    if (now < end_) clients_->after(kBetweenLooks, [this] { look_at_the_clock(); });
  }

  Load load_;
  std::vector<Table> tables_;
  bool come_back_;
  std::vector<Place> place_of_;    // by client
  std::size_t first_clients_ = 0;  // of all, those that did not come back
  std::optional<Clock::time_point> trouble_;
  Clock::duration longest_untold_{};
  std::size_t connecting_ = 0;
  std::size_t opened_ = 0;
  std::size_t begun_ = 0;
  std::size_t set_ = 0;
  std::size_t lost_ = 0;
  std::size_t moments_ = 0;
  Clock::time_point start_;
  Clock::time_point end_;
  Random random_{1};
  LoadFigures figures_;
  std::unique_ptr<SimulatedClients> clients_;
};

}  // namespace

double wait_of(const std::vector<double>& waits, double share) {
  if (waits.empty()) return 0;
  const auto last = static_cast<double>(waits.size() - 1);
  return waits[static_cast<std::size_t>(share * last)];
}

LoadFigures play_under_load(const std::vector<LoadGame>& games, const Load& load,
                            const std::function<void(const char*, std::size_t, std::size_t)>& say,
                            const std::atomic<bool>& stop) {
  Players players(games, load, false);
  const auto stopped = [&] { return stop.load(); };
  const auto saying = [&](const char* what, std::size_t whole) {
    return [&say, what, whole](std::size_t done) { say(what, done, whole); };
  };
  if (players.open(stopped, saying("opening sockets", load.sockets)) &&
      players.set_tables(stopped, saying("setting tables", players.tables())))
    players.play(stopped, saying("playing", load.moves_per_second * load.seconds));
  return players.figures();
}

std::vector<std::optional<double>> play_through(const std::vector<LoadGame>& games,
                                                const Load& load,
                                                const std::vector<Trouble>& troubles,
                                                const std::atomic<bool>& stop) {
  Players players(games, load, true);
  const auto stopped = [&] { return stop.load(); };
  const auto silent = [](std::size_t) {};
  if (!players.open(stopped, silent) || !players.set_tables(stopped, silent)) return {};
  return players.play_through(troubles, stopped);
}

}  // namespace belle
