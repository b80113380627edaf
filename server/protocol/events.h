// What the server tells without being asked: who the client is, and what is so at a table.
#pragma once

#include "engine/core/shape.h"
#include "table/settings_shape.h"

namespace belle::server::protocol {

inline constexpr Field kPersonFields[]{
    {"name", kText},
    {"named", kTruth, "The name is claimed: it has a password."},
};
inline constexpr Shape kPerson = object(kPersonFields, "Person");
inline constexpr Shape kPersonOrNull = or_null(kPerson);

inline constexpr Field kOptionFields[]{
    {"name", kText},
    {"words", kTexts, "Every word that can stand in its value."},
};
inline constexpr Shape kOption = object(kOptionFields);
inline constexpr Shape kOptionList = list_of(kOption);

inline constexpr Field kLevelFields[]{{"name", kText}, {"title", kText}, {"about", kText}};
inline constexpr Shape kLevel = object(kLevelFields);
inline constexpr Shape kLevels = list_of(kLevel);

inline constexpr Field kGameKindFields[]{
    {"name", kText},
    {"fewest_seats", kCount},
    {"seats", kTexts, "The names of the most seats."},
    {"options", kOptionList},
    {"levels", kLevels, "Of Belle's play."},
};
inline constexpr Shape kGameKind = object(kGameKindFields, "GameKind");
inline constexpr Shape kGameKinds = list_of(kGameKind);

inline constexpr std::string_view kWelcomeWord[]{"welcome"};
inline constexpr Shape kIsWelcome = one_of(kWelcomeWord);
inline constexpr Field kWelcomeFields[]{
    {"event", kIsWelcome},
    {"protocol", kWhole, "The version: 1."},
    {"person", kPersonOrNull, "Null for a client who has done nothing yet."},
    {"games", kGameKinds},
};
inline constexpr Shape kWelcome = object(kWelcomeFields, "Welcome");

inline constexpr std::string_view kStageWords[]{"waiting", "playing", "over"};
inline constexpr Shape kStage = one_of(kStageWords, "Stage");
inline constexpr Shape kSeatOrNull = or_null(kText);

inline constexpr std::string_view kChairWords[]{"open", "person", "belle"};
inline constexpr Shape kChairKind = one_of(kChairWords);
inline constexpr Field kChairFields[]{
    {"seat", kText},
    {"kind", kChairKind},
    {"name", kText, "The one that the person had when they sat down.", kOptional},
    {"named", kTruth, "The name is claimed.", kOptional},
    {"level", kText, "Belle's.", kOptional},
    {"rating", kWhole, "Of a person with a claimed name who has one in this game.", kOptional},
    {"left", kText, "The person for whom Belle plays on.", kOptional},
};
inline constexpr Shape kChair = object(kChairFields, "Chair");
inline constexpr Shape kChairs = list_of(kChair);

inline constexpr Field kChatFields[]{
    {"name", kText},
    {"named", kTruth, "The name is claimed: it was nobody else."},
    {"text", kText},
    {"seat", kText, "Where the person sat; left out of what is said by those who only look on.",
     kOptional},
    {"at", kCount, "When, in milliseconds."},
};
inline constexpr Shape kChatLine = object(kChatFields, "ChatLine");
inline constexpr Shape kChat = list_of(kChatLine);

inline constexpr Field kClockFields[]{
    {"left", kWholes, "Milliseconds by seat. Belle has none."},
    {"running", kTruth},
};
inline constexpr Shape kRunningClock = object(kClockFields);

inline constexpr std::string_view kOfferWords[]{"undo", "abandon"};
inline constexpr Shape kOfferKind = one_of(kOfferWords);
inline constexpr Field kOfferFields[]{
    {"number", kCount, "To be named in `answer`."},
    {"kind", kOfferKind},
    {"from", kText, "The seat."},
    {"moves", kCount, "How many would be taken back.", kOptional},
    {"turn", kTrue, "They are the whole last turn of that seat, and what was played since.",
     kOptional},
    {"asks_you", kTruth},
};
inline constexpr Shape kOffer = object(kOfferFields, "Offer");

inline constexpr Field kDecliningFields[]{
    {"number", kCount, "Of the offer."},
    {"kind", kOfferKind},
    {"from", kText, "The seat that had offered."},
    {"by", kText, "The seat that declined, or played on."},
};
inline constexpr Shape kDeclining = object(kDecliningFields, "Declined");

inline constexpr Field kAudienceFields[]{
    {"count", kCount, "How many persons or browsers."},
    {"names", kTexts, "Of those who have told theirs: the first twenty."},
};
inline constexpr Shape kAudience = object(kAudienceFields, "Audience");

/// Each game has its own (engine/<game>/shapes.h).
inline constexpr Shape kPosition{};

inline constexpr std::string_view kTableWord[]{"table"};
inline constexpr Shape kIsTable = one_of(kTableWord);
inline constexpr Field kTableFields[]{
    {"event", kIsTable},
    {"table", kText, "Its id."},
    {"length", kCount, "Lines of the journal."},
    {"since", kCount,
     "How many of them were told before. `log` and `chat` hold what came in between, everything "
     "else is as it is now."},
    {"stage", kStage,
     "A table that everybody left before the deal is `over` and has neither `ply` nor `position`; "
     "a "
     "game that was abandoned has no `result` in its log."},
    {"you", kSeatOrNull,
     "The own seat; null for those who only look on, and for those who gave up their seat or ran "
     "out of time. (Lists go on to say `you` of these: their chair has `left` there.)"},
    {"settings", table::shapes::kSettings, "In the first message about a table (`since` 0).",
     kOptional},
    {"commit", kText,
     "The commitment of the sealed deal: in the first message about a table, and in every one "
     "while "
     "it is `waiting`.",
     kOptional},
    {"asks_salt", kTrue,
     "While this person sits there, nothing is dealt, and their salt has not come.", kOptional},
    {"chairs", kChairs},
    {"ply", kCount, "How many moves count.", kOptional},
    {"to_move", kSeatOrNull, "Null after the end.", kOptional},
    {"position", kPosition,
     "What the viewer may know of the game; each game has its own object, the same that the engine "
     "gives in the page (`engine/<game>/shapes.h`).",
     kOptional},
    {"legal", kTexts, "Only for the mover: every legal move.", kOptional},
    {"undo", kCount, "Only for the mover: how many moves may be taken back without asking.",
     kOptional},
    {"last_turn", kCount,
     "Only for those who sit there, while the game is on: how many moves back their last turn "
     "began, with what was played since; `undo` takes it as `moves`. Left out before their first.",
     kOptional},
    {"log", kTexts,
     "Lines of the record as the viewer may read them (`move 2 flag ?`), and `undo 2`, `resign "
     "blue`, `timeout 3`, `score …`, `result …`. The first message leaves out what was taken "
     "back."},
    {"chat", kChat,
     "The first message has the last 200 lines. Those who play are told what was said by others "
     "when the game is over: then the lines are not in the order of `at`."},
    {"clock", kRunningClock, "Where time is counted.", kOptional},
    {"offer", kOffer,
     "What is offered and not answered by all yet; it waits for persons who are not there. An "
     "offer to "
     "take moves back (`undo`) ends when a person plays; what Belle plays meanwhile would be taken "
     "back with it, and adds to `moves`. One to end the game (`abandon`) ends with the game, or "
     "when a person leaves it.",
     kOptional},
    {"declined", kDeclining,
     "The last offer, if a person declined it or played on, until something else is offered or "
     "played.",
     kOptional},
    {"again", kTexts,
     "The seats whose persons wish for another game, until `rematch` names its table.", kOptional},
    {"rematch", kText, "The table of the next game.", kOptional},
    {"online", kTexts,
     "Seats whose persons are connected; who comes and goes is told once a second at most."},
    {"audience", kAudience,
     "Who looks on and has no seat; left out if nobody does. A change is told every five seconds "
     "at most.",
     kOptional},
};
inline constexpr Shape kTableEvent = object(kTableFields, "TableEvent");

}  // namespace belle::server::protocol
