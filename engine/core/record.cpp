#include "engine/core/record.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "engine/core/seat.h"
#include "engine/core/text.h"

namespace belle {
namespace {

using Refused = std::unexpected<RecordError>;

constexpr std::string_view kFirstLine = "belle-record 1";
constexpr std::size_t kMostOptions = 16;
constexpr std::size_t kSealDigits = 64;  // of a seed and of its commitment: 32 bytes
constexpr std::size_t kMostSaltDigits = 128;

// The parts of a record, in the only order in which they may stand. Fair lines are no part: they
// come when they become known, anywhere after the first seat.
enum class Part { Format, Game, Edition, Option, Seat, Deal, Event, Score, Result };

struct Keyword {
  std::string_view word;
  Part part;
  RecordEvent::Kind event = RecordEvent::Kind::Move;
};
constexpr std::array<Keyword, 11> kKeywords{{
    {"game", Part::Game},
    {"edition", Part::Edition},
    {"option", Part::Option},
    {"seat", Part::Seat},
    {"deal", Part::Deal},
    {"move", Part::Event, RecordEvent::Kind::Move},
    {"undo", Part::Event, RecordEvent::Kind::Undo},
    {"resign", Part::Event, RecordEvent::Kind::Resign},
    {"timeout", Part::Event, RecordEvent::Kind::Timeout},
    {"score", Part::Score},
    {"result", Part::Result},
}};

// What is wrong with the bytes of a line, before it means anything; empty when nothing is.
std::string_view misspelt(std::string_view line) {
  if (line.starts_with("\xef\xbb\xbf")) return "a byte-order mark does not belong in a record";
  if (line.find('\r') != std::string_view::npos)
    return "a carriage return does not belong in a record";
  if (!is_plain_text(line)) return "not plain UTF-8 text";
  if (line.front() == ' ' || line.back() == ' ') return "a space at an end of the line";
  if (line.find("  ") != std::string_view::npos) return "two spaces between words";
  return {};
}

class Reader {
 public:
  std::expected<Record, RecordError> read(std::string_view text) {
    int number = 0;
    while (!text.empty()) {
      const std::size_t end = text.find('\n');
      const std::string_view line = text.substr(0, end);
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
      record_.last_line = ++number;
      if (line.empty() || line.front() == '#') continue;
      if (const std::string_view fault = misspelt(line); !fault.empty())
        return refuse(std::string(fault));
      if (std::string fault = take(line); !fault.empty()) return refuse(std::move(fault));
    }
    if (!begun_) return refuse("empty: a record begins with '" + std::string(kFirstLine) + "'");
    if (record_.game.key.empty()) return refuse("the record ends before its 'game' line");
    if (record_.edition.key.empty()) return refuse("the record ends before its 'edition' line");
    if (record_.seats.empty()) return refuse("the record ends before its 'seat' lines");
    if (auto error = check_fair()) return Refused(std::move(*error));
    return std::move(record_);
  }

 private:
  Refused refuse(std::string reason) const {
    return Refused(RecordError{record_.last_line, std::move(reason)});
  }

  // Reads one line into the record; says what is wrong with it, or nothing.
  std::string take(std::string_view line) {
    if (!begun_) {
      if (line != kFirstLine) return "a record begins with '" + std::string(kFirstLine) + "'";
      begun_ = true;
      return {};
    }
    const std::string_view word = take_word(line);
    if (word == "fair") return take_fair(line);
    const auto keyword = std::ranges::find(kKeywords, word, &Keyword::word);
    if (keyword == kKeywords.end()) return "unknown word " + in_quotes(word);
    if (keyword->part < part_) return "'" + std::string(word) + "' comes too late here";
    if (keyword->part > Part::Game && record_.game.key.empty())
      return "the 'game' line must come first";
    if (keyword->part > Part::Edition && record_.edition.key.empty())
      return "the 'edition' line must come before this";
    part_ = keyword->part;

    RecordLine entry{record_.last_line, std::string(take_word(line)), std::string(line)};
    if (entry.key.empty()) return "nothing follows '" + std::string(word) + "'";
    return store(*keyword, std::move(entry));
  }

  std::string store(const Keyword& keyword, RecordLine entry) {
    const bool single = keyword.part == Part::Game || keyword.part == Part::Edition ||
                        keyword.event != RecordEvent::Kind::Move;
    const bool whole = keyword.part == Part::Result;  // any number of words
    if (single && !entry.value.empty())
      return "one word too many: " + in_quotes(take_first(entry.value));
    if (!single && !whole && entry.value.empty())
      return "something is missing after " + in_quotes(entry.key);
    switch (keyword.part) {
      case Part::Format:
        break;
      case Part::Game:
        if (!record_.game.key.empty()) return "a second 'game' line";
        record_.game = std::move(entry);
        break;
      case Part::Edition:
        if (!record_.edition.key.empty()) return "a second 'edition' line";
        record_.edition = std::move(entry);
        break;
      case Part::Option:
        if (record_.options.size() == kMostOptions) return "more options than any game has";
        for (const RecordLine& other : record_.options)
          if (other.key == entry.key) return repeated(entry, "option").reason;
        record_.options.push_back(std::move(entry));
        break;
      case Part::Seat:
        record_.seats.push_back(std::move(entry));
        break;
      case Part::Deal:
        record_.deals.push_back(std::move(entry));
        break;
      case Part::Event:
        record_.events.push_back({keyword.event, std::move(entry)});
        break;
      case Part::Score:
        record_.scores.push_back(std::move(entry));
        break;
      case Part::Result:
        if (record_.result) return "a second 'result' line";
        record_.result = std::move(entry);
        break;
    }
    return {};
  }

