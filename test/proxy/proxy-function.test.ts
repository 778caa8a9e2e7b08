import { expect, test } from "vitest";
import { OptionsError } from "../../scripts/check/index.ts";
import { proxy, type ProxySettings } from "../../scripts/proxy/index.ts";

// As from JavaScript, where nothing else holds the type.
const started = (settings: unknown) => proxy(settings as ProxySettings);

test.each([
  [{ upstream: "x" }, 'upstream must be a URL such as http://127.0.0.1:4010, not "x"'],
  [{ upstream: "http://api.example/v2" }, "upstream must not end with /v2, "],
  [{}, "upstream must be a URL such as "],
  [undefined, "upstream must be a URL such as "],
])("proxy(%j) is refused as an OptionsError that names the option", async (settings, message) => {
  const error: unknown = await started(settings).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(OptionsError);
  expect((error as Error).message.slice(0, message.length)).toBe(message);
});
