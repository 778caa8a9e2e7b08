import type { Operation } from "@adintel/client/operations";
import type { Violation } from "@adintel/client/validation";
import type { HonoRequest } from "hono";

/** Which of the documented responses a caller prefers, by the `Prefer` header (RFC 7240) in Prism's words. */
export interface Preference {
  code?: number;
  example?: string;
  dynamic?: boolean;
}

/**
 * Reads `code=…`, `example=…` and `dynamic=…`; other preferences are ignored (RFC 7240). An undocumented value is a violation,
 * which lists the documented ones.
 */
export function readPrefer(header: string | undefined, operation: Operation): Preference | Violation {
  const preference: Preference = {};
  const examples: Record<string, readonly string[]> = operation.examples;
  for (const part of (header ?? "").split(/[,;]/)) {
    const [name = "", ...rest] = part.split("=");
    const value = rest
      .join("=")
      .trim()
      .replace(/^"(.*)"$/, "$1");
    switch (name.trim().toLowerCase()) {
      case "code":
        if (!Object.hasOwn(examples, value)) return undocumented("code", value, Object.keys(examples));
        preference.code = Number(value);
        break;
      case "example":
        preference.example = value;
        break;
      case "dynamic":
        if (value !== "true" && value !== "false") return undocumented("dynamic", value, ["true", "false"]);
        preference.dynamic = value === "true";
        break;
    }
  }
  // The code may come after the example.
  const names = examples[preference.code ?? 200] ?? [];
  if (preference.example !== undefined && !names.includes(preference.example)) {
    return undocumented("example", preference.example, names);
  }
  return preference;
}

function undocumented(name: string, value: string, existing: readonly string[]): Violation {
  return {
    path: "Prefer",
    message: `${name}=${value} is not documented for this operation; documented are ${existing.join(", ")}`,
  };
}

/** Whether the Prefer header chooses a documented response. */
export function prefersExample(request: HonoRequest): boolean {
  return /(^|[,;]\s*)(code|example|dynamic)\s*=/i.test(request.header("Prefer") ?? "");
}
