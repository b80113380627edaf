// Who sits at a table, how far it is, and who has won. It is a value of its own, so that who would
// sit there after events can be worked out before they happen.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "table/event.h"

namespace belle::table {

/// Who has a seat. A seat is left to Belle for good when its person gives up or runs out of time.
struct Chair {
  enum class Kind : std::uint8_t { Open, Person, Belle };
  Kind kind = Kind::Open;
  Participant who;    // of a person; for Belle the name of her level as it is shown
  std::string level;  // of Belle
  std::string salt;   // what the person gave to the deal, in hex; empty until then
  Participant left;   // the person for whom Belle plays on; 0 if there was none
};

enum class Stage : std::uint8_t { Waiting, Playing, Over };

struct Seating {
  std::vector<Chair> chairs;
  Stage stage = Stage::Waiting;
  std::vector<Seat> winners;

  /// What follows from an event that can happen.
  void follow(const GameKind& game, const Event& event);

  Viewer seat_of(PersonId person) const;
  std::vector<PersonId> persons() const;
  bool all_taken() const;
  /// A person who sits there has not added to the deal.
  bool lacks_salts() const;
};

/// The level of that name; nothing if the game has none.
const players::Level* find_level(const GameKind& game, std::string_view name);

}  // namespace belle::table
