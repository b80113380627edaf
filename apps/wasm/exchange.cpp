#include "apps/wasm/exchange.h"

#include <cstdlib>
#include <exception>
#include <utility>

namespace {

std::string& written() {
  static std::string bytes;
  return bytes;
}

}  // namespace

BELLE_EXPORT(room) char* belle_room(std::size_t size) {
  written().assign(size, '\0');
  return written().data();
}

// The compiler's guard against overrun stacks asks for the first two. The third is for threads that
// end: there is one here, and it does not.
extern "C" {
std::uintptr_t __stack_chk_guard = 0x1889c17e;                        // NOLINT
[[noreturn]] void __stack_chk_fail() { std::abort(); }                // NOLINT
int __cxa_thread_atexit(void (*)(void*), void*, void*) { return 0; }  // NOLINT
}

// Nothing is thrown here: input is refused by value. What a library would throw stops the module,
// and the page opens another.
namespace boost {
struct source_location;
[[noreturn]] void throw_exception(const std::exception&) { std::abort(); }
[[noreturn]] void throw_exception(const std::exception&, const source_location&) { std::abort(); }
}  // namespace boost

namespace belle::wasm {

Given::Given(std::size_t size) : bytes_(std::exchange(written(), {})) {
  bytes_.resize(size);
  std::string_view rest = bytes_;
  for (;;) {
    const std::size_t end = rest.find('\0');
    texts_.push_back(rest.substr(0, end));
    if (end == std::string_view::npos) return;
    rest.remove_prefix(end + 1);
  }
}

}  // namespace belle::wasm
