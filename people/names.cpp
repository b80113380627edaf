#include "people/names.h"

#include <algorithm>

#include "engine/core/text.h"
#include "people/lookalikes.h"

namespace belle::people {
namespace {

// Each but the bytes that continue one.
std::size_t characters(std::string_view plain) {
  return static_cast<std::size_t>(
      std::ranges::count_if(plain, [](char byte) { return (byte & 0xc0) != 0x80; }));
}

}  // namespace

std::optional<NameFault> name_fault(std::string_view name) {
  if (name.empty()) return NameFault::Empty;
  if (!is_plain_text(name)) return NameFault::Characters;
  if (characters(name) > kLongestName) return NameFault::Long;
  if (std::ranges::count(words(name), "") > 0) return NameFault::Spaces;
  if (std::ranges::any_of(words(name), is_deceptive)) return NameFault::Characters;
  return {};
}

}  // namespace belle::people
