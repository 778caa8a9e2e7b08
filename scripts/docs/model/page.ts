import type { Child } from "hono/jsx";
import type { Version } from "../../lib/versions.ts";
import type { At, PageContext } from "./page-context.ts";

export interface PageFacts {
  /** Address relative to the site. */
  path: string;
  title: string;
  /** One sentence for search engines and lists of pages. */
  description: string;
  kind: "guide" | "overview" | "operation" | "schema" | "print" | "missing";
  /** Missing: the page tells of all versions. */
  version?: Version;
  /** Where the operation that it is about is called, without the path that all operations share. */
  root?: string | undefined;
  /** By version, the address of the page that tells the same of it. */
  counterparts?: Partial<Record<Version, string>>;
}

export interface Page<Place extends PageContext = At> extends PageFacts {
  render: (at: Place) => Child;
}

/** What every page has to know of the site. */
export interface SiteFacts {
  /** Where it will be published, if that is known. */
  url: string | undefined;
  /** Whether it has a picture for links to it. */
  picture: boolean;
  /** Address of the changelog's feed, if there is one. */
  feed?: string | undefined;
  /** Where the source of a page can be edited, if that is known. */
  edit?: ((page: PageFacts) => string | undefined) | undefined;
  /** Addresses of the files that pages load; they change with their content. */
  assets: {
    style: string;
    /** For pages that are neither of an operation nor of a schema. */
    guideStyle: string;
    searchStyle: string;
    theme: string;
    main: string;
    /** Of a page that is sent for any address, where nobody said at which path the site is. */
    findSite: string;
    typeface: string;
    search: string;
  };
}
