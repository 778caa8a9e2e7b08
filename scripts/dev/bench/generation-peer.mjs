/** What generating stands on and nothing else: Redocly bundles and lints the documents, openapi-typescript makes types. */
import { BaseResolver, bundle, lint, loadConfig } from "@redocly/openapi-core";
import openapiTS, { astToString } from "openapi-typescript";

const config = await loadConfig({ configPath: "redocly.yaml", customExtends: ["spec"] });
const externalRefResolver = new BaseResolver(config.resolve);
for (const version of ["v1", "v2"]) {
  const ref = `openapi/${version}/openapi.yaml`;
  const api = config.forAlias(version);
  const { bundle: bundled } = await bundle({ ref, config: api });
  api.skipRules(["info-license"]);
  const problems = await lint({ ref, config: api, externalRefResolver });
  if (problems.length > 0) throw new Error(`${ref} has problems`);
  // As plain data, of which nothing is shared.
  const document = JSON.parse(JSON.stringify(bundled.parsed));
  astToString(await openapiTS(document, { defaultNonNullable: false, silent: true }));
}
