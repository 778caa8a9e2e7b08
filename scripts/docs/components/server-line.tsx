import { keyVariable } from "../samples/index.ts";
import { demoKey } from "../../../mocks/adintel/index.ts";
import { mockUrl } from "../model/sample-server.ts";
import { rootOf } from "../model/base-path.ts";
import { href, type At } from "../model/page-context.ts";

/** What scripts of a page have to know to change the server and the key in it: attributes of its body. */
export function serverData(at: At): Record<`data-${string}`, string> {
  const known = at.document;
  return {
    "data-tools": href(at, at.tryIt),
    "data-server": rootOf(known, known.servers[0]?.url ?? ""),
    "data-mock": rootOf(known, mockUrl(at)),
    "data-key": demoKey,
  };
}

/** Says which server and key the samples above it name, and lets the reader change them. */
export function ServerLine({ at }: { at: At }) {
  const known = at.document;
  return (
    <p class="server-line for-script">
      Samples call <code>{rootOf(known, known.servers[0]?.url ?? "")}</code> · Key{" "}
      <code>{at.server === undefined ? demoKey : keyVariable}</code>{" "}
      <button type="button" class="server-change" aria-label="Change server and key">
        Change
      </button>
    </p>
  );
}
