// People in the database: what is written of them, which is rare and may take several statements.
// See people.h for what each function promises. What is done again because the connection was lost
// in the middle changes nothing more.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "store/people.h"
#include "store/postgres/connection.h"

namespace belle::store::postgres {

/// `again`: it may have been done already.
Person add_guest(Connection& connection, const std::string& name, const std::string& session,
                 Time at, bool again);
void rename_guest(Connection& connection, PersonId person, const std::string& name);
void claim_name(Connection& connection, PersonId person, const std::string& name,
                const std::vector<std::string>& skeletons, const std::string& password_hash,
                const Session& session);
void add_session(Connection& connection, const Password& password, const Session& session);
void end_session(Connection& connection, const std::string& session);
void forget(Connection& connection, Time sessions_before, Time guests_before);
void rate_game(Connection& connection, const std::string& table, const std::string& game,
               const std::vector<PersonId>& persons, const Rate& rate);

/// Notes the skeletons of all claimed names anew, if those in the database are by another version
/// of the rule. People whose names are alike by the new one keep them.
void compare_names_by(Connection& connection, const NameRule& rule);

}  // namespace belle::store::postgres
