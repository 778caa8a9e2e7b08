#!/usr/bin/env bash
# Publishes the tarballs of a folder: bash .github/publish.sh FOLDER [FLAG OF npm publish]...
#
# Runs nothing of what it publishes. With STAGE=true, new versions of known packages are staged: they are public once a maintainer
# has approved each with a second factor (npm stage approve). npm's own registry can do that, other registries cannot, and new
# packages have no stage.
# Skips packages that the registry already has, so a run that failed midway can be repeated.
#
# NPM_TOKEN, a token for the registry, is needed unless the registry trusts this workflow.
set -euo pipefail

folder=$1
shift
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT

field() {
  tar -xOzf "$1" package/package.json | node -p "JSON.parse(fs.readFileSync(0)).$2"
}
tarballs=("$folder"/*.tgz)
scope=$(field "${tarballs[0]}" name)
scope=${scope%%/*}
registry=$(npm config get "$scope:registry")
if [ "$registry" = undefined ]; then registry=$(npm config get registry); fi
# npm uses a token only if its registry address ends with a slash.
registry=${registry%/}/

if [ -n "${NPM_TOKEN:-}" ]; then
  # npm expands the variable, so no file contains the token. This file replaces the user's .npmrc, which may be
  # where the scope is mapped to a registry.
  printf '%s\n' "$scope:registry=$registry" "${registry#http*:}:_authToken=\${NPM_TOKEN}" > "$temporary/npmrc"
  export NPM_CONFIG_USERCONFIG="$temporary/npmrc"
fi

failed=0
for tarball in "${tarballs[@]}"; do
  name=$(field "$tarball" name)
  id="$name@$(field "$tarball" version)"
  if npm view "$id" version > "$temporary/view.log" 2>&1; then
    echo "$id is already published"
  elif [ "${STAGE:-}" = true ] && npm view "$name" version > "$temporary/view.log" 2>&1; then
    # One that an earlier run staged is refused, which must not keep the others back.
    npm stage publish --loglevel=error --ignore-scripts "$tarball" "$@" || failed=1
  elif [ "${STAGE:-}" = true ] && ! grep -q E404 "$temporary/view.log"; then
    # Without an answer it may exist, and then it must be staged.
    cat "$temporary/view.log" >&2
    failed=1
  else
    npm publish --loglevel=error --ignore-scripts "$tarball" "$@"
  fi
done
exit "$failed"
