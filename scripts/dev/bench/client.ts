/** The client compared with its peers: bundle size, CPU time of a call, and work of the compiler. */
import { rm } from "node:fs/promises";
import { clientSizes } from "./client-size.ts";
import { clientTimes } from "./client-time.ts";
import { heyApi, makeHeyApi, peersFolder } from "./client-peers.ts";
import { instantiations } from "../../../test/client/instantiations.ts";
import { atMost, type Row } from "./table.ts";

export async function client(): Promise<Row[]> {
  await makeHeyApi("v2", heyApi);
  try {
    return [...(await clientSizes()), ...(await clientTimes()), ...typeCosts()];
  } finally {
    await rm(peersFolder, { recursive: true });
  }
}

/** The compiler's work for ten calls, which is the same on every machine. */
function typeCosts(): Row[] {
  const { methods, paths } = instantiations();
  return [
    {
      what: "type instantiations for ten calls",
      figure: String(methods),
      peer: `by path, as openapi-fetch has them ${paths}`,
      ratio: methods / paths,
      budget: atMost(methods, 5000, "at most 5,000"),
    },
  ];
}
