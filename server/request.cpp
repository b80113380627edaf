#include "server/request.h"

#include <boost/json.hpp>
#include <charconv>
#include <utility>

#include "server/messages.h"
#include "server/protocol/refusal.h"
#include "table/shape_fault.h"

namespace belle::server {

void Request::done(const std::function<void(JsonText&)>& more) const {
  client->answer(reply_message(number, more));
}

void Request::refuse(const Problem& problem) const {
  ++metrics->refusals;
  if (problem.field == "server") {
    const boost::json::value* const table = fields->if_contains("table");
    warnings->say({Level::Note, "refused: " + problem.reason,
                   table != nullptr && table->is_string() ? std::string(table->get_string()) : "",
                   number});
  }
  client->answer(refusal_message(number, problem));
}

bool Request::allowed(bool may) const {
  if (!may) refuse({"do", "too often: wait a little", {}, "too-often"});
  return may;
}

Reply<void> Request::replies() const {
  return [request = *this](const std::expected<void, Problem>& kept) {
    if (kept)
      request.done();
    else
      request.refuse(kept.error());
  };
}

std::expected<Request, Problem> read_request(const std::shared_ptr<Client>& client,
                                             std::string_view text, Metrics& metrics,
                                             Warnings& warnings) {
  boost::system::error_code failed;
  boost::json::value value = boost::json::parse(text, failed);
  if (failed) return table::refuse("message", "is not JSON: " + failed.message());
  if (!value.is_object()) return table::refuse("message", "must be a JSON object");
  auto fields = std::make_shared<const boost::json::object>(std::move(value.get_object()));
  const boost::json::value* number = fields->if_contains("request");
  if (number == nullptr) return table::refuse("request", "is missing");
  if (const auto wrong = table::fault(protocol::kRequestNumber, *number))
    return table::refuse("request", wrong->reason);
  return Request{client, &metrics, &warnings, number->get_int64(), std::move(fields)};
}

std::optional<std::int64_t> number_in(std::string_view text) {
  constexpr std::string_view kKey = "\"request\"";
  const std::size_t key = text.find(kKey);
  if (key == std::string_view::npos) return {};
  const std::size_t at = text.find_first_not_of(" :", key + kKey.size());
  std::int64_t number = -1;
  if (at != std::string_view::npos)
    std::from_chars(text.data() + at, text.data() + text.size(), number);
  if (number < 0 || number > protocol::kRequestNumber.most) return {};
  return number;
}

}  // namespace belle::server
