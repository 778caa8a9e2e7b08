// Generated from scripts/client/command-line/completion.ts by `npm run generate`. Do not edit.
import { readArguments } from "./arguments.js";
import { ownFlags } from "./flags.js";
/** Scripts that let a shell complete command lines. They ask the program, with the words up to the cursor. */
export const scripts = {
    bash: `_adintel() {
  local word
  COMPREPLY=()
  while IFS= read -r word; do COMPREPLY+=("$(printf %q "$word")"); done < <(
    adintel completion words -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null
  )
}
complete -o default -F _adintel adintel
`,
    zsh: `_adintel() {
  local -a found
  found=("\${(@f)$(adintel completion words -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n $found ]]; then compadd -a found; else _files; fi
}
compdef _adintel adintel
`,
    fish: `complete -c adintel -a '(adintel completion words -- (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'
`,
};
/** What can stand in place of the last of these words, which may be empty or incomplete. */
export function completions(words, commands) {
    const before = words.slice(0, -1);
    const typed = (words.at(-1) ?? "").replaceAll("\\", "");
    const [name] = readArguments(withoutLastFlag(before)).words;
    const command = commands.find((one) => one.name === name);
    const flags = [...(command?.flags ?? []), ...ownFlags];
    const last = flags.find((flag) => `--${flag.name}` === before.at(-1));
    const names = commands.map((one) => one.name);
    const candidates = () => {
        // Of a list, what comes after the last comma.
        if (last && (last.kind !== "boolean" || last.isList))
            return last.values.map((value) => typed.slice(0, typed.lastIndexOf(",") + 1) + String(value));
        if (typed.startsWith("-"))
            return flags.map((flag) => `--${flag.name}`);
        if (name === undefined)
            return [...names, "completion", "help"];
        return name === "completion" ? Object.keys(scripts) : name === "help" ? names : [];
    };
    return candidates().filter((word) => word.toLowerCase().startsWith(typed.toLowerCase()));
}
/** Words that end with a flag whose value is to follow are no command line yet. */
export function withoutLastFlag(words) {
    return words.slice(0, words.at(-1)?.startsWith("--") ? -1 : undefined);
}
