import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { fieldNames } from "../field-names.ts";
import { isSecretName, maskAddresses, maskBody, maskHeader, maskTarget } from "../../scripts/lib/secrets.ts";

/** Names that callers and gateways have for secrets. */
const secretNames = `
  key apiKey api_key api-key apikey API_KEY APIKey x-api-key X-API-Key Ocp-Apim-Subscription-Key token
  accessToken access_token refreshToken refresh_token id_token csrfToken X-XSRF-TOKEN X-Auth-Token
  secret clientSecret client_secret ClientSecret clientsecret secretKey webhook-secret token2 password
  passwd pwd pass user_password newPassword passphrase credential credentials sig signature
  X-Amz-Signature X-Amz-Credential X-Amz-Security-Token AWSAccessKeyId x-hub-signature-256 auth
  authorization Proxy-Authorization oauth_token oauth2 jwt cf-access-jwt-assertion otp cookie
  Set-Cookie sid connect.sid PHPSESSID JSESSIONID sessionId session_id auth[token]
`
  .trim()
  .split(/\s+/);

const plainNames = `
  pageAlias designTokenizer author authority keyword keywords monkey turkey passenger compass signal
  design inside sides assignee secretary bypass x-mock-session session User-Agent Content-Type Accept
  Referer X-Request-Id status code userName tokenize
`
  .trim()
  .split(/\s+/);

test.each(secretNames)("%s is the name of a secret", (name) => expect(isSecretName(name)).toBe(true));

test.each(["", ...plainNames, ...fieldNames])("%j is not", (name) => expect(isSecretName(name)).toBe(false));

test.each([
  ["/v2/media", "/v2/media"],
  ["/v2/media?query=red%20shoes&limit=2", "/v2/media?query=red%20shoes&limit=2"],
  ["/v2/media?query=a&sig=s3cr3t&limit=2", "/v2/media?query=a&sig=***&limit=2"],
  ["/v2/media?client%5Fsecret=s3cr3t", "/v2/media?client%5Fsecret=***"],
  ["/v2/media?a?token=s3cr3t", "/v2/media?a?token=***"],
  ["/v2/media?a=1#access_token=s3cr3t&b=2", "/v2/media?a=1#access_token=***&b=2"],
  [
    "/v2/media?next=https%3A%2F%2Fu%3As3cr3t%40h.example%2F%3Fa%3D1",
    "/v2/media?next=https%3A%2F%2F***%40h.example%2F%3Fa%3D1",
  ],
  [
    "/v2/media?next=https%3A%2F%2Fh.example%2F%3Fsig%3Ds3cr3t",
    "/v2/media?next=https%3A%2F%2Fh.example%2F%3Fsig%3D***",
  ],
  [
    "/v2/account/https%3A%2F%2Fu%3As3cr3t%40h.example/collabs",
    "/v2/account/https%3A%2F%2F***%40h.example/collabs",
  ],
  ["http://u:s3cr3t@h.example/v2/media?x=%", "http://***@h.example/v2/media?x=%"],
])("of the address %s, %s is shown", (target, shown) => expect(maskTarget(target)).toBe(shown));

test.each([
  ["https://user:s3cr3t@shop.example/a", "https://***@shop.example/a"],
  ["https://s3cr3t@shop.example:8080", "https://***@shop.example:8080"],
  ["see https://u:s3@cr3t@h.example, or http://a@b", "see https://***@h.example, or http://***@b"],
  ["https://h.example/x?a=1&X-Amz-Signature=s3cr3t&b=2", "https://h.example/x?a=1&X-Amz-Signature=***&b=2"],
  ["https://tiktok.com/@handle?lang=en", "https://tiktok.com/@handle?lang=en"],
  ["mail me@shop.example", "mail me@shop.example"],
  ["token: keys and what?", "token: keys and what?"],
])("of the text %s, %s is shown", (text, shown) => expect(maskAddresses(text)).toBe(shown));

test.each([
  ["Authorization", "Bearer s3cr3t", "Bearer ***"],
  ["authorization", "s3cr3t more", "***"],
  ["Cookie", "sid=s3cr3t; b=2", "***"],
  ["X-Amz-Security-Token", "s3cr3t", "***"],
  ["Referer", "https://u:s3cr3t@h.example/?token=s3cr3t&a=1", "https://***@h.example/?token=***&a=1"],
  ["X-Forwarded-Uri", "/v2/media?api_key=s3cr3t", "/v2/media?api_key=***"],
  ["X-Debug", "password=s3cr3t; a=1", "password=***; a=1"],
  ["X-Mock-Session", "worker 1", "worker 1"],
  ["User-Agent", "Mozilla/5.0 (X11; rv:140.0) Gecko/20100101", "Mozilla/5.0 (X11; rv:140.0) Gecko/20100101"],
])("of the header %s: %s, %s is shown", (name, value, shown) => expect(maskHeader(name, value)).toBe(shown));

