// The tables of one browser. The page keeps their journals; here they are in memory, all that it
// has. People are those in front of the screen, numbered from 1: nobody has a password or a rating.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "store/store.h"

namespace belle::wasm {

class PageStore final : public store::Store {
 public:
  /// `keep(ticket, text)` asks the page to add to a journal: the table's id, its length before, and
  /// the entries, a line each; it answers through `kept`.
  explicit PageStore(std::function<void(std::uint32_t, const std::string&)> keep)
      : keep_(std::move(keep)) {}

  /// A journal that the page has kept, and what lists show of it.
  void remember(const std::string& table, std::string_view text);
  void summarise(store::Summary summary);
  enum class Kept : std::uint32_t { Well, Full, Conflict };
  void kept(std::uint32_t ticket, Kept outcome);

  void append(store::Append append, store::Done<void> done) override;
  store::Result<std::vector<store::Entry>> journal(std::string_view table) override;
  store::Result<store::Summary> summary(std::string_view table) override;
  store::Result<std::vector<store::Summary>> tables(store::Summary::Stage stage, bool only_listed,
                                                    std::size_t most) override;
  store::Result<std::vector<store::Summary>> tables_of(store::PersonId person, store::Time until,
                                                       std::size_t most) override;

  void add_guest(std::string name, std::string session, store::Time at,
                 store::Done<store::Person> done) override;
  void rename_guest(store::PersonId person, std::string name, store::Done<void> done) override;
  void claim_name(store::PersonId person, std::string name, std::string password_hash,
                  store::Session session, store::Done<void> done) override;
  void add_session(store::Password password, store::Session session,
                   store::Done<void> done) override;
  void end_session(std::string session, store::Done<void> done) override;
  void forget(store::Time sessions_before, store::Time guests_before,
              store::Done<void> done) override;
  store::Result<std::optional<store::Person>> person_of(std::string_view session) override;
  store::Result<store::Person> person(store::PersonId id) override;
  store::Result<std::optional<store::Password>> password_of(std::string_view name) override;

  void rate_game(std::string table, std::string game, std::vector<store::PersonId> persons,
                 store::Rate rate, store::Done<void> done) override;
  store::Result<std::optional<store::Rating>> rating_of(store::PersonId person,
                                                        std::string_view game) override;

 private:
  struct Waiting {
    store::Append append;
    store::Done<void> done;
  };

  std::function<void(std::uint32_t, const std::string&)> keep_;
  std::map<std::string, std::vector<store::Entry>, std::less<>> journals_;
  std::map<std::string, store::Summary, std::less<>> summaries_;
  std::map<store::PersonId, std::string> names_;
  std::map<std::uint32_t, Waiting> waiting_;
  std::uint32_t tickets_ = 0;
};

}  // namespace belle::wasm
