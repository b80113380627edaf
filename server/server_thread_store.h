// A store whose answers come on the server's thread: each is posted there, never given within the
// call that asked. So no part of the server needs to know on which threads a store works. The store
// behind it must outlive it.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/environment.h"
#include "store/store.h"

namespace belle::server {

class ServerThreadStore final : public store::Store {
  template <class T>
  using Done = store::Done<T>;

 public:
  /// `post`: see Environment.
  ServerThreadStore(store::Store& store, std::function<void(Work)> post)
      : store_(store), post_(std::move(post)) {}

  bool share(const store::Heard& heard) override {
    return store_.share([this, heard](const std::string& table, std::size_t length) {
      post_([heard, table, length] { heard(table, length); });
    });
  }
  void follow(const std::string& table) override { store_.follow(table); }
  void unfollow(const std::string& table) override { store_.unfollow(table); }
  bool was_closed() const override { return store_.was_closed(); }

  void flush(std::function<void()> done) override {
    store_.flush([this, done = std::move(done)] { post_(done); });
  }

  void append(store::Append append, Done<void> done) override {
    store_.append(std::move(append), posted(std::move(done)));
  }
  void journal(std::string table, std::size_t since,
               Done<std::vector<store::Entry>> done) override {
    store_.journal(std::move(table), since, posted(std::move(done)));
  }
  void list(store::Summary::Stage stage, bool only_listed, std::size_t most,
            Done<std::vector<store::Summary>> done) override {
    store_.list(stage, only_listed, most, posted(std::move(done)));
  }
  void list_of(store::PersonId person, store::Time until, std::size_t most,
               Done<std::vector<store::Summary>> done) override {
    store_.list_of(person, until, most, posted(std::move(done)));
  }
  void count_unfinished(store::PersonId person, store::Time since,
                        Done<std::size_t> done) override {
    store_.count_unfinished(person, since, posted(std::move(done)));
  }

  void add_guest(std::string name, std::string session, store::Time at,
                 Done<store::Person> done) override {
    store_.add_guest(std::move(name), std::move(session), at, posted(std::move(done)));
  }
  void rename_guest(store::PersonId person, std::string name, Done<void> done) override {
    store_.rename_guest(person, std::move(name), posted(std::move(done)));
  }
  void claim_name(store::PersonId person, std::string name, std::string password_hash,
                  store::Session session, Done<void> done) override {
    store_.claim_name(person, std::move(name), std::move(password_hash), std::move(session),
                      posted(std::move(done)));
  }
  void add_session(store::Password password, store::Session session, Done<void> done) override {
    store_.add_session(std::move(password), std::move(session), posted(std::move(done)));
  }
  void end_session(std::string session, Done<void> done) override {
    store_.end_session(std::move(session), posted(std::move(done)));
  }
  void forget(store::Time sessions_before, store::Time guests_before, Done<void> done) override {
    store_.forget(sessions_before, guests_before, posted(std::move(done)));
  }
  void person_of(std::string session, Done<std::optional<store::Person>> done) override {
    store_.person_of(std::move(session), posted(std::move(done)));
  }
  void person(store::PersonId id, Done<store::Person> done) override {
    store_.person(id, posted(std::move(done)));
  }
  void password_of(std::string name, Done<std::optional<store::Password>> done) override {
    store_.password_of(std::move(name), posted(std::move(done)));
  }
  void rate_game(std::string table, std::string game, std::vector<store::PersonId> persons,
                 store::Rate rate, Done<void> done) override {
    store_.rate_game(std::move(table), std::move(game), std::move(persons), std::move(rate),
                     posted(std::move(done)));
  }
  void ratings_of(std::vector<store::RatedIn> whose,
                  Done<std::vector<std::optional<store::Rating>>> done) override {
    store_.ratings_of(std::move(whose), posted(std::move(done)));
  }

 private:
  template <class T>
  Done<T> posted(Done<T> done) {
    return [this, done = std::move(done)](store::Result<T> result) mutable {
      post_([done = std::move(done), result = std::move(result)]() mutable {
        done(std::move(result));
      });
    };
  }

  store::Store& store_;
  std::function<void(Work)> post_;
};

}  // namespace belle::server
