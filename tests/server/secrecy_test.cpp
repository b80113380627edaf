// Non-interference, from end to end: two houses whose tables differ only in what a viewer may not
// know. Whatever happens there, each byte that the viewer hears is the same in both.
#include <algorithm>

#include "people/secrets.h"
#include "server/api.h"
#include "tests/server/memory_store.h"
#include "tests/server/server_test_kit.h"
#include "tests/table/other_journal.h"
#include "tests/table/table_test_kit.h"

namespace belle::server {
namespace {

namespace json = boost::json;
using table::Entry;
using table::Journal;
using table::TestTable;
using table::unsealed;
using table::Viewer;

const std::vector<table::Participant> kPersons{
    {1, "Alice", false}, {2, "Bruno", false}, {3, "Chloé", false}, {4, "Denis", false}};

// A random move; one that others may not read more often than chance alone would play it.
void play_any(TestTable& table, Random& random) {
  std::vector<std::string> moves = table->match()->legal();
  if (random.below(2) == 0)
    std::erase_if(moves, [](const std::string& move) { return !move.starts_with("flag"); });
  if (moves.empty()) return table.play_any(random);
  table.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
}

// A table at a random moment of a random game, with words and moves that were taken back: one of
// the first moves, or after the first ones that others may not read.
enum class When : std::uint8_t { Early, Late };
// Who has the last seat.
enum class Last : std::uint8_t { Person, Belle };
TestTable random_table(const char* settings, Random& random, When when, Last last) {
  constexpr std::size_t kEarly = 16;
  TestTable table(settings);
  const std::size_t seats = table->chairs().size();
  if (last == Last::Belle) {
    table.write(table->sit(kPersons[0], {}));
    table.write(table->seat_belle(kPersons[0].person, Seat(seats - 1), "gamin"));
    table.write(table->add_salt(kPersons[0].person, "00"));
  }
  for (std::size_t i = table->persons().size(); table->stage() == table::Stage::Waiting; ++i)
    table.seat({kPersons[i]});
  std::vector<std::size_t> moments;  // lengths of the journal
  int flags = 0;
  while (table->to_move()) {
    if (when == When::Early ? table->match()->ply() < kEarly : flags >= 2)
      moments.push_back(table.journal().size());
    play_any(table, random);
    if (!table->to_move()) break;
    const bool is_flag = table::logged_move(*table).starts_with("flag");
    if (is_flag) ++flags;
    if (!is_flag && random.below(6) == 0 && table->match()->free_to_take_back() > 0 &&
        table.mover() != 0)
      table.write(table->take_back(table.mover(), table->match()->ply(), 1));
    if (random.below(10) == 0) table.write(table->say(table->persons().front(), "Tiens"));
    if (when == When::Early && table->match()->ply() >= kEarly) break;
  }
  const std::size_t length = moments[random.below(static_cast<std::uint32_t>(moments.size()))];
  return TestTable(Journal(table.journal().begin(),
                           table.journal().begin() + static_cast<std::ptrdiff_t>(length)));
}

// Belle as the journal has her play: what she holds may differ, and with it what she would choose.
class ScriptedBelle final : public MoveFinder {
 public:
  void ask(MoveQuery, StopFlag stopped, MoveFound heard) override {
    stopped_ = std::move(stopped);
    heard_ = std::move(heard);
  }
  void play(const std::string& move) {
    if (stopped_ && !*stopped_) heard_(move, 0);
  }

