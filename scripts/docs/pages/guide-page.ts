import type { Child } from "hono/jsx";
import type { At } from "../parts/at.ts";
import type { GuidePath } from "./guides.ts";

/** A page of the guide; its title and its description stand in `guides`. */
export interface GuidePage {
  path: GuidePath;
  render: (at: At) => Child;
}
