import { NotExercised, type CheckCase, type Tools } from "../../case.ts";
import type { Contract } from "../../contract/table.ts";
import { fieldsOf } from "../../fields.ts";
import { handleParts } from "../../account.ts";
import { isOpenRequest } from "../../contract/table.ts";
import { paged, variantsOf } from "../requests.ts";
import { meaningOf } from "./case.ts";

/** An id in the path of v2 is that of an account, be it a brand or a creator. */
export function creatorCases({ operations }: Contract): CheckCase[] {
  return operations
    .filter(({ version, operation }) => version === "v2" && operation.path.includes("{id}"))
    .flatMap((listed) => {
      const [variant] = variantsOf(listed);
      if (!variant) return [];
      return [
        meaningOf(listed, {
          ...{
            name: "of-a-creator",
            requests: 1 + handleParts.length,
            rows: 1,
            dearRows: handleParts.length,
          },
          rule: "serves the id of a creator as it does that of a brand",
          assumed: isOpenRequest(listed.operation),
          async run(tools) {
            const id = await creator(tools);
            const question = paged(listed.operation, variant.about(id), { limit: 1 });
            await tools.about(listed).answer(question);
          },
        }),
      ];
    });
}

/** The id of a creator that the server has. */
async function creator(tools: Tools): Promise<string> {
  for (const igUsername of handleParts) {
    const { rows } = await tools.answer("v2", "searchCreators", { body: { igUsername, limit: 1 } });
    const { id } = fieldsOf(rows[0]);
    if (typeof id === "string") return id;
  }
  throw new NotExercised("no search leads to a creator");
}
