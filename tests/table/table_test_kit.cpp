#include "tests/table/table_test_kit.h"

#include <boost/json.hpp>
#include <stdexcept>
#include <utility>

#include "apps/house_games.h"

namespace belle::table {
namespace {

std::vector<Entry> opening(std::string_view settings) {
  const auto read = read_settings(games(), boost::json::parse(settings).as_object());
  if (!read) throw std::runtime_error(read.error().field + ": " + read.error().reason);
  Sealed seed{};
  seed[0] = 7;
  const Events events = Table::opening(*read, seed);
  return Table::draft(games(), events, 1000)->entries(events, 1000);
}

Table replayed(const std::vector<Entry>& journal) {
  auto table = Table::replay(games(), journal);
  if (!table) throw std::runtime_error(table.error().reason);
  return *std::move(table);
}

}  // namespace

const Games& games() {
  static const Games games = house_games();
  return games;
}

TestTable::TestTable(std::string_view settings) : TestTable(opening(settings)) {}

TestTable::TestTable(std::vector<Entry> journal)
    : journal_(std::move(journal)), table_(replayed(journal_)), now_(journal_.back().at) {}

Lines TestTable::write(const Decision& decision) {
  if (!decision) {
    ADD_FAILURE() << decision.error().field << ": " << decision.error().reason;
    return {};
  }
  Lines lines;
  for (const Entry& entry : table_.entries(*decision, now_)) {
    journal_.push_back(entry);
    lines.push_back(entry.line);
  }
  for (const Event& event : *decision) {
    const auto applied = table_.apply(event, now_);
    EXPECT_TRUE(applied) << applied.error().reason;
  }
  return lines;
}

void TestTable::seat(const std::vector<Participant>& persons) {
  for (const Participant& who : persons) {
    write(table_.sit(who, {}));
    write(table_.add_salt(who.person, "00"));
  }
}

PersonId TestTable::mover() const {
  const Chair& chair = table_.chairs()[index(*table_.to_move())];
  return chair.kind == Chair::Kind::Person ? chair.who.person : 0;
}

void TestTable::play(std::string_view move) {
  const std::size_t ply = table_.match()->ply();
  const PersonId person = mover();
  write(person == 0 ? table_.belle_plays(ply, move) : table_.play(person, ply, move));
}

void TestTable::play_any(Random& random) {
  const std::vector<std::string> moves = table_.match()->legal();
  play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
}

void TestTable::play_to_the_end(Random& random) {
  while (table_.to_move() && !::testing::Test::HasFailure()) play_any(random);
}

void TestTable::play_until_free(Random& random, std::size_t moves) {
  while (table_.to_move() && table_.match()->free_to_take_back() < moves) play_any(random);
}

TestTable paris_for_two(const char* more) {
  TestTable table(std::string(R"({"game":"paris","seats":2,"options":{"start":"1"})") + more + "}");
  table.seat({kAlice, kBruno});
  return table;
}

Decision answer(const Table& table, PersonId person, bool agreed) {
  return table.answer(person, table.offer() ? table.offer()->number : 0, agreed);
}

std::string logged_move(const Table& table, std::size_t before) {
  return std::get<LoggedMove>(table.log()[table.log().size() - 1 - before].what).text;
}

std::string refused(const Decision& decision) {
  return decision ? "" : decision.error().field + ": " + decision.error().reason;
}

std::string message(const Table& table, Viewer viewer, std::size_t since, Time now) {
  JsonText json;
  json.open_object();
  write_table(json, table, viewer, since, now);
  json.close_object();
  return json.written();
}

std::string everything(const Table& table, Time now) {
  std::string text = about(table) + '\n';
  for (std::size_t i = 0; i <= table.chairs().size(); ++i) {
    const Viewer viewer = i == 0 ? Viewer{} : Viewer{Seat(i - 1)};
    text += message(table, viewer, 0, now) + '\n' + message(table, viewer, 1, now) + '\n' +
            record_for(table, viewer) + '\n';
  }
  for (const Finisher& finisher : table.finishers())
    text += std::to_string(finisher.who.person) + ':' + std::to_string(finisher.rank) + ' ';
  for (const PersonId person : table.persons()) text += std::to_string(person) + ' ';
  text += std::to_string(table.clock().deadline().value_or(-1));
  return text;
}

}  // namespace belle::table
