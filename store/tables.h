// Where tables are kept. A journal is a list of lines that only grows; everything else about a
// table can be told from it. What lists show stands beside it, so that no journal is read for them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "store/clocks.h"
#include "store/failure.h"
#include "table/journal.h"

namespace belle::store {

using table::Entry;
using table::PersonId;

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
  Summary summary;                        // of the same table; replaces the one before
  std::optional<Deadline> deadline = {};  // if a clock runs there then
  bool ends_turn = false;  // Belle's, and so a thought that is wanted there (store/thoughts.h)
  // Whether those who sit there hear of it; of what others say who look on they do not.
  bool is_news = true;
};

class Tables {
 public:
  virtual ~Tables() = default;

  virtual void append(Append append, Done<void> done) = 0;
  /// What came since a journal had so many lines: all of it since 0, often nothing. Conflict if it
  /// has fewer.
  virtual void journal(std::string table, std::size_t since, Done<std::vector<Entry>> done) = 0;
  /// Tables in this stage, the last changed first; only listed ones if so wished.
  virtual void list(Summary::Stage stage, bool only_listed, std::size_t most,
                    Done<std::vector<Summary>> done) = 0;
  /// The tables whose summary has this person and that have not changed after a time, the last
  /// changed first; of the last thousand at which they sat down.
  virtual void list_of(PersonId person, Time until, std::size_t most,
                       Done<std::vector<Summary>> done) = 0;
  /// How many of the last thousand are not over, and have changed after a time.
  virtual void count_unfinished(PersonId person, Time since, Done<std::size_t> done) = 0;
};

}  // namespace belle::store
