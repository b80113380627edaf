#include "table/seating.h"

#include <algorithm>

namespace belle::table {

void Seating::follow(const GameKind& game, const Event& event) {
  const auto chair = [this](Seat seat) -> Chair& { return chairs[index(seat)]; };
  std::visit(Overloaded{
                 [&](const event::TableSet& set) { chairs.resize(set.settings.setup.seats); },
                 [&](const event::SatDown& sat) {
                   chair(sat.seat) = {Chair::Kind::Person, sat.person, {}, sat.salt, {}};
                 },
                 [&](const event::SaltAdded& added) { chair(added.seat).salt = added.salt; },
                 [&](const event::Rose& rose) { chair(rose.seat) = {}; },
                 [&](const event::BelleSat& belle) {
                   Chair& seat = chair(belle.seat);
                   if (seat.kind == Chair::Kind::Person) seat.left = seat.who;
                   seat.kind = Chair::Kind::Belle;
                   seat.who = {0, std::string(find_level(game, belle.level)->title), false};
                   seat.level = belle.level;
                 },
                 [&](const event::Started&) { stage = Stage::Playing; },
                 [&](const event::Won& won) {
                   winners = won.winners;
                   stage = Stage::Over;
                 },
                 [&](const event::Closed&) { stage = Stage::Over; },
                 [](const OneOf<event::DealSealed, event::HeaderLine, event::Moved,
                                event::TakenBack, event::Resigned, event::TimedOut, event::Scored,
                                event::SealOpened, event::Offered, event::Agreed, event::Declined,
                                event::Said, event::Remarked, event::WantedRematch,
                                event::Rematched, event::Resumed> auto&) {},
             },
             event);
}

Viewer Seating::seat_of(PersonId person) const {
  for (std::size_t i = 0; i < chairs.size(); ++i)
    if (chairs[i].kind == Chair::Kind::Person && chairs[i].who.person == person) return Seat(i);
  return {};
}

std::vector<PersonId> Seating::persons() const {
  std::vector<PersonId> persons;
  for (const Chair& chair : chairs)
    if (chair.kind == Chair::Kind::Person) persons.push_back(chair.who.person);
  return persons;
}

bool Seating::all_taken() const {
  return std::ranges::find(chairs, Chair::Kind::Open, &Chair::kind) == chairs.end();
}

bool Seating::lacks_salts() const {
  return std::ranges::any_of(chairs, [](const Chair& chair) {
    return chair.kind == Chair::Kind::Person && chair.salt.empty();
  });
}

const players::Level* find_level(const GameKind& game, std::string_view name) {
  const auto levels = game.levels();
  const auto found = std::ranges::find(levels, name, &players::Level::name);
  return found == levels.end() ? nullptr : &*found;
}

}  // namespace belle::table
