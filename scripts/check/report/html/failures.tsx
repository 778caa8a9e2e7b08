import { differencesTitle, type ExchangeData, type Failure } from "../data.ts";
import { whereabouts } from "../facts.ts";
import { plain } from "../plain.ts";

/** A kind of article, by which addresses on the page begin. */
type Kind = "failure" | "difference";

interface Props {
  failures: readonly Failure[];
  kind: Kind;
}

/** What is broken, one article for each cause. */
export function Failures({ failures }: Pick<Props, "failures">) {
  return (
    <section id="failures">
      <h2>Failures</h2>
      <p>
        Failures with the same cause are grouped. The commands read the key from <code>API_KEY</code>.
      </p>
      <Articles failures={failures} kind="failure" />
    </section>
  );
}

/** Where the server does not do what is only assumed, in the same way. */
export function Differences({ differences }: { differences: readonly Failure[] }) {
  return (
    <section id="differences">
      <h2>{differencesTitle}</h2>
      <p>These are no violations: the specification leaves open what a server does here.</p>
      <Articles failures={differences} kind="difference" />
    </section>
  );
}

function Articles({ failures, kind }: Props) {
  return (
    <>
      {failures.length > 3 && <Contents failures={failures} kind={kind} />}
      {failures.map((failure, index) => (
        <Article failure={failure} kind={kind} number={index + 1} />
      ))}
    </>
  );
}

function Contents({ failures, kind }: Props) {
  return (
    <ol class="contents">
      {failures.map((failure, index) => (
        <li>
          <a href={`#${kind}-${index + 1}`}>{plain(failure.rule)}</a>, {times(failure)}
        </li>
      ))}
    </ol>
  );
}

function Article({ failure, kind, number }: { failure: Failure; kind: Kind; number: number }) {
  const { rule, place, expected, got, exchanges, again, cases } = failure;
  return (
    <article class={kind} id={`${kind}-${number}`}>
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
      <summary>All {cases.length} cases with this cause</summary>
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
