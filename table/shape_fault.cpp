#include "table/shape_fault.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "engine/core/text.h"

namespace belle::table {
namespace {

namespace json = boost::json;

using ShapeKind = Shape::Kind;

// Of one part of a value, which is called so, as the fault of the whole.
std::optional<Problem> inside(std::string_view part, std::optional<Problem> found) {
  if (found) {
    const std::string_view dot = found->field.empty() ? "" : ".";
    found->field = std::string(part).append(dot).append(found->field);
  }
  return found;
}

Problem wrong(std::string reason) { return {{}, std::move(reason), {}}; }

std::optional<Problem> unless(bool fits, const char* reason) {
  if (fits) return {};
  return wrong(reason);
}

bool is_among(std::span<const std::string_view> words, std::string_view word) {
  return std::ranges::find(words, word) != words.end();
}

std::string in_words(std::span<const std::string_view> words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 < words.size() ? ", " : " or ";
    text += in_quotes(words[i]);
  }
  return text;
}

std::optional<Problem> fault_of_whole(const Shape& shape, const json::value& value) {
  const bool fits =
      value.is_int64() && value.get_int64() >= shape.least && value.get_int64() <= shape.most;
  if (fits) return {};
  std::string reason = "must be a whole number";
  if (shape.least != Shape::kLeast) reason += " from " + std::to_string(shape.least);
  if (shape.most != Shape::kMost) reason += " to " + std::to_string(shape.most);
  return wrong(std::move(reason));
}

std::optional<Problem> fault_of_list(const Shape& shape, const json::value& value) {
  if (!value.is_array()) return wrong("must be a list");
  const auto size = static_cast<std::int64_t>(value.get_array().size());
  if (size < shape.least || size > shape.most)
    return wrong("must be a list of " + std::to_string(shape.most));
  std::size_t number = 0;
  for (const json::value& each : value.get_array()) {
    if (auto found = fault(*shape.of, each))
      return inside(std::to_string(number), std::move(found));
    ++number;
  }
  return {};
}

std::optional<Problem> fault_of_map(const Shape& shape, const json::value& value) {
  if (!value.is_object()) return wrong("must be an object");
  for (const auto& each : value.get_object()) {
    if (shape.keys != nullptr && !is_among(shape.keys->words, each.key()))
      return inside(each.key(), wrong("is not known here"));
    if (auto found = fault(*shape.of, each.value())) return inside(each.key(), std::move(found));
  }
  return {};
}

// If none fits, the fault of the one that was meant: the object whose first field is there.
std::optional<Problem> fault_of_either(const Shape& shape, const json::value& value) {
  const json::object* object = value.if_object();
  std::optional<Problem> meant;
  std::size_t meanings = 0;
  std::string firsts;
  for (const Shape* each : shape.either) {
    auto found = fault(*each, value);
    if (!found) return {};
    if (each->kind != ShapeKind::Object) continue;
    const std::string_view first = each->fields.front().name;
    firsts += (firsts.empty() ? "" : " or ") + std::string(first);
    if (object == nullptr || !object->contains(first)) continue;
    meant = std::move(found);
    ++meanings;
  }
  if (meanings == 1) return meant;
  if (firsts.empty()) return wrong("is not of a kind that it may be");
  return wrong(object == nullptr ? "must be an object" : "must have either " + firsts);
}

}  // namespace

std::optional<Problem> fault(const Shape& shape, const json::value& value) {
  switch (shape.kind) {
    case ShapeKind::Any:
      return {};
    case ShapeKind::Null:
      return unless(value.is_null(), "must be null");
    case ShapeKind::Text:
      return unless(value.is_string(), "must be a text");
    case ShapeKind::Whole:
      return fault_of_whole(shape, value);
    case ShapeKind::Truth:
      return unless(value.is_bool(), "must be true or false");
    case ShapeKind::True:
      return unless(value.is_bool() && value.get_bool(), "must be true");
    case ShapeKind::False:
      return unless(value.is_bool() && !value.get_bool(), "must be false");
    case ShapeKind::Words:
      if (value.is_string() && is_among(shape.words, value.get_string())) return {};
      return wrong("must be " + in_words(shape.words));
    case ShapeKind::OrNull:
      if (value.is_null()) return {};
      return fault(*shape.of, value);
    case ShapeKind::List:
      return fault_of_list(shape, value);
    case ShapeKind::Map:
      return fault_of_map(shape, value);
    case ShapeKind::Object:
      if (!value.is_object()) return wrong("must be an object");
      return fault({shape.fields}, value.get_object());
    case ShapeKind::Either:
      return fault_of_either(shape, value);
  }
  return {};
}

std::optional<Problem> fault(std::initializer_list<std::span<const Field>> parts,
                             const json::object& object) {
  const auto is_declared = [&](std::string_view name) {
    return std::ranges::any_of(parts, [&](std::span<const Field> fields) {
      return std::ranges::find(fields, name, &Field::name) != fields.end();
    });
  };
  for (const auto& each : object)
    if (!is_declared(each.key())) return inside(each.key(), wrong("is not known here"));
  for (const std::span<const Field> fields : parts) {
    for (const Field& field : fields) {
      const json::value* value = object.if_contains(field.name);
      if (value == nullptr && field.is == kOptional) continue;
      if (value == nullptr) return inside(field.name, wrong("is missing"));
      if (auto found = fault(*field.shape, *value)) return inside(field.name, std::move(found));
    }
  }
  return {};
}

}  // namespace belle::table
