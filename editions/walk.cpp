#include "editions/walk.h"

#include <algorithm>

#include "engine/core/text.h"

namespace belle::editions {
namespace {

constexpr std::size_t kLongestLine = 100;
constexpr std::size_t kLongestWord = 40;
constexpr std::int64_t kHighestNumber = 99;
constexpr std::string_view kObject = "must be an object in { }";
constexpr std::string_view kList = "must be a list in [ ]";
constexpr std::string_view kNumber = "must be a whole number";
constexpr std::string_view kText = "must be a text in quotes";

bool is_word(std::string_view text) {
  return !text.empty() && text.size() <= kLongestWord && std::ranges::all_of(text, [](char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
           (letter >= '0' && letter <= '9') || letter == '-';
  });
}

}  // namespace

// The value as a T, or an empty T and a fault.
template <class T>
const T& Value::as(std::string_view wanted) const {
  if (const T* value = std::get_if<T>(&json_->value)) return *value;
  static const T kNone{};
  refuse(wanted);
  return kNone;
}

int Value::number_key(std::string_view after) const {
  const auto found =
      belle::number(key_.ends_with(after) ? key_.substr(0, key_.size() - after.size()) : key_);
  if (!found) refuse("the key must be a whole number");
  return found.value_or(0);
}

void Value::has(std::span<const std::string_view> keys,
                std::span<const std::string_view> optional) const {
  const auto among = [](std::span<const std::string_view> list, std::string_view key) {
    return std::ranges::find(list, key) != list.end();
  };
  for (const auto& [key, value] : as<Json::Object>(kObject))
    if (!among(keys, key) && !among(optional, key))
      return fault_->add(member_place(place_, key), "unknown key");
  for (const std::string_view key : keys)
    if (!has(key)) return fault_->add(member_place(place_, key), "missing");
}

bool Value::has(std::string_view key) const {
  const auto& object = as<Json::Object>(kObject);
  return std::ranges::find(object, key, &Json::Member::key) != object.end();
}

Value Value::operator[](std::string_view key) const {
  static const Json kNull;
  const auto& object = as<Json::Object>(kObject);
  const auto member = std::ranges::find(object, key, &Json::Member::key);
  const Json* json = member == object.end() ? &kNull : &member->value;
  Value value(json, key, member_place(place_, key), *fault_);
  if (member == object.end()) value.refuse("missing");
  return value;
}

std::vector<Value> Value::members() const {
  std::vector<Value> values;
  for (const auto& [key, value] : as<Json::Object>(kObject))
    values.push_back(Value(&value, key, member_place(place_, key), *fault_));
  return values;
}

std::vector<Value> Value::items() const {
  const auto& list = as<Json::List>(kList);
  std::vector<Value> values;
  values.reserve(list.size());
  for (std::size_t i = 0; i < list.size(); ++i)
    values.push_back(Value(&list[i], "", item_place(place_, i), *fault_));
  return values;
}

std::vector<std::string> Value::texts() const {
  const auto& list = as<Json::List>(kList);
  std::vector<std::string> result;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const auto* text = std::get_if<std::string>(&list[i].value);
    if (text == nullptr) {
      fault_->add(item_place(place_, i), kText);
      return {};
    }
    result.push_back(*text);
  }
  return result;
}

std::vector<int> Value::numbers() const {
  std::vector<int> result;
  for (const Value& item : items()) result.push_back(item.number());
  return result;
}

std::vector<int> Value::number_or_numbers() const {
  if (std::holds_alternative<Json::List>(json_->value)) return numbers();
  return {number()};
}

std::vector<int> Value::numbers_by(std::span<const std::string_view> keys) const {
  has_exactly(keys);
  std::vector<int> result;
  for (const std::string_view key : keys) result.push_back((*this)[key].number());
  return result;
}

std::string Value::line() const {
  const auto& text = as<std::string>(kText);
  if (text.empty() || text.size() > kLongestLine || !is_plain_text(text))
    refuse("must be a short text on one line");
  return text;
}

std::string Value::word() const {
  const auto& text = as<std::string>(kText);
  if (!is_word(text)) refuse("a name has 1 to 40 letters, digits and hyphens, nothing else");
  return text;
}

bool Value::truth() const { return as<bool>("must be true or false"); }

int Value::number() const {
  const std::int64_t whole = as<Json::Number>(kNumber).whole.value_or(0);
  if (whole >= 1 && whole <= kHighestNumber) return static_cast<int>(whole);
  refuse("must be a whole number from 1 to " + std::to_string(kHighestNumber));
  return 0;
}

void Value::is_number(int wanted) const {
  if (as<Json::Number>(kNumber).whole != wanted) refuse("the rules say " + std::to_string(wanted));
}

void Value::is_standing() const {
  const auto& text = as<std::string>(kText);
  if (text != "printed" && text != "reported" && text != "reconstructed")
    refuse("a standing is printed, reported or reconstructed");
}

void Value::has_standings(std::span<const std::string_view> facts) const {
  has_exactly(facts);
  for (const std::string_view fact : facts) (*this)[fact].is_standing();
}

}  // namespace belle::editions
