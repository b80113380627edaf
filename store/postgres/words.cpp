#include "store/postgres/words.h"

#include <algorithm>
#include <array>

namespace belle::store::postgres {
namespace {

using Kind = Failure::Kind;

struct Known {
  std::string_view said;  // by libpq or the server
  const char* words;
};

// libpq has no codes for these, only sentences.
constexpr std::array kConnecting{
    Known{"password authentication failed", "the user or the password is wrong"},
    Known{"no password supplied", "a password is needed: write it in the address or in ~/.pgpass"},
    Known{"no pg_hba.conf entry", "this machine, user or database is not let in (pg_hba.conf)"},
    Known{"role", "there is no such user"},
    Known{"database \"", "there is no such database: create it first"},
    Known{"Connection refused", "nothing answers there: is PostgreSQL running?"},
    Known{"No such file", "nothing answers there: is PostgreSQL running?"},
    Known{"could not translate host name", "no machine has this name"},
    Known{"read-only", "it takes no writes: it is read-only, or a copy of another"},
    Known{"hot standby", "it takes no writes: it is read-only, or a copy of another"},
    Known{"starting up", "it is starting: it will answer soon"},
    Known{"shutting down", "it is being stopped"},
    Known{"recovery", "it is recovering from a crash: it will answer soon"},
    Known{"too many", "it has too many connections"},
    Known{"timeout expired", "it does not answer"},
};

// The last sentence: what the last of several hosts said.
std::string last_line(std::string_view message) {
  while (message.ends_with('\n')) message.remove_suffix(1);
  const std::size_t line = message.find_last_of('\n');
  return std::string(line == std::string_view::npos ? message : message.substr(line + 1));
}

}  // namespace

Failure connection_failure(const std::string& place, std::string_view message) {
  const auto known = std::ranges::find_if(kConnecting, [&](const Known& each) {
    return message.find(each.said) != std::string_view::npos;
  });
  return {Kind::Broken,
          place + ": " + (known == kConnecting.end() ? last_line(message) : known->words)};
}

// See "PostgreSQL Error Codes" in its manual.
Failure statement_failure(const std::string& place, std::string_view state,
                          std::string_view message) {
  if (state == "53100")
    return {Kind::Full, place + ": there is no room left; nothing can be kept until there is"};
  if (is_read_only(state)) return {Kind::Broken, place + ": the database is read-only"};
  const bool held = state == "55P03" || state == "57014" || state.starts_with("40");
  if (held) return {Kind::Busy, place + ": another program holds what is to be written"};
  if (state.starts_with("53")) return {Kind::Busy, place + ": the database has too much to do"};
  return {Kind::Broken, place + ": " + last_line(message)};
}

std::optional<Failure> version_fault(const std::string& place, int version) {
  constexpr int kOldest = 150000;
  if (version >= kOldest) return {};
  return Failure{Kind::Broken, place + ": this is PostgreSQL " + std::to_string(version / 10000) +
                                   "; 15 or a newer one is needed"};
}

bool is_farewell(std::string_view state) {
  return state.starts_with("08") || state.starts_with("57P") ||
         state == "25P03";  // idle for too long within a transaction
}

bool is_read_only(std::string_view state) { return state == "25006"; }

}  // namespace belle::store::postgres
