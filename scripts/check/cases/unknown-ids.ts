import { assertCode, assertStatus, meaningOf, requireData, type CheckCase } from "../engine/case.ts";
import { isOpenRequest, type Contract } from "../contract/table.ts";
import { unknownIdOf } from "../contract/values.ts";
import { paged } from "../session/page-sizes.ts";
import { isAboutAccount, variantsOf } from "./requests.ts";

/** An id that nothing has, at every operation that takes one. */
export function unknownIdCases({ operations }: Contract): CheckCase[] {
  return operations.flatMap((listed) => {
    const { operation } = listed;
    const [variant] = variantsOf(listed);
    const codes = operation.errors["404"] ?? [];
    if (!variant || codes.length === 0 || !isAboutAccount(operation)) return [];
    return [
      meaningOf(listed, {
        name: "unknown-account",
        rule: "an unknown id returns 404 with one of its codes",
        async run(tools) {
          const question = paged(operation, variant.about(unknownIdOf(listed.document)), { limit: 1 });
          const exchange = await tools.about(listed).ask(question);
          requireData(
            !isOpenRequest(operation) || exchange.status !== 400,
            "the server rejects a request whose fields are not specified",
          );
          assertStatus(exchange, 404);
          assertCode(exchange, codes);
        },
      }),
    ];
  });
}
