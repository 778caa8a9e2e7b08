import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import document from "../../../mocks/controls/openapi.json" with { type: "json" };
import { presets } from "../../../mocks/engine/scenarios/presets.ts";
import { defaultSettings } from "../../../mocks/engine/scenarios/settings.ts";
import { openMock, type Sending } from "../support/open-mock.ts";

type Content = Partial<Record<string, { schema: object; example?: unknown; examples?: object }>>;
interface Operation {
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content; $ref?: string } | undefined>;
}

const paths = document.paths as unknown as Record<string, Record<string, Operation>>;
const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, operation]) =>
    method === "parameters" ? [] : [{ name: `${method.toUpperCase()} ${path}`, path, operation }],
  ),
);

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, "document");

function validator(schema: object): ValidateFunction {
  return ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')));
}

/** What is wrong with a value; nothing if it is valid. */
function problems(schema: object | undefined, value: unknown): object[] {
  if (!schema) return value === undefined ? [] : [{ message: "has no schema" }];
  const validate = validator(schema);
  return validate(value) ? [] : (validate.errors ?? []);
}

const bodyOf = (operation: Operation) => operation.requestBody?.content["application/json"];

function responseSchema({ responses }: Operation, status: number): object | undefined {
  const response = responses[status] ?? responses["default"];
  const name = response?.$ref?.split("/").at(-1);
  const resolvedResponse: { content?: Content } | undefined =
    name === undefined ? response : document.components.responses[name as "Failed"];
  return resolvedResponse?.content?.["application/json"]?.schema;
}

test("it has every control of the mock, and no other", async () => {
  const { body } = await openMock().send("/__mock/nowhere");
  const [, listed = ""] = body.error?.details?.[0]?.message.split("the controls are ") ?? [];
  const routes = listed.split(", ").map((route) => route.replaceAll(/:(\w+)/g, "{$1}"));
  // The page is for people.
  expect(operations.map(({ name }) => name).sort()).toEqual(
    routes.filter((route) => !/ \/__mock\/?$/.test(route)).sort(),
  );
});

test("it names what there is", () => {
  const { Settings, PresetName } = document.components.schemas;
  const defaults = Object.entries<{ default?: unknown }>(Settings.properties).map(
    ([name, schema]) => [name, schema.default] as const,
  );
  expect(Object.fromEntries(defaults)).toEqual(defaultSettings);
  expect(PresetName.enum).toEqual(Object.keys(presets));
});

