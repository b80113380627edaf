#include "server/store_check.h"

#include <cstdlib>
#include <optional>
#include <utility>

namespace belle::server {

// The question is the cheapest there is: whose session is none. One that is not answered yet is not
// asked again, or a store that stands still would be buried under them.
void StoreCheck::ask(Answer answer) {
  if (asked_ && waiting_.empty()) return answer(false);
  if (!asked_ && std::abs(environment_.steady() - told_) < kFresh) return answer(answers_);
  waiting_.push_back(std::move(answer));
  if (std::exchange(asked_, true)) return;
  const std::uint64_t question = ++questions_;
  store_.person_of({}, [this](const store::Result<std::optional<store::Person>>& found) {
    asked_ = false;
    tell(found.has_value());
  });
  environment_.after(kLongest, [this, question] {
    if (asked_ && question == questions_) tell(false);
  });
}

void StoreCheck::tell(bool answers) {
  told_ = environment_.steady();
  if (std::exchange(answers_, answers) != answers)
    warnings_.note(answers ? "the store answers again" : "the store does not answer");
  for (const Answer& answer : std::exchange(waiting_, {})) answer(answers);
}

}  // namespace belle::server
