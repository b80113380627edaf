// The game record as text: which lines it has and in which order, without knowing any game. One
// line per event; see docs/record.md. What the lines mean is told by the game (its setup.h) and
// by core/replay.h, which plays them.
#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace belle {

/// What is wrong with a record, and on which line (counted from 1).
struct RecordError {
  int line;
  std::string reason;
};

/// One line: `key` is the word after the line's keyword (the option's name, the seat, what is
/// dealt), `value` what follows it. `deal tiles blue 2 6` has key `tiles` and value `blue 2 6`.
struct RecordLine {
  int line = 0;
  std::string key;
  std::string value;
};

/// Something that happened after the deal, in order.
struct RecordEvent {
  enum class Kind { Move, Undo, Resign, Timeout };
  Kind kind;
  RecordLine what;  // move: seat and text; undo: number; resign, timeout: seat
};

/// The lines of a sealed deal, which tell that nobody chose it; see docs/record.md. Bytes are in
/// hexadecimal, as core/text.h writes them.
struct FairLines {
  std::optional<RecordLine> commit;  // key: the commitment
  std::vector<RecordLine> salts;     // seat and what it contributed
  std::optional<RecordLine> seed;    // key: the seed, once it is opened
};

struct Record {
  RecordLine game;     // key: its name
  RecordLine edition;  // key: its name
  std::vector<RecordLine> options;
  std::vector<RecordLine> seats;  // seat and the name of who sits there
  FairLines fair;
  std::vector<RecordLine> deals;
  std::vector<RecordEvent> events;
  std::vector<RecordLine> scores;
  std::optional<RecordLine> result;
  int last_line = 1;  // where a reader points when something is missing
};

/// Reads the lines of a record: spelling, order and completeness of the header, no option twice,
/// whether the fair lines belong together; nothing else. A missing newline after the last line is
/// forgiven.
std::expected<Record, RecordError> read_record(std::string_view text);

/// The text of a record; read_record gives the same record back.
std::string write_record(const Record& record);

/// The error of a line that appears twice.
RecordError repeated(const RecordLine& line, std::string_view keyword);

/// What is wrong with the seat lines of a game with these seats: each has exactly one.
std::optional<RecordError> check_seats(const Record& record,
                                       std::span<const std::string_view> seats);

/// Where a reader stands when it finds that the header lacks something.
int end_of_header(const Record& record);

}  // namespace belle
