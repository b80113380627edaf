#include "server/protocol/markdown.h"

#include <span>

#include "server/protocol/http.h"
#include "server/protocol/requests.h"

namespace belle::server::protocol {
namespace {

using Kind = Shape::Kind;

constexpr std::string_view kBegin = "<!-- made: ";
constexpr std::string_view kEnd = "<!-- end -->";

std::string code(std::string_view text) { return '`' + std::string(text) + '`'; }

std::string in_words(std::span<const std::string_view> words) {
  std::string text;
  for (const std::string_view word : words) text += (text.empty() ? "" : ", ") + code(word);
  return text;
}

std::string names(std::span<const Field> fields) {
  std::string text;
  for (const Field& field : fields)
    text += (text.empty() ? "" : ", ") + code(field.name) + (field.is == kOptional ? "?" : "");
  return text;
}

std::string kind(const Shape& shape) {
  switch (shape.kind) {
    case Kind::Any:
      return "anything";
    case Kind::Null:
      return "null";
    case Kind::Text:
      return "text";
    case Kind::Whole:
      return "number" + (shape.most == Shape::kMost ? std::string()
                                                    : ", " + std::to_string(shape.least) + " to " +
                                                          std::to_string(shape.most));
    case Kind::Truth:
      return "true or false";
    case Kind::True:
      return "true";
    case Kind::False:
      return "false";
    case Kind::Words:
      return in_words(shape.words);
    case Kind::OrNull:
      return kind(*shape.of) + ", or null";
    case Kind::List:
      return "list of " + kind(*shape.of);
    case Kind::Map:
      return kind(*shape.of) + " by name";
    case Kind::Object:
      return shape.name.empty() ? "{" + names(shape.fields) + "}"
                                : "*" + std::string(shape.name) + "*";
    case Kind::Either:
      break;
  }
  std::string text;
  for (const Shape* each : shape.either) text += (text.empty() ? "" : " or ") + kind(*each);
  return text;
}

std::string requests_table() {
  std::string text = "| do | fields | what it does |\n|---|---|---|\n";
  for (const Request& request : kRequests)
    text += "| " + code(request.word) + " | " + names(request.asks) + " | " +
            std::string(request.about) + " |\n";
  return text;
}

std::string http_table() {
  std::string text = "| request | body | answer | what it does |\n|---|---|---|---|\n";
  for (const HttpCall& call : kHttpCalls)
    text += "| " + code(call.call) + " | " + names(call.body) + " | " + names(call.answer) + " | " +
            std::string(call.about) + " |\n";
  return text;
}

std::string fields_table(std::span<const Field> fields) {
  std::string text = "| field | what it is | |\n|---|---|---|\n";
  for (const Field& field : fields)
    text += "| " + code(field.name) + (field.is == kOptional ? "?" : "") + " | " +
            kind(*field.shape) + " | " + std::string(field.about) + " |\n";
  return text;
}

std::string table_called(std::string_view name) {
  if (name == "requests") return requests_table();
  if (name == "http") return http_table();
  if (name == "create") return fields_table(kCreateAsks);
  for (const Shape* shape : {&kProblem, &kWelcome, &kGameKind, &kTableEvent, &kChair, &kChatLine,
                             &kOffer, &kSummary, &kAbout})
    if (shape->name == name) return fields_table(shape->fields);
  return "(nothing is called " + std::string(name) + ")\n";
}

}  // namespace

std::string with_tables(std::string_view page) {
  std::string made;
  for (std::size_t begin = 0; (begin = page.find(kBegin)) != std::string_view::npos;) {
    const std::size_t line = page.find('\n', begin) + 1;
    const std::size_t end = page.find(kEnd, line);
    if (line == 0 || end == std::string_view::npos) break;
    const std::string_view rest = page.substr(begin + kBegin.size());
    made += page.substr(0, line);
    made += table_called(rest.substr(0, rest.find(' ')));
    page.remove_prefix(end);
  }
  return made + std::string(page);
}

}  // namespace belle::server::protocol
