// JSON text, written piece by piece: commas, quotes and escapes are done here.
#pragma once

#include <concepts>
#include <string>
#include <string_view>

namespace belle {

/// Its calls come in the order of the text: in an object a key before each value, and a
/// close for each open.
class JsonText {
 public:
  void open_object() { open('{'); }
  void close_object() { close('}'); }
  void open_list() { open('['); }
  void close_list() { close(']'); }
  /// The value follows: json.key("lit").whole(3).
  JsonText& key(std::string_view name);

  void text(std::string_view utf8);
  void whole(std::integral auto number) {
    separate();
    written_ += std::to_string(number);
  }
  /// Rounded to so many digits after the point; zeros at the end are left out.
  void number(double number, int digits);
  void truth(bool value);
  void null();
  /// A value that is JSON already.
  void raw(std::string_view json) {
    separate();
    written_ += json;
  }
  /// A list of texts.
  void texts(const auto& list) {
    open_list();
    for (const std::string_view each : list) text(each);
    close_list();
  }

  const std::string& written() const { return written_; }

 private:
  void open(char bracket);
  void close(char bracket);
  void separate();
  void quote(std::string_view utf8);

  std::string written_;
};

}  // namespace belle
