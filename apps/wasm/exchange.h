// How the page and a module exchange texts. The page asks for room, writes there, and calls a
// function with how many bytes it wrote; several texts stand one after the other with a zero byte
// between them. A module says something by calling `tell`, which copies it away at once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#define BELLE_EXPORT(name) __attribute__((export_name(#name))) extern "C"
#define BELLE_IMPORT(name) __attribute__((import_module("page"), import_name(#name))) extern "C"

BELLE_IMPORT(tell) void page_tell(std::uint32_t channel, const char* text, std::size_t size);

namespace belle::wasm {

inline void tell(std::uint32_t channel, std::string_view text) {
  page_tell(channel, text.data(), text.size());
}

/// What the page has written: so many bytes, split at each zero byte. A text that was not given is
/// empty.
class Given {
 public:
  explicit Given(std::size_t size);

  std::string_view operator[](std::size_t i) const { return i < texts_.size() ? texts_[i] : ""; }
  std::string_view whole() const { return bytes_; }

 private:
  std::string bytes_;
  std::vector<std::string_view> texts_;
};

}  // namespace belle::wasm
