// The tables of one browser. The page keeps their journals; here they are in memory, all that it
// has. People are those in front of the screen, numbered from 1: nobody has a password or a rating.
// There is one thread; what is known at once is answered later all the same, as the server needs it
// (server/server_thread_store.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/deadlines.h"
#include "store/store.h"

namespace belle::wasm {

class PageStore final : public store::Store {
 public:
  /// `keep(ticket, text)` asks the page to add to a journal: the table's id, its length before, and
  /// the entries, a line each; it answers through `kept`.
  /// `post` does something later.
  PageStore(std::function<void(std::uint32_t, const std::string&)> keep,
            std::function<void(std::function<void()>)> post)
      : keep_(std::move(keep)), post_(std::move(post)) {}

  /// A journal that the page has kept, and what lists show of it.
  const std::vector<store::Entry>& remember(const std::string& table, std::string_view text);
  void summarise(store::Summary summary);
  enum class Kept : std::uint32_t { Well, Full, Conflict };
  void kept(std::uint32_t ticket, Kept outcome);

  void flush(std::function<void()> done) override { post_(std::move(done)); }

  void append(store::Append append, store::Done<void> done) override;
  void journal(std::string table, std::size_t since,
               store::Done<std::vector<store::Entry>> done) override;
  void list(store::Summary::Stage stage, bool only_listed, std::size_t most,
            store::Done<std::vector<store::Summary>> done) override;
  void list_of(store::PersonId person, store::Time until, std::size_t most,
               store::Done<std::vector<store::Summary>> done) override;
  void count_unfinished(store::PersonId person, store::Time since,
                        store::Done<std::size_t> done) override;

  void take_due(store::DueQuestion question, store::Done<store::Due> done) override;

  void add_guest(std::string name, std::string session, store::Time at,
                 store::Done<store::Person> done) override;
  void rename_guest(store::PersonId person, std::string name, store::Done<void> done) override;
  void claim_name(store::PersonId person, std::string name, std::string password_hash,
                  std::string asking, store::Session session, store::Done<void> done) override;
  void add_session(store::Password password, store::Session session,
                   store::Done<void> done) override;
  void end_session(std::string session, store::Done<void> done) override;
  void forget(store::Time sessions_before, store::Time guests_before,
              store::Done<void> done) override;
  void person_of(std::string session, store::Done<std::optional<store::Person>> done) override;
  void person(store::PersonId id, store::Done<store::Person> done) override;
  void password_of(std::string name, store::Done<std::optional<store::Password>> done) override;
  void rate_game(std::string table, std::string game, std::vector<store::PersonId> persons,
                 store::Rate rate, store::Done<void> done) override;
  void ratings_of(std::vector<store::RatedIn> whose,
                  store::Done<std::vector<std::optional<store::Rating>>> done) override;

 private:
  struct Waiting {
    store::Append append;
    store::Done<void> done;
  };

  template <class T>
  void answer(const store::Done<T>& done, store::Result<T> result) {
    post_([done, result = std::move(result)] { done(result); });
  }

  std::function<void(std::uint32_t, const std::string&)> keep_;
  std::function<void(std::function<void()>)> post_;
  std::map<std::string, std::vector<store::Entry>, std::less<>> journals_;
  std::map<std::string, store::Summary, std::less<>> summaries_;
  store::Deadlines deadlines_;
  std::map<store::PersonId, std::string> names_;
  std::map<std::uint32_t, Waiting> waiting_;
  std::uint32_t tickets_ = 0;
};

}  // namespace belle::wasm
