import type { Document } from "../../openapi/document.ts";
import { currentVersion, versionTitle, type Version } from "../../lib/versions.ts";
import type { ChosenCalls } from "../samples/choose.ts";
import { operationPage, relative, schemaPage } from "../../openapi/reference-links.ts";

/** Where a part of a document is shown: on which page, and how its links are made. */
export interface PageContext {
  /** Missing: the document has only one, so that addresses need not name it. */
  version?: Version;
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
}

/** Where something of this API is shown: of which version, and what the links of the page can lead to. */
export interface At extends PageContext {
  documents: Record<Version, Document>;
  /** A call of each operation that the mock answers. */
  calls: ChosenCalls;
  /** Where the samples go, if they were told a server, without the versions' paths. */
  server?: string | undefined;
  /** The folder with what the forms need, which try operations. */
  tryIt: string;
  version: Version;
}

/** The address of a page as the page at hand says it. */
export function href({ page, base }: PageContext, target: string): string {
  return base === undefined ? relative(page, target) : `${base}${target}`;
}

export function document({ documents, version }: At): Document {
  return documents[version];
}

/** The title of a page of a version; that of the current one does not name it. */
export function titleIn(version: Version, title: string): string {
  return version === currentVersion ? title : `${title} (${versionTitle(version)})`;
}

/** The address of an operation: its own page, or its place where all is on one page. */
export function operationHref(at: PageContext, operationId: string): string {
  return at.print ? `#${at.version}-${operationId}` : href(at, operationPage(at.version, operationId));
}

/** The address of a schema with a name, likewise. */
export function schemaHref(at: PageContext, name: string): string {
  return at.print ? `#${at.version}-schema-${name}` : href(at, schemaPage(at.version, name));
}

/** A text as a part of an anchor, where no white space and nothing that has to be encoded may stand. */
export function slug(text: string): string {
  return text.replaceAll(/[^\w.+-]+/g, "-");
}
