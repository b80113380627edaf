// What the house does not let one visitor do too much of: see limits.h for how much that is.
#include <algorithm>
#include <boost/json.hpp>

#include "server/house.h"
#include "table/fields.h"

namespace belle::server {

bool House::says_too_much(Visitor& visitor, std::size_t bytes) {
  constexpr std::size_t kMostWaiting = 64;  // messages of somebody who is not introduced yet
  if (!visitor.introduced && visitor.waiting.size() >= kMostWaiting) return true;
  const Limits& limits = settings_.limits;
  const auto times = static_cast<double>(1 + bytes / limits.message);
  return !limits.off && (!visitor.messages.take(limits.messages, world_.now(), times) ||
                         !messages_.take(visitor.address, limits.in_all, world_.now(), times));
}

std::optional<std::string> House::table_of(const Request& request, IsALook counts) {
  const auto id = table::text(*request.fields, "table");
  if (!id) {
    refused(request, id.error());
    return {};
  }
  const bool looks = counts == IsALook::Always || !request.visitor->watching.contains(*id);
  if (looks && too_often(request, looks_, settings_.limits.looks)) return {};
  return *id;
}

bool House::too_often(const Request& request, Buckets& buckets, Rate rate) {
  if (settings_.limits.off || buckets.take(request.visitor->address, rate, world_.now()))
    return false;
  refused(request, {"do", "too often: wait a little", {}, "too-often"});
  return true;
}

bool House::person_too_often(const Request& request, Buckets& buckets, Rate rate) {
  const auto& person = request.visitor->person;
  if (settings_.limits.off || !person ||
      buckets.take(std::to_string(person->id), rate, world_.now()))
    return false;
  refused(request, {"do", "too often: wait a little", {}, "too-often"});
  return true;
}

bool House::may_try_password(const std::string& address) {
  return settings_.limits.off || passwords_.take(address, settings_.limits.passwords, world_.now());
}

bool House::may_try_password_of(const std::string& key, const std::string& address) {
  const Limits& limits = settings_.limits;
  return limits.off || own_names_.take(address + ' ' + key, limits.own_names, world_.now()) ||
         names_.take(key, limits.names, world_.now());
}

bool House::may_look(const std::string& address) {
  return settings_.limits.off || looks_.take(address, settings_.limits.looks, world_.now());
}

bool House::may_ask(const std::string& address) {
  return settings_.limits.off || requests_.take(address, settings_.limits.requests, world_.now());
}

// Those that were forgotten long ago do not count.
bool House::has_too_many_games(store::PersonId person) {
  constexpr table::Time kMonth = 30LL * 24 * 60 * 60 * 1000;
  constexpr std::size_t kMostCounted = 1000;
  if (settings_.limits.off) return false;
  const auto own = store_.tables_of(person, store::kEver, kMostCounted);
  if (!own) return false;
  const auto is_on = [this](const store::Summary& table) {
    return table.stage != store::Summary::Stage::Over && world_.now() - table.changed < kMonth;
  };
  return std::ranges::count_if(*own, is_on) >=
         static_cast<std::ptrdiff_t>(settings_.limits.unfinished);
}

// A corrected edition is told to everybody who comes to the table.
std::expected<void, table::Problem> House::fits(const boost::json::object& fields) const {
  const boost::json::value* edition = fields.if_contains("edition");
  if (edition == nullptr || !edition->is_string() ||
      edition->get_string().size() <= settings_.limits.edition)
    return {};
  return table::refuse("edition",
                       "has more than " + std::to_string(settings_.limits.edition >> 10) + " KiB");
}

}  // namespace belle::server