test("every control is called as it says, and responds as it says", async () => {
  const mock = openMock({ data: { accounts: [{ name: "Quill" }] }, accounts: 2 });
  const session = "document";
  const sandbox = async () => {
    const { body } = await mock.send("/__mock/sandboxes", {
      body: { name: "one", settings: { latencyMs: 1 }, scenarios: ["slow"], data: {}, now: "2026-11-20" },
    });
    return String(body["id"]);
  };
  const [id, other] = [await sandbox(), await sandbox()];
  await mock.send("/v2/media", { session, body: { query: "the", limit: 1 } });
  await mock.send("/v2/media", { session, body: { limit: "x" } });
  await mock.send("/v2/taxonomies", { session, key: null });
  await mock.send(`/__mock/snapshots/a`, { session, method: "PUT" });
  await mock.send(`/__mock/sandboxes/${other}/snapshots/a`, { method: "PUT" });
  await mock.send("/__mock/scenarios", { session, body: { preset: "slow", delayMs: { min: 0, max: 0 } } });
  const { body: file } = await mock.send("/__mock/snapshots/a/file", { session });

  /** What is sent beside the document's own example, in the order in which it can be. */
  const sent: Record<string, Sending & { query?: string }> = {
    "GET /__mock/ledger": { query: "?key=mock_live_demo" },
    "GET /__mock/requests": { query: "?status=2xx&limit=1" },
    "POST /__mock/requests/verify": { body: { operation: "searchMedia", body: { query: "the" }, times: 1 } },
    "GET /__mock/events": { method: "HEAD" },
    "PUT /__mock/snapshots/{name}/file": { body: file },
    "POST /__mock/sandboxes": {
      body: { name: "two", ttlSeconds: 60, seed: 2, accounts: 3, mediaPerAccount: 2 },
    },
    "PATCH /__mock/sandboxes/{id}": { body: { ttlSeconds: 60 } },
    "POST /__mock/sandboxes/{id}/restore": { body: { from: other, snapshot: "a" } },
  };
  const wrong: object[] = [];
  const last = /^(DELETE|POST \/__mock\/reset)/;
  const isLast = ({ name }: { name: string }) => last.test(name);
  const ordered = [...operations.filter((one) => !isLast(one)), ...operations.filter(isLast).reverse()];
  for (const { name, path, operation } of ordered) {
    const { query = "", body = bodyOf(operation)?.example, ...sending } = sent[name] ?? {};
    const examples = Object.values(bodyOf(operation)?.examples ?? {}) as { value: unknown }[];
    for (const given of examples.length > 0 ? examples.map(({ value }) => value) : [body]) {
      const names: Record<string, string> = { id: path.includes("scenarios") ? "scenario-1" : id, name: "a" };
      const at = path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => names[parameter] ?? "");
      const answer = await mock.send(at + query, {
        session,
        method: name.split(" ")[0] ?? "",
        ...(given !== undefined && { body: given }),
        ...sending,
      });
      const { status, body: got } = answer;
      const schema = sending.method === "HEAD" ? {} : responseSchema(operation, status);
      const request = problems(bodyOf(operation)?.schema, given);
      const isStated = (status === 200 || status === 201) && operation.responses[status] !== undefined;
      if (!isStated || request.length > 0 || problems(schema, got).length > 0)
        wrong.push({ name, status, request, response: problems(schema, got), error: got.error });
    }
  }
  expect(wrong).toEqual([]);
});

test.each<[string, unknown]>([
  ["PATCH /__mock/settings", { latencyMs: -1 }],
  ["PATCH /__mock/settings", { errorRate: 2 }],
  ["PATCH /__mock/settings", { frozen: true }],
  ["PATCH /__mock/settings", { strict: null }],
  ["POST /__mock/clock", { advanceSeconds: -1 }],
  ["POST /__mock/clock", {}],
  ["POST /__mock/scenarios", "slwo"],
  ["POST /__mock/scenarios", { preset: "slwo" }],
  ["POST /__mock/scenarios", { delayMs: 600_001 }],
  ["POST /__mock/scenarios", { delayMs: { min: 1 } }],
  ["POST /__mock/scenarios", { share: 0, newer: true }],
  ["POST /__mock/scenarios", { times: 0, newer: true }],
  ["POST /__mock/scenarios", { lost: "later" }],
  ["POST /__mock/scenarios", { response: { status: 204 } }],
  ["POST /__mock/scenarios", { on: { operation: [] }, newer: true }],
  ["POST /__mock/scenarios", { name: "a, b", newer: true }],
  ["POST /__mock/requests/verify", { times: -1 }],
  ["POST /__mock/requests/verify", { operations: "all" }],
  ["PUT /__mock/snapshots/{name}/file", { mockSnapshot: 2 }],
  ["POST /__mock/sandboxes", { ttlSeconds: 0 }],
  ["POST /__mock/sandboxes", { name: "" }],
  ["POST /__mock/sandboxes", { days: 1 }],
])("what it excludes, the mock refuses as it says: %s %j", async (name, body) => {
  const operation = operations.find((candidate) => candidate.name === name);
  if (!operation) throw new Error(`no operation ${name}`);
  expect(problems(bodyOf(operation.operation)?.schema, body)).not.toEqual([]);
  const [method = ""] = name.split(" ");
  const answer = await openMock().send(operation.path.replace("{name}", "a"), { method, body });
  expect(answer.status).toBe(400);
  expect(problems(responseSchema(operation.operation, 400), answer.body)).toEqual([]);
});

test("a mock says where it is", async () => {
  const { body } = await openMock().send("/__mock/openapi.json");
  expect(body["servers"]).toEqual([{ url: "http://127.0.0.1" }]);
});
