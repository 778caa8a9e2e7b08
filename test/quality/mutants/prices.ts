import { all } from "./documents.ts";
import { changeCharge } from "./ledger.ts";
import { spent } from "./metering.ts";
import { mutant, type Mutant } from "./mutant.ts";
import { plainRequests } from "./plain-requests.ts";

/** For each price, a server that charges a microdollar more for a row. */
export const prices: Mutant[] = all
  .filter(({ row }) => row.billing !== null && row.billing.microdollarsPerRow > 0)
  .map(({ name }) =>
    mutant({
      id: `metering/${name.replace("/", "-")}-price`,
      operation: name,
      visible: "controls",
      what: "A row costs a microdollar more.",
      change: changeCharge((charge) => [{ ...charge, microdollars: charge.microdollars + charge.rows }]),
      probe: spent(plainRequests[name]),
    }),
  );
