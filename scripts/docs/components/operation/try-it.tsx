import { href, type At } from "../../model/page-context.ts";
import { Heading } from "../heading.tsx";

/** Hidden where no script runs; what it needs is loaded when it is asked for. */
export function TryIt({ at, operationId }: { at: At; operationId: string }) {
  return (
    <section
      id="try-it"
      class="try-out for-script"
      aria-labelledby="try-it-heading"
      data-version={at.version}
      data-operation={operationId}
      data-files={href(at, at.tryIt)}
    >
      <Heading at={at} id="try-it-heading" level={2}>
        Try it
      </Heading>
      <p>Fill in a request, see its maximum cost, and send it to the mock or another server.</p>
      <button type="button" class="primary">
        Open the form
      </button>
    </section>
  );
}
