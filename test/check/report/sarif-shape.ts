import { Ajv } from "ajv";

const text = { type: "object", required: ["text"], properties: { text: { type: "string", minLength: 1 } } };
const strings = { type: "object", additionalProperties: { type: "string" } };
const date = { type: "string", pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$" };

/** An object that has nothing but what SARIF defines, as its schema demands of the objects below. */
function closed(required: string[], properties: Record<string, unknown>) {
  return {
    type: "object",
    required,
    properties: { properties: { type: "object" }, ...properties },
    additionalProperties: false,
  };
}

const location = closed([], {
  physicalLocation: closed(["artifactLocation"], {
    artifactLocation: closed(["uri"], { uri: { type: "string", pattern: "^[^\\s\\\\]+$" } }),
    region: closed(["startLine"], { startLine: { type: "integer", minimum: 1 } }),
  }),
  logicalLocations: {
    type: "array",
    items: closed([], { name: { type: "string" }, fullyQualifiedName: { type: "string" } }),
  },
});

const level = { enum: ["none", "note", "warning", "error"] };

const rule = closed(["id"], {
  id: { type: "string" },
  name: { type: "string" },
  shortDescription: text,
  fullDescription: text,
  help: text,
  defaultConfiguration: closed([], { level }),
});

const result = closed(["message"], {
  ruleId: { type: "string" },
  ruleIndex: { type: "integer", minimum: 0 },
  kind: { const: "fail" },
  level,
  message: text,
  locations: { type: "array", items: location, minItems: 1 },
  partialFingerprints: strings,
  baselineState: { enum: ["new", "unchanged", "updated", "absent"] },
  suppressions: {
    type: "array",
    items: closed(["kind"], {
      kind: { enum: ["inSource", "external"] },
      status: { enum: ["accepted", "underReview", "rejected"] },
      justification: { type: "string" },
    }),
  },
});

const invocation = closed(["executionSuccessful"], {
  executionSuccessful: { type: "boolean" },
  exitCode: { type: "integer" },
  startTimeUtc: date,
  endTimeUtc: date,
  toolExecutionNotifications: { type: "array", items: closed(["message"], { level, message: text }) },
});

/** Those parts of the schema of SARIF 2.1.0 that the report uses, each with all that the schema demands of it. */
const schema = closed(["version", "runs"], {
  $schema: { type: "string", format: "uri" },
  version: { const: "2.1.0" },
  runs: {
    type: "array",
    items: closed(["tool"], {
      tool: closed(["driver"], {
        driver: closed(["name"], {
          name: { type: "string", minLength: 1 },
          version: { type: "string" },
          semanticVersion: { type: "string", pattern: "^\\d+\\.\\d+\\.\\d+" },
          rules: { type: "array", items: rule, uniqueItems: true },
        }),
      }),
      automationDetails: closed([], { id: { type: "string" } }),
      invocations: { type: "array", items: invocation },
      results: { type: "array", items: result },
    }),
  },
});

const validate = new Ajv({ allErrors: true, strict: false, formats: { uri: URL.canParse } }).compile(schema);

/** What in a log is not as SARIF 2.1.0 demands. */
export function sarifProblems(log: unknown): string[] {
  validate(log);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
