#include "server/rate_limits.h"

#include "people/secrets.h"

namespace belle::server {

// The store need not know who tries what. There are few addresses: without the house's key each
// could be found by trying all.
store::Allowance RateLimits::allowance(const char* what, const std::string& whose,
                                       Rate rate) const {
  return {people::token_hash(house_key_ + ' ' + what + ' ' + whose), rate.burst, rate.per_second};
}

bool RateLimits::take(Buckets& buckets, const std::string& whose, Rate rate) {
  return limits_.off || buckets.take(whose, rate, environment_.steady());
}

bool RateLimits::take(Buckets& buckets, const Client& client, Rate rate) {
  return !client.person || take(buckets, std::to_string(client.person->id), rate);
}

bool RateLimits::may_send(Client& client, std::size_t bytes) {
  constexpr std::size_t kMostWaiting = 64;  // messages of a client whom the store is asked about
  if (client.questions > 0 && client.waiting.size() >= kMostWaiting) return false;
  const std::size_t times = 1 + bytes / limits_.message;
  const table::Time now = environment_.steady();
  return limits_.off ||
         (client.messages.take(limits_.messages, now, static_cast<double>(times)) &&
          messages_.take(client.address, limits_.in_all, now, static_cast<double>(times)));
}

bool RateLimits::may_read(const std::string& address) {
  return take(reads_, address, limits_.reads);
}
bool RateLimits::may_create(const std::string& address) {
  return take(tables_, address, limits_.tables);
}
bool RateLimits::may_join(const std::string& address) {
  return take(joins_, address, limits_.joins);
}
bool RateLimits::may_check_edition(const std::string& address) {
  return take(editions_, address, limits_.editions);
}
bool RateLimits::may_ask(const std::string& address) {
  return take(requests_, address, limits_.requests);
}
bool RateLimits::may_list(const std::string& address) {
  return take(lists_, address, limits_.lists);
}

void RateLimits::may_try_password(const std::string& address, const Use& use) {
  if (limits_.off || !tries_.counts_tries())
    return use(take(passwords_, address, limits_.passwords));
  tries_.take_try(allowance("address", address, limits_.passwords), {}, use);
}

void RateLimits::may_try_password_of(const std::string& whose, const std::string& address,
                                     const Use& use) {
  const std::string own = address + ' ' + whose;
  if (limits_.off || !tries_.counts_tries())
    return use(take(own_names_, own, limits_.own_names) || take(names_, whose, limits_.names));
  tries_.take_try(allowance("own name", own, limits_.own_names),
                  allowance("name", whose, limits_.names), use);
}

bool RateLimits::may_chat(const Client& client) { return take(chat_, client, limits_.chat); }
bool RateLimits::may_offer(const Client& client) { return take(offers_, client, limits_.offers); }
bool RateLimits::may_undo(const Client& client) { return take(undos_, client, limits_.undos); }

}  // namespace belle::server
