// A house of three servers whose parts are killed, stopped, cut off and crashed while people play.
// What they sent and were told is held against the journals in the end (checks.h), and how long
// they waited against what the house promises.
#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <optional>
#include <random>
#include <sstream>
#include <string>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/mount.h>
#include <unistd.h>

#include "apps/house_games.h"
#include "tests/cluster/checks.h"
#include "tests/cluster/cluster.h"
#include "tests/cluster/measures.h"
#include "tests/cluster/players.h"

namespace belle::cluster {
namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

constexpr auto kCalm = 1500ms;
constexpr auto kLongest = 30s;  // that is waited for anything

bool is_long() { return std::getenv("BELLE_LONG") != nullptr; }

// About so long a person thinks before a move, at most half as much more.
milliseconds thinking() { return is_long() ? 400ms : 100ms; }

// What a house refuses at any time, when two deeds at a table meet.
std::size_t refused_by_the_house(const std::map<std::string, std::size_t>& refused) {
  std::size_t count = 0;
  for (const auto& [reason, times] : refused)
    if (reason != "the game is over" && reason != "time is over") count += times;
  return count;
}

class Faults : public testing::Test {
 protected:
  explicit Faults(const Cluster::Wishes& wishes = {.postgres = {}})
      : seed_(std::random_device{}()), random_(seed_), cluster_(wishes) {
    std::vector<std::uint16_t> nodes;
    for (std::size_t i = 0; i < kNodes; ++i)
      nodes.push_back(wishes.networks == nullptr ? cluster_.port(i) : cluster_.proxy());
    players_.emplace(Players::Wishes{cluster_.proxy(), nodes, thinking(), seed_});
    std::cout << "seed " << seed_ << '\n';
    ready();
  }

  void ready() { EXPECT_TRUE(players_->playing_again(now(), kLongest)) << "not all play"; }

  /// Waits until all play again, says how long it took, and holds it against the promise, which
  /// does not speak of the time that persons think.
  void play_again(const char* what, std::int64_t since, milliseconds most) {
    const auto took = players_->playing_again(since, kLongest);
    ASSERT_TRUE(took) << what << ": not all play again";
    say(what, *took, most + thinking() * 3 / 2);
    players_->wait(kCalm);
  }
  static void say(const char* what, milliseconds took, milliseconds most) {
    std::cout << what << ": " << took.count() << " ms" << std::endl;
    EXPECT_LE(took, most) << what;
  }

  // Another one than before, which nobody has come back to yet.
  std::size_t any_node() {
    node_ = (node_ + 1 + random_.below(kNodes - 1)) % kNodes;
    return node_;
  }

  void kill_a_node() {
    const std::size_t node = any_node();
    const std::int64_t moment = now();
    cluster_.node(node).kill();
    players_->killed(Cluster::name(node));
    play_again("a server killed: all play again after", moment, 2s);
    cluster_.start(node);
  }
  void stop_a_node() {
    const pid_t process = cluster_.node(any_node()).process();
    const std::int64_t moment = now();
    kill(process, SIGSTOP);
    play_again("a server stopped: all play again after", moment, 5s);
    kill(process, SIGCONT);
    players_->wait(kCalm);
  }
  // Whoever listens for what others write.
  std::vector<pid_t> listeners() {
    std::vector<pid_t> processes;
    std::istringstream found(cluster_.run(
        "SELECT coalesce(string_agg(pid::text, ' '), '') FROM pg_stat_activity "
        "WHERE datname = current_database() AND query IN ('LISTEN belle', 'SELECT 1')"));
    for (pid_t process = 0; found >> process;) processes.push_back(process);
    return processes;
  }
  void cut_the_listeners() {
    const std::int64_t moment = now();
    const auto processes = listeners();
    EXPECT_FALSE(processes.empty());
    for (const pid_t process : processes)
      cluster_.run("SELECT pg_terminate_backend(" + std::to_string(process) + ")");
    players_->wait(4s);
    say("LISTEN cut: the last is told after",
        history::longest_lag(players_->history(), moment, moment + 1'000'000), 3s);
  }
  void stop_the_listeners() {
    const std::int64_t moment = now();
    const auto processes = listeners();
    for (const pid_t process : processes) kill(process, SIGSTOP);
    players_->wait(5s);
    say("LISTEN stopped: the last is told after",
        history::longest_lag(players_->history(), moment, moment + 2'000'000), 3s);
    for (const pid_t process : processes) kill(process, SIGCONT);
    players_->wait(kCalm);
  }
  void crash_the_database() {
    cluster_.postgres().crash();
    players_->wait(500ms);
    cluster_.postgres().start();
    play_again("database crashed: all play again after it accepts, after", now(), 5s);
  }
  // As an operator upgrades them: nobody is refused anything, or gets or loses time.
  void restart_one_after_the_other() {
    const std::size_t refused = refused_by_the_house(players_->refused());
    for (std::size_t i = 0; i < kNodes; ++i) {
      players_->longest_pause();
      cluster_.node(i).ask_to_close();
      EXPECT_TRUE(players_->until([&] { return !cluster_.node(i).runs(); }, 15s));
      EXPECT_EQ(cluster_.node(i).closed(), 0);
      cluster_.start(i);
      players_->wait(3s);  // the proxy sends visitors there again
      say("a server restarted: the longest pause at a table", players_->longest_pause(), 5s);
    }
    EXPECT_EQ(refused_by_the_house(players_->refused()), refused);
    EXPECT_EQ(cluster_.run("SELECT count(*) FROM belle.lines WHERE line = '# resumed'"), "0");
  }

