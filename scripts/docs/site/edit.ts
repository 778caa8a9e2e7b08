import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parse } from "yaml";
import { UsageError } from "../../lib/errors.ts";
import { eachOperation, isReference, type Document } from "../../openapi/document.ts";
import { contractFolder, root } from "../../lib/paths.ts";
import { versions } from "../../lib/versions.ts";
import { operationPage, schemaPage } from "../../openapi/reference-links.ts";
import type { PageFacts } from "../model/page.ts";
import { guideFolder } from "../model/guide-folder.ts";

/** Stands for the file in an address where pages are edited. */
const placeholder = "{file}";

/** @throws {UsageError} unless it is an address with a place for the file. */
export function editTemplate(text: string): string {
  if (/^https?:\/\//.test(text) && URL.canParse(text) && text.includes(placeholder)) return text;
  throw new UsageError(
    `--edit must be a URL that contains ${placeholder}, such as https://git.example.com/team/api/edit/main/${placeholder}, not ${JSON.stringify(text)}`,
  );
}

/** Where a repository lets its files be edited, out of `repository` of a manifest; `undefined` if that is not known. */
export function editTemplateIn(manifest: string): string | undefined {
  const { repository }: { repository?: unknown } = JSON.parse(manifest);
  const given =
    typeof repository === "object" && repository !== null ? Reflect.get(repository, "url") : repository;
  if (typeof given !== "string") return undefined;
  const [, short] = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(given) ?? [];
  const [, whole] =
    /^(?:git\+)?(?:https:\/\/|ssh:\/\/git@|git:\/\/)(github\.com\/[\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(
      given,
    ) ?? [];
  const place = short === undefined ? whole : `github.com/${short}`;
  return place === undefined ? undefined : `https://${place}/edit/main/${placeholder}`;
}

/** `repository` of package.json, as a place where pages are edited. */
export function projectEditTemplate(): string | undefined {
  return editTemplateIn(readFileSync(join(root, "package.json"), "utf8"));
}

/** The address at which a page's source is edited; `undefined` for a page that no single file is the source of. */
export function editing(template: string, folder = contractFolder): (page: PageFacts) => string | undefined {
  const sources = sourcesIn(folder);
  return (page) => {
    const file = sources.get(page.path) ?? guideSource(page);
    return file === undefined ? undefined : template.replaceAll(placeholder, file);
  };
}

/** The text of a guide; that of both versions, where it has a page for each. */
function guideSource({ kind, path }: PageFacts): string | undefined {
  if (kind !== "guide") return undefined;
  const [name] = path.split("/").slice(-1);
  const file = join(relative(root, guideFolder), `${(name ?? "").replace(/\.html$/, "")}.md`);
  return existsSync(join(root, file)) ? file : undefined;
}

/** The file of each page that shows a part of a document. */
function sourcesIn(folder: string): Map<string, string> {
  const sources = new Map<string, string>();
  for (const version of versions) {
    const own = `openapi/${version}`;
    const document = join(folder, own, "openapi.yaml");
    if (!existsSync(document)) continue;
    sources.set(`${version}.html`, `${own}/openapi.yaml`);
    const { paths } = parse(readFileSync(document, "utf8")) as Pick<Document, "paths">;
    const bundle = join(folder, "generated/openapi", `${version}.json`);
    const bundled = JSON.parse(readFileSync(bundle, "utf8")) as Document;
    for (const { path, operation } of eachOperation(bundled)) {
      const item = paths[path];
      if (item && isReference(item))
        sources.set(operationPage(version, operation.operationId), `${own}/${item.$ref}`);
    }
    for (const name of Object.keys(bundled.components.schemas)) {
      // A file has the name of its schema.
      const file = [version, "shared"]
        .map((part) => `openapi/${part}/schemas/${name}.yaml`)
        .find((one) => existsSync(join(folder, one)));
      if (file !== undefined) sources.set(schemaPage(version, name), file);
    }
  }
  return sources;
}
