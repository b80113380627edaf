// All messages of the protocol together, with the positions and effects of the games that can be
// played: what a schema describes, and what tests hold every message against. The shapes of single
// messages are declared in the other headers of this folder.
#pragma once

#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/shape.h"
#include "table/match.h"

namespace belle::server::protocol {

class Declaration {
 public:
  explicit Declaration(const table::Games& games);
  Declaration(const Declaration&) = delete;
  Declaration& operator=(const Declaration&) = delete;

  struct Definition {
    std::string name;
    const Shape* shape;
    std::string_view about = {};
  };
  /// Everything that has a name, each after what it is made of: `PlayRequest`, `PlayReply`,
  /// `TableEvent`, `Chair`, `LumierePosition` …
  const std::vector<Definition>& definitions() const { return definitions_; }
  /// The shape of that name, which there must be.
  const Shape& at(std::string_view name) const;
  /// The name under which a shape is defined; empty if it is described where it is used.
  std::string name_of(const Shape& shape) const;

 private:
  const Shape* keep(Shape shape);
  const Shape* with(std::vector<Field> fields);
  const Shape* one_of_all(std::vector<const Shape*> shapes);
  void define(std::string name, const Shape& shape, std::string_view about = {});
  void define_parts(const Shape& shape, const std::string& game);
  const Shape* define_all(std::string name, std::string_view ending, std::string_view about);

  void add_requests(const Shape& effect, const Shape& position);
  void add_events(const Shape& position);
  void add_http();

  // Shapes are made of pointers: what is put together here stays where it is.
  std::deque<Shape> shapes_;
  std::deque<std::vector<Field>> fields_;
  std::deque<std::vector<const Shape*>> eithers_;
  std::vector<Definition> definitions_;
  std::map<const Shape*, std::string> names_;
};

/// `check_edition` as the beginning of a name: `CheckEdition`.
std::string capitalised(std::string_view word);

}  // namespace belle::server::protocol
