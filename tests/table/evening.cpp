#include "tests/table/evening.h"

#include <array>

namespace belle::table {

void do_something(TestTable& table, Random& random) {
  const std::vector<PersonId> persons = table->persons();
  const PersonId person = persons[random.below(static_cast<std::uint32_t>(persons.size()))];
  const std::size_t ply = table->match()->ply();
  table.pass(random.below(2000));
  if (table->offer() && random.below(2) == 0) return table.play_any(random);
  if (table->offer()) {
    const bool agrees = random.below(2) == 0;
    const bool asked = table->offer()->waiting.contains(person);
    if (asked || !agrees) table.write(answer(*table, person, agrees));
    return;
  }
  switch (random.below(40)) {
    case 0:
    case 1:
      table.write(table->say(person, "Tiens, " + std::to_string(random.below(100))));
      return;
    case 10:
      table.write(table->remark({9, "Zoé", false}, "Ah, " + std::to_string(random.below(100))));
      return;
    case 2:
    case 3:
      if (ply > 0) table.write(table->take_back(person, ply, 1 + random.below(3) % ply));
      return;
    case 4:
    case 5:
      if (const std::size_t free = table->match()->free_to_take_back();
          free > 0 && table.mover() != 0)
        table.write(table->take_back(table.mover(), ply, free));
      return;
    case 6:
      table.write(Table::resumed());
      return;
    case 7:
      if (random.below(8) == 0) table.write(table->resign(person));
      return;
    case 8:
      if (random.below(8) == 0) table.write(table->abandon(person));
      return;
    case 9:
      if (const auto deadline = table->clock().deadline(); deadline && random.below(8) == 0) {
        table.pass(std::max<Time>(0, *deadline - table.now()));
        table.write(table->time_over(table.now()));
      }
      return;
    default:
      table.play_any(random);
  }
}

TestTable new_evening(std::size_t kind) {
  static constexpr std::array<const char*, kEvenings> kSettings{
      R"({"game":"lumiere","seats":2})",
      R"({"game":"paris","seats":3,"clock":{"bank":600,"increment":5}})",
      R"({"game":"lumiere","seats":2,"clock":{"days":2},"time_over":"belle","listed":true})",
      R"({"game":"paris","seats":2,"clock":{"bank":100,"increment":5},"time_over":"belle"})",
      R"({"game":"lumiere","seats":2,"clock":{"bank":600},"options":{"postcards":"first-game"}})",
      R"({"game":"paris","seats":4,"options":{"setup":"shuffled","districts":"free"}})"};
  TestTable table(kSettings[kind]);
  if (table->chairs().size() == 4) {
    table.seat({kAlice});
    table.write(table->seat_belle(kAlice.person, Seat(2), "gamin"));
    table.seat({kBruno});
    table.write(table->rise(kBruno.person));
    table.seat({kBruno, kChloe});
    return table;
  }
  const std::vector<Participant> persons{kAlice, kBruno, kChloe};
  for (std::size_t i = 0; i < table->chairs().size(); ++i) {
    table.write(table->sit(persons[i], {}));
    if (i == 1) table.write(table->add_salt(persons[i].person, "00ff"));
  }
  table.write(table->deal_without_the_rest());
  return table;
}

}  // namespace belle::table
