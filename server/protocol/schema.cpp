#include "server/protocol/schema.h"

#include "engine/core/json_text.h"

namespace belle::server::protocol {
namespace {

using Kind = Shape::Kind;

class SchemaWriter {
 public:
  explicit SchemaWriter(const Declaration& declaration) : declaration_(declaration) {}

  std::string write() {
    json_.open_object();
    json_.key("$schema").text("https://json-schema.org/draft/2020-12/schema");
    json_.key("$id").text("urn:belle-epoque:protocol:1");
    json_.key("title").text("The protocol of Belle Époque, version 1");
    json_.key("anyOf").open_list();
    write_reference("Request");
    write_reference("Message");
    json_.close_list();
    json_.key("$defs").open_object();
    for (const auto& [name, shape, about] : declaration_.definitions()) {
      json_.key(name).open_object();
      json_.key("$anchor").text(name);
      if (!about.empty()) json_.key("description").text(about);
      write_inside(*shape);
      json_.close_object();
    }
    json_.close_object();
    json_.close_object();
    return json_.written();
  }

 private:
  void write_reference(const std::string& name) {
    json_.open_object();
    json_.key("$ref").text("#/$defs/" + name);
    json_.close_object();
  }

  void write_shape(const Shape& shape, std::string_view about = {}) {
    const std::string name = declaration_.name_of(shape);
    json_.open_object();
    if (!about.empty()) json_.key("description").text(about);
    if (name.empty())
      write_inside(shape);
    else
      json_.key("$ref").text("#/$defs/" + name);
    json_.close_object();
  }

  void type(std::string_view word) { json_.key("type").text(word); }

  void write_inside(const Shape& shape) {
    switch (shape.kind) {
      case Kind::Any:
        return;
      case Kind::Null:
        return type("null");
      case Kind::Text:
        return type("string");
      case Kind::Whole:
        return write_whole(shape);
      case Kind::Truth:
        return type("boolean");
      case Kind::True:
      case Kind::False:
        return json_.key("const").truth(shape.kind == Kind::True);
      case Kind::Words:
        return json_.key("enum").texts(shape.words);
      case Kind::OrNull:
        json_.key("anyOf").open_list();
        write_shape(*shape.of);
        write_shape({Kind::Null});
        return json_.close_list();
      case Kind::List:
        return write_list(shape);
      case Kind::Map:
        return write_map(shape);
      case Kind::Object:
        return write_object(shape);
      case Kind::Either:
        json_.key("anyOf").open_list();
        for (const Shape* each : shape.either) write_shape(*each);
        return json_.close_list();
    }
  }

  void write_whole(const Shape& shape) {
    type("integer");
    if (shape.least != Shape::kLeast) json_.key("minimum").whole(shape.least);
    if (shape.most != Shape::kMost) json_.key("maximum").whole(shape.most);
  }

  void write_list(const Shape& shape) {
    type("array");
    json_.key("items");
    write_shape(*shape.of);
    if (shape.least != Shape::kLeast) json_.key("minItems").whole(shape.least);
    if (shape.most != Shape::kMost) json_.key("maxItems").whole(shape.most);
  }

  void write_map(const Shape& shape) {
    type("object");
    if (shape.keys != nullptr) {
      json_.key("propertyNames");
      write_shape(*shape.keys);
    }
    json_.key("additionalProperties");
    write_shape(*shape.of);
  }

  void write_object(const Shape& shape) {
    type("object");
    json_.key("properties").open_object();
    for (const Field& field : shape.fields) {
      json_.key(field.name);
      write_shape(*field.shape, field.about);
    }
    json_.close_object();
    json_.key("required").open_list();
    for (const Field& field : shape.fields)
      if (field.is == Field::Is::Required) json_.text(field.name);
    json_.close_list();
    json_.key("additionalProperties").truth(false);
  }

  const Declaration& declaration_;
  JsonText json_;
};

// A line for each value, so that people can read it, and the history of its file, too.
std::string in_lines(std::string_view json) {
  std::string lines;
  std::string indent = "\n";
  bool quoted = false;
  for (std::size_t i = 0; i < json.size(); ++i) {
    const char letter = json[i];
    if (letter == '\\') lines += json[i++];  // with what it escapes
    if (letter == '"') quoted = !quoted;
    const bool closes = letter == '}' || letter == ']';
    if (!quoted && closes) {
      indent.resize(indent.size() - 1);
      if (json[i - 1] != '{' && json[i - 1] != '[') lines += indent;
    }
    lines += json[i];
    if (quoted) continue;
    if (letter == '{' || letter == '[') {
      indent += ' ';
      if (json[i + 1] != '}' && json[i + 1] != ']') lines += indent;
    }
    if (letter == ',') lines += indent;
    if (letter == ':') lines += ' ';
  }
  return lines + '\n';
}

}  // namespace

std::string json_schema(const Declaration& declaration) {
  return in_lines(SchemaWriter(declaration).write());
}

}  // namespace belle::server::protocol
