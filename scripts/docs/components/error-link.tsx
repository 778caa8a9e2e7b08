import type { ErrorCode } from "@adintel/client/operations";
import { errorAnchor } from "../../openapi/reference-links.ts";
import type { ErrorFacts } from "../model/errors.ts";
import type { At } from "../model/page-context.ts";
import { Link } from "./link.tsx";

/** An error code, as a link to its section: one of the documents at hand, or one that a sentence is about. */
export function ErrorLink({ at, of }: { at: At; of: ErrorFacts | ErrorCode }) {
  const code = typeof of === "string" ? of : of.code;
  return (
    <Link at={at} to={errorAnchor(at.version, code)}>
      <code>{code}</code>
    </Link>
  );
}
