#!/usr/bin/env bash
# Publishes the release at the current commit: bash .github/publish.sh OUT [FLAG OF npm publish]...
#
# Writes the packages' tarballs, a bill of materials and the release's section of the changelog to OUT. Skips packages that the
# registry already has, so a run that failed midway can be repeated.
#
# GITHUB_REF_NAME is the tag, GITHUB_REPOSITORY the repository that npm's provenance must name. NPM_TOKEN, a token for the
# registry, is needed unless the registry trusts this workflow.
set -euo pipefail

out=$1
shift
version=$(node -p 'JSON.parse(fs.readFileSync("package.json")).version')
tag=${GITHUB_REF_NAME:-v$version}
if [ "$tag" != "v$version" ]; then
  echo "The tag $tag does not match the packages' version $version; publish from the tag v$version." >&2
  exit 2
fi

rm -rf "$out"
mkdir -p "$out"
out=$(cd "$out" && pwd)
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT

awk -v heading="## $version - " 'index($0, "## ") == 1 { inside = index($0, heading) == 1; next } inside' \
  CHANGELOG.md > "$out/notes.md"

if [ -n "${GITHUB_REPOSITORY:-}" ]; then
  npm pkg set --workspaces "repository.type=git" \
    "repository.url=git+${GITHUB_SERVER_URL:-https://github.com}/$GITHUB_REPOSITORY.git" > "$temporary/pkg.log"
fi
npm run --silent pack -- "$out"

# Made from an installation, so it lists what users get, without the tools that only build the packages.
echo "{ \"name\": \"installation\", \"version\": \"$version\" }" > "$temporary/package.json"
(
  cd "$temporary"
  npm install --loglevel=error --ignore-scripts --no-audit --no-fund "$out"/*.tgz >&2
  npm sbom --sbom-format cyclonedx > "$out/sbom.cdx.json"
)

if [ -n "${NPM_TOKEN:-}" ]; then
  scope=$(node -p 'JSON.parse(fs.readFileSync("package.json")).config.scope')
  registry=$(npm config get "$scope:registry")
  if [ "$registry" = undefined ]; then registry=$(npm config get registry); fi
  # npm uses a token only if its registry address ends with a slash.
  registry=${registry%/}/
  # npm expands the variable, so no file contains the token. This file replaces the user's .npmrc, which may be
  # where the scope is mapped to a registry.
  printf '%s\n' "$scope:registry=$registry" "${registry#http*:}:_authToken=\${NPM_TOKEN}" > "$temporary/npmrc"
  export NPM_CONFIG_USERCONFIG="$temporary/npmrc"
fi
for tarball in "$out"/*.tgz; do
  id=$(tar -xOzf "$tarball" package/package.json |
    node -p 'const { name, version } = JSON.parse(fs.readFileSync(0)); `${name}@${version}`')
  if npm view "$id" version > "$temporary/view.log" 2>&1; then
    echo "$id is already published"
  else
    npm publish --loglevel=error "$tarball" "$@"
  fi
done
