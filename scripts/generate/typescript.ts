import { createRequire } from "node:module";

// As CommonJS: before an import, Node.js looks through the megabytes of the compiler for the names that it exports, which
// takes longer than what is asked of it here.
const require = createRequire(import.meta.url);

/** The compiler that openapi-typescript makes its nodes with. */
export const typescript = require("typescript") as typeof import("typescript");

export const { default: openapiTS, astToString } =
  require("openapi-typescript") as typeof import("openapi-typescript");
