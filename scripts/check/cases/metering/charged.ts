import { anyResponseOf, sendingTo } from "../../session/asker.ts";
import { requireData, type CheckCase } from "../../engine/case.ts";
import type { Contract, Listed } from "../../contract/table.ts";
import { chargedRows, isFree, rowCount, worstRows } from "../../contract/cost.ts";
import { maxAccounts } from "../lists/words.ts";
import { unknownId } from "../../contract/values.ts";
import { variantsOf, type Variant } from "../requests.ts";
import { paged } from "../../session/page-sizes.ts";
import { ask, chargeOf, chargesOf, assertCharges, metering } from "./case.ts";

/** Each operation with a price charges for its rows, in each of its variants, and whether something is found or not. */
export function chargedCases({ operations }: Contract): CheckCase[] {
  return operations
    .filter(({ operation }) => operation.billing !== null && !isFree(operation))
    .flatMap((listed) =>
      variantsOf(listed).flatMap((variant) => [
        chargedCase(listed, variant, true),
        ...(variant.nothing(unknownId) ? [chargedCase(listed, variant, false)] : []),
      ]),
    );
}

function chargedCase(listed: Listed, variant: Variant, finds: boolean): CheckCase {
  const { operation } = listed;
  const questionOf = (account: string) => {
    const question = finds ? variant.about(account) : (variant.nothing(account) ?? {});
    return variant.isPaged ? paged(operation, question, { limit: 2 }) : question;
  };
  const sending = sendingTo(listed, questionOf(unknownId));
  const least = chargedRows(operation, sending, 0);
  const ending = variant.name === "" ? "some-found" : variant.name;
  const none = variant.name === "" ? "none-found" : `${variant.name}-none-found`;
  return metering(listed, {
    name: `charge-${finds ? ending : none}`,
    rule: `charges for each row once${least > 0 ? `, and for ${least} ${least === 1 ? "row" : "rows"} if there are none` : ""}`,
    requests: finds && variant.needsAccount ? maxAccounts : 1,
    rows: worstRows(operation, sending) * (finds && variant.needsAccount ? maxAccounts : 1),
    assumed: operation.billing?.assumed !== undefined,
    async run(tools) {
      const all = variant.needsAccount ? await tools.accounts() : [""];
      // An account may have no rows of this list.
      for (const account of all.slice(0, finds ? maxAccounts : 1)) {
        const made = await chargesOf(tools, () => ask(tools, listed, questionOf(account)));
        requireData(
          finds || made.result.status !== 400,
          "the server rejects a request that would find nothing",
        );
        const count = rowCount(operation, anyResponseOf(made.result).body);
        assertCharges(made, chargeOf(listed, chargedRows(operation, sending, count)), made.result);
        if (finds === count > 0) return;
      }
      requireData(
        false,
        finds ? "no rows were returned" : "rows were returned for a request that should find none",
      );
    },
  });
}
