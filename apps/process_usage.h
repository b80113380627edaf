// What processes of this machine have used, as /proc tells it.
#pragma once

#include <cstddef>

#include <sys/types.h>

namespace belle {

/// Seconds of processor time, of the process and of those of its children that have ended.
double seconds_of(pid_t process);
/// The same with those of its children that are there.
double seconds_with_children(pid_t process);

/// Bytes of memory that nobody shares.
std::size_t memory_of(pid_t process);

}  // namespace belle
