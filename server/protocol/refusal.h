// Why a request is refused.
#pragma once

#include "engine/core/shape.h"

namespace belle::server::protocol {

inline constexpr Field kProblemFields[]{
    {"field", kText,
     "The field at fault; `table` where the table itself says no, `server` where nothing is wrong "
     "with the request."},
    {"reason", kText, "An English sentence."},
    {"ruling", kText, "The ruling of the game that is broken.", kOptional},
    {"word", kText,
     "One of a few that never change, so that a page can say the reason in any language. With a "
     "`ruling` it is one of those of `engine/<game>/refusal.cpp`.",
     kOptional},
    {"at", kText, "With a `ruling`: the place, tile or token it is about.", kOptional},
    {"needs", kWhole, "Where something is missing: how many it takes.", kOptional},
    {"has", kWhole, "How many of these the mover has.", kOptional},
};
inline constexpr Shape kProblem = object(kProblemFields, "Problem");

inline constexpr Shape kRequestNumber = whole_from(0, 1LL << 53);  // what JavaScript can count to
inline constexpr Shape kRequestNumberOrNull = or_null(kRequestNumber);

inline constexpr Field kRefusalFields[]{
    {"reply", kRequestNumberOrNull, "Null for a request that cannot be read at all."},
    {"ok", kFalse},
    {"error", kProblem},
};
inline constexpr Shape kRefusal = object(kRefusalFields, "Refusal");

}  // namespace belle::server::protocol
