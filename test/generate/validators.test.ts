import v2 from "@adintel/client/openapi/v2.json" with { type: "json" };
import { expect, test } from "vitest";
import { validators } from "../../scripts/generate/validators.ts";
import { BrokenDocumentError, type Document } from "../../scripts/openapi/document.ts";

test("a keyword whose violation has no text is refused", async () => {
  const document = structuredClone(v2);
  Object.assign(document.components.schemas.MediaSearchFields.properties.limit, { multipleOf: 5 });
  await expect(validators(document as unknown as Document)).rejects.toThrow(
    new BrokenDocumentError(
      "#/properties/limit/multipleOf: violations of `multipleOf` have no message; add one to scripts/client/validation/messages.ts",
    ),
  );
});
