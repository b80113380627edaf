// The shape of a JSON value: which fields an object has, and what stands in each. What the server
// and the engine write for others is declared so, once; from the declaration values are checked
// (table/shape_fault.h), and a JSON Schema, TypeScript types and tables of the documentation are
// written (server/protocol). Shapes are constants that point to each other, so declaring them costs
// nothing at run time.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>
#include <utility>

namespace belle {

struct Field;

struct Shape {
  enum class Kind : std::uint8_t {
    Any,
    Null,
    Text,
    Whole,   // a whole number from `least` to `most`
    Truth,   // true or false
    True,    // only ever true
    False,   // only ever false
    Words,   // one of `words`
    OrNull,  // `of`, or null
    List,    // from `least` to `most` of `of`
    Map,     // an object of `of`, by names; by the words of `keys` if there are any
    Object,  // these `fields` and no others
    Either,  // one of several; objects among them are told apart by their first fields
  };
  static constexpr std::int64_t kLeast = std::numeric_limits<std::int64_t>::min();
  static constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();

  Kind kind = Kind::Any;
  std::string_view name = {};  // under which types and schemas define it; empty: where it is used
  const Shape* of = nullptr;
  const Shape* keys = nullptr;
  std::span<const std::string_view> words = {};
  std::span<const Field> fields = {};
  std::span<const Shape* const> either = {};
  std::int64_t least = kLeast;
  std::int64_t most = kMost;
};

/// What a field means is for people: the page's own modules leave it out.
#ifdef __wasm__
inline constexpr bool kDescribed = false;
#else
inline constexpr bool kDescribed = true;
#endif

struct Field {
  enum class Is : std::uint8_t { Required, Optional };

  constexpr Field(std::string_view field, const Shape& its_shape, std::string_view meaning = {},
                  Is presence = Is::Required)
      : name(field),
        shape(&its_shape),
        about(kDescribed ? meaning : std::string_view()),
        is(presence) {}

  std::string_view name;
  const Shape* shape;
  std::string_view about;  // a sentence or two
  Is is;
};

/// The fields of an object that has those of another, too.
template <std::size_t N, std::size_t M>
constexpr std::array<Field, N + M> both(const Field (&first)[N], const Field (&second)[M]) {
  return [&]<std::size_t... I, std::size_t... J>(std::index_sequence<I...>,
                                                 std::index_sequence<J...>) {
    return std::array<Field, N + M>{first[I]..., second[J]...};
  }(std::make_index_sequence<N>(), std::make_index_sequence<M>());
}

inline constexpr Field::Is kOptional = Field::Is::Optional;

inline constexpr Shape kAny{};
inline constexpr Shape kText{Shape::Kind::Text};
inline constexpr Shape kTruth{Shape::Kind::Truth};
inline constexpr Shape kTrue{Shape::Kind::True};
inline constexpr Shape kFalse{Shape::Kind::False};

constexpr Shape whole_from(std::int64_t least = Shape::kLeast, std::int64_t most = Shape::kMost) {
  Shape shape{Shape::Kind::Whole};
  shape.least = least;
  shape.most = most;
  return shape;
}
constexpr Shape one_of(std::span<const std::string_view> words, std::string_view name = {}) {
  return {Shape::Kind::Words, name, nullptr, nullptr, words};
}
constexpr Shape or_null(const Shape& of) { return {Shape::Kind::OrNull, {}, &of}; }
constexpr Shape list_of(const Shape& of, std::string_view name = {}) {
  return {Shape::Kind::List, name, &of};
}
constexpr Shape pair_of(const Shape& of) {
  Shape shape = list_of(of);
  shape.least = shape.most = 2;
  return shape;
}
constexpr Shape map_of(const Shape& of, const Shape* keys = nullptr, std::string_view name = {}) {
  return {Shape::Kind::Map, name, &of, keys};
}
constexpr Shape object(std::span<const Field> fields, std::string_view name = {}) {
  return {Shape::Kind::Object, name, nullptr, nullptr, {}, fields};
}
constexpr Shape either(std::span<const Shape* const> shapes, std::string_view name = {}) {
  return {Shape::Kind::Either, name, nullptr, nullptr, {}, {}, shapes};
}

inline constexpr Shape kWhole = whole_from();
inline constexpr Shape kCount = whole_from(0);
inline constexpr Shape kTexts = list_of(kText);
inline constexpr Shape kWholes = list_of(kWhole);

}  // namespace belle
