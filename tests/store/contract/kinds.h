// The stores that are held to store.h: each test of this folder runs on every kind that keeps what
// the test is about.
#pragma once

#include <functional>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "store/store.h"
#include "tests/store/sample.h"

namespace belle::store {

/// A place that is empty at first, and a store that keeps everything there.
class Place {
 public:
  virtual ~Place() = default;
  virtual Store& store() = 0;
  /// Another server's store there, which may be the same one, where several servers can be.
  virtual Store& other() { return store(); }
  /// Closes the store and opens it again, where that can be done.
  virtual void reopen() {}
};

struct StoreKind {
  std::string name;
  std::function<std::unique_ptr<Place>()> empty;

  friend void PrintTo(const StoreKind& kind, std::ostream* out) { *out << kind.name; }
};

/// All kinds; those that keep people, which the one in the page does not; and those that last,
/// which alone check who sits at a table and forget; those that several servers may use.
std::vector<StoreKind> kinds();
std::vector<StoreKind> kinds_with_people();
std::vector<StoreKind> lasting_kinds();
/// Those that several servers may use.
std::vector<StoreKind> shared_kinds();

/// A test that has an empty store of one kind.
class Contract : public testing::TestWithParam<StoreKind> {
 protected:
  Store& store() { return place_->store(); }
  Store& other() { return place_->other(); }
  std::unique_ptr<Place> place_ = GetParam().empty();
};

/// For the name of a test.
inline std::string name_of(const testing::TestParamInfo<StoreKind>& info) {
  return info.param.name;
}

}  // namespace belle::store
