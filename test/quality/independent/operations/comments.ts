import { text } from "../fields.ts";
import type { Operation } from "../world.ts";

/** POST /comments of v2, of which nothing is known but that it exists. */
export const listComments: Operation = {
  id: "v2/listComments",
  version: "v2",
  method: "POST",
  path: "/comments",
  metered: true,
  fields: { mediaId: text() },
  check: ({ mediaId }, { takes }) =>
    mediaId === undefined && takes("comments-request", "media-id")
      ? [{ path: "mediaId", message: "is required" }]
      : [],
  handle: ({ world }) => (world.takes("comments-body", "list") ? [] : { count: 0, comments: [] }),
};

/** POST /comments of v1. */
export const listCommentsV1: Operation = { ...listComments, id: "v1/listComments", version: "v1" };
