#!/usr/bin/env bash
# shells_test.sh BELLE: what bash, zsh and fish themselves offer when Tab is pressed, and whether the
# pages of the manual are read without a warning.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
ln -s "$1" "$folder/belle"
export PATH=$folder:$PATH HOME=$folder
cd "$folder"
mkdir games
touch game.belle

expect() { # expect WHAT WANTED GOT
  [ "$2" = "$3" ] && return
  echo "$1: expected '$2', got '$3'" >&2
  exit 1
}

# in_SHELL WORD…: the words after `belle`, of which the last is half-typed.
in_bash() {
  bash --norc -c 'source <(belle completion bash)
    COMP_WORDS=(belle "$@") COMP_CWORD=$#
    compopt() { :; }  # there is no line that is edited
    _belle
    printf "%s\n" "${COMPREPLY[@]}"' bash "$@" | sort | xargs
}

in_fish() {
  fish --no-config -c 'belle completion fish | source
    complete -C "$argv[1]"' "belle $*" | cut -f1 | sort | xargs
}

# A zsh in a terminal of its own, which writes down what it offers.
belle completion zsh >_belle
cat >press_tab.zsh <<'EOF'
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell 'fpath=($PWD $fpath); autoload -U compinit; compinit -u -D
  compadd() { local -a all; builtin compadd -O all "$@"; print -rl -- $all >>offers; builtin compadd "$@" }
  PROMPT="REA""DY "'
zpty -r shell text '*READY*'
zpty -w -n shell "belle $1"$'\t'
zpty -w shell $'\C-Uprint -r DO""NE'
zpty -r shell text '*DONE*'
zpty -d shell
EOF
in_zsh() {
  : >offers
  zsh -f press_tab.zsh "$*"
  sort -u offers | xargs
}

for shell in in_bash in_fish in_zsh; do
  expect "$shell: a command" "random ratings" "$($shell ra)"
  expect "$shell: games" "lumiere paris" "$($shell random '')"
  expect "$shell: values" "always auto" "$($shell show game.belle --colour a)"
  expect "$shell: options" "--no-browser" "$($shell play --n)"
  expect "$shell: files" "game.belle" "$($shell show game.)"
  folders=$($shell serve --data g)
  expect "$shell: folders" "games" "${folders%/}"
done

belle man --into man
for page in man/*.1; do
  # A date would only say when it was built.
  expect mandoc "" "$(mandoc -T lint -W warning "$page" 2>&1 | grep -v 'missing date')"
  expect man "" "$(man --warnings -l -Tutf8 -Z "$page" 2>&1 >/dev/null)"
done