  // Reads what follows `fair`; whether the lines belong together is seen at the end.
  std::string take_fair(std::string_view line) {
    if (record_.seats.empty()) return "a 'fair' line stands after the first 'seat' line";
    const std::string kind(take_word(line));
    FairLines& fair = record_.fair;
    if (kind == "commit") return take_seal(fair.commit, kind, line);
    if (kind == "seed") return take_seal(fair.seed, kind, line);
    if (kind != "salt") return "'fair' is followed by commit, salt or seed, not " + in_quotes(kind);
    RecordLine salt{record_.last_line, std::string(take_word(line)), std::string(line)};
    if (!is_hex(salt.value) || salt.value.empty() || salt.value.size() > kMostSaltDigits)
      return "a salt is a seat and an even number of hexadecimal digits, from 2 to 128, in lower "
             "case";
    for (const RecordLine& other : fair.salts)
      if (other.key == salt.key) return repeated(salt, "fair salt").reason;
    if (fair.salts.size() == kMaxSeats) return "more salts than any game has seats";
    fair.salts.push_back(std::move(salt));
    return {};
  }

  std::string take_seal(std::optional<RecordLine>& seal, const std::string& kind,
                        std::string_view line) {
    if (seal) return "a second 'fair " + kind + "' line";
    if (!is_hex(line) || line.size() != kSealDigits)
      return "a " + kind + " is 64 hexadecimal digits in lower case";
    seal = RecordLine{record_.last_line, std::string(line), {}};
    return {};
  }

  std::optional<RecordError> check_fair() const {
    const FairLines& fair = record_.fair;
    for (const RecordLine& salt : fair.salts) {
      if (!fair.commit) return RecordError{salt.line, "a salt without a 'fair commit' line"};
      if (std::ranges::find(record_.seats, salt.key, &RecordLine::key) == record_.seats.end())
        return RecordError{salt.line, "no seat is called " + in_quotes(salt.key)};
    }
    if (fair.seed && !fair.commit)
      return RecordError{fair.seed->line, "a seed without a 'fair commit' line"};
    return {};
  }

  static std::string_view take_first(std::string_view text) { return take_word(text); }

  Record record_;
  Part part_ = Part::Game;
  bool begun_ = false;
};

void write_line(std::string& text, std::string_view keyword, const RecordLine& line) {
  text += keyword;
  text += ' ';
  text += line.key;
  if (!line.value.empty()) {
    text += ' ';
    text += line.value;
  }
  text += '\n';
}

}  // namespace

std::expected<Record, RecordError> read_record(std::string_view text) {
  return Reader().read(text);
}

std::string write_record(const Record& record) {
  std::string text(kFirstLine);
  text += '\n';
  write_line(text, "game", record.game);
  write_line(text, "edition", record.edition);
  for (const RecordLine& line : record.options) write_line(text, "option", line);
  for (const RecordLine& line : record.seats) write_line(text, "seat", line);
  const FairLines& fair = record.fair;
  if (fair.commit) write_line(text, "fair commit", *fair.commit);
  for (const RecordLine& line : fair.salts) write_line(text, "fair salt", line);
  for (const RecordLine& line : record.deals) write_line(text, "deal", line);
  for (const RecordEvent& event : record.events) {
    const auto keyword = std::ranges::find_if(kKeywords, [&](const Keyword& candidate) {
      return candidate.part == Part::Event && candidate.event == event.kind;
    });
    write_line(text, keyword->word, event.what);
  }
  for (const RecordLine& line : record.scores) write_line(text, "score", line);
  if (record.result) write_line(text, "result", *record.result);
  if (fair.seed) write_line(text, "fair seed", *fair.seed);
  return text;
}

RecordError repeated(const RecordLine& line, std::string_view keyword) {
  return {line.line, "a second " + in_quotes(std::string(keyword) + ' ' + line.key) + " line"};
}

std::optional<RecordError> check_seats(const Record& record,
                                       std::span<const std::string_view> seats) {
  for (std::size_t i = 0; i < record.seats.size(); ++i) {
    const RecordLine& line = record.seats[i];
    if (std::ranges::find(seats, line.key) == seats.end())
      return RecordError{line.line, "no seat is called " + in_quotes(line.key)};
    for (std::size_t j = 0; j < i; ++j)
      if (record.seats[j].key == line.key) return repeated(line, "seat");
  }
  if (record.seats.size() == seats.size()) return {};
  return RecordError{record.seats.back().line,
                     std::to_string(seats.size()) + " seats play this game"};
}

int end_of_header(const Record& record) {
  return record.events.empty() ? record.last_line : record.events.front().what.line;
}

}  // namespace belle
