import { currentVersion, successorOf, versions, type Version } from "../../../lib/versions.ts";
import { anyResponseOf, sendingTo } from "../../session/asker.ts";
import type { CheckCase, Tools } from "../../engine/case.ts";
import type { Contract, Listed } from "../../contract/table.ts";
import { chargedRows, chargesAlways, rowCount } from "../../contract/cost.ts";
import type { AnyQuestion } from "../../session/questions.ts";
import type { Exchange } from "../../http/exchange.ts";
import { variantsOf } from "../requests.ts";
import { paged } from "../../session/page-sizes.ts";
import { ask, chargeOf, chargesOf, assertCharges, metering } from "./case.ts";

/** The credits that a team has once, whichever version takes them, and however many calls meet. */
export function creditCases(contract: Contract): CheckCase[] {
  const shared = versions.flatMap((version) => {
    const successor = successorOf(version);
    const legacy = payingOf(contract, version);
    const current = successor && payingOf(contract, successor);
    return legacy && current ? [sharedCase(legacy, current)] : [];
  });
  const current = payingOf(contract, currentVersion);
  return [...shared, ...(current ? [parallelCase(current)] : [])];
}

/** An operation of which each response is charged. */
function payingOf({ operations }: Contract, version: Version): Listed | undefined {
  return operations.find((one) => one.version === version && chargesAlways(one.operation));
}

async function oneRow(tools: Tools, listed: Listed): Promise<AnyQuestion> {
  const [variant] = variantsOf(listed);
  return variant ? paged(listed.operation, variant.about(await tools.account()), { limit: 1 }) : {};
}

/** What a response is charged by the contract. */
function expectedOf(listed: Listed, question: AnyQuestion, exchange: Exchange) {
  const rows = rowCount(listed.operation, anyResponseOf(exchange).body);
  return chargeOf(listed, chargedRows(listed.operation, sendingTo(listed, question), rows));
}

function sharedCase(legacy: Listed, current: Listed): CheckCase {
  return metering(legacy, {
    name: "credits-of-both-versions",
    requests: 2,
    rows: 2,
    rule: "both versions charge the same credits",
    async run(tools) {
      const questions = [await oneRow(tools, current), await oneRow(tools, legacy)] as const;
      const made = await chargesOf(tools, async () => [
        await ask(tools, current, questions[0]),
        await ask(tools, legacy, questions[1]),
      ]);
      const [first, second] = made.result;
      if (!first || !second) return;
      const expected = [
        ...expectedOf(current, questions[0], first),
        ...expectedOf(legacy, questions[1], second),
      ];
      assertCharges(made, expected, second);
    },
  });
}

function parallelCase(listed: Listed): CheckCase {
  const calls = 8;
  return metering(listed, {
    name: "parallel-calls",
    requests: calls,
    rows: calls,
    rule: "concurrent calls are charged once each",
    async run(tools) {
      const question = await oneRow(tools, listed);
      const made = await chargesOf(tools, () =>
        Promise.all(Array.from({ length: calls }, () => ask(tools, listed, question))),
      );
      const [first] = made.result;
      const expected = made.result.flatMap((exchange) => expectedOf(listed, question, exchange));
      if (first) assertCharges(made, expected, first);
    },
  });
}
