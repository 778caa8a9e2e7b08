import v2 from "@adintel/client/openapi/v2.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { clientModule } from "../../../scripts/generate/client/client.ts";
import { BrokenDocumentError, type Document } from "../../../scripts/openapi/document.ts";
import { readDocuments } from "../../docs/documents.ts";

const documents = await readDocuments();

/** The client of v2, after a change of its document. */
function made(change: (document: typeof v2) => void): string {
  const changed = structuredClone(v2);
  change(changed);
  return clientModule("v2", { ...documents, v2: changed as unknown as Document }, "v2");
}

test("a link of an answer becomes a method that waits", () => {
  expect(made(() => undefined)).toContain("andWait(body: IndexAccountRequest, options?: WaitingOptions)");
  const without = made(({ paths }) => {
    Object.assign(paths["/account/index"].post.responses[200], { links: {} });
  });
  expect(without).not.toContain("andWait");
});

test("a link to an operation that there is not is refused", () => {
  const broken = () =>
    made(({ paths }) => {
      paths["/account/index"].post.responses[200].links.indexStatus.operationId = "getNobody";
    });
  expect(broken).toThrow(
    new BrokenDocumentError("indexAccount: its link names getNobody, which is not an operation"),
  );
});

test("a path parameter that the client cannot take is refused", () => {
  const broken = () =>
    made(({ components, paths }) => {
      Object.assign(components.parameters, { Region: { name: "region", in: "path", required: true } });
      Object.assign(paths["/account/{id}"].get, {
        parameters: [
          { $ref: "#/components/parameters/AccountId" },
          { $ref: "#/components/parameters/Region" },
        ],
      });
    });
  expect(broken).toThrow("getAccount: the client supports one path parameter, not id and region");
});

test("a path parameter is taken by its name", () => {
  const source = made(({ components, paths }) => {
    components.parameters.AccountId.name = "account";
    Object.assign(paths, { "/account/{account}": paths["/account/{id}"] });
    Reflect.deleteProperty(paths, "/account/{id}");
  });
  expect(source).toContain('"path":"/account/{account}"');
  expect(source).toContain("(account: string, options?: CallOptions): Promise<Account>");
});

describe("what a call can cost at most is read from the effects", () => {
  const { limit, ids } = v2.components.schemas.AccountSearchFields.properties;
  /** The entry of searchBrands in the client's table, with changed properties of its body. */
  const searchBrands = (change: Partial<Record<"limit" | "ids" | "names", object>>) => {
    const source = made(({ components }) => {
      Object.assign(components.schemas.AccountSearchFields.properties, change);
    });
    return /"searchBrands":(\{.*?\}),"searchCreators"/.exec(source)?.[1];
  };

  test("the limit and the list of ids, whatever they are called", () => {
    expect(searchBrands({})).toContain('"limitBy":"limit","ids":"ids"');
    const renamed = made(({ components: { schemas } }) => {
      const { limit: limitSchema, ids: idsSchema, ...others } = schemas.AccountSearchFields.properties;
      Object.assign(schemas.AccountSearchFields, {
        properties: { ...others, most: limitSchema, keys: idsSchema },
      });
    });
    expect(renamed).toContain('"limitBy":"most","ids":"keys"');
  });

  test("no list whose values are not what identifies a row", () => {
    const effect = { ...ids["x-effect"], field: "name" };
    expect(searchBrands({ ids: { ...ids, "x-effect": effect } })).not.toContain('"ids":');
  });

  test("no list that another input goes before", () => {
    const effect = { ...ids["x-effect"], precedence: 5 };
    expect(searchBrands({ ids: { ...ids, "x-effect": effect } })).not.toContain('"ids":');
  });

  test("in one mode alone, if that ignores the limit", () => {
    const mode = { type: "string", enum: ["ids", "names"], "x-effect": { by: "mode" } };
    const ignored = { ...limit, "x-ignored-when": { mode: "ids" } };
    const source = made(({ components: { schemas } }) => {
      Object.assign(schemas.AccountSearchFields.properties, { mode, limit: ignored });
    });
    expect(source).toContain('"limitBy":"limit","ids":"ids","idsWhen":{"mode":"ids"}');
  });

  test("a limit that is ignored otherwise is refused, since nothing would limit the rows", () => {
    const ignored = { ...limit, "x-ignored-when": { searchedBy: "query" } };
    expect(() => searchBrands({ limit: ignored })).toThrow(
      'searchBrands: nothing limits the rows when limit is ignored ({"searchedBy":"query"}); ignore it only in a mode that reads ids',
    );
  });
});

test("a description cannot end the comment that it stands in", () => {
  const source = made(({ paths }) => {
    paths["/media"].post.description = "Ends here */ or not.";
  });
  expect(source).toContain("Ends here *\\/ or not.");
});
