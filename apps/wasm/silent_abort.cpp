// A module that stops has nobody to tell: its worker ends, and the page opens another. Without the
// last words of the C++ library, printf and all that it stands on stay out of the module.

#include <__verbose_abort>

[[noreturn]] void std::__libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }

extern "C" [[noreturn]] void abort_message(const char*, ...) { __builtin_trap(); }
