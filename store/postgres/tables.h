// Tables in the database: many appends in one statement, and the questions about them. See tables.h
// of the store for what each promises.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "store/postgres/connection.h"
#include "store/tables.h"

namespace belle::store::postgres {

/// Sends appends to different tables as one statement, which is one transaction: those whose
/// journals have the expected length are kept, whatever becomes of the others.
void send_appends(Connection& connection, std::span<const Append* const> appends);
/// For each of them nothing, or why it was not kept.
std::vector<std::optional<Failure>> receive_appends(Connection& connection,
                                                    std::span<const Append* const> appends);

/// Whether the journal has the lines of an append where they would stand.
bool has_lines(Connection& connection, const Append& append);

// Questions, and what their rows say.
const char* journal_sql();  // table, since
std::vector<Entry> read_journal(const Rows& rows, const std::string& table, std::size_t since);
const char* list_sql(Summary::Stage stage);  // whether only listed ones, how many
const char* list_of_sql();                   // person, until, how many
/// From the columns id, game, stage, listed, changed, about, and persons with spaces between them.
std::vector<Summary> read_summaries(const Rows& rows);
const char* count_unfinished_sql();  // person, since

/// The persons of a summary, as text of an int8[].
std::string array_text(const std::vector<PersonId>& persons);

}  // namespace belle::store::postgres
