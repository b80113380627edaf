// One request of a client, and its answer. Every request is answered once, by `done` or `refuse`,
// at once or after a write. Handlers keep a copy while they wait. Only on the server's thread.
#pragma once

#include <boost/json/object.hpp>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/json_text.h"
#include "server/client.h"
#include "server/metrics.h"
#include "server/reply.h"
#include "server/warnings.h"
#include "table/fields.h"

namespace belle::server {

struct Request {
  std::shared_ptr<Client> client;
  Metrics* metrics;    // where refusals are counted
  Warnings* warnings;  // and said, where the server is at fault
  std::int64_t number = 0;
  std::shared_ptr<const boost::json::object> fields;  // shared: they may be large; as declared

  std::string text(std::string_view field) const { return table::text(*fields, field); }
  std::size_t count(std::string_view field) const {
    return static_cast<std::size_t>(table::whole(*fields, field));
  }

  /// Nobody (0) until the client is a person.
  store::PersonId person() const { return client->person ? client->person->id : 0; }

  /// Answers that it was done; `more` adds fields to the answer.
  void done(const std::function<void(JsonText&)>& more = {}) const;
  void refuse(const Problem& problem) const;
  /// Refuses what is done too often; returns whether it may be done.
  bool allowed(bool may) const;
  /// Answers with what is heard.
  Reply<void> replies() const;
};

/// The request in a client's text, or what is wrong with the text.
std::expected<Request, Problem> read_request(const std::shared_ptr<Client>& client,
                                             std::string_view text, Metrics& metrics,
                                             Warnings& warnings);

/// The number of a request that is not parsed, because parsing takes time; nothing where it is not
/// found at once.
std::optional<std::int64_t> number_in(std::string_view text);

}  // namespace belle::server
