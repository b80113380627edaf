#!/usr/bin/env bash
# The files of deploy/ are read by the programs that they are for: a unit, a setting or a rule with a
# mistake that is found when it is needed. Where such a program is not there the test is skipped, which is
# status 77; --long installs them.
#   files_test.sh hardening|units|settings|rules ROOT PROGRAM FOLDER_OF_POSTGRES
set -euo pipefail

part=$1 deploy=$2/deploy program=$3 postgres=$4
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() { echo "$*" >&2; exit 1; }
needs() {
  command -v "$1" >/dev/null && return
  [ -z "${BELLE_LONG:-}" ] || fail "$1 is not installed"
  echo "$1 is not there: this is left to --long, which installs it"
  exit 77
}

# A unit that was hardened alone, or forgotten when the others were: what follows the sentence is the same.
common() { sed -n '/^# What follows is the same in each of our units/,/^\[Install\]/p' "$1"; }
hardening() {
  first=$deploy/systemd/belle.service
  common "$first" | grep -q '^NoNewPrivileges=yes$' || fail "$first does not say where the common part begins"
  for unit in "$deploy"/systemd/*.service; do
    diff <(common "$first") <(common "$unit") || fail "$unit is not hardened as $first is"
  done
}

# Units: no word that systemd does not know, and as little exposed as they were when they were written.
units() {
  needs systemd-analyze
  for unit in belle.service belle@.service belle-think.service; do
    sed "s#/usr/local/bin/belle#$program#" "$deploy/systemd/$unit" >"$folder/${unit/@/@1891}"
  done
  for unit in "$folder"/*.service; do
    systemd-analyze verify --man=no "$unit" >"$folder/said" 2>&1 || fail "$(cat "$folder/said")"
    [ ! -s "$folder/said" ] || fail "$(cat "$folder/said")"
    systemd-analyze security --offline=yes --no-pager "$unit" >"$folder/said" 2>&1 || true
    exposed=$(grep -oE 'Overall exposure level .*: [0-9.]+' "$folder/said") || fail "$(cat "$folder/said")"
    echo "$exposed"
    awk "BEGIN { exit !(${exposed##* } <= 1.5) }" || fail "more than 1.5: $exposed"
  done
}

# Settings of PostgreSQL: a name or a value that it does not take. It never runs as root.
as_nobody() {
  if [ "$(id -u)" = 0 ]; then setpriv --reuid=nobody --regid=nogroup --clear-groups "$@"; else "$@"; fi
}
settings() {
  data=$folder/data
  mkdir "$data"
  echo 15 >"$data/PG_VERSION"
  cp "$deploy/postgresql.conf" "$data/postgresql.conf"
  chmod 755 "$folder" && chmod 700 "$data"
  [ "$(id -u)" != 0 ] || chown -R nobody "$data"
  said=$(as_nobody "$postgres/postgres" -D "$data" -C synchronous_commit 2>"$folder/said") || fail "$(cat "$folder/said")"
  [ "$said" = on ] || fail "synchronous_commit is '$said'"
}

rules() {
  needs promtool
  promtool check rules "$deploy/alerts.yml" || exit 1
  promtool check config "$deploy/prometheus.yml" || exit 1
}

"$part"
