#include "server/protocol/declaration.h"

#include <algorithm>
#include <cassert>
#include <cctype>
#include <span>
#include <utility>

#include "server/protocol/http.h"
#include "server/protocol/requests.h"

namespace belle::server::protocol {

std::string capitalised(std::string_view word) {
  std::string name;
  bool begins = true;
  for (const char letter : word) {
    if (letter != '_')
      name += begins ? static_cast<char>(std::toupper(static_cast<unsigned char>(letter))) : letter;
    begins = letter == '_';
  }
  return name;
}

Declaration::Declaration(const table::Games& games) {
  std::vector<const Shape*> positions;
  std::vector<const Shape*> effects;
  for (const auto& game : games) {
    define_parts(game->position_shape(), capitalised(game->name()));
    define_parts(game->effect_shape(), capitalised(game->name()));
    positions.push_back(&game->position_shape());
    effects.push_back(&game->effect_shape());
  }
  const Shape* position = one_of_all(std::move(positions));
  add_requests(*one_of_all(std::move(effects)), *position);
  add_events(*position);
  add_http();
}

const Shape& Declaration::at(std::string_view name) const {
  const auto found = std::ranges::find(definitions_, name, &Definition::name);
  assert(found != definitions_.end());
  return *found->shape;
}

std::string Declaration::name_of(const Shape& shape) const {
  const auto found = names_.find(&shape);
  return found == names_.end() ? std::string() : found->second;
}

const Shape* Declaration::keep(Shape shape) { return &shapes_.emplace_back(shape); }

const Shape* Declaration::with(std::vector<Field> fields) {
  return keep(object(fields_.emplace_back(std::move(fields))));
}

const Shape* Declaration::one_of_all(std::vector<const Shape*> shapes) {
  return keep(either(eithers_.emplace_back(std::move(shapes))));
}

void Declaration::define(std::string name, const Shape& shape, std::string_view about) {
  names_.emplace(&shape, name);
  definitions_.push_back({std::move(name), &shape, about});
}

// The named shapes that a shape is made of, and then itself; those of a game carry its name.
void Declaration::define_parts(const Shape& shape, const std::string& game) {
  if (names_.contains(&shape)) return;
  if (shape.of != nullptr) define_parts(*shape.of, game);
  if (shape.keys != nullptr) define_parts(*shape.keys, game);
  for (const Field& field : shape.fields) define_parts(*field.shape, game);
  for (const Shape* each : shape.either) define_parts(*each, game);
  if (!shape.name.empty()) define(game + std::string(shape.name), shape);
}

const Shape* Declaration::define_all(std::string name, std::string_view ending,
                                     std::string_view about) {
  std::vector<const Shape*> all;
  for (const Definition& each : definitions_)
    if (each.name.ends_with(ending)) all.push_back(each.shape);
  const Shape* shape = one_of_all(std::move(all));
  define(std::move(name), *shape, about);
  return shape;
}

void Declaration::add_requests(const Shape& effect, const Shape& position) {
  for (const Request& request : kRequests) {
    const std::string name = capitalised(request.word);
    const Shape* word = keep(one_of(std::span(&request.word, 1)));
    std::vector<Field> asks{kEnvelope[0], {"do", *word}};
    asks.insert(asks.end(), request.asks.begin(), request.asks.end());
    std::vector<Field> answers{{"reply", kRequestNumber}, {"ok", kTrue}};
    for (Field field : request.answers) {
      if (field.shape == &kEffect) field.shape = &effect;
      if (field.shape == &kPositions) field.shape = keep(list_of(position));
      answers.push_back(field);
    }
    const Shape* asked = with(std::move(asks));
    const Shape* answered = with(std::move(answers));
    define_parts(*asked, "");
    define_parts(*answered, "");
    define(name + "Request", *asked, request.about);
    define(name + "Reply", *answered);
  }
  define_parts(kRefusal, "");
  define_all("Request", "Request", "What a client may send.");
  define_all("Reply", "Reply", "To a request that went well.");
}

void Declaration::add_events(const Shape& position) {
  define_parts(kWelcome, "");
  std::vector<Field> fields(kTableEvent.fields.begin(), kTableEvent.fields.end());
  for (Field& field : fields)
    if (field.shape == &kPosition) field.shape = &position;
  const Shape* event = with(std::move(fields));
  define_parts(*event, "");
  define(std::string(kTableEvent.name), *event,
         "After `watch`, and whenever something changes at the table.");
  define_parts(kOwnEvent, "");
  const Shape* all = one_of_all({&kRefusal, &at("Reply"), &kWelcome, event, &kOwnEvent});
  define("Message", *all, "What a server may send.");
}

void Declaration::add_http() {
  for (const HttpCall& call : kHttpCalls) {
    const auto define_fields = [&](std::span<const Field> fields, std::string_view ending) {
      if (fields.empty()) return;
      const Shape* shape = with({fields.begin(), fields.end()});
      define_parts(*shape, "");
      define("Http" + capitalised(call.name) + std::string(ending), *shape, call.about);
    };
    define_fields(call.body, "Body");
    define_fields(call.answer, "Answer");
  }
  define("HttpError", *with({std::begin(kErrorBody), std::end(kErrorBody)}),
         "With any other status than 200.");
}

}  // namespace belle::server::protocol
