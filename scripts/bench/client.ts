/**
 * The client beside what one would use instead: what it adds to a bundle, to the CPU time of a call and to the work of the
 * compiler.
 */
import { clientSizes } from "./client-size.ts";
import { clientTimes } from "./client-time.ts";
import { makePeers, removePeers } from "./client-peers.ts";
import type { Row } from "./table.ts";

export async function client(): Promise<Row[]> {
  const peers = await makePeers();
  try {
    return [
      ...(await clientSizes(peers)),
      ...(await clientTimes(peers)),
      // PLACE FOR the rows of instantiations.ts: ten calls are to cost at most 5,000 type instantiations.
    ];
  } finally {
    await removePeers();
  }
}
