// Everything that a store holds, row by row, for programs that look after a house without being
// one: they move it elsewhere (moving.h) and check it (checking.h). Rows come in pages, in the
// order of their keys and beginning after one, so that no house is too large. Whatever fails is
// thrown as Refused; everything is waited for.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "store/people.h"
#include "store/tables.h"

namespace belle::store {

struct PersonRow {
  PersonId id = 0;
  std::string name;
  std::string password_hash;  // of a claimed name; a guest has none
  Time since = 0;

  friend bool operator==(const PersonRow&, const PersonRow&) = default;
};

struct SessionRow {
  std::string hash;
  PersonId person = 0;
  Time since = 0;

  friend bool operator==(const SessionRow&, const SessionRow&) = default;
};

struct RatingRow {
  PersonId person = 0;
  std::string game;
  Rating rating;

  friend bool operator==(const RatingRow&, const RatingRow&) = default;
};

/// The head of a table.
struct TableRow {
  std::int64_t number = 0;  // tables are numbered in the order in which they were begun
  std::size_t length = 0;   // of the journal, as the head says
  bool rated = false;       // its game is; in stores the column `settled`
  Summary summary;

  friend bool operator==(const TableRow&, const TableRow&) = default;
};

struct LineRow {
  std::int64_t table = 0;   // its number
  std::int64_t number = 0;  // in the journal, from 0
  Entry entry;

  friend bool operator==(const LineRow&, const LineRow&) = default;
};

struct Counts {
  std::size_t persons = 0;
  std::size_t sessions = 0;
  std::size_t ratings = 0;
  std::size_t tables = 0;
  std::size_t lines = 0;

  friend bool operator==(const Counts&, const Counts&) = default;
};

/// Of which a page has some ten thousand lines.
inline constexpr std::size_t kTablesInPage = 64;

class Contents {
 public:
  virtual ~Contents() = default;

  /// Lines as the heads of their tables say.
  virtual Counts counts() = 0;
  /// The highest number that a person was ever given; that person may have been forgotten since.
  virtual PersonId last_person() = 0;
  virtual std::vector<PersonRow> persons(PersonId after, std::size_t most) = 0;
  virtual std::vector<SessionRow> sessions(const std::string& after, std::size_t most) = 0;
  virtual std::vector<RatingRow> ratings(const RatedIn& after, std::size_t most) = 0;
  virtual std::vector<TableRow> tables(std::int64_t after, std::size_t most) = 0;
  /// The lines of all tables from one number to another.
  virtual std::vector<LineRow> lines(std::int64_t first, std::int64_t last) = 0;

  /// What is wrong with the database itself, and between its parts: a sentence each, of each kind
  /// some hundred at most. Reads everything.
  virtual std::vector<std::string> faults() = 0;
};

/// A head and what the journal gets.
struct TableCopy {
  TableRow head;
  std::vector<LineRow> lines;
};

/// A store that becomes a copy of another. No house opens there from the first row to the last; one
/// that opens afterwards makes it a house's own, and no copy goes on there any more.
class Destination {
 public:
  virtual ~Destination() = default;

  /// What is there, with all that was put there.
  virtual Contents& copy() = 0;
  /// From now on it is a copy that is not whole.
  virtual void begin() = 0;
  // What lies after a key, and not after the last of these rows, becomes these rows. Without rows
  // nothing more lies after it.
  virtual void put(PersonId after, std::span<const PersonRow> rows) = 0;
  virtual void put(const std::string& after, std::span<const SessionRow> rows) = 0;
  virtual void put(const RatedIn& after, std::span<const RatingRow> rows) = 0;
  /// Heads are written anew, lines are added. Who sits there is found from then on.
  virtual void put(std::span<const TableCopy> tables) = 0;
  /// It is whole: nobody who comes is given a number that was given before.
  virtual void finish(PersonId last_person) = 0;
};

}  // namespace belle::store
