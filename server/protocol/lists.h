// Tables in lists: the lobby, and the own ones.
#pragma once

#include "server/protocol/events.h"

namespace belle::server::protocol {

inline constexpr Field kLastMoveFields[]{{"seat", kText}, {"move", kText}};
inline constexpr Shape kLastMove = object(kLastMoveFields);

inline constexpr Field kAboutFields[]{
    {"game", kText},
    {"settings", table::shapes::kSettings, "Without the text of an edition."},
    {"corrected_edition", kTruth},
    {"chairs", kChairs},
    {"to_move", kText, "Whose turn it is, while the game is on.", kOptional},
    {"deadline", kWhole,
     "When the time of the person whose turn it is ends, in milliseconds, if it is counted.",
     kOptional},
    {"last", kLastMove, "The last move that counts, as those who watch may read it.", kOptional},
    {"winners", kTexts, "The seats that have won, when the game is over and has a result.",
     kOptional},
};
inline constexpr Shape kAbout = object(kAboutFields, "About");

inline constexpr Field kSummaryFields[]{
    {"table", kText},
    {"stage", kStage},
    {"changed", kWhole, "When, in milliseconds."},
    {"you", kText, "The own seat, in a list of own tables.", kOptional},
    {"about", kAbout},
};
inline constexpr Shape kSummary = object(kSummaryFields, "Summary");
inline constexpr Shape kSummaries = list_of(kSummary);

inline constexpr Field kTableList[]{{"tables", kSummaries}};

inline constexpr std::string_view kOwnWord[]{"own"};
inline constexpr Shape kIsOwn = one_of(kOwnWord);
inline constexpr Field kOwnEventFields[]{
    {"event", kIsOwn},
    {"tables", kSummaries, "The own table that has changed, as `mine` lists it."},
};
inline constexpr Shape kOwnEvent = object(kOwnEventFields, "OwnEvent");

}  // namespace belle::server::protocol
