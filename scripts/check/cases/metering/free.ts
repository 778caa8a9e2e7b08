import { anyResponseOf, sendingTo } from "../../session/asker.ts";
import type { CaseParts, CheckCase, Tools } from "../../engine/case.ts";
import { mayWrite, type Contract, type Listed } from "../../contract/table.ts";
import { isFree, isUnpriced, worstRows } from "../../contract/cost.ts";
import type { AnyQuestion } from "../../session/questions.ts";
import { unknownId } from "../../contract/values.ts";
import { takesAddress, variantsOf, type Variant } from "../requests.ts";
import { paged } from "../../session/page-sizes.ts";
import { ask, chargesOf, assertCharges, headers, metering } from "./case.ts";

/** What costs nothing: operations that are named as free, and those without a price as the mock takes them. */
export function freeCases({ operations }: Contract): CheckCase[] {
  return operations.flatMap((listed) => {
    const { operation } = listed;
    const [variant] = variantsOf(listed);
    if (!variant) return [];
    // What writes, nobody knows what, is not called.
    if (isUnpriced(operation)) return mayWrite(operation) ? [] : [freeCase(listed, variant, true)];
    if (!isFree(operation)) return [];
    const assumed = operation.billing?.assumed !== undefined;
    return [
      freeCase(listed, variant, assumed),
      ...(operation.method === "GET" ? [headCase(listed, variant, assumed)] : []),
      // Whether a free operation that documents 402 is blocked without credits is not specified.
      ...("402" in operation.errors ? [] : [withoutCreditsCase(listed, variant, assumed)]),
    ];
  });
}

function freeCase(listed: Listed, variant: Variant, assumed: boolean): CheckCase {
  return metering(listed, {
    name: "free",
    rule: "charges nothing",
    assumed,
    rows: worstRows(listed.operation, sendingTo(listed, limited(listed, variant.about(unknownId)))),
    ...needsOf(listed),
    async run(tools) {
      const question = await questionOf(tools, listed, variant);
      const made = await chargesOf(tools, () => ask(tools, listed, question));
      anyResponseOf(made.result);
      assertCharges(made, [], made.result);
    },
  });
}

/** HEAD is allowed where it costs nothing. */
function headCase(listed: Listed, variant: Variant, assumed: boolean): CheckCase {
  return metering(listed, {
    name: "HEAD",
    rule: "HEAD charges nothing",
    assumed,
    async run(tools) {
      const question = await questionOf(tools, listed, variant);
      const made = await chargesOf(tools, () =>
        tools.send({ ...sendingTo(listed, { ...question, headers }), method: "HEAD" }),
      );
      assertCharges(made, [], made.result);
    },
  });
}

function withoutCreditsCase(listed: Listed, variant: Variant, assumed: boolean): CheckCase {
  const { needs = [] } = needsOf(listed);
  return metering(listed, {
    name: "without-credits",
    assumed,
    needs: ["exhaustedKey", ...needs],
    rule: "works when no credits are left",
    async run(tools) {
      const key = String(tools.options.keys.exhausted);
      anyResponseOf(await ask(tools, listed, { ...(await questionOf(tools, listed, variant)), key }));
    },
  });
}

function needsOf({ operation }: Listed): Pick<CaseParts, "needs"> {
  return takesAddress(operation) ? { needs: ["indexUrl"] } : {};
}

async function questionOf(tools: Tools, listed: Listed, variant: Variant): Promise<AnyQuestion> {
  const account = variant.needsAccount ? await tools.account() : "";
  return limited(listed, variant.about(account, tools.options));
}

function limited({ operation }: Listed, question: AnyQuestion): AnyQuestion {
  return paged(operation, question, { limit: 2 });
}
