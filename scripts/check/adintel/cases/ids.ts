import { meaning, assert, requireData, type CheckCase } from "../../engine/case.ts";

export function idCases(): CheckCase[] {
  return [resolveCase("v2", "getAccount"), resolveCase("v1", "getBrand")];
}

type Lookup = ["v2", "getAccount"] | ["v1", "getBrand"];

function resolveCase(...[version, operationId]: Lookup): CheckCase {
  return meaning(version, operationId, {
    name: "of-a-creative",
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
