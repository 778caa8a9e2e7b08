import { initially, limit, offset } from "../fields.ts";
import { limitOf, offsetOf, page } from "../pages.ts";
import { collabRow } from "../rows.ts";
import type { Call, Operation } from "../world.ts";

function collabs(call: Call): unknown {
  const { world, account, input, operation } = call;
  const tie = world.takes("order-ties", "reversed") ? -1 : 1;
  const rows = page(call, {
    rows: world.collabs,
    filters: { accountId: (row, value) => row.accountId === value },
    chosen: { ...input, accountId: account?.id ?? "" },
    order: [
      "collabs",
      (left, right) =>
        right.mediaCount - left.mediaCount || tie * (left.profileUrl < right.profileUrl ? -1 : 1),
    ],
    offset: offsetOf(call),
    limit: limitOf(call),
  });
  const v1 = operation.version === "v1";
  const name = v1 && world.takes("v1-collabs-list", "items") ? "items" : "collabs";
  const count = v1 && world.takes("v1-collabs-count", "absent") ? {} : { count: rows.length };
  return { ...count, [name]: rows.map((row) => collabRow(row, world)) };
}

/** GET /account/{id}/collabs of v2. */
export const listCollabs: Operation = {
  id: "v2/listCollabs",
  version: "v2",
  method: "GET",
  path: "/account/{id}/collabs",
  metered: true,
  perMinute: 120,
  fields: { limit: initially(20, limit), offset: initially(0, offset) },
  handle: collabs,
};

/** GET /brands/{id}/collabs of v1, of which no more is known. */
export const listCollabsV1: Operation = {
  id: "v1/listCollabs",
  version: "v1",
  method: "GET",
  path: "/brands/{id}/collabs",
  metered: true,
  fields: listCollabs.fields,
  handle: collabs,
};
