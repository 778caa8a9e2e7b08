import { operationById } from "../../openapi/document.ts";
import { rowsById } from "../../openapi/operations.ts";
import { guidePage, operationPage, pageOf, schemaPage, errorAnchor } from "../../openapi/reference-links.ts";
import { versions, type Version } from "../../lib/paths.ts";
import { errorFacts } from "../model/errors.ts";
import { document, type At } from "../model/page-context.ts";
import { guideAddress, guides } from "./guides.ts";
import { choices } from "./mistakes.ts";

/** Where a link of a guide leads, or what is wrong with it. */
export type LinkTarget = SiteTarget | { url: string };

type SiteTarget = { address: string; label?: string; isCode?: boolean } | { wrong: string };

/** The address that a link of a guide means, relative to the site. */
export function targetOf(at: At, href: string): LinkTarget {
  if (/^(https?|mailto):/.test(href)) return { url: href };
  if (href.startsWith("#")) return { address: `${at.page}${href}` };
  const [, kind = "", rest = ""] = /^([a-z]+):(.*)$/.exec(href) ?? [];
  const [path = "", fragment] = (kind === "" ? href : rest).split("#");
  const anchor = fragment === undefined ? "" : `#${fragment}`;
  const make = kinds[kind === "" ? "guide" : kind];
  if (!make || (kind !== "" && kind === "guide"))
    return {
      wrong: `unknown link ${href}; ${Object.keys(kinds)
        .filter((name) => name !== "guide")
        .join(":, ")}:, a guide such as paging.md, #anchor and https: exist`,
    };
  const target = make(at, path);
  return "address" in target ? { ...target, address: target.address + anchor } : target;
}

/** `v1/searchBrands` as a version and a name; without one, the version is that of the page. */
export function splitVersion(at: At, text: string): { version: Version; name: string } {
  const version = versions.find((one) => text.startsWith(`${one}/`));
  return version ? { version, name: text.slice(version.length + 1) } : { version: at.version, name: text };
}

const kinds: Record<string, (at: At, path: string) => SiteTarget> = {
  guide(at, path) {
    const files = guides().map((guide) => guide.path.replace(/html$/, "md"));
    const guide = guides()[files.indexOf(path)];
    if (!guide) return { wrong: `no guide ${path}; there are ${choices(path, files)}` };
    return { address: guideAddress(at, guide.path), label: guide.title };
  },
  operation(at, path) {
    const { version, name } = splitVersion(at, path);
    const found = operationOf(at, version, name);
    return typeof found === "string"
      ? { wrong: found }
      : { address: operationPage(version, name), label: found.summary };
  },
  schema(at, path) {
    const { version, name } = splitVersion(at, path);
    const { schemas } = at.documents[version].components;
    if (!Object.hasOwn(schemas, name))
      return { wrong: `${version} has no schema ${name}; it has ${choices(name, Object.keys(schemas))}` };
    return { address: schemaPage(version, name), label: name, isCode: true };
  },
  error(at, path) {
    const codes = errorFacts(document(at)).map(({ code }) => code);
    if (!codes.includes(path))
      return { wrong: `${at.version} has no error code ${path}; it has ${choices(path, codes)}` };
    return { address: errorAnchor(at.version, path), label: path, isCode: true };
  },
  overview(_, path) {
    const version = versions.find((one) => one === path);
    return version
      ? { address: pageOf[version], label: version }
      : { wrong: `no version ${path}; there are ${versions.join(", ")}` };
  },
  page: (at, path) => {
    const version = versions.find((one) => path.startsWith(`${one}/`));
    // A page of a certain version, from whichever page.
    if (version) {
      const name = path.slice(version.length + 1).replace(/md$/, "html");
      return guides().some((guide) => guide.path === name && guide.eachVersion)
        ? { address: guidePage(version, name) }
        : { wrong: `no guide ${path} with a page for each version` };
    }
    return kinds["guide"]?.(at, path) ?? { wrong: path };
  },
  site: (_, path) => ({ address: path }),
};

/** An operation of a document, or what is wrong with its name. */
export function operationOf(at: At, version: Version, name: string) {
  const operation = operationById(at.documents[version], name);
  if (operation) return operation;
  const otherVersion = versions.find((one) => one !== version && operationById(at.documents[one], name));
  const hint = otherVersion ? `; ${otherVersion} has it: write ${otherVersion}/${name}` : "";
  const ids = Object.keys(rowsById(at.documents[version]));
  return `${version} has no operation ${name}; it has ${choices(name, ids)}${hint}`;
}
