#include "editions/json.h"

#include <algorithm>
#include <boost/json/basic_parser_impl.hpp>
#include <iterator>
#include <utility>

#include "editions/faults.h"

namespace belle::editions {
namespace {

constexpr std::size_t kLargestFile = std::size_t{1} << 20;  // editions take some kilobytes
constexpr std::size_t kDeepest = 8;                         // editions nest four deep

using boost::json::error_code;
using boost::json::string_view;

// Builds the tree from the calls of boost::json::basic_parser, whose names and parameters these
// functions therefore have. None of them ever stops the parser.
class TreeBuilder {
 public:
  static constexpr std::size_t max_object_size = kLargestFile;
  static constexpr std::size_t max_array_size = kLargestFile;
  static constexpr std::size_t max_key_size = kLargestFile;
  static constexpr std::size_t max_string_size = kLargestFile;

  bool on_document_begin(error_code&) { return true; }
  bool on_document_end(error_code&) { return true; }
  bool on_array_begin(error_code&) { return open(Json::List{}); }
  bool on_array_end(std::size_t, error_code&) { return close(); }
  bool on_object_begin(error_code&) { return open(Json::Object{}); }
  bool on_object_end(std::size_t, error_code&) { return close(); }
  bool on_key_part(string_view part, std::size_t, error_code&) { return collect(part); }
  bool on_key(string_view part, std::size_t, error_code&) {
    collect(part);
    std::get<Json::Object>(open_.back().value).push_back({std::exchange(text_, {}), {}});
    return true;
  }
  bool on_string_part(string_view part, std::size_t, error_code&) { return collect(part); }
  bool on_string(string_view part, std::size_t, error_code&) {
    collect(part);
    return add({std::exchange(text_, {})});
  }
  bool on_number_part(string_view, error_code&) { return true; }
  bool on_int64(std::int64_t number, string_view, error_code&) {
    return add({Json::Number{number}});
  }
  bool on_uint64(std::uint64_t, string_view, error_code&) { return add({Json::Number{}}); }
  bool on_double(double, string_view, error_code&) { return add({Json::Number{}}); }
  bool on_bool(bool truth, error_code&) { return add({truth}); }
  bool on_null(error_code&) { return add({}); }
  bool on_comment_part(string_view, error_code&) { return true; }
  bool on_comment(string_view, error_code&) { return true; }

  Json take_tree() { return std::move(tree_); }

 private:
  bool collect(string_view part) {
    text_.append(part.data(), part.size());
    return true;
  }
  template <class Container>
  bool open(Container empty) {
    open_.push_back({std::move(empty)});
    return true;
  }
  bool close() {
    Json done = std::move(open_.back());
    open_.pop_back();
    return add(std::move(done));
  }
  bool add(Json value) {
    if (open_.empty())
      tree_ = std::move(value);
    else if (auto* list = std::get_if<Json::List>(&open_.back().value))
      list->push_back(std::move(value));
    else
      std::get<Json::Object>(open_.back().value).back().value = std::move(value);
    return true;
  }

  Json tree_;
  std::vector<Json> open_;  // the lists and objects around what comes next, outermost first
  std::string text_;        // of a key or string that comes in parts
};

// The place of a key that stands twice in its object, if there is one. It is put together from the
// inside only once it is found: keys may be as long as the file.
std::optional<std::string> repeated_key(const Json& json) {
  const auto inside = [](const std::string& outer, const std::string& inner) {
    return inner.starts_with('[') ? outer + inner : member_place(outer, inner);
  };
  if (const auto* list = std::get_if<Json::List>(&json.value)) {
    for (std::size_t i = 0; i < list->size(); ++i)
      if (const auto found = repeated_key((*list)[i])) return inside(item_place("", i), *found);
  }
  if (const auto* object = std::get_if<Json::Object>(&json.value)) {
    std::vector<std::string_view> keys;
    std::ranges::transform(*object, std::back_inserter(keys), &Json::Member::key);
    std::ranges::sort(keys);
    if (const auto twice = std::ranges::adjacent_find(keys); twice != keys.end())
      return std::string(*twice);
    for (const auto& [key, value] : *object)
      if (const auto found = repeated_key(value)) return inside(key, *found);
  }
  return {};
}

}  // namespace

std::string member_place(std::string_view object, std::string_view key) {
  std::string place(object);
  if (!place.empty()) place += '.';
  return place += key;
}

std::string item_place(std::string_view list, std::size_t i) {
  return std::string(list) + '[' + std::to_string(i) + ']';
}

std::expected<Json, std::string> parse_json(std::string_view bytes, std::string_view file) {
  if (bytes.size() > kLargestFile)
    return std::unexpected(fault_text(file, "", "an edition is not larger than 1 MiB"));
  boost::json::parse_options options;
  options.max_depth = kDeepest;
  boost::json::basic_parser<TreeBuilder> parser(options);
  error_code error;
  const std::size_t read = parser.write_some(false, bytes.data(), bytes.size(), error);
  if (!error && read < bytes.size()) error = boost::json::error::extra_data;
  if (error) {
    const auto line = 1 + std::ranges::count(bytes.substr(0, read), '\n');
    return std::unexpected(
        fault_text(file, static_cast<std::size_t>(line), "not JSON: " + error.message()));
  }
  Json tree = parser.handler().take_tree();
  if (const auto place = repeated_key(tree))
    return std::unexpected(fault_text(file, *place, "stands twice"));
  return tree;
}

}  // namespace belle::editions
