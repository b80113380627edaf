// The bare page: it lists the tables that are open to everybody.
#pragma once

#include <string_view>

namespace belle::server {

inline constexpr std::string_view kFrontPage = R"(<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Belle Époque</title>
<h1>Belle Époque</h1>
<p>The house is open. These tables are open to everybody:</p>
<ul id="tables"></ul>
<p id="none">None just now.</p>
<script src="/front.js"></script>
</html>
)";

inline constexpr std::string_view kFrontScript = R"(const list = document.getElementById("tables");
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

}  // namespace belle::server
