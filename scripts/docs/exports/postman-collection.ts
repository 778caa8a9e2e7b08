import { createHash } from "node:crypto";
import type { Document } from "../../openapi/document.ts";
import { memoize } from "../../lib/memoize.ts";
import { conventions, type Version } from "../../lib/versions.ts";
import { queryPairs, type Call } from "../samples/call.ts";
import type { ChosenCall } from "../samples/choose.ts";
import type { convertV2 } from "openapi-to-postmanv2";

export function postmanFile(version: Version): string {
  return `postman/${version}.postman_collection.json`;
}

/**
 * A version's document as a Postman collection, in text: a request of each operation as the samples send it, with the server
 * and the key as the variables `baseUrl` and `apiKey`. The same documents give the same text.
 */
export async function postmanCollection(
  version: Version,
  document: Document,
  calls: Record<string, ChosenCall>,
): Promise<string> {
  const collection = structuredClone(await convertedOnce(document));
  const all = Object.values(calls).map(({ call }) => call);
  for (const item of itemsOf(collection.item)) fill(item, all);
  const whole: Collection = {
    ...collection,
    info: { ...collection.info, name: `${document.info.title} ${version}` },
    auth: authOf(version),
    variable: [
      { key: "baseUrl", value: document.servers[0]?.url ?? "", type: "string" },
      // Where the site names a service, the key is the reader's own.
      { key: "apiKey", value: all[0]?.apiKey ?? "", type: "string" },
    ],
  };
  return `${JSON.stringify(withIds(whole, version), null, 2)}\n`;
}

/** The key as a collection sends it. */
function authOf(version: Version) {
  const { header, scheme } = conventions(version).key;
  const entries = (values: Record<string, string>) =>
    Object.entries(values).map(([key, value]) => ({ key, value, type: "string" }));
  return scheme === null
    ? { type: "apikey", apikey: entries({ key: header, value: "{{apiKey}}", in: "header" }) }
    : { type: "bearer", bearer: entries({ token: "{{apiKey}}" }) };
}

/** Converting takes longer than all else, and an edit changes one document of two. */
const convertedOnce = memoize((document: Document) => {
  const text = JSON.stringify(document);
  const known = last.get(document.info.version) ?? { text: "", collection: undefined };
  const collection = known.text === text && known.collection ? known.collection : converted(text);
  last.set(document.info.version, { text, collection });
  return collection;
});

const last = new Map<string, { text: string; collection: Promise<Collection> | undefined }>();

function* itemsOf(entries: (Folder | Item)[]): Generator<Item> {
  for (const entry of entries) {
    if ("item" in entry) yield* itemsOf(entry.item);
    else yield entry;
  }
}

function fill({ request, response = [] }: Item, calls: Call[]): void {
  // The converter makes values up where the document has none, other ones each time.
  for (const one of response) {
    delete one.originalRequest;
    one.header = one.header?.filter(({ key }) => key === "Content-Type");
  }
  const path = `/${request.url.path.join("/").replaceAll(/:(\w+)/g, "{$1}")}`;
  const call = calls.find((one) => one.method === request.method && one.path === path);
  if (!call) return;
  for (const variable of request.url.variable ?? [])
    variable.value = call.pathParameters[variable.key] ?? variable.value;
  const pairs = queryPairs(call);
  const offered = (request.url.query ?? []).filter(({ key }) => !pairs.some(([name]) => name === key));
  request.url.query = [
    ...pairs.map(([key, value]) => {
      const known = request.url.query?.find((one) => one.key === key);
      return { ...known, key, value, disabled: false };
    }),
    // Others are there to be switched on.
    ...offered.map((one) => ({ ...one, value: "", disabled: true })),
  ];
  if (request.body?.mode === "raw" && call.body !== undefined)
    request.body.raw = call.bodyText ?? JSON.stringify(call.body, null, 2);
}

/** With ids made of the place of what they name, so that an import takes the place of the former one. */
function withIds(node: unknown, place: string): unknown {
  if (Array.isArray(node)) return node.map((one, index) => withIds(one, `${place}/${nameIn(one, index)}`));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      (key === "id" || key === "_postman_id") && typeof value === "string" && isUuid.test(value)
        ? uuidOf(place)
        : withIds(value, `${place}/${key}`),
    ]),
  );
}

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function nameIn(node: unknown, index: number): string {
  return typeof node === "object" && node !== null && "name" in node
    ? `${index} ${String(node.name)}`
    : `${index}`;
}

/** A UUID of version 8, which may be of anything. */
function uuidOf(text: string): string {
  const hex = createHash("sha256").update(`postman ${text}`).digest("hex");
  const part = (from: number, to: number) => hex.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-a${part(17, 20)}-${part(20, 32)}`;
}

/** A Postman collection of format 2.1, as far as it is changed here. */
interface Collection {
  info: { name: string };
  item: (Folder | Item)[];
  [key: string]: unknown;
}

interface Folder {
  name: string;
  item: (Folder | Item)[];
}

interface Item {
  name: string;
  response?: { originalRequest?: unknown; header?: { key: string }[] | undefined }[];
  request: {
    method: string;
    url: {
      path: string[];
      query?: { key: string; value: string; disabled?: boolean }[];
      variable?: { key: string; value: string }[];
    };
    body?: { mode?: string; raw?: string };
  };
}

/** An OpenAPI document, as JSON, as Postman's own converter makes a collection of it. It takes a second to load. */
async function converted(document: string): Promise<Collection> {
  const { default: converter } = await import("openapi-to-postmanv2");
  const options: Parameters<typeof convertV2>[1] = {
    folderStrategy: "Tags",
    parametersResolution: "Example",
    alwaysInheritAuthentication: true,
  };
  return new Promise((done, fail) => {
    converter.convertV2({ type: "json", data: JSON.parse(document) }, options, (error, result) => {
      const [made] = result?.output ?? [];
      if (error) fail(new Error(error.message));
      else if (!result?.result || !made)
        fail(new Error(`no Postman collection: ${result?.reason ?? "no reason"}`));
      else done(made.data as Collection);
    });
  });
}
