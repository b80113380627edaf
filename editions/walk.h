// Walking through the values of an edition file: each step says what must stand there, and a
// value that is something else becomes the first fault, with its place. After a fault the steps
// give empty values, so that a game can be read straight down and asked for faults in the end.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "editions/faults.h"
#include "editions/json.h"

namespace belle::editions {

/// A value of the file and where it stands. Neither the tree nor the fault may die before it.
class Value {
 public:
  Value(const Json& tree, FirstFault& fault) : Value(&tree, "", "", fault) {}

  /// The key under which it stands in its object; also for keys that are numbers, perhaps with
  /// something after them.
  std::string_view key() const { return key_; }
  int number_key(std::string_view after = "") const;

  void refuse(std::string_view reason) const { fault_->add(place_, reason); }

  /// An object: that it has these keys and no others, at most these, or these and at most those;
  /// one of its members; all.
  void has_exactly(std::span<const std::string_view> keys) const { has(keys, {}); }
  void has_at_most(std::span<const std::string_view> keys) const { has({}, keys); }
  void has(std::span<const std::string_view> keys,
           std::span<const std::string_view> optional) const;
  bool has(std::string_view key) const;
  Value operator[](std::string_view key) const;
  std::vector<Value> members() const;

  /// A list: of anything, of texts of any kind, of numbers on components.
  std::vector<Value> items() const;
  std::vector<std::string> texts() const;
  std::vector<int> numbers() const;
  /// A number on a component, or a list of them.
  std::vector<int> number_or_numbers() const;
  /// An object with exactly these keys and a number on a component for each, in their order.
  std::vector<int> numbers_by(std::span<const std::string_view> keys) const;

  /// A text that people read: something, short, on one line.
  std::string line() const;
  /// A name that can stand in a record: letters, digits and hyphens.
  std::string word() const;
  bool truth() const;
  /// A number on a component: from 1 to 99.
  int number() const;
  /// A number that the rules fix: the file may repeat it, but not change it.
  void is_number(int wanted) const;
  /// How well a fact is known: one of the three words for it.
  void is_standing() const;
  /// An object with exactly these keys and a standing for each.
  void has_standings(std::span<const std::string_view> facts) const;

 private:
  Value(const Json* json, std::string_view key, std::string place, FirstFault& fault)
      : json_(json), key_(key), place_(std::move(place)), fault_(&fault) {}

  template <class T>
  const T& as(std::string_view wanted) const;

  const Json* json_;
  std::string_view key_;
  std::string place_;
  FirstFault* fault_;
};

}  // namespace belle::editions
