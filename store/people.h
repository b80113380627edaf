// Where people are kept: names, passwords, sessions, ratings. A session is known by the hash of its
// token, a password by its hash; neither is ever stored itself.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/failure.h"
#include "table/journal.h"

namespace belle::store {

using table::PersonId;
using table::Time;

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

/// A person has one rating for each game.
struct RatedIn {
  PersonId person = 0;
  std::string game;
};

class People {
 public:
  virtual ~People() = default;

  virtual void add_guest(std::string name, std::string session, Time at, Done<Person> done) = 0;
  /// Missing for a person who has claimed a name.
  virtual void rename_guest(PersonId person, std::string name, Done<void> done) = 0;
  /// Taken if the name, by the store's NameRule, is like one that another person has claimed.
  /// Claiming again changes the name or the password and gives the old name back; one's own name
  /// can always be claimed again, also if by a later rule it is like another. With the claim, and
  /// only with it, this session is the person's only one: others may know those before. Missing if
  /// the session that asks is not the person's any more: of two claims at once one wins.
  virtual void claim_name(PersonId person, std::string name, std::string password_hash,
                          std::string asking, Session session, Done<void> done) = 0;
  /// For a client who knows the password; Missing if it is another one by now.
  virtual void add_session(Password password, Session session, Done<void> done) = 0;
  /// Also well if there is no such session.
  virtual void end_session(std::string session, Done<void> done) = 0;
  /// Ends the sessions that began before a time, and forgets the guests who came before another
  /// and never sat at a table.
  virtual void forget(Time sessions_before, Time guests_before, Done<void> done) = 0;
  virtual void person_of(std::string session, Done<std::optional<Person>> done) = 0;
  virtual void person(PersonId id, Done<Person> done) = 0;
  /// The password of the person who has claimed this name; if nobody has, of the one whose name is
  /// most like it.
  virtual void password_of(std::string name, Done<std::optional<Password>> done) = 0;

  /// Rates a finished table once: asked again for the same table, it changes nothing. Each person
  /// is named once; who was never rated begins with `Rating{}`. `rate` must not block.
  virtual void rate_game(std::string table, std::string game, std::vector<PersonId> persons,
                         Rate rate, Done<void> done) = 0;
  /// In the order of the question; nothing for who was never rated in that game.
  virtual void ratings_of(std::vector<RatedIn> whose,
                          Done<std::vector<std::optional<Rating>>> done) = 0;
};

}  // namespace belle::store
