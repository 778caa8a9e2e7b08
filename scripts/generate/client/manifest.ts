import { isRecord } from "../../lib/json.ts";
import type { Version } from "../../lib/versions.ts";

/**
 * The client's package.json. In what it exports, `{version}` stands for each version, and `{currentVersion}` for the one that
 * is meant where none is named. Modules that are not among the generated ones are not exported.
 *
 * @param title of an API that is not this project's
 */
export function clientManifest(
  template: string,
  versions: readonly Version[],
  currentVersion: Version,
  generated: ReadonlySet<string>,
  title: string | undefined,
): string {
  const manifest = Object(JSON.parse(template)) as Record<string, unknown>;
  const exported = isRecord(manifest["exports"]) ? Object.entries(manifest["exports"]) : [];
  const expanded = exported.flatMap(([name, target]) =>
    name.includes("{version}")
      ? versions.map((version) => [name, target].map((part) => fill(part, "{version}", version)))
      : [[name, fill(target, "{currentVersion}", currentVersion)]],
  );
  const exports = Object.fromEntries(
    (expanded as [string, unknown][]).filter(([name]) => name !== "./upgrade" || generated.has("upgrade.js")),
  );
  const description = title && { description: `Types, client and validators of ${title}` };
  return `${JSON.stringify({ ...manifest, ...description, exports }, null, 2)}\n`;
}

function fill(part: unknown, placeholder: string, version: Version): unknown {
  return JSON.parse(JSON.stringify(part).replaceAll(placeholder, version));
}
