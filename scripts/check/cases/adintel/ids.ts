import { assertStatus, meaning, meaningOf, assert, requireData, type CheckCase } from "../../engine/case.ts";
import { errorStatuses, isOpenRequest, type Contract } from "../../contract/table.ts";
import { fieldsOf } from "../../contract/fields.ts";
import { unknownId } from "../../contract/values.ts";
import { isAboutAccount, variantsOf } from "../requests.ts";
import { paged } from "../../session/page-sizes.ts";

export function idCases({ operations }: Contract): CheckCase[] {
  return [
    resolveCase("v2", "getAccount"),
    resolveCase("v1", "getBrand"),
    ...operations
      .filter(({ operation }) => isAboutAccount(operation))
      .flatMap((listed) => {
        const { operation } = listed;
        const [variant] = variantsOf(listed);
        const codes = operation.errors[errorStatuses.brand_not_found] ?? [];
        if (!variant || codes.length === 0) return [];
        return [
          meaningOf(listed, {
            name: "unknown-account",
            requests: 1,
            rule: "an unknown account id returns 404 with one of its codes",
            async run(tools) {
              const question = paged(operation, variant.about(unknownId), { limit: 1 });
              const exchange = await tools.about(listed).ask(question);
              requireData(
                !isOpenRequest(operation) || exchange.status !== 400,
                "the server rejects a request whose fields are not specified",
              );
              assertStatus(exchange, 404);
              const { code } = fieldsOf(fieldsOf(exchange.body)["error"]);
              const expected = `error.code ${codes.join(" or ")}`;
              assert(codes.includes(String(code)), expected, String(code), exchange);
            },
          }),
        ];
      }),
  ];
}

type Lookup = ["v2", "getAccount"] | ["v1", "getBrand"];

function resolveCase(...[version, operationId]: Lookup): CheckCase {
  return meaning(version, operationId, {
    name: "of-a-creative",
    requests: 1,
    rows: 1,
    rule: "the id of a creative's brand is the id of an account",
    async run(tools) {
      // --account may be a platform id.
      requireData(
        tools.options.account === undefined,
        "the account comes from --account, not from a creative",
      );
      const id = await tools.account();
      const { body, exchange } = await tools.answer(version, operationId, { id });
      requireData("id" in body, "the response does not show the id of the account");
      assert(body["id"] === id, `id ${id}`, body["id"], exchange);
    },
  });
}
