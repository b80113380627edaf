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
constexpr const char* kResumed = "SELECT count(*) FROM belle.lines WHERE line = '# resumed'";

// Of servers whose clocks are an hour fast, and an hour slow.
const std::map<std::size_t, int> kWrongClocks{{1, 3600}, {2, -3600}};

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

// Where the house stands.
struct Place {
  std::map<std::size_t, int> clocks_ahead = {};
  const SmallDisk* disk = nullptr;
  const Network* networks = nullptr;
};

Cluster::Wishes wishes_of(const Place& place) {
  Cluster::Wishes wishes{.clocks_ahead = place.clocks_ahead, .networks = place.networks};
  if (place.disk != nullptr)
    wishes.postgres = {.data = place.disk->data(),
                       .settings = {"max_wal_size=48MB", "min_wal_size=32MB"}};
  return wishes;
}

class Faults : public testing::Test {
 protected:
  explicit Faults(const Place& place)
      : place_(place), seed_(std::random_device{}()), random_(seed_), cluster_(wishes_of(place)) {
    std::vector<std::uint16_t> nodes;
    for (std::size_t i = 0; i < kNodes; ++i)
      nodes.push_back(place.networks == nullptr ? cluster_.port(i) : cluster_.proxy());
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
    play_again("a server killed: all play again after", moment, 2s);
    players_->was_away(Cluster::name(node), moment);
    cluster_.start(node);
  }
  void stop_a_node() {
    const std::size_t node = any_node();
    const pid_t process = cluster_.node(node).process();
    const std::int64_t moment = now();
    kill(process, SIGSTOP);
    play_again("a server stopped: all play again after", moment, 5s);
    kill(process, SIGCONT);
    players_->was_away(Cluster::name(node), moment);
    players_->wait(kCalm);
  }
  // In the middle of a thought, which is another's then.
  void kill_the_thinker() {
    std::int64_t moment = 0;
    const auto thinks = [&] {
      moment = now();
      return cluster_.stop_thinker_in_a_thought();
    };
    EXPECT_TRUE(players_->until(thinks, kLongest)) << "the thinker has nothing to do";
    cluster_.replace_thinker();
    play_again("a thinker killed: all play again after", moment, 5s);
    players_->was_away("thinker", moment);
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
    const std::int64_t moment = now();
    cluster_.postgres().crash();
    players_->wait(500ms);
    cluster_.postgres().start();
    play_again("database crashed: all play again after it accepts, after", now(), 5s);
    players_->was_away("database", moment);
  }
  void fill_the_disk() {
    players_->wait(kCalm);
    const std::int64_t moment = now();
    place_.disk->fill();
    players_->wait(4s);
    place_.disk->make_room();
    cluster_.postgres().crash();  // it may have ended itself
    cluster_.postgres().start();
    play_again("disk full: all play again when there is room, after", now(), 5s);
    players_->was_away("database", moment);
  }
  void cut_a_link() {
    const std::size_t node = any_node();
    const std::int64_t moment = now();
    place_.networks->cut(node);
    play_again("a link cut: all play again after", moment, 6s);
    place_.networks->join(node);
    players_->was_away(Cluster::name(node), moment);
    players_->wait(3s);
  }
  // It is there, and late with everything. Nobody else may wait for it.
  void slow_a_link() {
    const std::size_t node = any_node();
    const std::int64_t moment = now();
    players_->longest_pause();
    place_.networks->slow(node);
    players_->wait(4s);
    play_again("a link slowed: all play again after", now(), 6s);
    say("a link slowed: the longest pause at a table", players_->longest_pause(), 9s);
    place_.networks->quicken(node);
    play_again("a link quickened: all play again after", now(), 6s);
    players_->was_away(Cluster::name(node), moment);
    players_->wait(3s);
  }
  // It answers its visitors still, and cannot let them play.
  void cut_from_the_database() {
    const std::size_t node = any_node();
    const std::int64_t moment = now();
    place_.networks->cut_from_database(node);
    play_again("a server cut off from the database: all play again after", moment, 9s);
    place_.networks->join_to_database(node);
    players_->was_away(Cluster::name(node), moment);
    players_->wait(3s);
  }
  // As an operator upgrades them: nobody is refused anything, or gets or loses time.
  void restart_one_after_the_other() {
    const std::size_t refused = refused_by_the_house(players_->refused());
    const std::string resumed = cluster_.run(kResumed);
    for (std::size_t i = 0; i < kNodes; ++i) {
      players_->longest_pause();
      const std::int64_t moment = now();
      cluster_.node(i).ask_to_close();
      EXPECT_TRUE(players_->until([&] { return !cluster_.node(i).runs(); }, 15s));
      EXPECT_EQ(cluster_.node(i).closed(), 0);
      players_->was_away(Cluster::name(i), moment);
      cluster_.start(i);
      players_->wait(3s);  // the proxy sends visitors there again
      say("a server restarted: the longest pause at a table", players_->longest_pause(), 5s);
    }
    EXPECT_EQ(refused_by_the_house(players_->refused()), refused);
    EXPECT_EQ(cluster_.run(kResumed), resumed);
  }

