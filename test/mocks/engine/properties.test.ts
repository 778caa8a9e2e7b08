import { defineProperties } from "./properties.ts";

defineProperties({ numRuns: 60, requests: 900, charged: 150 });
