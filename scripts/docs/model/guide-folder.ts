import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { contractFolder, root } from "../../lib/paths.ts";

const { code } = parse(readFileSync(join(contractFolder, "openapi/contract.yaml"), "utf8")) as {
  code?: { guide?: string };
};

/** Where the guides are: beside the code that knows the API, or, where there is none, those to any API. */
export const guideFolder =
  code?.guide === undefined ? join(root, "scripts/docs/plain") : dirname(join(contractFolder, code.guide));