describe("of a body", () => {
  it.each([
    '{"query": "token: keys",  "limit":2}',
    '{"landingPage":"https://h.example/?page=1","names":["a@b"]}',
    '{"token":null,"apiKey":"","auth":true}',
    '{"price": 1.0, "id": 12345678901234567890}',
    "query=shoes&limit=2",
    "just a text, with https://h.example/a?b=c in it",
  ])("without a secret, %s, every letter is shown", (text) => expect(maskBody(text)).toBe(text));

  it.each([
    [
      '{"a":{"clientSecret":"s3cr3t"},"b":[{"password":1234}]}',
      '{"a":{"clientSecret":"***"},"b":[{"password":"***"}]}',
    ],
    ['{"tokens":["s3cr3t"],"auth":{"x":"s3cr3t"}}', '{"tokens":"***","auth":"***"}'],
    ['{"pass\\u0077ord":"s3cr3t"}', '{"password":"***"}'],
    [
      '{"websiteUrl":"https://u:s3cr3t@h.example/?sig=s3cr3t"}',
      '{"websiteUrl":"https://***@h.example/?sig=***"}',
    ],
    [
      "grant_type=password&client_secret=s3cr3t&refresh%5Ftoken=s3cr3t",
      "grant_type=password&client_secret=***&refresh%5Ftoken=***",
    ],
    ['{"token":"s3cr3t"', '{"token":***'],
    ['{"a":1,"token":"s3c\\"r3t","b":', '{"a":1,"token":***,"b":'],
    ["{'password': 's3cr3t', 'a': 1}", "{'password': ***, 'a': 1}"],
    ['{\\"password\\":\\"s3cr3t\\"}', '{\\"password\\":***'],
    ["user: a\npassword: s3cr3t and more\nb: c", "user: a\npassword: ***\nb: c"],
    [
      "POST /x\r\nAuthorization: Bearer s3cr3t\r\nCookie: a=s3cr3t; b=s3cr3t\r\n\r\n",
      "POST /x\r\nAuthorization: ***\r\nCookie: ***\r\n\r\n",
    ],
    ["<login><password>s3cr3t</password><b>c</b></login>", "<login><password>***</password><b>c</b></login>"],
    ["data: token=s3cr3t", "data: token=***"],
  ])("%s, %s is shown", (text, shown) => expect(maskBody(text)).toBe(shown));

  it("of several parts, those of a secret name are hidden", () => {
    const part = (name: string, value: string) =>
      `--b\r\nContent-Disposition: form-data; name="${name}"\r\nContent-Type: text/plain\r\n\r\n${value}\r\n`;
    const form = (value: string) =>
      `${part("user", "a")}${part("password", value)}${part("c", "d")}--b--\r\n`;
    expect(maskBody(form("s3cr3t\r\ns3cr3t"))).toBe(form("***"));
  });

  it.each([
    ["arrays", '{"token":'.repeat(3000) + "[".repeat(3000)],
    ["names", "a:".repeat(16_000)],
    ["words", "key".repeat(11_000)],
    ["question marks", `token${"?".repeat(32_000)}`],
    ["addresses", "token://".repeat(4000)],
    ["quotes", `"token":"${"\\".repeat(32_000)}`],
    ["parts", 'form-data; name="token'.repeat(1500)],
    ["lines", `form-data; ${'name="a"\r\nx'.repeat(2700)} token`],
    ["spaces", `token${" ".repeat(32_000)}x`],
  ])("of many %s, it takes no more than a moment", { timeout: 5000 }, (_, text) => {
    expect(maskBody(text).length).toBeGreaterThan(0);
    expect(maskHeader("x", `${text}/%`).length).toBeGreaterThan(0);
  });
});

test("no secret is left, whatever is around it", () => {
  const secret = "s3cr3t";
  const name = fc.constantFrom(...secretNames.filter((one) => /^[\w-]+$/.test(one)));
  const other = fc.stringMatching(/^[a-z ]{0,12}$/);
  const json = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc
        .tuple(name, fc.constantFrom<unknown>(secret, [secret], { a: secret }))
        .map(([key, value]) => ({ [key]: value })),
      other.map((text) => `${text} https://u:${secret}@h.example/${text}`),
      fc.array(tie("value"), { maxLength: 3 }),
      fc.dictionary(other, tie("value"), { maxKeys: 3 }),
    ),
  })).value;
  const form = fc
    .array(fc.tuple(fc.constantFrom("a", "b"), name), { minLength: 1, maxLength: 5 })
    .map((pairs) =>
      String(
        new URLSearchParams(
          pairs.flatMap(([plain, key]) => [
            [plain, "x y"],
            [key, secret],
          ]),
        ),
      ),
    );
  const indented = fc
    .tuple(json, fc.constantFrom(0, 2))
    .map(([value, indent]) => JSON.stringify(value, null, indent));
  fc.assert(
    fc.property(fc.oneof(indented, form), (text) => {
      expect(maskBody(text)).not.toContain(secret);
      // Nor where the end of it is missing, or something comes before it.
      expect(maskBody(text.slice(0, -1))).not.toContain(secret);
      expect(maskBody(`) ${text}`)).not.toContain(secret);
    }),
    { numRuns: 500 },
  );
});
