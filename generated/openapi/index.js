// Generated from openapi by `npm run generate`. Do not edit.
export const load = {
  v1: () => import("./v1.json", { with: { type: "json" } }),
  v2: () => import("./v2.json", { with: { type: "json" } }),
};
