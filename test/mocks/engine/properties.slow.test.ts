import { defineProperties } from "./properties.ts";

defineProperties({ numRuns: 600, requests: 10_000, charged: 1500 });
