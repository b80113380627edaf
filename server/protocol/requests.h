// What a client may ask over the WebSocket, and what a reply that says yes holds beside `ok`. A
// request has the fields that are declared here, and no others: the dispatcher refuses the rest, so
// the handler of a request reads fields that are as declared.
#pragma once

#include <array>

#include "server/protocol/lists.h"
#include "server/protocol/refusal.h"

namespace belle::server::protocol {

struct Request {
  std::string_view word;
  std::span<const Field> asks;
  std::span<const Field> answers;
  std::string_view about;
};

/// In every request.
inline constexpr Field kEnvelope[]{
    {"request", kRequestNumber, "A number of the client's choice, which comes back in `reply`."},
    {"do", kText, "What is asked."},
};

inline constexpr Shape kLevelsBySeat = map_of(kText);
inline constexpr Shape kPly = whole_from(0, 100000);
inline constexpr Shape kMoves = whole_from(0, 100000);

inline constexpr Field kOfTable[]{{"table", kText}};

inline constexpr Field kNameAsks[]{{"name", kText}};

inline constexpr Field kOwnCreateFields[]{
    {"belle", kLevelsBySeat, "Belle's level, by seat.", kOptional},
    {"seat", kText, "The own one; else the first.", kOptional},
    {"record", kText,
     "In the house of a page only: the game goes on from this record, which ends with a move. "
     "`seat` "
     "is required, `belle` names a level for every other seat, and the table has no `commit`.",
     kOptional},
    {"first", kText,
     "In the house of a page only: the seat that starts because of the game before. Who loses this "
     "game starts the next one.",
     kOptional},
    {"salt", kAny, "Of earlier pages; does not count.", kOptional},
};
inline constexpr auto kCreateAsks = both(table::shapes::kAgreedFields, kOwnCreateFields);
inline constexpr Field kCreateAnswers[]{{"table", kText}};

inline constexpr Field kSeatAnswers[]{{"seat", kText, "Still theirs.", kOptional}};

inline constexpr Field kSitAsks[]{
    {"table", kText},
    {"seat", kText, "", kOptional},
    {"salt", kAny, "Of earlier pages; does not count.", kOptional},
};
inline constexpr Field kSaltAsks[]{{"table", kText}, {"salt", kText}};
inline constexpr Field kBelleAsks[]{{"table", kText}, {"seat", kText}, {"level", kText}};
inline constexpr Field kPlayAsks[]{{"table", kText}, {"ply", kPly}, {"move", kText}};
inline constexpr Field kUndoAsks[]{{"table", kText}, {"ply", kPly}, {"moves", kMoves}};
inline constexpr Field kAnswerAsks[]{{"table", kText}, {"agree", kTruth}, {"offer", kMoves}};
inline constexpr Field kChatAsks[]{{"table", kText}, {"text", kText}};

/// Each game has its own (engine/<game>/shapes.h).
inline constexpr Shape kEffect{};
inline constexpr Field kExplainAsks[]{{"table", kText}, {"move", kText}};
inline constexpr Field kExplainAnswers[]{{"explain", kTexts}, {"effect", kEffect}};

/// Each game has its own positions (engine/<game>/shapes.h).
inline constexpr Shape kPositions{};
inline constexpr Field kPastAsks[]{{"table", kText}, {"from", kPly}, {"to", kPly}};
inline constexpr Field kPastAnswers[]{
    {"positions", kPositions, "One for each number of moves, from `from` to `to`."}};

inline constexpr Field kRecordAnswers[]{{"record", kText}};
inline constexpr Field kCheckEditionAsks[]{{"game", kText}, {"edition", kText}};
inline constexpr Field kMineAsks[]{
    {"until", kCount, "", kOptional},
    {"follow", kTruth, "Whether to be told of every change of an own table from now on.",
     kOptional},
};

constexpr std::string_view described(std::string_view about) {
  return kDescribed ? about : std::string_view();
}

inline constexpr Request kRequests[]{
    {"name", kNameAsks, {}, described("the name under which a guest sits down from now on")},
    {"create", kCreateAsks, kCreateAnswers,
     described("sets a table and sits down; the reply has `table`")},
    {"watch",
     kOfTable,
     {},
     described("is told the table now and whenever something changes; any number may watch")},
    {"leave", kOfTable, kSeatAnswers,
     described("is told no more; a person who waits for others gives the seat back. The reply has "
               "`seat` if a seat is still theirs, because the game has begun")},
    {"unwatch", kOfTable, kSeatAnswers,
     described("is told no more, and keeps the seat, also at a table that waits for others. The "
               "reply has `seat` if one is theirs")},
    {"sit",
     kSitAsks,
     {},
     described("takes a seat: the one named, or the first that is free; and watches the table, as "
               "with `watch`")},
    {"salt",
     kSaltAsks,
     {},
     described("adds to the deal: 2 to 128 hexadecimal digits in small letters, an even number. "
               "The last one whom the table waits for starts the game")},
    {"belle", kBelleAsks, {}, described("a person who sits there asks Belle to take a free seat")},
    {"play", kPlayAsks, {}, described("plays a move, in the notation of the record")},
    {"undo",
     kUndoAsks,
     {},
     described("takes moves back: at once within the own turn up to the last revelation, else as "
               "an offer to the other persons")},
    {"abandon",
     kOfTable,
     {},
     described("offers to end the game without a result, or agrees to that; it ends at once where "
               "no other person is left")},
    {"answer",
     kAnswerAsks,
     {},
     described(
         "agrees to the offer of that number, or declines it; the person who made it may withdraw "
         "it so. Refused if another is open by now")},
    {"resign",
     kOfTable,
     {},
     described("gives up. With two seats the other wins; with more, Belle plays on, unless nobody "
               "else is left: then the table is closed")},
    {"chat",
     kChatAsks,
     {},
     described("says a line of at most 500 bytes. What a person says who only looks on is told to "
               "others who do, and to those who play when the game is over; before the game only "
               "those who sit there can talk")},
    {"rematch",
     kOfTable,
     {},
     described(
         "agrees to another game; when all persons who still sit there have, its table is "
         "named (`rematch`, below) and may be watched, everybody one seat further; Belle "
         "keeps the seats of those who left. Where the rules or `loser_starts` say that the loser "
         "starts, and `start` was left to chance, `first` in its `settings` names the seat")},
    {"explain", kExplainAsks, kExplainAnswers,
     described("what a move would bring; only for the mover. The reply has `explain`, a "
               "list of sentences, and `effect`, the same in numbers (`engine/<game>/shapes.h`); "
               "or why it is not legal")},
    {"past", kPastAsks, kPastAnswers,
     described("the positions after `from` to `to` moves, at most 32 of them, as the viewer could "
               "know them then; moves that were taken back do not count")},
    {"record", kOfTable, kRecordAnswers,
     described("the record, as over HTTP: the reply has `record`, empty before the deal")},
    {"check_edition",
     kCheckEditionAsks,
     {},
     described("whether a table could be set with this corrected edition; if not, the first fault, "
               "with its place")},
    {"tables",
     {},
     kTableList,
     described("the tables that everybody may find: the reply has `tables`")},
    {"mine", kMineAsks, kTableList,
     described("the own tables, the last changed first: a hundred of them, that have not changed "
               "after `until`, if it is there. With the last `changed` as the next `until`, that "
               "table comes again. With `follow` the client is told (`own`, below) whenever one "
               "of them changes, wherever it looks")},
};

/// The request that is called so; nothing if there is none.
constexpr const Request* request_named(std::string_view word) {
  for (const Request& request : kRequests)
    if (request.word == word) return &request;
  return nullptr;
}

}  // namespace belle::server::protocol
