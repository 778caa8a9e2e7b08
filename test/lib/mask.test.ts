import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { createMask, secretExpressions } from "../../scripts/lib/mask.ts";
import { quoted } from "../../scripts/lib/shell.ts";

const secret = 's3cret "of" <gateway> & more';
const mask = createMask({ apiKey: "mock_live_demo", keys: {}, headers: { "X-Gateway": secret } });

test.each([
  ["as it is", secret],
  ["in JSON", JSON.stringify({ secret })],
  ["in JSON in JSON", JSON.stringify(JSON.stringify({ secret }))],
  ["in JSON in JSON in JSON", JSON.stringify(JSON.stringify(JSON.stringify({ secret })))],
  ["in JSON that is safe in HTML", '"s3cret \\"of\\" \\u003cgateway\\u003e \\u0026 more"'],
  ["in HTML", 's3cret "of" &lt;gateway&gt; &amp; more'],
  ["in an attribute of HTML", "s3cret &quot;of&quot; &lt;gateway&gt; &amp; more"],
  ["in an address", `/?key=${encodeURIComponent(secret)}`],
])("a secret is found %s", (_, text) => {
  expect(mask(text)).toContain("$HEADER_X_GATEWAY");
  expect(mask(text)).not.toContain("s3cret");
});

test.each(["mock_live_demo", "mock_live_DEMO", "MOCK_LIVE_DEMO", "Mock_Live_Demo", "mock_live_dem"])(
  "no form of a key is left: %s",
  (variant) => {
    const shown = mask(`no ${variant} here, nor at the end ${variant}`);
    expect(shown).not.toMatch(/mock_live|dem/i);
  },
);

test.each([
  ["mock_live_demo", "mock_live_DEMO"],
  ["mock_live_DEMO1", "mock_live_demo1"],
  ["mock_live_demo", "mock_live_dem"],
  ["abcdefghijkl", "abcdefGHIJKL"],
  ["a'b\"c$d-keys", "a'b\"c$d-KEYS"],
])("a shell makes the variant of a key that was sent: of %s %s", (apiKey, variant) => {
  const masked = createMask({ apiKey, keys: {}, headers: {} })(`Bearer ${variant}`);
  expect(masked).not.toContain(variant);
  const shell = `printf %s ${quoted(masked, secretExpressions)}`;
  const made = execFileSync("sh", ["-c", shell], {
    env: { ...process.env, API_KEY: apiKey },
    encoding: "utf8",
  });
  expect(made).toBe(`Bearer ${variant}`);
});
