#include "server/protocol/types.h"

#include <algorithm>
#include <set>
#include <span>

#include "server/protocol/http.h"
#include "server/protocol/requests.h"

namespace belle::server::protocol {
namespace {

using Kind = Shape::Kind;

constexpr std::string_view kMade =
    "// Made from the declaration in server/protocol and engine/<game>/shapes.h by `./belle "
    "protocol`:\n// a change here is lost.\n";

std::string quoted(std::string_view text) { return '\'' + std::string(text) + '\''; }

std::string one_of_words(std::span<const std::string_view> words) {
  std::string text;
  for (const std::string_view word : words) text += (text.empty() ? "" : " | ") + quoted(word);
  return text;
}

bool is_plain(std::string_view name) {
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz_0123456789";
  return name.front() >= 'a' && name.find_first_not_of(kLetters) == std::string_view::npos;
}

constexpr std::size_t kColumns = 100;

// Of a definition; what is too long is a line for each word.
std::string on_the_right(const std::string& type, const std::string& name) {
  if (name.size() + type.size() + 15 <= kColumns) return ' ' + type;
  if (type.size() + 2 <= kColumns) return "\n  " + type;
  std::string text = "\n  | ";
  for (const char letter : type)
    if (letter == '|')
      text.replace(text.size() - 1, 1, "\n  |");
    else
      text += letter;
  return text;
}

// What something means, above it.
std::string comment(std::string_view about, const std::string& indent) {
  if (about.empty()) return {};
  if (indent.size() + about.size() + 7 <= kColumns)
    return indent + "/** " + std::string(about) + " */\n";
  std::string text = indent + "/**\n" + indent + " *";
  std::size_t column = indent.size() + 2;
  while (!about.empty()) {
    const std::string_view word = about.substr(0, about.find(' '));
    if (column + 1 + word.size() > kColumns) {
      text += '\n' + indent + " *";
      column = indent.size() + 2;
    }
    text += ' ' + std::string(word);
    column += 1 + word.size();
    about.remove_prefix(std::min(about.size(), word.size() + 1));
  }
  return text + '\n' + indent + " */\n";
}

class TypeWriter {
 public:
  /// The named types that a shape is made of, and then itself.
  void define(const Shape& shape) {
    if (!defined_.insert(&shape).second) return;
    if (shape.of != nullptr) define(*shape.of);
    if (shape.keys != nullptr) define(*shape.keys);
    for (const Field& field : shape.fields) define(*field.shape);
    for (const Shape* each : shape.either) define(*each);
    if (shape.name.empty()) return;
    const std::string name(shape.name);
    if (shape.kind == Kind::Object)
      text_ += "\nexport interface " + name + ' ' + in_lines(shape.fields, "") + '\n';
    else
      text_ += "\nexport type " + name + " =" + on_the_right(inside(shape), name) + '\n';
  }

  void define_requests() {
    for (const Request& request : kRequests)
      for (const auto& fields : {request.asks, request.answers})
        for (const Field& field : fields) define(*field.shape);
    text_ += "\n/** What can be asked, and what an answer holds beside `ok`. */\n";
    text_ += "export interface Asks {\n";
    for (const Request& request : kRequests)
      text_ += comment(request.about, "  ") + "  " + std::string(request.word) +
               ": {\n    ask: " + in_braces(request.asks, "    ") +
               "\n    answer: " + in_braces(request.answers, "    ") + "\n  }\n";
    text_ += "}\n";
  }

  void add(std::string_view text) { text_ += text; }
  const std::string& written() const { return text_; }

 private:
  static std::string type(const Shape& shape, const std::string& indent) {
    return shape.name.empty() ? inside(shape, indent) : std::string(shape.name);
  }

  static std::string inside(const Shape& shape, const std::string& indent = {}) {
    switch (shape.kind) {
      case Kind::Any:
        return "unknown";
      case Kind::Null:
        return "null";
      case Kind::Text:
        return "string";
      case Kind::Whole:
        return "number";
      case Kind::Truth:
        return "boolean";
      case Kind::True:
        return "true";
      case Kind::False:
        return "false";
      case Kind::Words:
        return one_of_words(shape.words);
      case Kind::OrNull:
        return type(*shape.of, indent) + " | null";
      case Kind::List:
        return list(shape, indent);
      case Kind::Map:
        return shape.keys == nullptr ? "Record<string, " + type(*shape.of, indent) + '>'
                                     : "Partial<Record<" + type(*shape.keys, indent) + ", " +
                                           type(*shape.of, indent) + ">>";
      case Kind::Object:
        return in_braces(shape.fields, indent);
      case Kind::Either:
        break;
    }
    std::string text;
    for (const Shape* each : shape.either)
      text += (text.empty() ? "" : " | ") + type(*each, indent);
    return text;
  }

  static std::string list(const Shape& shape, const std::string& indent) {
    const std::string each = type(*shape.of, indent);
    if (shape.most == 2) return '[' + each + ", " + each + ']';
    const bool alone = each.find(' ') == std::string::npos || each.front() == '{';
    return (alone ? each : '(' + each + ')') + "[]";
  }

  static std::string member(const Field& field, const std::string& indent) {
    return (is_plain(field.name) ? std::string(field.name) : quoted(field.name)) +
           (field.is == kOptional ? "?: " : ": ") + type(*field.shape, indent);
  }

  static std::string in_braces(std::span<const Field> fields, const std::string& indent) {
    if (fields.empty()) return "object";
    std::string text;
    for (const Field& field : fields) text += (text.empty() ? "{ " : "; ") + member(field, indent);
    text += " }";
    const bool fits = indent.size() + text.size() + 20 < kColumns;  // with the name before it
    return fits ? text : in_lines(fields, indent);
  }

  static std::string in_lines(std::span<const Field> fields, const std::string& indent) {
    const std::string inner = indent + "  ";
    std::string text = "{\n";
    for (const Field& field : fields)
      text += comment(field.about, inner) + inner + member(field, inner) + '\n';
    return text + indent + '}';
  }

  std::set<const Shape*> defined_;
  std::string text_{kMade};
};

}  // namespace

std::string message_types() {
  TypeWriter types;
  for (const Shape* shape : {&kRefusal, &kWelcome, &kTableEvent, &kOwnEvent}) types.define(*shape);
  types.add("\nexport type ServerEvent = Welcome | TableEvent | OwnEvent\n");
  types.define_requests();
  types.define(kMe);
  return types.written();
}

std::string game_types(const table::GameKind& game) {
  TypeWriter types;
  types.define(game.position_shape());
  types.define(game.effect_shape());
  return types.written();
}

}  // namespace belle::server::protocol
