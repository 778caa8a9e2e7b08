import type { Version } from "../contract/document.ts";
import type { InputProbe } from "./inputs.ts";
import { v1 } from "./by-hand-v1.ts";
import { v2 } from "./by-hand-v2.ts";

/** The inputs by hand of each version, by operationId. */
export const byHand: Record<Version, Readonly<Record<string, InputProbe[] | undefined>>> = { v1, v2 };
