#include "server/page.h"

#include <algorithm>
#include <array>

namespace belle::server {
namespace {

constexpr std::string_view kBarePage = R"(<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Belle Époque</title>
<h1>Belle Époque</h1>
<p>The house is open, but this program was built without its page. These tables are open to everybody:</p>
<ul id="tables"></ul>
<p id="none">None just now.</p>
<script src="/bare.js"></script>
</html>
)";

constexpr std::string_view kBareScript = R"(const list = document.getElementById("tables");
async function show() {
  const { tables } = await (await fetch("/api/tables")).json();
  document.getElementById("none").hidden = tables.length > 0;
  list.replaceChildren(...tables.map(({ table, stage, about }) => {
    const item = document.createElement("li");
    const names = about.chairs.map((chair) => chair.name ?? "…").join(", ");
    item.textContent = `${about.game} · ${stage} · ${names} · ${table}`;
    return item;
  }));
}
show();
setInterval(show, 5000);
)";

constexpr std::array<PageFile, 2> kBare{{
    {"/", "text/html; charset=utf-8", kBarePage, {}, {}},
    {"/bare.js", "text/javascript; charset=utf-8", kBareScript, {}, {}},
}};

bool may_be_a_screen(std::string_view path) {
  for (const std::string_view other : {"/api", "/assets", "/ws", "/metrics"})
    if (path == other || (path.starts_with(other) && path[other.size()] == '/')) return false;
  return path.substr(path.rfind('/') + 1).find('.') == std::string_view::npos;
}

}  // namespace

Page bare_page() { return kBare; }

const PageFile* file_at(Page page, std::string_view target) {
  const std::string_view path = target.substr(0, target.find_first_of("?#"));
  const auto named = [page](std::string_view name) -> const PageFile* {
    const auto found = std::ranges::find(page, name, &PageFile::path);
    return found == page.end() ? nullptr : &*found;
  };
  if (const PageFile* file = named(path)) return file;
  return path.starts_with('/') && may_be_a_screen(path) ? named("/") : nullptr;
}

}  // namespace belle::server
