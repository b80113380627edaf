// What must not be guessed: tokens of sessions, passwords, ids of tables. All chance here is the
// system's, not the games' own generator, whose seeds can be tried out.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace belle::people {

/// A new token: 32 random bytes as 43 letters, digits, - and _, fit for a cookie or a header.
/// A client who shows it is the person it was given to.
std::string new_token();

/// One that a holder of the key can tell from others, with half as many random bytes; the key is a
/// token, too.
std::string new_token(const std::string& key);
bool is_token_of(const std::string& key, std::string_view token);

/// Whether a text could be a token. Others may be short enough to be tried.
bool is_token(std::string_view text);

/// What is kept of a token: enough to know it again, of no use to a reader of the store. Any
/// text has one; it takes no measurable time.
std::string token_hash(std::string_view token);

/// In bytes. Long ones cost no more to hash, but the server has to read and hold them.
inline constexpr std::size_t kShortestPassword = 8;
inline constexpr std::size_t kLongestPassword = 128;

bool is_password(std::string_view text);

/// What is kept of a password: argon2id with a salt of its own and its limits written along. Takes
/// 64 MiB and about a tenth of a second of one core, so not for a thread that others wait for;
/// nothing if there is no memory.
std::optional<std::string> password_hash(std::string_view password);

/// Whether this hash is of this password. As slow as making it; false for a broken hash.
bool is_password_of(std::string_view password, const std::string& hash);

/// A new seed of a sealed deal: see table/fair.h.
std::array<std::uint8_t, 32> new_seed();

/// A new table's id, ten small letters and digits without 0 o 1 l i: short enough to be read out,
/// and with 31^10 possible ones too many to be tried.
std::string new_table_id();

}  // namespace belle::people
