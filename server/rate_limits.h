// What a client, a person or an address may do now. Each question that is answered with yes counts
// as done. limits.h says how often that is; with limits that are off, the answer is always yes.
// Each server counts for itself, for a proxy sends an address to the same one; but tries of
// passwords count together where several use one store (store/tries.h). Only on the server's
// thread.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "server/client.h"
#include "server/environment.h"
#include "server/limits.h"
#include "store/tries.h"

namespace belle::server {

class RateLimits {
 public:
  /// Goes on with the answer, at once or when the store has counted the try.
  using Use = std::function<void(const store::Result<bool>&)>;

  /// `house_key`: by which all servers know what is tried, as soon as it is known.
  RateLimits(const Limits& limits, const Environment& environment, store::Tries& tries,
             const std::string& house_key)
      : limits_(limits), environment_(environment), tries_(tries), house_key_(house_key) {}

  const Limits& limits() const { return limits_; }

  /// Whether a message of so many bytes is taken.
  bool may_send(Client& client, std::size_t bytes);
  /// Reading a table or a record that may not be in memory.
  bool may_read(const std::string& address);
  /// Setting a table, or asking for a rematch.
  bool may_create(const std::string& address);
  /// Taking a seat or a name.
  bool may_join(const std::string& address);
  /// A list of own tables.
  bool may_list(const std::string& address);
  bool may_check_edition(const std::string& address);
  /// Anything over plain HTTP, and opening a WebSocket.
  bool may_ask(const std::string& address);
  void may_try_password(const std::string& address, const Use& use);
  /// The password of a person, or of a name that nobody has: tries of all addresses count together
  /// but for the first ones of each, so that nobody can keep a person from logging in.
  void may_try_password_of(const std::string& whose, const std::string& address, const Use& use);

  // Of a person, on all their connections. A client that is no person yet is told so elsewhere.
  bool may_chat(const Client& client);
  bool may_offer(const Client& client);
  bool may_undo(const Client& client);

 private:
  bool take(Buckets& buckets, const std::string& whose, Rate rate);
  bool take(Buckets& buckets, const Client& client, Rate rate);
  store::Allowance allowance(const char* what, const std::string& whose, Rate rate) const;

  const Limits limits_;
  const Environment& environment_;
  store::Tries& tries_;
  const std::string& house_key_;
  Buckets tables_;
  Buckets joins_;
  Buckets passwords_;
  Buckets names_;
  Buckets own_names_;
  Buckets reads_;
  Buckets lists_;
  Buckets requests_;
  Buckets messages_;
  Buckets editions_;
  Buckets chat_;
  Buckets offers_;
  Buckets undos_;
};

}  // namespace belle::server
