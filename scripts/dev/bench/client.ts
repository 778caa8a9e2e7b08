/**
 * The client beside what one would use instead: what it adds to a bundle, to the CPU time of a call and to the work of the
 * compiler.
 */
import { clientSizes } from "./client-size.ts";
import { clientTimes } from "./client-time.ts";
import { makePeers, removePeers } from "./client-peers.ts";
import { instantiations } from "../../../test/client/instantiations.ts";
import { atMost, type Row } from "./table.ts";

export async function client(): Promise<Row[]> {
  const peers = await makePeers();
  try {
    return [...(await clientSizes(peers)), ...(await clientTimes(peers)), ...typeCosts()];
  } finally {
    await removePeers();
  }
}

/** What the compiler does for ten calls; the same on every machine. */
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