 private:
  StopFlag stopped_;
  MoveFound heard_;
};

// A house with this table, at which everybody sits and a person looks on; one of them perhaps at
// another server on the same store.
class SecretServer {
 public:
  using Elsewhere = std::optional<std::size_t>;
  SecretServer(const Journal& journal, std::size_t persons, Elsewhere elsewhere)
      : SecretServer(journal, persons, elsewhere, std::make_unique<ScriptedBelle>()) {}
  SecretServer(const Journal& journal, std::size_t persons, Elsewhere elsewhere,
               std::unique_ptr<ScriptedBelle> belle)
      : elsewhere_(elsewhere),
        store_(make_store(journal, persons, elsewhere)),
        belle_(*belle),
        server_(store_, TestServer::quick(), std::move(belle)) {
    if (elsewhere_) {
      other_.emplace(store_);
      (*other_).table_prefix = "other";
    }
    for (std::size_t i = 0; i <= persons; ++i) {
      guests_.push_back(std::make_unique<Guest>(server_of(i), people::token_hash(token(i))));
      guests_.back()->must({{"do", "mine"}, {"follow", true}});
      guests_.back()->must({{"do", "watch"}, {"table", "t"}});
    }
  }

  /// Person 0 only looks on.
  Guest& guest(std::size_t person) { return *guests_[person]; }
  std::size_t persons() const { return guests_.size() - 1; }
  void pass(std::int64_t milliseconds) {
    server_.pass(milliseconds);
    if (other_) other_->pass(milliseconds);
    run_until_told();
  }
  /// What one server has written is told at the other.
  void run_until_told() {
    for (int i = 0; i < (other_ ? 4 : 1); ++i) {
      server_.run_until_idle();
      if (other_) other_->run_until_idle();
    }
  }
  static std::string token(std::size_t person) { return "token " + std::to_string(person); }

  std::string record(std::size_t person) {
    std::optional<std::string> text;
    TestApi api(*server_of(person));
    api.answer({"GET", "/api/tables/t/record", "", token(person), "", true},
               [&](const HttpResponse& response) { text = response.body; });
    server_of(person).until([&] { return text.has_value(); });
    return *text;
  }

  /// Does what a line of a journal says, through the front door.
  void act(const std::string& line) {
    std::string_view rest = line;
    const std::string_view keyword = take_word(rest);
    Guest& anybody = guest(1);
    const json::value ply = anybody.table("t").at("ply");
    if (keyword == "undo") {
      const auto mover =
          std::ranges::find_if(guests_, [](const auto& each) { return each->is_turn("t"); });
      (*mover)->must({{"do", "undo"}, {"table", "t"}, {"ply", ply}, {"moves", *number(rest)}});
    } else if (keyword == "move") {
      const auto mover =
          std::ranges::find_if(guests_, [](const auto& each) { return each->is_turn("t"); });
      take_word(rest);
      if (mover != guests_.end())
        (*mover)->must({{"do", "play"}, {"table", "t"}, {"ply", ply}, {"move", std::string(rest)}});
      else
        belle_.play(std::string(rest));
      run_until_told();
      EXPECT_NE(anybody.table("t").at("ply"), ply) << line;
    } else {
      anybody.must({{"do", "chat"}, {"table", "t"}, {"text", "Tiens"}});
    }
    run_until_told();
  }

 private:
  static std::shared_ptr<store::Store> make_store(const Journal& journal, std::size_t persons,
                                                  Elsewhere elsewhere) {
    auto store = std::make_shared<store::MemoryStore>();
    store->shared = elsewhere.has_value();
    store->journals["t"] = journal;
    for (std::size_t i = 1; i <= persons; ++i)
      store->add_guest("Guest", people::token_hash(token(i)), 0, [](const auto&) {});
    return store;
  }

  TestServer& server_of(std::size_t person) {
    return person == elsewhere_ ? other_.value() : server_;
  }

