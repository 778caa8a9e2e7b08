#!/usr/bin/env bash
# Makes the files of the release at the current commit: bash .github/pack.sh OUT
#
# Writes the packages' tarballs, a bill of materials and the release's section of the changelog to OUT.
#
# GITHUB_REF_NAME is the tag, GITHUB_REPOSITORY the repository that npm's provenance must name.
set -euo pipefail

out=$1
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
