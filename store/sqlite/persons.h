// People and their sessions in the file. See store.h for what each function promises.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/sqlite/database.h"
#include "store/store.h"

namespace belle::store::sqlite {

/// Refuses with Missing if there is no such person.
void require_person(Database& database, PersonId person);

Person add_guest(Database& database, const std::string& name, std::string_view session, Time at);
void rename_guest(Database& database, PersonId person, std::string_view name);
void claim_name(Database& database, PersonId person, std::string_view name,
                const std::vector<std::string>& skeletons, std::string_view password_hash);
/// Missing if it is not that person's.
/// The key that is kept; this one if there was none.
std::string token_key(Database& database, std::string_view proposed);
void require_session(Database& database, PersonId person, std::string_view session);
void require_password(Database& database, const Password& password);
void add_session(Database& database, PersonId person, std::string_view session, Time at);
void end_session(Database& database, std::string_view session);
void end_sessions_of(Database& database, PersonId person);
void forget(Database& database, Time sessions_before, Time guests_before);
std::optional<Person> person_of(Database& database, std::string_view session);
Person person(Database& database, PersonId id);
std::optional<Password> password_of(Database& database, std::string_view name,
                                    const std::vector<std::string>& skeletons);

/// Notes the skeletons of all claimed names anew, if those in the file are by another version of
/// the rule. People whose names are alike by the new one keep them.
void compare_names_by(Database& database, const NameRule& rule);

}  // namespace belle::store::sqlite
