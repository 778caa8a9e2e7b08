import { expect, test } from "vitest";
import { instantiations } from "./instantiations.ts";

test("ten calls cost the compiler at most 5,000 types, and fewer than openapi-fetch's own", () => {
  const { methods, paths } = instantiations();
  expect(methods).toBeLessThanOrEqual(5_000);
  expect(methods).toBeLessThan(paths);
});
