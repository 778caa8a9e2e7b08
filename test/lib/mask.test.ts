import { expect, test } from "vitest";
import { createMask } from "../../scripts/lib/mask.ts";

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