  Elsewhere elsewhere_;
  std::shared_ptr<store::Store> store_;
  ScriptedBelle& belle_;
  TestServer server_;
  std::optional<TestServer> other_;
  std::vector<std::unique_ptr<Guest>> guests_;
};

// A move that may be legal or not: one that the viewer is shown, or one that might be a good guess.
std::string guess(const json::object& seen, Random& random) {
  const auto number = [&](std::uint32_t most) { return std::to_string(1 + random.below(most)); };
  const json::array legal =
      seen.contains("legal") ? seen.at("legal").as_array() : json::array{"pass"};
  switch (random.below(6)) {
    case 0:
      return "flag E" + number(12);
    case 1:
      return "use E" + number(12);
    case 2:
      return "draw " + number(3);
    case 3:
      return "lay " + std::string(1, "abcdefgh"[random.below(8)]) + number(8) + " r" + number(3);
    default:
      return std::string(legal[random.below(static_cast<std::uint32_t>(legal.size()))].as_string());
  }
}

// Whatever a person might try in order to find out more, with the same words in both houses.
void pry(SecretServer& server, std::size_t viewer, std::uint64_t number) {
  Guest& guest = server.guest(viewer);
  Random random(number);
  const json::object seen = guest.table("t");
  for (int i = 0; i < 4; ++i)
    guest.ask({{"do", "explain"}, {"table", "t"}, {"move", guess(seen, random)}});
  for (int i = 0; i < 4; ++i) {
    const std::string move = guess(seen, random);
    const bool is_legal =
        seen.contains("legal") &&
        std::ranges::find(seen.at("legal").as_array(), json::value(json::string(move))) !=
            seen.at("legal").as_array().end();
    if (!is_legal)
      guest.ask({{"do", "play"}, {"table", "t"}, {"ply", seen.at("ply")}, {"move", move}});
  }
  const std::int64_t ply = seen.at("ply").as_int64();
  guest.must({{"do", "past"}, {"table", "t"}, {"from", std::max(ply - 31, 0L)}, {"to", ply}});
  guest.ask({{"do", "undo"}, {"table", "t"}, {"ply", seen.at("ply")}, {"moves", 1000}});
  guest.ask({{"do", "answer"}, {"table", "t"}, {"offer", 1}, {"agree", true}});
  guest.ask({{"do", "rematch"}, {"table", "t"}});
  guest.ask({{"do", "salt"}, {"table", "t"}, {"salt", "00ff"}});
  guest.must({{"do", "watch"}, {"table", "t"}});
}

// A person offers to take moves back, or to end the game; whether it was an offer.
bool offer(SecretServer& server, Random& random, bool may_abandon) {
  Guest& guest = server.guest(1 + random.below(static_cast<std::uint32_t>(server.persons())));
  const json::object seen = guest.table("t");
  const auto free = seen.contains("undo") ? seen.at("undo").as_int64() : 0;
  const std::int64_t moves = free + 1 + random.below(3);
  if (moves <= seen.at("ply").as_int64() && (!may_abandon || random.below(3) > 0))
    guest.must({{"do", "undo"}, {"table", "t"}, {"ply", seen.at("ply")}, {"moves", moves}});
  else if (may_abandon)
    guest.must({{"do", "abandon"}, {"table", "t"}});
  server.run_until_told();
  return guest.table("t").contains("offer");
}

// Everybody who is asked agrees, but for the last one if it is not to be.
void answer(SecretServer& server, bool agreed) {
  for (std::size_t i = 1; i <= server.persons(); ++i) {
    Guest& guest = server.guest(i);
    const json::object seen = guest.table("t");
    if (!seen.contains("offer") || !seen.at("offer").at("asks_you").as_bool()) continue;
    bool is_last = true;
    for (std::size_t j = i + 1; j <= server.persons(); ++j) {
      const json::object& other = server.guest(j).table("t");
      if (other.at("offer").at("asks_you").as_bool()) is_last = false;
    }
    guest.must({{"do", "answer"},
                {"table", "t"},
                {"offer", seen.at("offer").at("number")},
                {"agree", agreed || !is_last}});
    server.run_until_told();
  }
}

// An offer that is declined; nothing has changed but what was said.
int bargain(SecretServer& server, std::uint64_t number) {
  Random random(number);
  if (server.persons() < 2 || !offer(server, random, true)) return 0;
  answer(server, false);
  return 1;
}

// How an evening may end without anything being opened: moves are taken back by consent, and
// a person leaves a game that goes on without them.
int leave_early(SecretServer& server, std::uint64_t number) {
  Random random(number);
  if (server.persons() < 2) return 0;
  int taken_back = 0;
  const json::value ply = server.guest(1).table("t").at("ply");
  if (offer(server, random, false)) {
    answer(server, true);
    EXPECT_NE(server.guest(1).table("t").at("ply"), ply);
    taken_back = 1;
  }
  if (server.guest(1).table("t").at("chairs").as_array().size() > 2)
    server.guest(1 + random.below(static_cast<std::uint32_t>(server.persons())))
        .must({{"do", "resign"}, {"table", "t"}});
  server.pass(1000);
  return taken_back;
}

// They give up, and play again: what is told of the other game has nothing to do with this one.
std::vector<std::string> play_again(SecretServer& server, std::size_t viewer) {
  for (std::size_t i = 1; i <= server.persons(); ++i)
    server.guest(i).ask({{"do", "resign"}, {"table", "t"}});
  server.pass(0);
  for (std::size_t i = 1; i <= server.persons(); ++i) {
    server.guest(i).ask({{"do", "rematch"}, {"table", "t"}});
    server.run_until_told();
  }
  server.pass(0);
  const json::object& over = server.guest(0).table("t");
  if (!over.contains("rematch")) return {};
  const std::string next(over.at("rematch").as_string());
  for (std::size_t i = 0; i <= server.persons(); ++i)
    server.guest(i).must({{"do", "watch"}, {"table", next}});
  for (std::size_t i = 1; i <= server.persons(); ++i)
    if (server.guest(i).table(next).contains("asks_salt"))
      server.guest(i).must({{"do", "salt"}, {"table", next}, {"salt", "00ff"}});
  server.pass(1000);
  std::vector<std::string> texts;
  for (const std::string& text : server.guest(viewer).heard())
    if (text.find("\"table\":\"" + next + '"') != std::string::npos) texts.push_back(text);
  EXPECT_TRUE(server.guest(viewer).table(next).contains("position"));
  return texts;
}

// All that a player who thinks for the seat to move is given.
std::string seen_by_mover(const Journal& journal) {
  const auto table = table::Table::replay(table::games(), journal);
  return table->match()->view(table->to_move());
}

// Whether a move of one journal is another one in the other.
bool moves_differ(const Journal& one, const Journal& two) {
  for (std::size_t i = 0; i < one.size(); ++i)
    if (one[i].line.starts_with("move ") && one[i] != two[i]) return true;
  return false;
}

// What the games must have had, or the test would prove nothing.
struct Fewest {
  int different;
  int other_moves;
  int offers;
  int taken_back;
  int rematches;
};

// Where the viewer is: with the others, or at another server.
enum class Viewing : std::uint8_t { There, Elsewhere };

template <Game G>
void try_games(const char* settings, int games, When when, Last last, const Fewest& fewest,
               Viewing viewing = Viewing::There) {
  Fewest had{};
  int heard = 0;
  for (int game = 0; game < games && !testing::Test::HasFailure(); ++game) {
    Random random(static_cast<std::uint64_t>(game));
    const TestTable table = random_table(settings, random, when, last);
    const Journal journal = unsealed(table.journal());
    const std::size_t persons = table->persons().size();
    const std::size_t viewer =
        random.below(2) == 0 ? 0 : 1 + random.below(static_cast<std::uint32_t>(persons));
    const Viewer seat = viewer == 0 ? Viewer{} : Viewer{Seat(viewer - 1)};
    const Journal other = table::other_journal(G{}, journal, seat, random);
    had.different += other == journal ? 0 : 1;
    had.other_moves += moves_differ(journal, other) ? 1 : 0;

    // The viewer comes some moves before the end, and sees them.
    const auto start = std::ranges::find(journal, "# start", &Entry::line);
    const std::size_t first =
        std::max(static_cast<std::size_t>(start - journal.begin()) + 1,
                 journal.size() - std::min<std::size_t>(journal.size(), random.below(12)));
    const auto until = [&](const Journal& whole) {
      return Journal(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(first));
    };
    const auto elsewhere =
        viewing == Viewing::Elsewhere ? SecretServer::Elsewhere(viewer) : std::nullopt;
    SecretServer one(until(journal), persons, elsewhere);
    SecretServer two(until(other), persons, elsewhere);
    for (std::size_t line = first; line <= journal.size(); ++line) {
      if (random.below(3) == 0 || line == journal.size()) {
        const std::uint64_t number = random.next();
        pry(one, viewer, number);
        pry(two, viewer, number);
        EXPECT_EQ(one.record(viewer), two.record(viewer));
        had.offers += bargain(one, number);
        bargain(two, number);
        const std::int64_t wait = random.below(5000);
        one.pass(wait);
        two.pass(wait);
      }
      if (line == journal.size()) break;
      one.act(journal[line].line);
      two.act(other[line].line);
    }
    const std::uint64_t number = random.next();
    had.taken_back += leave_early(one, number);
    leave_early(two, number);
    EXPECT_EQ(one.record(viewer), two.record(viewer));
    const auto texts = one.guest(viewer).heard();
    ASSERT_EQ(texts, two.guest(viewer).heard()) << "game " << game << ", viewer " << viewer;
    heard += static_cast<int>(texts.size());
    const auto again = play_again(one, viewer);
    ASSERT_EQ(again, play_again(two, viewer)) << "game " << game << ", viewer " << viewer;
    had.rematches += again.empty() ? 0 : 1;
    if (table->to_move() != seat) continue;
    EXPECT_EQ(seen_by_mover(journal), seen_by_mover(other)) << "game " << game;
  }
  EXPECT_GE(had.different, fewest.different) << "a test that changes nothing would prove nothing";
  EXPECT_GE(had.other_moves, fewest.other_moves);
  EXPECT_GE(had.offers, fewest.offers);
  EXPECT_GE(had.taken_back, fewest.taken_back);
  EXPECT_GE(had.rematches, fewest.rematches);
  EXPECT_GT(heard, games * 10);
}

// A hidden tile that shines through, be it in an error, a legal move, an explanation, a record, an
// undo, an offer, a clock, another game, or a thought of Belle's.
TEST(NonInterference, OfTheServerInLumiere) {
  try_games<Lumiere>(R"({"game":"lumiere","seats":2})", 40, When::Early, Last::Person,
                     {30, 0, 60, 30, 40});
}
TEST(NonInterference, OfTheServerInParis) {
  try_games<Paris>(R"({"game":"paris","seats":2,"clock":{"bank":7200,"increment":5}})", 12,
                   When::Early, Last::Person, {10, 0, 20, 10, 12});
}
TEST(NonInterference, OfTheServerLateInParis) {
  try_games<Paris>(
      R"({"game":"paris","seats":4,"options":{"setup":"shuffled"},"clock":{"days":1}})", 16,
      When::Late, Last::Person, {6, 6, 40, 14, 16});
}

// The same where the viewer is at another server than the rest: in what crosses between them, in
// how a table is read again, or in which of them answers.
TEST(NonInterference, OfTwoServersInLumiere) {
  try_games<Lumiere>(R"({"game":"lumiere","seats":2})", 12, When::Early, Last::Person,
                     {8, 0, 15, 6, 12}, Viewing::Elsewhere);
}
TEST(NonInterference, OfTwoServersInParis) {
  try_games<Paris>(
      R"({"game":"paris","seats":3,"options":{"setup":"shuffled"},"clock":{"bank":7200}})", 6,
      When::Late, Last::Person, {2, 2, 10, 4, 6}, Viewing::Elsewhere);
}

// The same where Belle has a seat: while she thinks, after she has played, and when she is asked to
// take moves back.
TEST(NonInterference, OfTheServerWithBelleInLumiere) {
  try_games<Lumiere>(R"({"game":"lumiere","seats":2,"clock":{"bank":7200}})", 20, When::Early,
                     Last::Belle, {14, 0, 0, 0, 20});
}
TEST(NonInterference, OfTheServerWithBelleInParis) {
  try_games<Paris>(R"({"game":"paris","seats":3})", 12, When::Late, Last::Belle,
                   {4, 4, 15, 10, 12});
}

}  // namespace
}  // namespace belle::server
