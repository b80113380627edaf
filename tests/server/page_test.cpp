// Which file of the page an address gives.
#include "server/page.h"

#include <gtest/gtest.h>

namespace belle::server {
namespace {

// A link to a table that gives an error instead of the page.
TEST(Page, AnswersEveryAddressOfAScreen) {
  const Page page = bare_page();
  for (const std::string_view target : {"/", "/?from=mail", "/t/k3w9mzq2tb", "/tables", "/t/a/"}) {
    const PageFile* file = file_at(page, target);
    ASSERT_NE(file, nullptr) << target;
    EXPECT_EQ(file->path, "/");
  }
  EXPECT_EQ(file_at(page, "/bare.js")->type, "text/javascript; charset=utf-8");
}

// A mistyped request to the API, or a file of an older page, answered with HTML and 200.
TEST(Page, LeavesOtherAddressesAlone) {
  for (const std::string_view target : {"", "t/abc", "/api", "/api/none", "/assets/old-1a2b.js",
                                        "/ws/2", "/metrics/x", "/robots.txt", "/t/../x.js"})
    EXPECT_EQ(file_at(bare_page(), target), nullptr) << target;
}

}  // namespace
}  // namespace belle::server
