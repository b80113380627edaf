#include "server/house.h"

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <charconv>
#include <utility>

#include "engine/core/text.h"
#include "people/names.h"
#include "server/messages.h"
#include "table/fields.h"
#include "table/telling.h"

namespace belle::server {
namespace {

namespace json = boost::json;

using table::Decision;
using table::Problem;
using table::Table;
using table::Who;

constexpr std::int64_t kLargestNumber = 1LL << 53;  // of a request: what JavaScript can count to

const Problem kNotWritten{"server", "the server could not write: try again", {}};

// The seat that a field names; nothing if the field is not there.
std::expected<std::optional<Seat>, Problem> seat_field(const Table& table,
                                                       const json::object& fields) {
  if (!fields.contains("seat")) return std::nullopt;
  const auto name = table::text(fields, "seat");
  if (!name) return std::unexpected(name.error());
  const auto seats = table.settings().game->seat_names().first(table.chairs().size());
  const auto seat = seat_named(seats, *name);
  if (!seat) return table::refuse("seat", "no seat is called " + in_quotes(*name));
  return *seat;
}

Decision sit_as_asked(const Table& table, const Who& who, const json::object& fields) {
  const auto seat = seat_field(table, fields);
  if (!seat) return std::unexpected(seat.error());
  return table.sit(who, *seat);
}

Decision go_on_as_asked(const Table& table, const Who& who, const json::object& fields,
                        const json::object& belle) {
  const auto seat = seat_field(table, fields);
  if (!seat) return std::unexpected(seat.error());
  if (!*seat) return table::refuse("seat", "is missing");
  const auto record = table::text(fields, "record");
  if (!record) return std::unexpected(record.error());
  std::vector<std::string> levels(table.chairs().size());
  for (std::size_t i = 0; i < levels.size(); ++i) {
    const json::value* level = belle.if_contains(table.name(Seat(i)));
    if (level != nullptr && level->is_string()) levels[i] = level->get_string().c_str();
  }
  return table.go_on(who, **seat, levels, *record);
}

std::expected<std::size_t, Problem> count_field(const json::object& fields, const char* name) {
  constexpr std::int64_t kMost = 100000;
  const auto count = table::whole(fields, name, name, 0, kMost);
  if (!count) return std::unexpected(count.error());
  return static_cast<std::size_t>(*count);
}

// A wish for a table with a field that nobody knows is written wrong, and would set another table.
// What older pages send and does not count any more (salt) is known.
std::expected<void, Problem> all_known(const json::object& fields) {
  constexpr std::array<std::string_view, 13> kKnown{
      "request", "do",      "game",  "seats", "options", "clock", "time_over",
      "listed",  "edition", "belle", "seat",  "record",  "salt"};
  for (const auto& field : fields)
    if (std::ranges::find(kKnown, std::string_view(field.key())) == kKnown.end())
      return table::refuse(std::string(field.key()), "is nothing that a table has");
  return {};
}

// The number of a request that is not read, because reading takes time: nothing where it is not
// found at once.
std::optional<std::int64_t> number_in(std::string_view text) {
  constexpr std::string_view kKey = "\"request\"";
  const std::size_t key = text.find(kKey);
  if (key == std::string_view::npos) return {};
  const std::size_t at = text.find_first_not_of(" :", key + kKey.size());
  std::int64_t number = -1;
  if (at != std::string_view::npos)
    std::from_chars(text.data() + at, text.data() + text.size(), number);
  if (number < 0 || number > kLargestNumber) return {};
  return number;
}

}  // namespace

House::House(const table::Games& games, store::Store& store, Surroundings world,
             std::unique_ptr<Thinkers> thinkers, Settings settings)
    : games_(games),
      store_(store),
      world_(std::move(world)),
      settings_(settings),
      hall_(games, store, world_, metrics_, std::move(thinkers), settings.pace) {}

// A browser keeps a cookie for 400 days at most, so nobody comes with an older session.
void House::resume() {
  constexpr table::Time kDay = 24LL * 60 * 60 * 1000;
  constexpr table::Time kSessions = 400 * kDay;
  constexpr table::Time kGuests = 30 * kDay;
  const table::Time now = world_.now();
  store_.forget(now - kSessions, now - kGuests, [this](const store::Result<void>& kept) {
    world_.post([this, kept] {
      if (!kept) hall_.warnings().say(kept.error());
    });
  });
  hall_.resume();
}

std::shared_ptr<Visitor> House::arrive(std::shared_ptr<Line> line, std::string session,
                                       std::string address) {
  const auto visitor = std::make_shared<Visitor>();
  visitor->line = std::move(line);
  visitor->session = std::move(session);
  visitor->address = std::move(address);
  if (const auto person = store_.person_of(visitor->session)) visitor->person = *person;
  visitors_.insert(visitor);
  metrics_.connections = visitors_.size();
  ++metrics_.connected;
  visitor->line->send(
      std::make_shared<const std::string>(welcome_message(games_, visitor->person)));
  return visitor;
}

void House::depart(const std::shared_ptr<Visitor>& visitor) {
  if (visitors_.erase(visitor) == 0) return;
  visitor->here = false;
  metrics_.connections = visitors_.size();
  while (!visitor->watching.empty())
    hall_.leave(visitor, std::string(visitor->watching.begin()->first));
}

House::Handle House::handler(std::string_view word) {
  struct Word {
    std::string_view word;
    Handle handle;
  };
  static constexpr std::array<Word, 19> kWords{{
      {"name", &House::set_name},
      {"create", &House::create},
      {"watch", &House::watch},
      {"leave", &House::leave},
      {"sit", &House::sit},
      {"salt", &House::add_salt},
      {"belle", &House::seat_belle},
      {"play", &House::play},
      {"undo", &House::undo},
      {"abandon", &House::abandon},
      {"resign", &House::resign},
      {"answer", &House::answer},
      {"chat", &House::chat},
      {"rematch", &House::rematch},
      {"explain", &House::explain},
      {"check_edition", &House::check_edition},
      {"record", &House::give_record},
      {"tables", &House::list_tables},
      {"mine", &House::list_own},
  }};
  const auto found = std::ranges::find(kWords, word, &Word::word);
  return found == kWords.end() ? nullptr : found->handle;
}

void House::receive(const std::shared_ptr<Visitor>& visitor, std::string_view text) {
  if (!visitor->here) return;  // logged out, and the line not down yet
  ++metrics_.messages;
  if (says_too_much(*visitor, text.size())) {
    ++metrics_.refusals;
    visitor->line->send(std::make_shared<const std::string>(refusal_message(
        number_in(text), {"message", "too many messages: wait a moment", {}, "too-often"})));
  } else if (visitor->introduced) {
    understand(visitor, text);
  } else {
    visitor->waiting.emplace_back(text);
  }
}

void House::go_on(const std::shared_ptr<Visitor>& visitor) {
  while (visitor->here && visitor->introduced && !visitor->waiting.empty()) {
    const std::string text = std::move(visitor->waiting.front());
    visitor->waiting.pop_front();
    understand(visitor, text);
  }
}

void House::misunderstood(const std::shared_ptr<Visitor>& visitor, const Problem& problem) {
  ++metrics_.refusals;
  visitor->line->send(std::make_shared<const std::string>(refusal_message({}, problem)));
}

std::optional<House::Request> House::read(const std::shared_ptr<Visitor>& visitor,
                                          std::string_view text) {
  Request request{visitor, 0, {}};
  const auto no = [&](const Problem& problem) {
    misunderstood(visitor, problem);
    return std::nullopt;
  };
  boost::system::error_code failed;
  json::value value = json::parse(text, failed);
  if (failed) return no({"message", "is not JSON: " + failed.message(), {}});
  if (!value.is_object()) return no({"message", "must be a JSON object", {}});
  request.fields = std::make_shared<const json::object>(std::move(value.get_object()));
  const auto number = table::whole(*request.fields, "request", "request", 0, kLargestNumber);
  if (!number) return no(number.error());
  request.number = *number;
  return request;
}

void House::understand(const std::shared_ptr<Visitor>& visitor, std::string_view text) {
  const auto request = read(visitor, text);
  if (!request) return;
  const auto word = table::text(*request->fields, "do");
  if (!word) return refused(*request, word.error());
  const Handle handle = handler(*word);
  if (handle == nullptr)
    return refused(*request, {"do", "nothing is called " + in_quotes(*word), {}});
  (this->*handle)(*request);
}

void House::done(const Request& request, const std::function<void(JsonText&)>& more) {
  request.visitor->line->send(
      std::make_shared<const std::string>(reply_message(request.number, more)));
}

void House::refused(const Request& request, const Problem& problem) {
  ++metrics_.refusals;
  request.visitor->line->send(
      std::make_shared<const std::string>(refusal_message(request.number, problem)));
}

Reply<void> House::replies(const Request& request) {
  return [this, request](const std::expected<void, Problem>& kept) {
    if (kept)
      done(request);
    else
      refused(request, kept.error());
  };
}

void House::renew_session(const std::string& old, const std::string& session,
                          const store::Person& person, const std::string& address) {
  for (const auto& visitor : visitors_) {
    if (visitor->session != old || visitor->address != address) continue;
    visitor->session = session;
    visitor->person = person;
  }
  log_out([&](const Visitor& visitor) {
    const bool is_person = visitor.person && visitor.person->id == person.id;
    return visitor.session != session && (visitor.session == old || is_person);
  });
}

void House::log_out(const std::string& session) {
  log_out([&](const Visitor& visitor) { return visitor.session == session; });
}

void House::log_out(const std::function<bool(const Visitor&)>& who) {
  for (const auto& visitor : std::set(visitors_)) {
    if (!who(*visitor)) continue;
    visitor->line->say_goodbye();
    depart(visitor);
  }
}

void House::as_person(const Request& request, Use use) {
  const auto& person = request.visitor->person;
  if (person) return use(called(*person));
  // Somebody may have become one unnoticed: by a claim that failed, or while nothing could be read.
  if (const auto known = store_.person_of(request.visitor->session); known && *known) {
    request.visitor->person = *known;
    return use(called(**known));
  }
  request.visitor->introduced = false;
  const std::string& session = request.visitor->session;
  auto& introductions = introductions_[session];
  introductions.push_back({request, std::move(use)});
  if (introductions.size() > 1) return;  // from another window of the same visitor
  store_.add_guest(std::string(people::kNobody), session, world_.now(),
                   [this, session](const store::Result<store::Person>& added) {
                     world_.post([this, session, added] { introduce(session, added); });
                   });
}

Who House::called(const store::Person& person) {
  const bool other = !person.named && is_claimed(person.name);
  return {person.id, other ? std::string(people::kNobody) : person.name, person.named};
}

bool House::is_claimed(std::string_view name) {
  const auto owner = store_.password_of(people::name_key(name));
  return owner && owner->has_value();
}

void House::introduce(const std::string& session, const store::Result<store::Person>& added) {
  const auto introductions = std::move(introductions_.extract(session).mapped());
  if (!added) hall_.warnings().say(added.error());
  if (added)
    for (const auto& visitor : visitors_)
      if (visitor->session == session) visitor->person = *added;
  for (const Introduction& each : introductions) {
    Visitor& visitor = *each.request.visitor;
    visitor.introduced = true;
    if (added) {
      visitor.person = *added;
      each.use({added->id, added->name, added->named});
    } else {
      refused(each.request, kNotWritten);
    }
  }
  for (const Introduction& each : introductions) go_on(each.request.visitor);
}

void House::rename(const store::Person& person) {
  for (const auto& visitor : visitors_)
    if (visitor->person && visitor->person->id == person.id) visitor->person = person;
}

store::PersonId House::asking(const Request& request) {
  return request.visitor->person ? request.visitor->person->id : 0;
}

void House::wish(const Request& request,
                 std::function<Decision(const Table&, store::PersonId)> decide) {
  const auto id = table_of(request);
  if (!id) return;
  const store::PersonId person = asking(request);
  hall_.wish(
      *id,
      [person, decide = std::move(decide)](const Table& table) { return decide(table, person); },
      replies(request));
}

void House::set_name(const Request& request) {
  const auto name = table::text(*request.fields, "name");
  if (!name) return refused(request, name.error());
  if (const auto fault = people::name_fault(*name)) return refused(request, name_problem(*fault));
  if (too_often(request, joins_, settings_.limits.joins)) return;
  if (request.visitor->person && request.visitor->person->named)
    return refused(request, {"name", "your name is yours: it has a password", {}, "name-claimed"});
  if (is_claimed(*name))
    return refused(request, {"name", "belongs to somebody else", {}, "name-taken"});
  as_person(request, [this, request, name = *name](const Who& who) {
    request.visitor->introduced = false;
    store_.rename_guest(who.person, name,
                        [this, request, who, name](const store::Result<void>& kept) {
                          world_.post([this, request, who, name, kept] {
                            request.visitor->introduced = true;
                            if (kept) {
                              rename({who.person, name, false});
                              done(request);
                            } else {
                              hall_.warnings().say(kept.error());
                              refused(request, kNotWritten);
                            }
                            go_on(request.visitor);
                          });
                        });
  });
}

void House::create(const Request& request) {
  if (too_often(request, tables_, settings_.limits.tables)) return;
  if (const auto known = all_known(*request.fields); !known) return refused(request, known.error());
  if (const auto small = fits(*request.fields); !small) return refused(request, small.error());
  auto settings = table::read_settings(games_, *request.fields);
  if (!settings) return refused(request, settings.error());
  json::object levels;
  if (const json::value* belle = request.fields->if_contains("belle")) {
    if (!belle->is_object()) return refused(request, {"belle", "must be an object", {}});
    levels = belle->get_object();
  }
  const bool goes_on = request.fields->contains("record");
  if (goes_on && !settings_.from_records)
    return refused(request, {"record", "games go on from a record only in a page", {}});
  as_person(request, [this, request, settings = *settings, levels, goes_on](const Who& who) {
    if (has_too_many_games(who.person))
      return refused(request, {"table", "you have too many games that are not over: end one", {}});
    std::vector<Decide> first{[&](const Table& table) {
      return goes_on ? go_on_as_asked(table, who, *request.fields, levels)
                     : sit_as_asked(table, who, *request.fields);
    }};
    const json::object joining = goes_on ? json::object() : levels;
    for (const auto& level : joining)
      first.emplace_back([&](const Table& table) -> Decision {
        const json::object named{{"seat", level.key()}};
        const auto seat = seat_field(table, named);
        if (!seat) return table::refuse("belle", seat.error().reason);
        if (!level.value().is_string()) return table::refuse("belle", "a level must be a text");
        return table.seat_belle(who.person, **seat, std::string_view(level.value().get_string()));
      });
    hall_.open(settings, first, [this, request](const std::expected<std::string, Problem>& opened) {
      if (!opened) return refused(request, opened.error());
      done(request, [&](JsonText& json) { json.key("table").text(*opened); });
      watch_own(request.visitor, *opened);
    });
  });
}

void House::watch_own(const std::shared_ptr<Visitor>& visitor, const std::string& id) {
  if (!visitor->watching.contains(id) && visitor->watching.size() < settings_.limits.watched)
    hall_.watch(visitor, id, [](const std::expected<void, Problem>&) {});
}

void House::watch(const Request& request) {
  const auto id = table_of(request, IsALook::Always);
  if (!id) return;
  const auto& watching = request.visitor->watching;
  if (!watching.contains(*id) && watching.size() >= settings_.limits.watched)
    return refused(request, {"table", "you watch too many tables: leave one", {}});
  hall_.watch(request.visitor, *id, replies(request), settings_.limits.most_at_a_table());
}

// Whoever leaves a table that waits for others gives the seat back.
void House::leave(const Request& request) {
  const auto id = table_of(request);
  if (!id) return;
  const store::PersonId person = asking(request);
  const auto keeps = std::make_shared<std::string>();  // the seat, because the game has begun
  hall_.wish(
      *id,
      [person, keeps](const Table& table) -> Decision {
        const table::Viewer seat = table.seat_of(person);
        if (seat && table.stage() == table::Stage::Waiting) return table.rise(person);
        if (seat) *keeps = table.name(*seat);
        return table::Lines{};
      },
      [this, request, keeps, id = *id](const std::expected<void, Problem>& kept) {
        if (!kept) return refused(request, kept.error());
        done(request, [&](JsonText& json) {
          if (!keeps->empty()) json.key("seat").text(*keeps);
        });
        hall_.leave(request.visitor, id);
      });
}

void House::sit(const Request& request) {
  const auto id = table_of(request);
  if (!id) return;
  if (too_often(request, joins_, settings_.limits.joins)) return;
  as_person(request, [this, request, id = *id](const Who& who) {
    hall_.wish(
        id,
        [who, request](const Table& table) { return sit_as_asked(table, who, *request.fields); },
        [this, request, id](const std::expected<void, Problem>& kept) {
          if (!kept) return refused(request, kept.error());
          done(request);
          watch_own(request.visitor, id);
        });
  });
}

void House::add_salt(const Request& request) {
  wish(request, [request](const Table& table, store::PersonId person) -> Decision {
    const auto salt = table::text(*request.fields, "salt");
    if (!salt) return std::unexpected(salt.error());
    return table.add_salt(person, *salt);
  });
}

void House::seat_belle(const Request& request) {
  wish(request, [request](const Table& table, store::PersonId person) -> Decision {
    const auto seat = seat_field(table, *request.fields);
    if (!seat) return std::unexpected(seat.error());
    if (!*seat) return table::refuse("seat", "is missing");
    const auto level = table::text(*request.fields, "level");
    if (!level) return std::unexpected(level.error());
    return table.seat_belle(person, **seat, *level);
  });
}

void House::play(const Request& request) {
  const auto id = table_of(request);
  if (!id) return;
  const store::PersonId person = asking(request);
  const auto reply = replies(request);
  hall_.wish(
      *id,
      [request, person, now = world_.now()](const Table& table) -> Decision {
        const auto ply = count_field(*request.fields, "ply");
        if (!ply) return std::unexpected(ply.error());
        const auto move = table::text(*request.fields, "move");
        if (!move) return std::unexpected(move.error());
        if (table.is_late(now)) return table::refuse("table", "time is over");
        return table.play(person, *ply, *move);
      },
      [this, reply](const std::expected<void, Problem>& kept) {
        if (kept) ++metrics_.moves;
        reply(kept);
      });
}

void House::undo(const Request& request) {
  if (person_too_often(request, undos_, settings_.limits.undos)) return;
  wish(request, [request](const Table& table, store::PersonId person) -> Decision {
    const auto ply = count_field(*request.fields, "ply");
    if (!ply) return std::unexpected(ply.error());
    const auto moves = count_field(*request.fields, "moves");
    if (!moves) return std::unexpected(moves.error());
    return table.take_back(person, *ply, *moves);
  });
}

void House::abandon(const Request& request) {
  if (person_too_often(request, offers_, settings_.limits.offers)) return;
  wish(request, [](const Table& table, store::PersonId person) { return table.abandon(person); });
}

void House::resign(const Request& request) {
  wish(request, [](const Table& table, store::PersonId person) { return table.resign(person); });
}

void House::answer(const Request& request) {
  if (person_too_often(request, offers_, settings_.limits.offers)) return;
  wish(request, [request](const Table& table, store::PersonId person) -> Decision {
    if (!request.fields->contains("agree")) return table::refuse("agree", "is missing");
    const auto agree = table::truth(*request.fields, "agree", false);
    if (!agree) return std::unexpected(agree.error());
    const auto number = count_field(*request.fields, "offer");
    if (!number) return std::unexpected(number.error());
    return table.answer(person, *number, *agree);
  });
}

void House::chat(const Request& request) {
  if (person_too_often(request, chat_, settings_.limits.chat)) return;
  wish(request, [request](const Table& table, store::PersonId person) -> Decision {
    const auto text = table::text(*request.fields, "text");
    if (!text) return std::unexpected(text.error());
    return table.say(person, *text);
  });
}

// Whether a table could be set with a corrected edition, without setting one.
void House::check_edition(const Request& request) {
  if (too_often(request, editions_, settings_.limits.editions)) return;
  if (const auto small = fits(*request.fields); !small) return refused(request, small.error());
  const auto name = table::text(*request.fields, "game");
  if (!name) return refused(request, name.error());
  const table::GameKind* game = table::find_game(games_, *name);
  if (game == nullptr)
    return refused(request, {"game", "no game is called " + in_quotes(*name), {}});
  const auto edition = table::text(*request.fields, "edition");
  if (!edition) return refused(request, edition.error());
  const auto fits = game->check({game->fewest_seats(), {}, *edition});
  if (!fits) return refused(request, fits.error());
  done(request);
}

void House::explain(const Request& request) {
  const auto id = table_of(request);
  if (!id) return;
  const auto move = table::text(*request.fields, "move");
  if (!move) return refused(request, move.error());
  hall_.look(
      *id,
      [this, request, move = *move](Table& table) {
        const store::PersonId person = asking(request);
        const table::Viewer seat = table.seat_of(person);
        if (!seat || table.to_move() != seat)
          return refused(request, {"table", "it is not your turn", {}});
        const auto explanation = table.match()->explain(move);
        if (!explanation) return refused(request, explanation.error());
        done(request, [&](JsonText& json) {
          json.key("explain").texts(explanation->sentences);
          json.key("effect").raw(explanation->effect);
        });
      },
      replies(request));
}

void House::give_record(const Request& request) {
  const auto id = table_of(request, IsALook::Always);
  if (!id) return;
  hall_.look(
      *id,
      [this, request](Table& table) {
        const store::PersonId person = asking(request);
        done(request, [&](JsonText& json) {
          json.key("record").text(record_for(table, table.seat_of(person)));
        });
      },
      replies(request));
}

}  // namespace belle::server
