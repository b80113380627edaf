#include "server/server.h"

#include <utility>

#include "engine/core/text.h"
#include "people/secrets.h"
#include "server/messages.h"
#include "server/protocol/requests.h"
#include "table/shape_fault.h"

namespace belle::server {

Server::Server(const table::Games& games, store::Store& store, Environment environment,
               std::unique_ptr<MoveFinder> move_finder, const Settings& settings)
    : games_(games),
      store_(store),
      token_key_(people::new_token()),
      environment_(std::move(environment)),
      warnings_(environment_),
      rates_(settings.limits, environment_, store, token_key_),
      presence_(enter(store)),
      followers_(presence_.get()),
      tables_(games, store, token_key_, environment_, metrics_, warnings_, followers_,
              presence_.get(), std::move(move_finder), settings.pace),
      identity_(store, environment_, warnings_,
                [this](const auto& client, std::string_view text) { dispatch(client, text); }),
      lobby_(store, environment_, tables_, followers_, presence_.get(), rates_.limits()),
      rematches_(tables_, identity_, environment_),
      context_{games,     environment_, metrics_,   rates_,     tables_,
               identity_, lobby_,       rematches_, followers_, settings.from_records} {}

void Server::read_token_key() {
  constexpr std::int64_t kAskForKeyAgain = 1000;  // milliseconds
  store_.token_key(token_key_, [this](const store::Result<std::string>& key) {
    if (key) return static_cast<void>(token_key_ = *key);
    warnings_.say(key.error());
    environment_.after(kAskForKeyAgain, [this] { read_token_key(); });
  });
}

void Server::resume() {
  read_token_key();
  identity_.forget_old_sessions();
  tables_.resume();
}

void Server::drain() {
  if (std::exchange(draining_, true)) return;
  warnings_.note("the house drains: clients are sent to other servers");
  tables_.stop_belle([] {});
}

void Server::tick() {
  tables_.tick();
  if (presence_) check_some_sessions();
  const store::State now = store_.state();
  if (std::exchange(store_answers_, now.answers) != now.answers)
    warnings_.note(now.answers ? "the store is back" : "the store is lost");
  if (std::exchange(store_hears_, now.hears) != now.hears)
    warnings_.note(now.hears ? "other servers are heard again" : "other servers are not heard");
}

bool Server::has_given(const std::string& token) const {
  return people::is_token_of(token_key_, token);
}

void Server::token_for(const std::string& shown,
                       std::function<void(const std::optional<std::string>&)> use) {
  if (has_given(shown)) return use(shown);
  if (shown.empty()) return use(people::new_token(token_key_));
  store_.person_of(people::token_hash(shown),
                   [this, shown, use = std::move(use)](
                       const store::Result<std::optional<store::Person>>& found) {
                     if (!found) return use({});
                     use(*found ? shown : people::new_token(token_key_));
                   });
}

std::shared_ptr<Client> Server::arrive(std::shared_ptr<Connection> connection, std::string session,
                                       std::string address) {
  auto client = identity_.arrive(std::move(connection), std::move(session), std::move(address),
                                 [this](const Client& known) { welcome(known); });
  metrics_.connections = identity_.clients();
  ++metrics_.connected;
  return client;
}

void Server::welcome(const Client& client) {
  if (!client.here) return;
  client.connection->send(
      std::make_shared<const std::string>(welcome_message(games_, client.person)));
}

void Server::depart(const std::shared_ptr<Client>& client) {
  if (!identity_.depart(client)) return;
  metrics_.connections = identity_.clients();
  followers_.forget(client);
  while (!client->watching.empty())
    tables_.leave(client, std::string(client->watching.begin()->first));
}

void Server::receive(const std::shared_ptr<Client>& client, std::string_view text) {
  if (!client->here) return;  // logged out, and the connection not down yet
  ++metrics_.messages;
  ++client->unanswered;
  if (!rates_.may_send(*client, text.size()))
    refuse(*client, number_in(text),
           {"message", "too many messages: wait a moment", {}, "too-often"});
  else if (client->questions == 0)
    dispatch(client, text);
  else
    client->waiting.emplace_back(text);
}

void Server::dispatch(const std::shared_ptr<Client>& client, std::string_view text) {
  const auto request = read_request(client, text, metrics_, warnings_);
  if (!request) return refuse(*client, {}, request.error());
  const boost::json::value* word = request->fields->if_contains("do");
  if (word == nullptr) return request->refuse({"do", "is missing", {}});
  if (const auto wrong = table::fault(kText, *word))
    return request->refuse({"do", wrong->reason, {}});
  const protocol::Request* declared = protocol::request_named(word->get_string());
  if (declared == nullptr)
    return request->refuse({"do", "nothing is called " + in_quotes(word->get_string()), {}});
  if (const auto wrong = table::fault({protocol::kEnvelope, declared->asks}, *request->fields))
    return request->refuse(*wrong);
  handler_of(declared->word)(context_, *request);
}

void Server::refuse(Client& client, std::optional<std::int64_t> number, const Problem& problem) {
  ++metrics_.refusals;
  client.answer(refusal_message(number, problem));
}

void Server::renew_session(const std::string& old, const std::string& session,
                           const store::Person& person, const std::string& address) {
  disconnect(identity_.renew_session(old, session, person, address));
}

void Server::log_out(const std::string& session) { disconnect(identity_.in_session(session)); }

void Server::disconnect(const Identity::Clients& clients) {
  for (const auto& client : clients) {
    client->connection->say_goodbye();
    depart(client);
  }
}

}  // namespace belle::server
