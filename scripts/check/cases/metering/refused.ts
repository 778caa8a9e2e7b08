import { sendingTo } from "../../session/asker.ts";
import { assertStatus, type CheckCase, type Need, type Tools } from "../../engine/case.ts";
import { probesOf } from "../../probes/probes.ts";
import { codesOf, maxBodyBytes } from "../../contract/document.ts";
import { credentials, type Contract, type Listed } from "../../contract/table.ts";
import { isFree, isUnpriced } from "../../contract/cost.ts";
import type { Exchange, Sending } from "../../http/exchange.ts";
import { isAssumed, sendingOf as sendingOfCase } from "../from-document.ts";
import { unknownIdOf } from "../../contract/values.ts";
import { isAboutAccount, variantsOf, type Variant } from "../requests.ts";
import { paged } from "../../session/page-sizes.ts";
import { chargesOf, assertCharges, headers, metering } from "./case.ts";

interface Refusal {
  status: number;
  /** `undefined`: the operation has none. */
  code: string | undefined;
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
  const { status, code } = refusal;
  if (code === undefined) return [];
  const charge = errorCharges[code];
  const isStated =
    refusal.isStated === true || operation.billing?.freeStatuses?.includes(String(status)) === true;
  // What is left open is not asserted.
  if (!isStated && charge?.is !== "never") return [];
  return [
    metering(listed, {
      name: refusal.name,
      rule: `a response with status ${status} is not charged`,
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
  const by = (status: number, place = 0) => ({ status, code: codesOf(document, status).at(place) });
  const ofKey = (kind: keyof Tools["options"]["keys"], name: string, status: number, place = 0): Refusal => ({
    ...by(status, place),
    name,
    needs: [`${kind}Key`],
    keyOf: ({ options }) => options.keys[kind],
    sending: async (tools) => ({
      ...(await sending(tools)),
      authorization: credentials(listed.version, String(tools.options.keys[kind])),
    }),
  });
  const invalid = probesOf(document)
    .filter(({ expected, request }) => expected.status === 400 && request.prefer === undefined)
    .sort((a, b) => Number(isAssumed(document, a)) - Number(isAssumed(document, b)))[0];
  const limit = maxBodyBytes(document);
  return [
    ...(invalid
      ? [
          {
            ...by(400),
            name: "400-is-free",
            isAssumed: isAssumed(document, invalid),
            sending: async (tools: Tools) =>
              sendingOfCase(document, operation, invalid, await tools.account()),
          },
        ]
      : []),
    {
      ...by(401),
      name: "401-is-free",
      sending: async (tools) => ({
        ...(await sending(tools)),
        authorization: credentials(listed.version, "no-such-key"),
      }),
    },
    // Whether a call without a stated price is blocked is not specified.
    ...(isUnpriced(operation) ? [] : [ofKey("exhausted", "402-is-free", 402)]),
    ofKey("inactive", "403-inactive-is-free", 403),
    ofKey("departed", "403-departed-is-free", 403, 1),
    ...(isAboutAccount(operation)
      ? [
          {
            ...by(404, -1),
            name: "404-is-free",
            sending: async () =>
              sendingTo(listed, paged(operation, variant.about(unknownIdOf(listed.document)), { limit: 1 })),
          },
        ]
      : []),
    // HEAD is stated to be refused since it would be billed otherwise.
    ...(operation.method === "GET" && !isUnpriced(operation)
      ? [
          {
            ...by(405),
            name: "HEAD-is-free",
            isStated: true,
            sending: async (tools: Tools) => ({ ...(await sending(tools)), method: "HEAD" }),
          },
        ]
      : []),
    {
      ...by(405),
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
            ...by(413),
            name: "413-is-free",
            sending: async (tools: Tools) => {
              const { body = {}, ...rest } = await sending(tools);
              return { ...rest, text: JSON.stringify(body).padEnd(limit + 1) };
            },
          },
        ]),
  ];
}
