// Where tables and people are kept. A journal is a list of lines that only grows; everything else
// about a table can be told from it. Writing is asked for and answered later, so that many writes
// share one trip to the disk; an answer comes only when the write would survive a loss of power.
// Reading answers at once.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/journal.h"

namespace belle::store {

using table::Entry;
using table::PersonId;
using table::Time;

/// Why something could not be written or read. Nothing of a refused write is kept.
struct Failure {
  enum class Kind : std::uint8_t {
    Conflict,  // the journal is not as long as expected: another server has written
    Missing,   // no such table or person
    Taken,     // the name belongs to another person
    Full,      // no room on the disk
    Busy,      // another program holds the file
    Broken,    // anything else
  };
  Kind kind;
  std::string reason;  // a sentence for the person who runs the server
};

template <class T>
using Result = std::expected<T, Failure>;

/// Called once with the outcome of a write, by a thread of the store's: it must not block.
template <class T>
using Done = std::function<void(Result<T>)>;

/// What lists show of a table without reading its journal.
struct Summary {
  enum class Stage : std::uint8_t { Waiting, Playing, Over };

  std::string table;  // its id
  std::string game;
  Stage stage = Stage::Waiting;
  bool listed = false;            // shown in the lobby; else only to those who have the link
  Time changed = 0;               // the last entry's time
  std::string about;              // a JSON object for the page; the store does not look into it
  std::vector<PersonId> persons;  // who sits there

  friend bool operator==(const Summary&, const Summary&) = default;
};

/// Lines to be added to a journal that has `length` lines; 0 begins a new one, with one line at
/// least. A journal of another length is a Conflict, so that of several who write at once only one
/// is heard.
struct Append {
  std::string table;
  std::size_t length = 0;
  std::vector<Entry> entries;
  Summary summary;  // of the same table; replaces the one before
};

/// Later than anything.
inline constexpr Time kEver = std::numeric_limits<Time>::max();

struct Person {
  PersonId id = 0;
  std::string name;
  bool named = false;  // the name is claimed with a password; else a guest's

  friend bool operator==(const Person&, const Person&) = default;
};

/// How names are compared; the store knows nothing of letters. Names that share a skeleton are
/// alike (see people/lookalikes.h). `skeletons` is called on several threads at once. What a store
/// has noted of it holds for this version alone.
struct NameRule {
  std::string version;
  std::function<std::vector<std::string>(std::string_view name)> skeletons;
};

struct Session {
  std::string hash;  // of its token
  Time at = 0;       // when it began
};

struct Password {
  PersonId person = 0;
  std::string hash;
};

/// Glicko-2: see people/glicko.h.
struct Rating {
  double rating = 1500;
  double deviation = 350;
  double volatility = 0.06;
  Time at = 0;  // of the last rated game; 0 before the first

  friend bool operator==(const Rating&, const Rating&) = default;
};

/// The new ratings of those who met, from the old ones, in the same order.
using Rate = std::function<std::vector<Rating>(const std::vector<Rating>&)>;

class Store {
 public:
  virtual ~Store() = default;

  // Tables.
  virtual void append(Append append, Done<void> done) = 0;
  virtual Result<std::vector<Entry>> journal(std::string_view table) = 0;
  virtual Result<Summary> summary(std::string_view table) = 0;
  /// Tables in this stage, the last changed first; only listed ones if so wished.
  virtual Result<std::vector<Summary>> tables(Summary::Stage stage, bool only_listed,
                                              std::size_t most) = 0;
  /// The tables whose summary has this person and that have not changed after a time, the last
  /// changed first; of the last thousand at which they sat down.
  virtual Result<std::vector<Summary>> tables_of(PersonId person, Time until, std::size_t most) = 0;

  // People. A session is known by the hash of its token; the token itself is never stored.
  virtual void add_guest(std::string name, std::string session, Time at, Done<Person> done) = 0;
  /// Missing for a person who has claimed a name.
  virtual void rename_guest(PersonId person, std::string name, Done<void> done) = 0;
  /// Taken if the name, by the store's NameRule, is like one that another person has claimed.
  /// Claiming again changes the name or the password and gives the old name back; one's own name
  /// can always be claimed again, also if by a later rule it is like another. With the claim, and
  /// only with it, this session is the person's only one: others may know those before.
  virtual void claim_name(PersonId person, std::string name, std::string password_hash,
                          Session session, Done<void> done) = 0;
  /// For a client who knows the password; Missing if it is another one by now.
  virtual void add_session(Password password, Session session, Done<void> done) = 0;
  /// Also well if there is no such session.
  virtual void end_session(std::string session, Done<void> done) = 0;
  /// Ends the sessions that began before a time, and forgets the guests who came before another
  /// and never sat at a table.
  virtual void forget(Time sessions_before, Time guests_before, Done<void> done) = 0;
  virtual Result<std::optional<Person>> person_of(std::string_view session) = 0;
  virtual Result<Person> person(PersonId id) = 0;
  /// The password of the person who has claimed this name; if nobody has, of the one whose name is
  /// most like it.
  virtual Result<std::optional<Password>> password_of(std::string_view name) = 0;

  // Ratings, by game.
  /// Rates a finished table once: asked again for the same table, it changes nothing. Each person
  /// is named once; who was never rated begins with `Rating{}`. `rate` must not block.
  virtual void rate_game(std::string table, std::string game, std::vector<PersonId> persons,
                         Rate rate, Done<void> done) = 0;
  virtual Result<std::optional<Rating>> rating_of(PersonId person, std::string_view game) = 0;
};

}  // namespace belle::store
