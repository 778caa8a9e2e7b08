import { test } from "vitest";

test.skip("several mocks share their state in Redis (needs redis-server)", () => undefined);
