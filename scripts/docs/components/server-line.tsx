import { headersOf, type Call } from "../samples/call.ts";
import { demoKey } from "../../../mocks/adintel/index.ts";
import { mockUrl } from "../model/sample-server.ts";
import { rootOf } from "../model/base-path.ts";
import type { PageFacts } from "../model/page.ts";
import { href, isContract, type PageContext } from "../model/page-context.ts";

/** What scripts of a page have to know to change the server and the key in it: attributes of its body. */
export function serverData(at: PageContext, { root }: PageFacts): Record<`data-${string}`, string> {
  const known = at.document;
  return {
    "data-tools": href(at, at.tryIt),
    "data-server": root ?? rootOf(known, known.servers[0]?.url ?? ""),
    ...(isContract(at) && {
      "data-version": at.version,
      "data-mock": rootOf(known, mockUrl(at)),
      "data-key": demoKey,
    }),
  };
}

/** Says which server and key the samples above it name, and lets the reader change them. */
export function ServerLine({ at, call }: { at: PageContext; call: Call }) {
  const { apiKey, secrets, baseUrl } = call;
  const { variable = secrets?.query && "API_KEY" } = headersOf(call)[0] ?? {};
  const key = apiKey ?? variable;
  return (
    <p class="server-line for-script">
      Samples call <code>{rootOf(at.document, baseUrl)}</code>
      {key !== undefined && (
        <>
          {" "}
          · Key <code>{key}</code>
        </>
      )}{" "}
      <button type="button" class="server-change" aria-label="Change server and key">
        Change
      </button>
    </p>
  );
}
