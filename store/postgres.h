// The store in a PostgreSQL database, which several servers may use at once, each alike. One thread
// writes: it takes everything that waits, sends it in one trip and answers when the database has it
// on its disk; another reads meanwhile. A lost connection is made anew, also to another of several
// hosts (`postgresql://a,b/belle`); nothing that was answered is lost, and no write is refused of
// which it is not known that nothing of it was kept.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "store/contents.h"
#include "store/store.h"

namespace belle::store {

/// Whether the text is the address of a database, and not of a folder.
inline bool is_postgres(std::string_view address) {
  return address.starts_with("postgresql://") || address.starts_with("postgres://");
}

/// Opens the database, which must exist, and lays it out in a schema of its own, `belle`; one of an
/// older version is brought up to date, one of a newer version refused. What is wrong is said in
/// words, without the password that the address may have. Destroying the store, which no `done` may
/// do, first answers everything that was asked for. `node`: the name of this server, which no other
/// that uses the database has; empty for a program that is no server, and does not count as one.
Result<std::unique_ptr<Store>> open_postgres(
    const std::string& address, NameRule names, const std::string& node,
    std::chrono::milliseconds patience = std::chrono::seconds(5));

/// The address as it may be shown: hosts and database.
Result<std::string> shown_address(const std::string& address);

/// Whether servers may use the database while its contents are read.
enum class Servers : std::uint8_t { MayBeThere, KeptOut };

/// Everything in a database in which there is a house, as it is now; it is only read.
Result<std::unique_ptr<Contents>> postgres_contents(const std::string& address, Servers servers);

/// A database that becomes a copy; refused if a house has opened in it. No server enters meanwhile.
Result<std::unique_ptr<Destination>> postgres_destination(const std::string& address,
                                                          NameRule names);

}  // namespace belle::store
