// What every client of a house sent and was told, and the journals as the database has them in the
// end: from these alone it is told whether the house did as it should (checks.h), whatever died
// meanwhile. Both are text, an event or a line of a journal each, so that they can be read, cut
// down and kept; times are microseconds of the clients' clock, and an event that happened later
// stands later.
//
//   1763200000000000 alice proxy k3w9mzq2tb sent 7 move 12 blue take L4
//   1763200000004000 alice proxy k3w9mzq2tb kept 7
//
// A deed is written as it can be found in a journal: `move PLY SEAT MOVE`, `undo PLY MOVES`,
// `resign SEAT`, `chat WORDS`; and `create`, whose answer has the table, and `record`.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <map>
#include <string>
#include <vector>

#include "table/journal.h"

namespace belle::history {

using Journal = std::vector<table::Entry>;

struct Event {
  enum class Kind : std::uint8_t {
    Sent,      // a deed, under a number that the client uses once
    Kept,      // the answer to it: yes
    Refused,   // no, and why
    Watched,   // asked for the table, also when it came back
    Left,      // wants to hear no more of it
    Told,      // a message about a table, as it came
    Answered,  // the answer to `record`, as it came
    Watches,   // looks at the table still, after everything has calmed down
    Away,      // a node, a thinker or the database, that was killed, stopped, cut off or asked to
               // end, for so many milliseconds
    Thought,   // a node or a thinker began to think about Belle's turn at a table, that which began
               // when the journal had so many lines
  };

  std::int64_t at = 0;
  std::string client;  // - for what a node did
  std::string node;    // or the proxy
  std::string table;   // - where it is about none
  Kind kind{};
  std::int64_t number = 0;  // of a request, of lines, of milliseconds
  std::string text;         // a deed, a reason, a message

  friend bool operator==(const Event&, const Event&) = default;
};

using History = std::vector<Event>;

/// What the database has when all is over.
struct House {
  struct Rated {
    table::PersonId person = 0;
    std::string game;
    double rating = 0;
  };

  std::map<std::string, Journal> journals;  // by id
  std::vector<Rated> ratings;
};

void write(std::ostream& out, const Event& event);
/// Throws with the line that cannot be read.
History read_history(std::istream& in);

void write(std::ostream& out, const House& house);
House read_house(std::istream& in);

}  // namespace belle::history
