// Tables in lists: the lobby, and the own ones.
#pragma once

#include "server/protocol/events.h"

namespace belle::server::protocol {

inline constexpr Field kAboutFields[]{
    {"game", kText},
    {"settings", table::shapes::kSettings, "Without the text of an edition."},
    {"corrected_edition", kTruth},
    {"chairs", kChairs},
    {"winners", kTexts, "The seats that have won, when the game is over and has a result.",
     kOptional},
};
inline constexpr Shape kAbout = object(kAboutFields);

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

}  // namespace belle::server::protocol
