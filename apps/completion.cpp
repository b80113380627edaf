#include <memory>

#include "apps/commands.h"

namespace belle {
namespace {

constexpr const char* kBash = R"sh(# Completion of belle for bash.
_belle() {
  local line
  COMPREPLY=()
  while IFS= read -r line; do
    case $line in
      :files)
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "${COMP_WORDS[COMP_CWORD]}")
        ;;
      :folders)
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -d -- "${COMP_WORDS[COMP_CWORD]}")
        ;;
      *) COMPREPLY+=("${line%%$'\t'*}") ;;
    esac
  done < <(command belle complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -F _belle belle
)sh";

constexpr const char* kZsh = R"sh(#compdef belle
# Completion of belle for zsh.
_belle() {
  local line
  local -a found
  for line in ${(f)"$(command belle complete "${(@)words[2,CURRENT]}" 2>/dev/null)"}; do
    case $line in
      :files) _files ;;
      :folders) _files -/ ;;
      *) found+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}") ;;
    esac
  done
  (( $#found )) && _describe belle found
}
if [[ $funcstack[1] == _belle ]]; then _belle "$@"; else compdef _belle belle; fi
)sh";

constexpr const char* kFish = R"sh(# Completion of belle for fish.
function __belle_complete
    set -l words (commandline -opc) (commandline -ct)
    for line in (command belle complete $words[2..-1] 2>/dev/null)
        switch $line
            case :files
                __fish_complete_path (commandline -ct)
            case :folders
                __fish_complete_directories (commandline -ct)
            case '*'
                echo $line
        end
    end
end
complete -c belle -f -a '(__belle_complete)'
)sh";

}  // namespace

void add_completion(CLI::App& belle, Session& session) {
  Command command(belle, "completion", "Print what lets a shell complete half-typed words");
  command.footer(
      "Put it where the shell looks, or try it at once. Examples:\n"
      "  source <(belle completion bash)\n"
      "  belle completion fish > ~/.config/fish/completions/belle.fish");
  const auto shell = std::make_shared<std::string>();
  command.text("SHELL", *shell, "which shell").required().one_of({"bash", "zsh", "fish"});
  command.on([shell, &session] {
    session.console.out << (*shell == "bash" ? kBash : *shell == "zsh" ? kZsh : kFish);
  });
}

}  // namespace belle
