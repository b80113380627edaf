// Whether the store answers, for those who look after the house: a proxy asks every second. Those
// who ask at the same moment share one question, and nobody waits long for a store that says
// nothing. The operator is told when it stops answering and when it is back. Only on the server's
// thread.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "server/environment.h"
#include "server/warnings.h"
#include "store/store.h"

namespace belle::server {

class StoreCheck {
 public:
  using Answer = std::function<void(bool answers)>;

  // Milliseconds for an answer, and for which it holds.
  static constexpr table::Time kLongest = 2000;
  static constexpr table::Time kFresh = 100;

  StoreCheck(store::Store& store, const Environment& environment, Warnings& warnings)
      : store_(store), environment_(environment), warnings_(warnings) {}

  void ask(Answer answer);

 private:
  void tell(bool answers);

  store::Store& store_;
  const Environment& environment_;
  Warnings& warnings_;
  std::vector<Answer> waiting_;
  std::uint64_t questions_ = 0;
  bool asked_ = false;  // and not answered yet
  bool answers_ = true;
  table::Time told_ = -kFresh;  // when that was known
};

}  // namespace belle::server
