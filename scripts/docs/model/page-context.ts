import type { Document } from "../../openapi/document.ts";
import { byPreference, currentVersion, versionTitle, type Version } from "../../lib/versions.ts";
import type { ChosenCall, ChosenCalls } from "../samples/choose.ts";
import { operationPage, relative, schemaPage } from "../../openapi/reference-links.ts";

/** Where a part of a document is shown: on which page, and how its links are made. */
export interface PageContext {
  /** Missing: the site shows one document, so that addresses need not name it. */
  version?: Version;
  document: Document;
  /** Address of the page, relative to the site. */
  page: string;
  /** The path of the site on its host, for a page that is sent for any address. */
  base?: string;
  /** All on one page, where each schema is shown once and linked to. */
  print?: boolean;
  /** What is shown comes from the service, so that a required field is one that is always there. */
  isResponse?: boolean;
  /** How deep fields are shown before a reader has to follow a link to the schema's own page. */
  maxDepth?: number;
  /** By version, a call of each operation; those of a document without versions have an empty name. */
  calls: Record<string, Record<string, ChosenCall>>;
  /** The folder with what the forms need, which try operations. */
  tryIt: string;
}

/** Where something of a contract is shown: of which version, and what the links of the page can lead to. */
export interface At extends PageContext {
  documents: Record<Version, Document>;
  /** A call of each operation that the mock answers. */
  calls: ChosenCalls;
  /** Where the samples go, if they were told a server, without the versions' paths. */
  server?: string | undefined;
  version: Version;
}

export function href({ page, base }: PageContext, target: string): string {
  return base === undefined ? relative(page, target) : `${base}${target}`;
}

/** Whether what is shown belongs to a contract; of any other API nothing but its document is known. */
export function isContract(at: PageContext): at is At {
  return at.version !== undefined;
}

/** The same place in another version. */
export function inVersion(at: At, version: Version): At {
  return { ...at, version, document: at.documents[version] };
}

/** A version of a contract, which a page is about. */
export interface Edition {
  version: Version;
  documents: Record<Version, Document>;
}

/** A document that a site shows: of a version of a contract, or the only one. */
export interface ShownDocument {
  document: Document;
  /** By operationId. */
  calls: Record<string, ChosenCall>;
  edition?: Edition;
}

/** The places of what a page of all versions shows, the current version first. */
export function inEachVersion(at: PageContext): PageContext[] {
  return isContract(at) ? byPreference.map((version) => inVersion(at, version)) : [at];
}

/** What is loaded to try an operation. */
export function toolFile(version: Version | undefined, operationId: string): string {
  return `${version === undefined ? "" : `${version}/`}${operationId}.js`;
}

/** The title of a page of a version; that of the current one does not name it. */
export function titleIn(version: Version | undefined, title: string): string {
  return version === undefined || version === currentVersion ? title : `${title} (${versionTitle(version)})`;
}

export function operationHref(at: PageContext, operationId: string): string {
  return at.print
    ? `#${printId(at, "operation", operationId)}`
    : href(at, operationPage(at.version, operationId));
}

export function schemaHref(at: PageContext, name: string): string {
  return at.print ? `#${printId(at, "schema", name)}` : href(at, schemaPage(at.version, name));
}

/** The id of an operation or a schema on the page that has all of them. */
export function printId({ version }: PageContext, kind: "operation" | "schema", name: string): string {
  if (version === undefined) return `${kind}-${name}`;
  return kind === "operation" ? `${version}-${name}` : `${version}-${kind}-${name}`;
}

/** A text as a part of an anchor, where no white space and nothing that has to be encoded may stand. */
export function slug(text: string): string {
  return text.replaceAll(/[^\w.+-]+/g, "-");
}

/** The same for several texts, each of which gets one that no other has. */
export function slugs(texts: string[]): string[] {
  const taken = new Map<string, number>();
  return texts.map((text) => {
    const own = slug(text);
    const times = (taken.get(own) ?? 0) + 1;
    taken.set(own, times);
    return times === 1 ? own : `${own}--${times}`;
  });
}
