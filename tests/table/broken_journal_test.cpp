// Journals that a person, or a failing disk, has changed: an error or a table, never a crash.
#include "tests/table/evening.h"

namespace belle::table {
namespace {

// What anybody might do at a table, whatever is so there.
void use(Table& table) {
  (void)everything(table, 5000);
  for (const Participant& who : {kAlice, kBruno, kChloe, Participant{0, "Nobody", false}}) {
    const PersonId person = who.person;
    const std::size_t ply = table.match() == nullptr ? 0 : table.match()->ply();
    const std::string move =
        table.match() == nullptr || !table.to_move() ? "pass" : table.match()->legal().front();
    (void)table.sit(who, {});
    (void)table.add_salt(person, "00ff");
    (void)table.deal_without_the_rest();
    (void)table.rise(person);
    (void)table.seat_belle(person, Seat(1), "gamin");
    (void)table.play(person, ply, move);
    (void)table.say(person, "!");
    (void)table.resign(person);
    (void)table.take_back(person, ply, 1);
    (void)answer(table, person, true);
    (void)table.abandon(person);
    (void)answer(table, person, false);
    (void)table.want_rematch(person);
    (void)table.belle_plays(ply, move);
    (void)table.time_over(1LL << 50);
    (void)table.belle_to_move();
  }
}

// Whether it can be read; if so, it is used.
bool readable(const std::vector<Entry>& journal) {
  auto table = Table::replay(games(), journal);
  EXPECT_TRUE(table || !table.error().reason.empty());
  if (table) use(*table);
  return table.has_value();
}

std::vector<Entry> evening(std::size_t kind) {
  TestTable table = new_evening(kind);
  Random random(kind + 7);
  while (table->stage() == Stage::Playing) do_something(table, random);
  return table.journal();
}

void mangle(std::string& line, Random& random) {
  const auto at = [&] { return random.below(static_cast<std::uint32_t>(line.size()) + 1); };
  switch (random.below(4)) {
    case 0:
      line.resize(at());
      break;
    case 1:
      line.insert(at(), 1, static_cast<char>(random.below(256)));
      break;
    case 2:
      line.erase(at(), 1 + random.below(3));
      break;
    default:
      if (!line.empty()) line[at() % line.size()] = static_cast<char>(random.below(256));
  }
}

// A broken line that brings the whole house down.
TEST(BrokenJournal, IsAnErrorOrATable) {
  Random random(1);
  int refusals = 0;
  for (std::size_t kind = 0; kind < kEvenings; ++kind) {
    const std::vector<Entry> whole = evening(kind);
    ASSERT_TRUE(readable(whole));
    for (std::size_t i = 0; i < whole.size();
         i += 1 + (i > 30 && i + 12 < whole.size() ? random.below(30) : 0)) {
      const auto place = static_cast<std::ptrdiff_t>(i);
      std::vector<Entry> removed = whole;
      removed.erase(removed.begin() + place);
      refusals += readable(removed) ? 0 : 1;
      std::vector<Entry> doubled = whole;
      doubled.insert(doubled.begin() + place, whole[i]);
      refusals += readable(doubled) ? 0 : 1;
      std::vector<Entry> mangled = whole;
      mangle(mangled[i].line, random);
      refusals += readable(mangled) ? 0 : 1;
      std::vector<Entry> swapped = whole;
      std::swap(swapped[i], swapped[random.below(static_cast<std::uint32_t>(whole.size()))]);
      refusals += readable(swapped) ? 0 : 1;
      (void)readable({whole.begin(), whole.begin() + place});
    }
  }
  EXPECT_GT(refusals, 100);
}

// The journal with the first line that begins so changed.
std::vector<Entry> changed(std::vector<Entry> journal, std::string_view beginning,
                           const std::string& line) {
  const auto found = std::ranges::find_if(
      journal, [&](const Entry& entry) { return entry.line.starts_with(beginning); });
  if (found == journal.end())
    ADD_FAILURE() << "no line begins with " << beginning;
  else
    found->line = line;
  return journal;
}

// Alice and Bruno at a game of La Cité that was played to its end, or given up.
std::vector<Entry> played(bool to_the_end) {
  TestTable table(R"({"game":"lumiere","seats":2,"options":{"start":"orange"}})");
  table.seat({kAlice, kBruno});
  Random random(1);
  if (to_the_end)
    table.play_to_the_end(random);
  else
    table.write(table->resign(kAlice.person));
  return table.journal();
}

// A deal that a person has chosen, or a disk has changed, and whose seal still seems to hold.
TEST(BrokenJournal, TheDealIsTheSealedOne) {
  const std::vector<Entry> whole = played(true);
  ASSERT_TRUE(readable(whole));
  const std::string other(64, '0');
  EXPECT_FALSE(readable(changed(whole, "fair commit", "fair commit " + other)));
  EXPECT_FALSE(readable(changed(whole, "# sealed", "# sealed " + other)));
  EXPECT_FALSE(readable(changed(whole, "fair salt orange", "fair salt orange 01")));
  EXPECT_FALSE(readable(changed(whole, "# salt orange", "# salt orange 01")));
  const auto place = [](std::vector<Entry>& journal, std::string_view beginning) {
    return std::ranges::find_if(
        journal, [&](const Entry& entry) { return entry.line.starts_with(beginning); });
  };
  std::vector<Entry> less = whole;
  less.erase(place(less, "option start"));
  EXPECT_FALSE(readable(less));
  for (const std::string& line : {std::string("# chat 1 Bonjour"), place(less, "move ")->line}) {
    std::vector<Entry> more = whole;
    more.insert(place(more, "# start"), {1000, line});
    EXPECT_FALSE(readable(more)) << line << " before the start";
  }
  EXPECT_FALSE(readable(changed(whole, "fair seed", "fair seed " + other)));
  std::vector<Entry> twice = whole;
  twice.push_back(*place(twice, "fair seed"));
  EXPECT_FALSE(readable(twice));
  std::vector<Entry> begun = whole;
  begun.erase(std::ranges::find(begun, "# start", &Entry::line) + 1, begun.end());
  ASSERT_TRUE(readable(begun));
  EXPECT_FALSE(readable(changed(begun, "deal tiles blue", "deal tiles blue 1 2 3 4 5 6 7 8")));
}

// A score or a winner that does not follow from the game, and counts for everybody's rating.
TEST(BrokenJournal, TheEndFollowsFromTheGame) {
  const std::vector<Entry> whole = played(true);
  const auto line = [&](std::string_view beginning) {
    return std::ranges::find_if(
               whole, [&](const Entry& entry) { return entry.line.starts_with(beginning); })
        ->line;
  };
  for (const char* seat : {"orange", "blue"}) {
    const std::string score = line("score " + std::string(seat));
    EXPECT_FALSE(readable(changed(whole, score, score + '1')));
  }
  const bool orange = line("result") == "result orange";
  EXPECT_FALSE(readable(changed(whole, "result", orange ? "result blue" : "result orange")));
  EXPECT_FALSE(readable(changed(whole, "score blue", line("score orange"))));
  std::vector<Entry> unscored = whole;
  std::erase_if(unscored, [](const Entry& entry) { return entry.line.starts_with("score"); });
  EXPECT_FALSE(readable(unscored));
  const std::vector<Entry> resigned = played(false);
  ASSERT_TRUE(readable(resigned));
  EXPECT_FALSE(readable(changed(resigned, "result", "result orange")));
  EXPECT_FALSE(readable(changed(resigned, "result", line("score orange"))));
}

// The header of one game at a table for another, or for fewer people: seats that are not there.
TEST(BrokenJournal, TheHeaderFitsTheTable) {
  const auto with = [](const std::vector<Entry>& journal, const std::string& first) {
    std::vector<Entry> other = journal;
    other[0].line = first;
    return other;
  };
  const std::vector<Entry> three = evening(1);
  EXPECT_FALSE(readable(with(three, R"(# table {"game":"paris","seats":2})")));
  EXPECT_FALSE(readable(with(three, R"(# table {"game":"paris","seats":4})")));
  const std::vector<Entry> two = evening(3);
  EXPECT_FALSE(readable(with(two, R"(# table {"game":"lumiere","seats":2})")));
  EXPECT_FALSE(readable({}));
  EXPECT_FALSE(readable({two[0]}));
  EXPECT_FALSE(readable({two[1]}));
  EXPECT_TRUE(readable({two[0], two[1]}));
}

}  // namespace
}  // namespace belle::table
