#include "apps/load_players.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <future>
#include <optional>
#include <string_view>

#include <fmt/format.h>

#include "apps/load_messages.h"
#include "apps/load_table.h"
#include "engine/core/random.h"
#include "server/simulated_clients.h"

namespace belle {
namespace {

using namespace under_load;
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
constexpr std::string_view kMovedOn = R"("field":"ply")";
constexpr auto kLongestWork = 300s;  // that is done to a house beside
// As the page waits before it comes back (web/src/client/socket.ts).
constexpr std::chrono::milliseconds kFirstPause = 300ms;
constexpr std::chrono::milliseconds kLongestPause = 8000ms;

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
      const std::size_t there = players == whole ? 0 : tables_.back().game.seats + load.watchers;
      for (std::size_t p = 0; p < players; ++p)
        place_of_.push_back({tables_.size() - 1, there + p});
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

  /// Plays until it is so; moves count that are due from now on.
  void play_until(const std::function<bool()>& so, const std::function<void()>& begun) {
    start_ = Clock::now();
    end_ = Clock::time_point::max();
    look_at_the_clock();
    clients_->listen_until([] { return false; }, kCalm);
    figures_.waits.clear();
    figures_.refused = 0;
    figures_.reasons.clear();
    begun();
    clients_->listen_until(so, kLongestWork);
    clients_->listen_until([] { return false; }, kCalm);
    end_ = Clock::now();
    figures_.seconds = std::chrono::duration<double>(end_ - start_).count();
    for (const Table& table : tables_)
      if (!table.due.empty() && end_ - table.due.front() > kCalm)
        figures_.unheard += table.due.size();
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
    if (table.asked && table.asker == place.index) {
      table.asked = false;
      table.unheard = table.sent_ply;
    }
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
    table.unheard.reset();
    table.time.reset();
    clients_->send(table.players.front(), request(kCreate, "create", [&](JsonText& json) {
                     json.key("game").text(table.game.name);
                     json.key("seats").whole(table.game.seats);
                     if (load_.bank == 0) return;
                     json.key("clock").open_object();
                     json.key("bank").whole(load_.bank);
                     json.close_object();
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
    if (load_.bank > 0 && place.index == 0) compare_clocks(table, text);
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
        // One that was sent before, when nobody heard the answer, was kept meanwhile.
        answered(table, well || (table.unheard == table.sent_ply && text.contains(kMovedOn)), text);
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

  // No more of it may have gone than has passed, nor less.
  void compare_clocks(Table& table, std::string_view text) {
    if (!text.contains(R"("running":true)")) return;
    std::string_view clocks = after(text, R"("left":[)", "]");
    const TimeLeft now{std::chrono::milliseconds(sum_of(clocks)), Clock::now()};
    if (!table.time) table.time = now;
    const Clock::duration gone = table.time->left - now.left;
    const std::chrono::duration<double> amiss = gone - (now.told - table.time->told);
    figures_.time_lost = std::max(figures_.time_lost, amiss.count());
    figures_.time_won = std::max(figures_.time_won, -amiss.count());
  }

  void answered(Table& table, bool well, std::string_view reply) {
    if (table.due.empty()) return;  // of a client that has gone
    if (well) table.played = std::max(table.played, table.sent);
    const std::chrono::duration<double, std::milli> wait = Clock::now() - table.due.front();
    if (well)
      figures_.waits.push_back(wait.count());
    else {
      ++figures_.refused;
      ++figures_.reasons[std::string(after(reply, R"("reason":")", "\""))];
    }
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

LoadFigures play_beside(const std::vector<LoadGame>& games, const Load& load,
                        const std::function<void()>& work, const std::atomic<bool>& stop) {
  std::atomic<bool> ready = false;
  std::atomic<bool> done = false;
  auto playing = std::async(std::launch::async, [&] {
    Players players(games, load, true);
    const auto stopped = [&] { return stop.load(); };
    const auto silent = [](std::size_t) {};
    if (players.open(stopped, silent) && players.set_tables(stopped, silent))
      players.play_until([&] { return stopped() || done; }, [&] { ready = true; });
    return players.figures();
  });
  while (!ready && playing.wait_for(kBetweenLooks) != std::future_status::ready) continue;
  if (ready) work();
  done = true;
  return playing.get();
}

}  // namespace belle
