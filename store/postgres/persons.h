// People in the database: what is written of them, which is rare and may take several statements.
// See people.h for what each function promises. What is done again because the connection was lost
// in the middle changes nothing more.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/people.h"
#include "store/postgres/connection.h"

namespace belle::store::postgres {

/// `again`: it may have been done already.
Person add_guest(Connection& connection, const std::string& name, const std::string& session,
                 Time at, bool again);
/// The other servers are told of whom the name or the sessions have changed: `speaker`, see news.h.
void rename_guest(Connection& connection, PersonId person, const std::string& name,
                  const std::string& speaker);
struct Claim {
  std::string name;
  std::vector<std::string> skeletons;
  std::string password_hash;
};
void claim_name(Connection& connection, PersonId person, const Claim& claim,
                const std::string& asking, const Session& session, const std::string& speaker,
                bool again);
void add_session(Connection& connection, const Password& password, const Session& session);
void end_session(Connection& connection, const std::string& session, const std::string& speaker);
/// Looks at a few persons, those after this one, as `People::forget` does; returns the last of
/// them, or nothing if there were no more.
std::optional<PersonId> forget_some(Connection& connection, PersonId after, Time sessions_before,
                                    Time guests_before);
void rate_game(Connection& connection, const std::string& table, const std::string& game,
               const std::vector<PersonId>& persons, const Rate& rate);

/// Notes the skeletons of all claimed names anew, if those in the database are by another version
/// of the rule. People whose names are alike by the new one keep them.
void compare_names_by(Connection& connection, const NameRule& rule);

}  // namespace belle::store::postgres
