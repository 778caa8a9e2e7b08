import type { ErrorCode } from "@adintel/client/operations";
import { sendingTo } from "../../session/asker.ts";
import { assertStatus, type CheckCase, type Need, type Tools } from "../../engine/case.ts";
import { probesOf } from "../../probes/probes.ts";
import { maxBodyBytes } from "../../contract/document.ts";
import { errorStatuses, type Contract, type Listed } from "../../contract/table.ts";
import { isFree, isUnpriced } from "../../contract/cost.ts";
import type { Exchange, Sending } from "../../http/exchange.ts";
import { isAssumed, sendingOf as sendingOfCase } from "../from-document.ts";
import { unknownId } from "../../contract/values.ts";
import { isAboutAccount, variantsOf, type Variant } from "../requests.ts";
import { paged } from "../../session/page-sizes.ts";
import { chargesOf, assertCharges, headers, metering } from "./case.ts";

/** A way to be refused. */
interface Refusal {
  code: ErrorCode;
  name: string;
  needs?: Need[];
  /** In place of what the documents say of the code. */
  isStated?: boolean;
  isAssumed?: boolean;
  /** The key, where the team of another is looked at. */
  keyOf?(tools: Tools): string | undefined;
  sending(tools: Tools): Promise<Sending>;
}

/** Refusals of operations that charge otherwise, or may. */
export function refusedCases(contract: Contract): CheckCase[] {
  return contract.operations
    .filter(({ operation }) => !isFree(operation))
    .flatMap((listed) => {
      const [variant] = variantsOf(listed);
      if (!variant) return [];
      return refusalsOf(listed, variant).flatMap((refusal) => refusedCase(contract, listed, refusal));
    });
}

function refusedCase({ errorCharges }: Contract, listed: Listed, refusal: Refusal): CheckCase[] {
  const { operation } = listed;
  const status = errorStatuses[refusal.code];
  if (!(operation.errors[status] ?? []).includes(refusal.code)) return [];
  const charge = errorCharges[refusal.code];
  const isStated =
    refusal.isStated === true || operation.billing?.freeStatuses?.includes(String(status)) === true;
  // What is left open is not asserted.
  if (!isStated && charge?.is !== "never") return [];
  return [
    metering(listed, {
      name: refusal.name,
      rule: `a response with status ${status} is not charged`,
      requests: 1,
      ...(refusal.needs && { needs: refusal.needs }),
      assumed: (!isStated && charge?.assumed === true) || refusal.isAssumed === true,
      async run(tools) {
        const send = async (): Promise<Exchange> => {
          const sending = await refusal.sending(tools);
          return tools.send({ ...sending, headers: { ...sending.headers, ...headers } });
        };
        const made = await chargesOf(tools, send, refusal.keyOf?.(tools));
        const { result } = made;
        assertStatus(result, status);
        assertCharges(made, [], result);
      },
    }),
  ];
}

function refusalsOf(listed: Listed, variant: Variant): Refusal[] {
  const { operation, document } = listed;
  const question = async (tools: Tools) => {
    const account = variant.needsAccount ? await tools.account() : "";
    return paged(operation, variant.about(account), { limit: 1 });
  };
  const sending = async (tools: Tools) => sendingTo(listed, await question(tools));
  const ofKey = (code: ErrorCode, kind: keyof Tools["options"]["keys"], name: string): Refusal => ({
    code,
    name,
    needs: [`${kind}Key`],
    keyOf: ({ options }) => options.keys[kind],
    sending: async (tools) => ({
      ...(await sending(tools)),
      authorization: `Bearer ${tools.options.keys[kind]}`,
    }),
  });
  const invalid = probesOf(document)
    .filter(({ expected, request }) => expected.code === "invalid_request" && request.prefer === undefined)
    .sort((a, b) => Number(isAssumed(document, a)) - Number(isAssumed(document, b)))[0];
  const limit = maxBodyBytes(document);
  return [
    ...(invalid
      ? [
          {
            ...({
              code: "invalid_request",
              name: "400-is-free",
              isAssumed: isAssumed(document, invalid),
            } as const),
            sending: async (tools: Tools) =>
              sendingOfCase(document, operation, invalid, await tools.account()),
          },
        ]
      : []),
    {
      code: "invalid_api_key",
      name: "401-is-free",
      sending: async (tools) => ({ ...(await sending(tools)), authorization: "Bearer no-such-key" }),
    },
    // Whether a call without a stated price is blocked is not specified.
    ...(isUnpriced(operation) ? [] : [ofKey("out_of_credits", "exhausted", "402-is-free")]),
    ofKey("subscription_inactive", "inactive", "403-inactive-is-free"),
    ofKey("membership_ended", "departed", "403-departed-is-free"),
    ...(isAboutAccount(operation)
      ? [
          {
            ...({ code: "brand_not_found", name: "404-is-free" } as const),
            sending: async () => sendingTo(listed, paged(operation, variant.about(unknownId), { limit: 1 })),
          },
        ]
      : []),
    // HEAD is stated to be refused since it would be billed otherwise.
    ...(operation.method === "GET" && !isUnpriced(operation)
      ? [
          {
            ...({ code: "method_not_allowed", name: "HEAD-is-free", isStated: true } as const),
            sending: async (tools: Tools) => ({ ...(await sending(tools)), method: "HEAD" }),
          },
        ]
      : []),
    {
      code: "method_not_allowed",
      name: "405-is-free",
      sending: async (tools) => {
        const { body: _, ...rest } = await sending(tools);
        return { ...rest, method: "DELETE" };
      },
    },
    ...(limit === undefined
      ? []
      : [
          {
            ...({ code: "payload_too_large", name: "413-is-free" } as const),
            sending: async (tools: Tools) => {
              const { body = {}, ...rest } = await sending(tools);
              return { ...rest, text: JSON.stringify(body).padEnd(limit + 1) };
            },
          },
        ]),
  ];
}
