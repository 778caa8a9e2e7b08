import { errorAnchor } from "../../openapi/reference-links.ts";
import type { At } from "./at.ts";
import { Link } from "./link.tsx";

/** An error code, as a link to what the reference tells of it. */
export function ErrorLink({ at, code }: { at: At; code: string }) {
  return (
    <Link at={at} to={errorAnchor(code)}>
      <code>{code}</code>
    </Link>
  );
}
