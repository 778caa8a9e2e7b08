import v1 from "@adintel/client/openapi/v1.json" with { type: "json" };
import v2 from "@adintel/client/openapi/v2.json" with { type: "json" };
import { expect, test } from "vitest";
import { clientModule } from "../../../scripts/generate/client.ts";
import { BrokenDocumentError, type Document } from "../../../scripts/openapi/document.ts";

/** The client of v2, after a change of its document. */
function made(change: (document: typeof v2) => void): string {
  const changed = structuredClone(v2);
  change(changed);
  return clientModule("v2", { v1: v1 as unknown as Document, v2: changed as unknown as Document });
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
    new BrokenDocumentError("indexAccount: its link names getNobody, which is no operation"),
  );
});

test("a path parameter that the client cannot take is refused", () => {
  const broken = () =>
    made(({ components }) => {
      components.parameters.AccountId.name = "account";
    });
  expect(broken).toThrow("getAccount: the client knows no path parameter but id, and not account");
});

test("a description cannot end the comment that it stands in", () => {
  const source = made(({ paths }) => {
    paths["/media"].post.description = "Ends here */ or not.";
  });
  expect(source).toContain("Ends here *\\/ or not.");
});
