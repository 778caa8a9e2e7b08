import type { ExchangeData, Failure } from "../data.ts";
import { whereabouts } from "../facts.ts";
import { plain } from "../plain.ts";

interface Props {
  failures: readonly Failure[];
}

/** What is broken, one article for each cause. */
export function Failures({ failures }: Props) {
  return (
    <section id="failures">
      <h2>Failures</h2>
      <p>
        Failures with the same cause are grouped. The commands read the key from <code>API_KEY</code>.
      </p>
      {failures.length > 3 && <Contents failures={failures} />}
      {failures.map((failure, index) => (
        <Article failure={failure} number={index + 1} />
      ))}
    </section>
  );
}

function Contents({ failures }: Props) {
  return (
    <ol class="contents">
      {failures.map((failure, index) => (
        <li>
          <a href={`#failure-${index + 1}`}>{plain(failure.rule)}</a>, {times(failure)}
        </li>
      ))}
    </ol>
  );
}

function Article({ failure, number }: { failure: Failure; number: number }) {
  const { rule, place, expected, got, exchanges, again, cases } = failure;
  return (
    <article class="failure" id={`failure-${number}`}>
      <h3>
        {number}. {plain(rule)}
      </h3>
      <dl>
        <dt>Expected</dt>
        <dd>
          <code>{plain(expected)}</code>
        </dd>
        <dt>Got</dt>
        <dd class="got">
          <code>{plain(got)}</code>
        </dd>
        <dt>Operations</dt>
        <dd>{whereabouts(failure)}</dd>
        <dt>Rule</dt>
        <dd>
          <code>{plain(place)}</code>
        </dd>
      </dl>
      {exchanges.map((exchange) => (
        <>
          <Command
            label={exchange.isFaulty || exchanges.length === 1 ? "Request" : "Compared with"}
            text={exchange.curl}
          />
          <Response exchange={exchange} />
        </>
      ))}
      <Command label="Repeat this case" text={again} />
      {cases.length > 1 && <Others cases={cases} />}
    </article>
  );
}

function Command({ label, text }: { label: string; text: string }) {
  return (
    <figure>
      <figcaption>{label}</figcaption>
      <pre tabindex={0}>
        <code>{plain(text)}</code>
      </pre>
    </figure>
  );
}

function Response({ exchange }: { exchange: ExchangeData }) {
  const { status, headers, body } = exchange;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <details>
      <summary>Response: {status === 0 ? "incomplete" : status}</summary>
      <pre tabindex={0}>
        <code>{[...lines, "", ...body.split("\n")].map(plain).join("\n")}</code>
      </pre>
    </details>
  );
}

function Others({ cases }: Pick<Failure, "cases">) {
  return (
    <details>
      <summary>All {cases.length} cases with this failure</summary>
      <ul>
        {cases.map(({ id, rule }) => (
          <li>
            <code>{id}</code> {plain(rule)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function times({ times: number, operations }: Failure): string {
  const where = operations.length === 1 ? operations[0]?.name : `${operations.length} operations`;
  return `${where}${number > 1 ? `, ${number} times` : ""}`;
}
