import type { ReportData } from "../data.ts";
import { plain } from "../plain.ts";

/** What failed once and then passed, and cases in which the check itself failed. */
export function Doubtful({ data: { cases } }: { data: ReportData }) {
  const flaky = cases.filter(({ status }) => status === "flaky");
  const errored = cases.filter(({ error }) => error !== undefined);
  return (
    <>
      {flaky.length > 0 && (
        <section id="flaky">
          <h2>Flaky</h2>
          <p>These cases failed, then passed when they were repeated.</p>
          <ul>
            {flaky.map(({ id, rule, failure }) => (
              <li>
                {plain(rule)} <code>{id}</code>
                <br />
                expected {plain(failure?.expected ?? "")}, got {plain(failure?.got ?? "")}
              </li>
            ))}
          </ul>
        </section>
      )}
      {errored.length > 0 && (
        <section id="errored">
          <h2>Errored</h2>
          <p>The check itself failed in these cases, which says nothing about the server.</p>
          {errored.map(({ id, error }) => (
            <details>
              <summary>
                <code>{id}</code> {plain(error?.message ?? "")}
              </summary>
              <pre tabindex={0}>
                <code>{(error?.stack ?? "").split("\n").map(plain).join("\n")}</code>
              </pre>
            </details>
          ))}
        </section>
      )}
    </>
  );
}
