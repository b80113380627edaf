#include "tests/store/contract/kinds.h"

#include <stdexcept>

#include "apps/wasm/page_store.h"
#include "store/postgres.h"
#include "tests/server/memory_store.h"
#include "tests/store/folder.h"
#include "tests/store/postgres/server.h"

namespace belle::store {
namespace {

class SqlitePlace final : public Place {
 public:
  Store& store() override { return *store_; }
  void reopen() override {
    store_.reset();
    store_ = opened(folder_ / "belle.db");
  }

 private:
  Folder folder_;
  std::unique_ptr<Store> store_ = opened(folder_ / "belle.db");
};

class PostgresPlace final : public Place {
 public:
  Store& store() override { return *store_; }
  Store& other() override {
    if (!other_) other_ = open("other");
    return *other_;
  }
  void reopen() override {
    store_.reset();
    store_ = open("node");
  }

 private:
  std::unique_ptr<Store> open(const char* node) const {
    auto store = open_postgres(shared_postgres().address(database_), small_letters(), node);
    if (!store) throw std::runtime_error(store.error().reason);
    return *std::move(store);
  }

  std::string database_ = shared_postgres().new_database();
  std::unique_ptr<Store> store_ = open("node");
  std::unique_ptr<Store> other_;
};

class MemoryPlace final : public Place {
 public:
  MemoryPlace() { store_.shared = true; }
  Store& store() override { return store_; }

 private:
  MemoryStore store_;
};

// A page that keeps whatever it is asked to.
class PagePlace final : public Place {
 public:
  Store& store() override { return store_; }

 private:
  wasm::PageStore store_{[this](std::uint32_t ticket, const std::string&) {
                           store_.kept(ticket, wasm::PageStore::Kept::Well);
                         },
                         [](const std::function<void()>& work) { work(); }};
};

template <class P>
StoreKind kind(const char* name) {
  return {name, [] { return std::make_unique<P>(); }};
}

}  // namespace

std::vector<StoreKind> lasting_kinds() {
  return {kind<SqlitePlace>("Sqlite"), kind<PostgresPlace>("Postgres")};
}

std::vector<StoreKind> shared_kinds() {
  return {kind<PostgresPlace>("Postgres"), kind<MemoryPlace>("Memory")};
}

std::vector<StoreKind> kinds_with_people() {
  std::vector<StoreKind> some = lasting_kinds();
  some.push_back(kind<MemoryPlace>("Memory"));
  return some;
}

std::vector<StoreKind> kinds() {
  std::vector<StoreKind> all = kinds_with_people();
  all.push_back(kind<PagePlace>("Page"));
  return all;
}

}  // namespace belle::store