  // What everybody was told is written where an engineer can look at it, if it is wrong.
  void check() {
    players_->finish();
    const history::House house = cluster_.house();
    const history::History thoughts = cluster_.thoughts();
    EXPECT_GT(thoughts.size(), 10U);
    players_->note(thoughts);
    EXPECT_GT(std::ranges::count(players_->history(), history::Event::Kind::Answered,
                                 &history::Event::kind),
              5)
        << "records";
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

  Place place_;
  std::uint64_t seed_;
  std::size_t node_ = 0;
  Random random_;
  Cluster cluster_;
  std::optional<Players> players_;
};

// A move that is lost, doubled or refused, a clock that runs out twice or early, a watcher who is
// left behind or sees too much, whatever dies; people who wait longer than they must. Clocks of two
// servers are wrong all the time, and nobody gets or loses time by it.
TEST(Faults, OneAfterTheOther) {
  class All : public Faults {
   public:
    All() : Faults({.clocks_ahead = kWrongClocks}) {}
    void TestBody() override {
      for (const auto& [node, ahead] : kWrongClocks)
        EXPECT_NEAR(cluster_.clock_offset(node), -ahead, 10) << "the clock is right";
      kill_a_node();
      stop_a_node();
      kill_the_thinker();
      cut_the_listeners();
      stop_the_listeners();
      crash_the_database();
      restart_one_after_the_other();
      check();
    }
  };
  All().TestBody();
}

// The same for ten minutes, in an order that nobody has thought of, and whatever else this machine
// lets be done to it.
TEST(AtRandom, NothingIsLost) {
  if (!is_long()) GTEST_SKIP() << "ten minutes: with BELLE_LONG";
  class Chance : public Faults {
   public:
    explicit Chance(const Place& place) : Faults(place) {
      if (place.disk != nullptr) faults_.push_back(&Chance::fill_the_disk);
      if (place.networks == nullptr) return;
      faults_.push_back(&Chance::cut_a_link);
      faults_.push_back(&Chance::cut_from_the_database);
      if (place.networks->why_not_slowed().empty()) faults_.push_back(&Chance::slow_a_link);
    }
    void TestBody() override {
      const auto end = std::chrono::steady_clock::now() + 10min;
      while (std::chrono::steady_clock::now() < end && !HasFatalFailure()) {
        const auto fault = random_.below(static_cast<std::uint32_t>(faults_.size()));
        (this->*faults_[fault])();
        players_->wait(milliseconds(random_.below(3000)));
      }
      check();
    }

   private:
    std::vector<void (Chance::*)()> faults_{&Chance::kill_a_node,
                                            &Chance::stop_a_node,
                                            &Chance::kill_the_thinker,
                                            &Chance::cut_the_listeners,
                                            &Chance::stop_the_listeners,
                                            &Chance::crash_the_database,
                                            &Chance::restart_one_after_the_other};
  };
  const SmallDisk disk;
  std::optional<Network> networks;
  if (Network::why_not().empty()) networks.emplace(kNodes);
  Chance({.clocks_ahead = kWrongClocks,
          .disk = disk.why_not().empty() ? &disk : nullptr,
          .networks = networks ? &*networks : nullptr})
      .TestBody();
}

// Lines that are acknowledged and not kept when the database's disk is full, and a house that does
// not go on when there is room again.
TEST(FullDisk, LosesNothing) {
  const SmallDisk disk;
  if (!disk.why_not().empty()) GTEST_SKIP() << disk.why_not();
  class Full : public Faults {
   public:
    explicit Full(const SmallDisk& disk) : Faults({.disk = &disk}) {}
    void TestBody() override {
      fill_the_disk();
      check();
    }
  };
  Full(disk).TestBody();
}

// Servers at the end of links that are cut, of which nobody is told: as when a cable is pulled;
// visitors who are kept by a server that alone has lost the database; and everybody who waits for
// one whose link is slow.
TEST(CutLink, CostsNobodyAMove) {
  const std::string why_not = Network::why_not();
  if (!why_not.empty()) GTEST_SKIP() << why_not;
  class Cut : public Faults {
   public:
    explicit Cut(const Network& networks) : Faults({.networks = &networks}) {}
    void TestBody() override {
      cut_a_link();
      cut_from_the_database();
      if (place_.networks->why_not_slowed().empty()) slow_a_link();
      check();
    }
  };
  const Network networks(kNodes);
  Cut(networks).TestBody();
  const std::string why_not_slowed = networks.why_not_slowed();
  if (!why_not_slowed.empty()) GTEST_SKIP() << "links were cut, but not slowed: " << why_not_slowed;
}

}  // namespace
}  // namespace belle::cluster
