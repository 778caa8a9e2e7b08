import { operationById } from "../../openapi/document.ts";
import { rowsById } from "../../openapi/operations.ts";
import { operationPage, pageOf, schemaPage } from "../../openapi/reference-links.ts";
import { guidePage, errorAnchor } from "../model/guide-page.ts";
import { versions, type Version } from "../../lib/versions.ts";
import { errorFacts, type ErrorFacts } from "../model/errors.ts";
import type { VersionedOperation } from "../model/moves.ts";
import { type At } from "../model/page-context.ts";
import { guideAddress, guides } from "./guides.ts";
import { choices, GuideError, namedIn } from "./mistakes.ts";

interface LinkTarget {
  /** Relative to the site. */
  address: string;
  label?: string;
  isCode?: boolean;
}

/**
 * What a link of a guide means; `undefined` if it leads out of the site.
 *
 * @throws {GuideError} if there is no such place.
 */
export function targetOf(at: At, href: string): LinkTarget | undefined {
  if (/^(https?|mailto):/.test(href)) return undefined;
  if (href.startsWith("#")) return { address: `${at.page}${href}` };
  const [, kind = "", rest = ""] = /^([a-z]+):(.*)$/.exec(href) ?? [];
  const [path = "", fragment] = (kind === "" ? href : rest).split("#");
  const anchor = fragment === undefined ? "" : `#${fragment}`;
  const make = kind === "" ? guideTarget : kinds[kind];
  if (!make)
    throw new GuideError(
      `unknown link ${href}; ${Object.keys(kinds).join(":, ")}:, a guide such as paging.md, #anchor and https: exist`,
    );
  const target = make(at, path);
  return { ...target, address: target.address + anchor };
}

function guideTarget(at: At, path: string): LinkTarget {
  const files = guides().map((guide) => guide.path.replace(/html$/, "md"));
  const guide = guides()[files.indexOf(path)];
  if (!guide) throw new GuideError(`no guide ${path}; there are ${choices(path, files)}`);
  return { address: guideAddress(at, guide.path), label: guide.title };
}

const kinds: Record<string, (at: At, path: string) => LinkTarget> = {
  operation(at, path) {
    const { version, row } = operationOf(at, path);
    return { address: operationPage(version, row.operationId), label: row.summary };
  },
  schema(at, path) {
    const { version, name } = schemaOf(at, path);
    return { address: schemaPage(version, name), label: name, isCode: true };
  },
  error: (at, path) => ({
    address: errorAnchor(at.version, errorOf(at, path).code),
    label: path,
    isCode: true,
  }),
  overview(_, path) {
    const version = versions.find((one) => one === path);
    if (!version) throw new GuideError(`no version ${path}; there are ${versions.join(", ")}`);
    return { address: pageOf(version), label: version };
  },
  page(at, path) {
    const version = versions.find((one) => path.startsWith(`${one}/`));
    if (!version) return guideTarget(at, path);
    // A page of a certain version, from whichever page.
    const name = path.slice(version.length + 1).replace(/md$/, "html");
    if (!guides().some((guide) => guide.path === name && guide.eachVersion))
      throw new GuideError(`no guide ${path} with a page for each version`);
    return { address: guidePage(version, name) };
  },
  site: (_, path) => ({ address: path }),
};

/** `<version>/<name>` as a version and a name; without one, the version is that of the page. */
function splitVersion(at: Pick<At, "version">, text: string): { version: Version; name: string } {
  const version = versions.find((one) => text.startsWith(`${one}/`));
  return version ? { version, name: text.slice(version.length + 1) } : { version: at.version, name: text };
}

/** @throws {GuideError} if the version has no such schema. */
export function schemaOf(at: At, text: string) {
  const { version, name } = splitVersion(at, text);
  namedIn(version, "schema", name, Object.keys(at.documents[version].components.schemas), String);
  return { version, name };
}

/** @throws {GuideError} if the version of the page has no such error code. */
export function errorOf(at: At, code = ""): ErrorFacts {
  return namedIn(at.version, "error code", code, errorFacts(at.document), (error) => error.code);
}

/** @throws {GuideError} if the version has no such operation. */
export function operationOf(at: Pick<At, "documents" | "version">, text = ""): VersionedOperation {
  const { version, name } = splitVersion(at, text);
  const known = at.documents[version];
  const operation = operationById(known, name);
  const row = rowsById(known)[name];
  if (operation && row) return { version, document: known, operation, row };
  const otherVersion = versions.find((one) => one !== version && operationById(at.documents[one], name));
  const hint = otherVersion ? `; ${otherVersion} has it: write ${otherVersion}/${name}` : "";
  const ids = Object.keys(rowsById(known));
  throw new GuideError(`${version} has no operation ${name}; it has ${choices(name, ids)}${hint}`);
}
