import { setFlagsFromString } from "node:v8";

/**
 * Keeps the room for new objects as small as it is at first. Node.js would let it grow by tens of megabytes, most of which is
 * garbage of former requests; that saves the mock no measurable time (`npm run bench -- --only start`).
 */
export function keepYoungHeapSmall(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
}
