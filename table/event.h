// All that can happen at a table, as values of one variant: what a request is decided into, what
// the journal keeps as text, and what is applied and told. There is one reader and one writer of
// that text, and nothing else in this room knows how a line looks; a new event does not compile
// until reader, writer, table and seating have answered it.
//
// The journal is a game record (docs/record.md) whose comments carry what only a table knows. What
// comes before the first move are lines of the record's header, which core/record.h reads as a
// whole when the game starts.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/seat.h"
#include "table/fair.h"
#include "table/journal.h"
#include "table/match.h"
#include "table/settings.h"

namespace belle::table {

/// What persons at a table can offer each other.
enum class OfferKind : std::uint8_t { TakeBack, Abandon };

namespace event {

struct TableSet {  // # table {"game":…}: the first of every journal
  Settings settings;
};
struct DealSealed {  // # sealed SEED: the second; a secret until SealOpened
  Sealed seed;
};
struct SatDown {  // # sit SEAT PERSON named|guest -|SALT NAME
  Seat seat;
  Participant person;
  std::string salt;  // of journals before SaltAdded; else empty
};
struct SaltAdded {  // # salt SEAT SALT
  Seat seat;
  std::string salt;  // in hex
};
struct Rose {  // # rise SEAT: before the game
  Seat seat;
};
struct BelleSat {  // # belle SEAT LEVEL: on a free seat, or for a person who left the game
  Seat seat;
  std::string level;
};
struct HeaderLine {  // game …, seat …, fair commit …, deal …: until the game starts
  std::string text;
};
struct Started {};  // # start: the header is whole
struct Moved {      // move SEAT TEXT
  Seat seat;
  std::string text;
  std::shared_ptr<const Step> step = {};  // if it was decided here; a journal has only the text
};
struct TakenBack {  // undo MOVES
  std::size_t moves;
};
struct Resigned {  // resign SEAT
  Seat seat;
};
struct TimedOut {  // timeout SEAT
  Seat seat;
};
struct Scored {  // score SEAT POINTS
  Seat seat;
  std::string points;
  friend bool operator==(const Scored&, const Scored&) = default;
};
struct Won {  // result SEAT…: ends the game
  std::vector<Seat> winners;
  friend bool operator==(const Won&, const Won&) = default;
};
struct SealOpened {  // fair seed SEED
  Sealed seed;
};
struct Offered {  // # offer SEAT abandon|undo MOVES
  Seat seat;
  OfferKind kind;
  std::size_t moves = 0;  // to be taken back
};
struct Agreed {  // # agree SEAT: not the last one, for whom the offer is done instead
  Seat seat;
};
struct Declined {  // # decline SEAT: or withdrawn by the seat that offered
  Seat seat;
};
struct Said {  // # chat PERSON TEXT
  PersonId person;
  std::string text;
};
struct Remarked {  // # aside PERSON named|guest NAME<tab>TEXT: by a person who only looks on
  Participant person;
  std::string text;
};
struct WantedRematch {  // # again SEAT
  Seat seat;
};
struct Rematched {  // # rematch TABLE
  std::string table;
};
struct Closed {};   // # closed: nobody is left, or the game was abandoned
struct Resumed {};  // # resumed: the clocks go on after the house was closed

}  // namespace event

using Event =
    std::variant<event::TableSet, event::DealSealed, event::SatDown, event::SaltAdded, event::Rose,
                 event::BelleSat, event::HeaderLine, event::Started, event::Moved, event::TakenBack,
                 event::Resigned, event::TimedOut, event::Scored, event::Won, event::SealOpened,
                 event::Offered, event::Agreed, event::Declined, event::Said, event::Remarked,
                 event::WantedRematch, event::Rematched, event::Closed, event::Resumed>;
using Events = std::vector<Event>;

/// Visits with one function for each alternative, and no other.
template <class... Fs>
struct Overloaded : Fs... {
  using Fs::operator()...;
};

/// One of several events that are answered alike, each by name.
template <class T, class... Ts>
concept OneOf = (std::same_as<T, Ts> || ...);

/// What the words of a line stand for.
struct Vocabulary {
  const Games& games;
  std::span<const std::string_view> seats;  // those that play; none before TableSet
  bool dealt = false;                       // the game has started: no HeaderLine comes any more
};

/// The event that this line is; or why it is none. Whatever is read, the writer writes the same
/// (settings as it would write them). Whether it can happen now is the table's to say.
std::expected<Event, Problem> read_event(const Vocabulary& words, std::string_view line);

/// The line of the journal, for ever the same; `seats` are the names of those that play.
std::string write_event(std::span<const std::string_view> seats, const Event& event);

/// The refusal of a line that a journal cannot hold, or not here.
std::unexpected<Problem> unreadable(std::string_view line);

}  // namespace belle::table
