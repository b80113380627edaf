// What is wrong with an edition file, in one line that names the file and the place. Files come
// from anywhere: whatever of them is shown in such a line is made harmless and short first.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace belle::editions {

/// `<file>: <place>: <reason>`. The place is empty when it is the whole file.
std::string fault_text(std::string_view file, std::string_view place, std::string_view reason);

/// `<file>:<line>: <reason>`.
std::string fault_text(std::string_view file, std::size_t line, std::string_view reason);

/// The first fault that a reader meets. Readers go on with empty values after it, and their
/// caller asks in the end whether there was one.
class FirstFault {
 public:
  explicit FirstFault(std::string_view file) : file_(file) {}

  void add(std::string_view place, std::string_view reason) {
    if (!text_) text_ = fault_text(file_, place, reason);
  }
  const std::optional<std::string>& text() const { return text_; }

 private:
  std::string_view file_;
  std::optional<std::string> text_;
};

}  // namespace belle::editions
