// The house: who comes in, what they ask for, and what they are answered. It speaks in texts, not
// in sockets (see net.h), so that everything it does can be tried without a network. A message that
// cannot be understood is answered with the field at fault and changes nothing.
#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "server/hall.h"
#include "server/limits.h"
#include "server/metrics.h"
#include "server/surroundings.h"
#include "server/visitor.h"
#include "store/store.h"
#include "table/match.h"

namespace belle::server {

class House {
 public:
  struct Settings {
    std::int64_t pace = 700;    // milliseconds for a move of Belle's
    bool from_records = false;  // whether a game that began elsewhere may go on here
    Limits limits;
  };

  House(const table::Games& games, store::Store& store, Surroundings world,
        std::unique_ptr<Thinkers> thinkers, Settings settings);

  /// Somebody with this session has come in; they are welcomed at once.
  std::shared_ptr<Visitor> arrive(std::shared_ptr<Line> line, std::string session,
                                  std::string address);
  void receive(const std::shared_ptr<Visitor>& visitor, std::string_view text);
  void depart(const std::shared_ptr<Visitor>& visitor);

  /// Called a few times a second.
  void tick() { hall_.look_at_the_clocks(); }
  /// Called once, when the house opens again.
  void resume();

  Hall& hall() { return hall_; }
  Metrics& metrics() { return metrics_; }
  store::Store& store() { return store_; }
  const Surroundings& world() const { return world_; }
  const table::Games& games() const { return games_; }
  /// The person has this name from now on, in every connection.
  void rename(const store::Person& person);
  /// Whoever is here with the old session, at this address, is this person with the new one from
  /// now on; others who know the old one go, and so does the person in all other sessions.
  void renew_session(const std::string& old, const std::string& session,
                     const store::Person& person, const std::string& address);
  /// The session has ended: whoever is here with it is nobody from now on, and goes.
  void log_out(const std::string& session);
  /// The tables that everybody may find: those that wait for players while somebody is there, or
  /// was a few minutes ago, and those where a game is on. Not older than a second.
  store::Result<std::vector<store::Summary>> open_tables();
  /// Whether the address may try a password now.
  bool may_try_password(const std::string& address);
  /// Whether the address may try the password of this name now (see people/names.h for the key):
  /// everybody's tries count together but for the first ones of an address, so that nobody can keep
  /// a person from logging in.
  bool may_try_password_of(const std::string& key, const std::string& address);
  /// Whether the address may look at a table or a record now.
  bool may_look(const std::string& address);
  /// Whether the address may ask anything over plain HTTP now.
  bool may_ask(const std::string& address);

 private:
  struct Request {
    std::shared_ptr<Visitor> visitor;
    std::int64_t number = 0;
    std::shared_ptr<const boost::json::object> fields;  // which may be large, and waits with it
  };
  using Handle = void (House::*)(const Request&);
  using Use = std::function<void(const table::Who&)>;
  struct Introduction {
    Request request;
    Use use;
  };
  /// Another game: its settings, and who sits down where.
  struct Rematch {
    table::Settings settings;
    std::vector<Decide> seats;
  };
  static Handle handler(std::string_view word);

  /// Whether the visitor says too much, or has said too much that waits.
  bool says_too_much(Visitor& visitor, std::size_t bytes);
  /// Nothing if it cannot be read, which the visitor is told.
  std::optional<Request> read(const std::shared_ptr<Visitor>& visitor, std::string_view text);
  void understand(const std::shared_ptr<Visitor>& visitor, std::string_view text);
  void misunderstood(const std::shared_ptr<Visitor>& visitor, const table::Problem& problem);
  void log_out(const std::function<bool(const Visitor&)>& who);
  /// Answers what waited until it was known who asks.
  void go_on(const std::shared_ptr<Visitor>& visitor);

  void set_name(const Request& request);
  void create(const Request& request);
  void watch(const Request& request);
  void leave(const Request& request);
  void sit(const Request& request);
  void add_salt(const Request& request);
  void seat_belle(const Request& request);
  void play(const Request& request);
  void undo(const Request& request);
  void abandon(const Request& request);
  void resign(const Request& request);
  void answer(const Request& request);
  void chat(const Request& request);
  void rematch(const Request& request);
  void explain(const Request& request);
  void check_edition(const Request& request);
  void give_record(const Request& request);
  void list_tables(const Request& request);
  void list_own(const Request& request);

  void done(const Request& request, const std::function<void(JsonText&)>& more = {});
  void refused(const Request& request, const table::Problem& problem);
  Reply<void> replies(const Request& request);
  /// The visitor as a person; a guest who was nobody yet becomes one first.
  void as_person(const Request& request, Use use);
  /// The person as they are called at a table: a guest whose name was claimed by somebody else
  /// meanwhile has none.
  table::Who called(const store::Person& person);
  bool is_claimed(std::string_view name);
  void introduce(const std::string& session, const store::Result<store::Person>& added);
  /// Nobody (0) before they are a person.
  static store::PersonId asking(const Request& request);
  /// Whoever sits down is told of the table, unless they watch too many.
  void watch_own(const std::shared_ptr<Visitor>& visitor, const std::string& id);
  /// A wish at the table that the request names, by somebody who is a person.
  void wish(const Request& request,
            std::function<table::Decision(const table::Table&, store::PersonId)>);
  Rematch rematch_of(const table::Table& table);
  void begin_rematch(const std::string& id, const Rematch& next, Reply<void> reply);
  bool has_too_many_games(store::PersonId person);
  std::expected<void, table::Problem> fits(const boost::json::object& fields) const;
  /// Closes a table that nobody was told of; tries until it is done.
  void clear_away(const std::string& table);
  /// The table that a request names; nothing if it names none, or if the visitor looks at tables
  /// too often, which they are told. One that they watch need not be read for them.
  enum class IsALook : std::uint8_t { UnlessWatched, Always };
  std::optional<std::string> table_of(const Request& request,
                                      IsALook counts = IsALook::UnlessWatched);
  /// Says no to whoever does something too often.
  bool too_often(const Request& request, Buckets& buckets, Rate rate);
  /// The same, in however many windows of however many places.
  bool person_too_often(const Request& request, Buckets& buckets, Rate rate);

  const table::Games& games_;
  store::Store& store_;
  Surroundings world_;
  Settings settings_;
  Metrics metrics_;
  Buckets tables_;
  Buckets joins_;
  Buckets passwords_;
  Buckets names_;
  Buckets own_names_;
  Buckets looks_;
  Buckets requests_;
  Buckets messages_;
  Buckets editions_;
  Buckets chat_;
  Buckets offers_;
  Buckets undos_;
  struct Lobby {
    table::Time at;
    std::vector<store::Summary> tables;
  };
  std::optional<Lobby> lobby_;  // as it was listed last
  std::set<std::shared_ptr<Visitor>> visitors_;
  std::map<std::string, std::vector<Introduction>> introductions_;  // under way, by session
  std::map<std::string, std::vector<Reply<void>>> rematches_;       // under way, by table
  Hall hall_;
};

}  // namespace belle::server
