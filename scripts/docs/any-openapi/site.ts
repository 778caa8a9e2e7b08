import type { Shape } from "../../openapi/shape.ts";
import type { SchemaDocument } from "./schemas.ts";
import type { Child } from "hono/jsx";
import type { Page } from "../model/page.ts";
import type { PageContext } from "../model/page-context.ts";

/** All that the reference shows of a document of others. */
export interface ForeignApi {
  title: string;
  /** Such as `1.2.0`. */
  version: string | undefined;
  summary: string | undefined;
  description: string | undefined;
  servers: { url: string; description: string | undefined }[];
  security: Record<string, Scheme>;
  groups: Group[];
  /** Requests that the service sends to its users. */
  webhooks: ForeignOperation[];
  schemas: SchemaDocument;
}

/** Operations that share their first tag. */
export interface Group {
  name: string;
  description: string | undefined;
  operations: ForeignOperation[];
}

/** A way to prove who calls. */
export interface Scheme {
  name: string;
  /** In words: `API key in the header X-Key`. */
  words: string;
  description: string | undefined;
  /** What goes with a request; nothing, where the document does not say. */
  sent: { in: "header" | "query" | "cookie"; name: string; value: string } | undefined;
}

export interface ForeignOperation {
  /** Unique, and fit for the name of a file. */
  operationId: string;
  /** The first of its tags. */
  tag: string;
  method: string;
  path: string;
  /** Where it is called; empty where the document does not say. */
  server: string;
  summary: string;
  description: string | undefined;
  deprecated: boolean;
  /** Sets of schemes, of which one is enough; an empty set needs none. */
  security: Scheme[][];
  parameters: ForeignParameter[];
  body: { required: boolean; description: string | undefined; media: Media[] } | undefined;
  responses: ForeignResponse[];
  /** Requests that the service sends because of this one. */
  callbacks: { name: string; operation: ForeignOperation }[];
}

export interface ForeignParameter {
  name: string;
  in: string;
  required: boolean;
  shape: Shape;
  /** Shown in the sample. */
  example: unknown;
}

export interface ForeignResponse {
  status: string;
  description: string | undefined;
  headers: ForeignParameter[];
  media: Media[];
}

/** A body of one type. */
export interface Media {
  type: string;
  shape: Shape | undefined;
  examples: { name: string; summary: string; value: unknown }[];
}

/** A page about a document of others; what is made of pages takes it as one of ours. */
export interface ForeignPage extends Omit<Page, "render" | "kind"> {
  kind: "overview" | "operation" | "schema";
  render: (at: PageContext) => Child;
}
