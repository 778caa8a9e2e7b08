import { fieldBy, type FilterField } from "../../contract/subject.ts";
import type { Listing } from "./listing.ts";
import type { Shows } from "./relation.ts";

const paging: readonly FilterField["by"][] = ["limit", "offset", "order"];

/**
 * The same list of one account in v1 and v2: the same rows if both are whole. That both versions answer alike is assumed of
 * each list, so this is asserted with assumptions only.
 */
export function acrossVersions(legacy: Listing, current: Listing): Shows[] {
  const isSuccessor = legacy.exchange.sending.operation?.replacedBy.some(
    ({ operationId }) => operationId === current.subject.id,
  );
  const list = legacy.list;
  if (!isSuccessor || !list || list.in !== current.list?.in || list.key !== current.list.key) return [];
  if (!legacy.isWhole || !current.isWhole || accountOf(legacy) !== accountOf(current)) return [];
  if (fieldBy(legacy.subject, "mode") || asked(legacy) !== asked(current)) return [];
  const missing =
    legacy.keys.find((key) => !current.keys.includes(key)) ??
    current.keys.find((key) => !legacy.keys.includes(key));
  return [
    {
      name: "as-in-v2",
      at: "responses/200",
      assumed: true,
      rule: "both versions return the same rows for the same account",
      broken:
        missing === undefined
          ? undefined
          : { expected: "the same rows in both whole lists", got: `${missing} is in only one of them` },
    },
  ];
}

/** The path behind the version's own name of accounts, such as `/7/insights`. */
function accountOf({ exchange }: Listing): string {
  return exchange.sending.path.replace(/^\/\w+\//, "/");
}

function asked({ sent }: Listing): string {
  const fields = [...sent].filter(([{ by }]) => !paging.includes(by));
  return JSON.stringify(fields.map(([{ name }, value]) => `${name}=${value}`).sort());
}
