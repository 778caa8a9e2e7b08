import { accounts } from "../data/accounts.ts";
import { keys } from "../keys.ts";
import { operations } from "../operations.ts";
import type { Probe } from "../probes.ts";
import type { Operation } from "../world.ts";
import type { Sent } from "./sent.ts";

const id = accounts[0]!.id;
const nobody = "99999999-9999-4999-8999-999999999999";

const bodies: Readonly<Record<string, object>> = {
  "v2/searchMedia": { accountId: id, limit: 2 },
  "v1/searchMedia": { mode: "smart", userRequest: "tea", limit: 2 },
  "v1/searchBrands": { mode: "ids", brandIds: [id] },
  "v2/searchBrands": { query: "tea" },
  "v2/searchCreators": { query: "tea" },
  "v2/indexAccount": { websiteUrl: "https://quillmark.example" },
  "v1/indexBrand": { websiteUrl: "https://quillmark.example" },
  "v2/listComments": {},
  "v1/listComments": {},
};

/** A request that each operation accepts. */
function plainRequest({ id: name, method, path, version }: Operation, account = id): Sent {
  const root = version === "v2" ? "/v2" : "/api/v1";
  const query = path.endsWith("insights")
    ? "?type=HOOK"
    : path.endsWith("campaigns")
      ? "?type=CAMPAIGN"
      : path === "/taxonomies"
        ? "?query=tea"
        : "";
  const body = bodies[name];
  return { method, path: `${root}${path.replace("{id}", account)}${query}`, ...(body && { body }) };
}

const { valid } = keys;
const headers: readonly (string | undefined)[] = [
  undefined,
  "",
  "Bearer",
  "Bearer ",
  valid,
  `bearer ${valid}`,
  `BEARER ${valid}`,
  `Basic ${valid}`,
  `Token ${valid}`,
  `Bearer ${valid} `,
  `Bearer  ${valid}`,
  `Bearer ${valid}x`,
  `Bearer ${valid.slice(0, -1)}`,
  `Bearer ${valid.toUpperCase()}`,
  "Bearer live_ind_",
  "Bearer live_ind_unknown",
  `Bearer ${valid}, Bearer ${valid}`,
];

function ofOperation(operation: Operation): Probe[] {
  const { id: at, method } = operation;
  const plain = plainRequest(operation);
  const mark = plain.path.includes("?") ? "&" : "?";
  const one = (sent: Sent): Probe => ({ at, sent: [sent] });
  const posts: Probe[] =
    method === "GET"
      ? []
      : ["", " ", "{", "[]", "null", "7", '"text"', "\uFEFF{}", `\uFEFF${JSON.stringify(plain.body)}`]
          .map((body) => one({ ...plain, body }))
          .concat(
            [100_000, 100_001, 102_400, 102_401, 300_000].map((bytes) =>
              one({ ...plain, body: padded(plain.body, bytes) }),
            ),
            one({ ...plain, headers: { "Content-Type": "text/plain" } }),
            one({ method, path: plain.path }),
            one({ ...plain, body: padded(plain.body, 300_000), key: null }),
            one({ ...plain, body: { ...(plain.body as object), nonsense: null } }),
          );
  return [
    one(plain),
    one({ ...plain, path: plain.path.replace(id, accounts[1]!.platformId) }),
    ...(["exhausted", "revoked", "inactive", "departed"] as const).map((key) =>
      one({ ...plain, key: keys[key] }),
    ),
    ...headers.map((value) =>
      one({ ...plain, key: null, headers: value === undefined ? {} : { Authorization: value } }),
    ),
    one({ ...plain, key: null, path: `${plain.path}${mark}api_key=${valid}&key=${valid}&token=${valid}` }),
    one({ ...plain, key: null, headers: { "X-Api-Key": valid } }),
    ...["HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", method === "GET" ? "POST" : "GET"].flatMap((other) => [
      one({ method: other, path: plain.path }),
      one({ method: other, path: plain.path, key: null }),
    ]),
    one({ ...plain, path: plain.path.replace(/(\?|$)/, "/$1") }),
    one({ ...plain, path: plain.path.replace(/[a-z]+(-[a-z]+)?(\?.*)?$/, (end) => end.toUpperCase()) }),
    one({ ...plain, path: plain.path.replace(id, nobody), key: keys.exhausted }),
    one({
      method,
      path: plain.path.split("?")[0]!,
      ...(method === "POST" && { body: { limit: "x" } }),
      key: keys.exhausted,
    }),
    one({
      method,
      path: plain.path.split("?")[0]!,
      ...(method === "POST" && { body: { limit: "x" } }),
      key: null,
    }),
    one({ ...plain, path: plain.path.replace("/v2", "/v3").replace("/api/v1", "/api/v0") }),
    { at, sent: Array.from({ length: 15 }, () => plain) },
    ...posts,
  ];
}

function padded(body: unknown, bytes: number): string {
  const text = JSON.stringify(body);
  return text + " ".repeat(bytes - text.length);
}

/** As many requests in a minute as one more than each limit, from one address and from many. */
const busy: readonly Probe[] = operations.flatMap((operation): Probe[] => {
  const plain = plainRequest(operation);
  const from = (many: number, name: (turn: number) => string): Probe => ({
    at: operation.id,
    rateLimits: true,
    sent: Array.from({ length: many }, (_, turn) => ({ ...plain, headers: { "X-From": name(turn) } })),
  });
  const index = operation.path.endsWith("/index");
  return [
    ...(index || operation.id === "v2/searchTaxonomies" ? [from(122, (turn) => `many ${turn % 20}`)] : []),
    from(62, () => "one"),
  ];
});

/** Keys, methods, bodies, paths and rate limits, on each operation. */
export const accessProbes: readonly Probe[] = [
  ...operations.flatMap(ofOperation),
  ...["/", "/v2", "/v2/nothing", "/api/v1/nothing", "/api/v1/taxonomies", "/v2/account", "/brands"].flatMap(
    (path) => [
      { at: "none", sent: [{ path }] },
      { at: "none", sent: [{ path, key: null }] },
    ],
  ),
  ...busy,
];
