import { operations, type Operation, type Version } from "@adintel/client/operations";
import { demand, need, type CheckCase } from "../../case.ts";
import { fieldsOf } from "../../fields.ts";
import { meaning, meaningOf } from "./case.ts";
import { nobody } from "./legacy-search.ts";

/** Ids lead to the accounts that they are of, and unknown ones to nothing. */
export function idCases(): CheckCase[] {
  const resolve = (version: Version, operationId: "getAccount" | "getBrand") =>
    meaning(version, operationId, {
      ...{ name: "of-a-creative", requests: 1, rows: 1 },
      rule: "the id of a creative's brand is that of an account",
      async run(tools) {
        // One that was named may have been named by its platform id.
        need(tools.options.account === undefined, "the account was not taken from a creative");
        const id = await tools.account();
        const { body, exchange } = await tools.answer(version, operationId, { id });
        need("id" in body, "the account does not show its id");
        demand(body["id"] === id, `id ${id}`, body["id"], exchange);
      },
    });
  return [resolve("v2", "getAccount"), resolve("v1", "getBrand"), ...strangers()];
}

/** Every operation that is about one account. */
function strangers(): CheckCase[] {
  const all: [Version, Operation][] = [
    ...Object.values(operations.v2).map((operation): [Version, Operation] => ["v2", operation]),
    ...Object.values(operations.v1).map((operation): [Version, Operation] => ["v1", operation]),
  ];
  return all
    .filter(([, { path, operationId }]) => path.includes("{id}") || operationId === "searchMedia")
    .map(([version, operation]) =>
      meaningOf(
        { version, operation },
        {
          ...{ name: "unknown-account", requests: 1 },
          rule: "an id that no account has is answered with 404 and one of its codes",
          async run(tools) {
            const { path, operationId, queryParameters } = operation;
            const exchange = await tools.about({ version, operation }).ask({
              ...(path.includes("{id}") && { id: nobody }),
              ...(queryParameters.some((name) => name === "type") && {
                query: { type: typeOf(operationId) },
              }),
              ...(operationId === "searchMedia" && { body: { accountId: nobody, limit: 1 } }),
              ...(operationId === "searchBrandMedia" && {
                body: { mode: "structured", userRequest: "videos", limit: 1 },
              }),
            });
            demand(exchange.status === 404, "status 404", `status ${exchange.status}`, exchange);
            const { code } = fieldsOf(fieldsOf(exchange.body)["error"]);
            const codes = operation.errors["404" as keyof typeof operation.errors] ?? [];
            const isOne = [...codes].some((one) => one === code);
            demand(isOne, `error.code ${[...codes].join(" or ")}`, String(code), exchange);
          },
        },
      ),
    );
}

function typeOf(operationId: string): string {
  return operationId.includes("Campaigns") ? "CAMPAIGN" : "HOOK";
}
