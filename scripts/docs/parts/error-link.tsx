import { errorAnchor } from "../links.ts";
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

/** Several of them, with commas. */
export function ErrorLinks({ at, codes }: { at: At; codes: string[] }) {
  return (
    <>
      {codes.map((code, index) => (
        <>
          {index > 0 && ", "}
          <ErrorLink at={at} code={code} />
        </>
      ))}
    </>
  );
}
