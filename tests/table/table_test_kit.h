// A table without a house: its journal is kept in memory, and what is decided is written at once.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "engine/core/random.h"
#include "table/snapshot.h"
#include "table/table.h"

namespace belle::table {

/// The games of the house.
const Games& games();

inline const Participant kAlice{1, "Alice", true};
inline const Participant kBruno{2, "Bruno", false};
inline const Participant kChloe{3, "Chloé", false};

inline constexpr Seat kOne{0};
inline constexpr Seat kTwo{1};

using Lines = std::vector<std::string>;

class TestTable {
 public:
  /// The settings as the JSON of a message.
  explicit TestTable(std::string_view settings);
  /// The table of this journal.
  explicit TestTable(std::vector<Entry> journal);

  Table& operator*() { return table_; }
  Table* operator->() { return &table_; }
  const Table& operator*() const { return table_; }
  const Table* operator->() const { return &table_; }

  const std::vector<Entry>& journal() const { return journal_; }
  Time now() const { return now_; }
  void pass(Time milliseconds) { now_ += milliseconds; }

  /// Writes what was decided, which must have gone well, and applies it; gives the lines.
  Lines write(const Decision& decision);
  /// These persons sit down, one after the other, and each adds to the deal.
  void seat(const std::vector<Participant>& persons);

  /// The person whose turn it is; 0 for Belle.
  PersonId mover() const;
  /// The mover plays this, or a legal move that chance chooses.
  void play(std::string_view move);
  void play_any(Random& random);
  void play_to_the_end(Random& random);
  /// Plays until the mover could take back so many moves without asking.
  void play_until_free(Random& random, std::size_t moves);

 private:
  std::vector<Entry> journal_;
  Table table_;
  Time now_ = 1000;
};

/// Alice and Bruno at a game of Paris that Alice begins; `more` adds settings.
TestTable paris_for_two(const char* more = "");

/// The person answers what is offered now.
Decision answer(const Table& table, PersonId person, bool agreed);

/// The text of the move that was logged so many entries before the last.
std::string logged_move(const Table& table, std::size_t before = 0);

/// Why something was not decided: `field: reason`; empty if it was.
std::string refused(const Decision& decision);

/// The message about a table.
std::string message(const Table& table, Viewer viewer, std::size_t since, Time now);

/// Everything that can be told of a table, to anybody: two tables with the same text are the same.
std::string everything(const Table& table, Time now);

}  // namespace belle::table