  // What everybody was told is written where an engineer can look at it, if it is wrong.
  void check() {
    players_->finish();
    const history::House house = cluster_.house();
    const auto faults = history::check(house_games(), players_->history(), house);
    EXPECT_GT(players_->kept(), 100U);
    std::cout << players_->kept() << " deeds kept, " << players_->history().size() << " events, "
              << house.journals.size() << " tables\n";
    for (const auto& [reason, times] : players_->refused())
      std::cout << "refused " << times << " times: " << reason << '\n';
    for (std::size_t i = 0; i < std::min<std::size_t>(faults.size(), 20); ++i)
      ADD_FAILURE() << faults[i];
    if (faults.empty() && !HasFailure()) return;
    const auto folder = std::filesystem::temp_directory_path() / "belle-cluster-failed";
    std::filesystem::create_directories(folder);
    std::ofstream events(folder / "history");
    for (const history::Event& event : players_->history()) history::write(events, event);
    std::ofstream lines(folder / "house");
    history::write(lines, house);
    ADD_FAILURE() << faults.size() << " faults; look with check_history at " << folder;
  }

  std::uint64_t seed_;
  std::size_t node_ = 0;
  Random random_;
  Cluster cluster_;
  std::optional<Players> players_;
};

// A move that is lost, doubled or refused, a clock that runs out twice or early, a watcher who is
// left behind or sees too much, whatever dies; people who wait longer than they must.
TEST_F(Faults, OneAfterTheOther) {
  kill_a_node();
  stop_a_node();
  cut_the_listeners();
  stop_the_listeners();
  crash_the_database();
  restart_one_after_the_other();
  check();
}

// The same for ten minutes, in an order that nobody has thought of.
TEST(AtRandom, NothingIsLost) {
  if (!is_long()) GTEST_SKIP() << "ten minutes: with BELLE_LONG";
  class Chance : public Faults {
   public:
    void TestBody() override {
      const auto end = std::chrono::steady_clock::now() + 10min;
      while (std::chrono::steady_clock::now() < end && !HasFatalFailure()) {
        switch (random_.below(6)) {
          case 0:
            kill_a_node();
            break;
          case 1:
            stop_a_node();
            break;
          case 2:
            cut_the_listeners();
            break;
          case 3:
            stop_the_listeners();
            break;
          case 4:
            crash_the_database();
            break;
          default:
            restart_one_after_the_other();
        }
        players_->wait(milliseconds(random_.below(3000)));
      }
      check();
    }
  };
  Chance().TestBody();
}

// A disk of its own for the database, so small that it can be filled.
class SmallDisk {
 public:
  SmallDisk() {
    constexpr const char* kSize = "size=192m,mode=0777";
    why_not_ = geteuid() != 0 ? "only root may mount a disk"
               : mount("belle", (folder_ / "").c_str(), "tmpfs", 0, kSize) != 0
                   ? "this machine mounts no disk"
                   : "";
  }
  ~SmallDisk() {
    if (why_not_.empty()) umount2((folder_ / "").c_str(), MNT_DETACH);
  }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;

  const std::string& why_not() const { return why_not_; }
  std::filesystem::path data() const { return folder_ / "data"; }

  void fill() const {
    const int file = open((folder_ / "full").c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    const std::string block(1 << 16, 'x');
    while (write(file, block.data(), block.size()) > 0) continue;
    close(file);
  }
  void make_room() const { std::filesystem::remove(folder_ / "full"); }

 private:
  store::Folder folder_;
  std::string why_not_;
};

// Lines that are acknowledged and not kept when the database's disk is full, and a house that does
// not go on when there is room again.
TEST(FullDisk, LosesNothing) {
  const SmallDisk disk;
  if (!disk.why_not().empty()) GTEST_SKIP() << disk.why_not();
  class Full : public Faults {
   public:
    explicit Full(const SmallDisk& disk)
        : Faults({.postgres = {.data = disk.data(),
                               .settings = {"max_wal_size=48MB", "min_wal_size=32MB"}}}),
          disk_(disk) {}
    void TestBody() override {
      players_->wait(kCalm);
      disk_.fill();
      players_->wait(4s);
      disk_.make_room();
      cluster_.postgres().crash();  // it may have ended itself
      cluster_.postgres().start();
      play_again("disk full: all play again when there is room, after", now(), 5s);
      check();
    }

   private:
    const SmallDisk& disk_;
  };
  Full(disk).TestBody();
}

// Servers at the end of links that are cut, of which nobody is told: as when a cable is pulled.
TEST(CutLink, CostsNobodyAMove) {
  const std::string why_not = Network::why_not();
  if (!why_not.empty()) GTEST_SKIP() << why_not;
  class Cut : public Faults {
   public:
    explicit Cut(const Network& network) : Faults({.networks = &network}), network_(network) {}
    void TestBody() override {
      const std::size_t node = any_node();
      const std::int64_t moment = now();
      network_.cut(node);
      play_again("a link cut: all play again after", moment, 6s);
      network_.join(node);
      players_->wait(3s);
      check();
    }

   private:
    const Network& network_;
  };
  const Network network(kNodes);
  Cut(network).TestBody();
}

}  // namespace
}  // namespace belle::cluster
