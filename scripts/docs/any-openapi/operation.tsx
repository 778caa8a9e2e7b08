import type { Child } from "hono/jsx";
import { operationPage } from "../../openapi/reference-links.ts";
import { slug, href, type PageContext } from "../model/page-context.ts";
import { Facts, Fields, ParameterItem, Required, TypeOf } from "../components/fields.tsx";
import { Heading } from "../components/heading.tsx";
import { ExampleFigure } from "../components/operation/examples.tsx";
import { Term } from "../components/operation/terms.tsx";
import { firstSentence, Prose } from "../components/prose.tsx";
import { CodeTabs } from "../components/samples.tsx";
import { Tabs } from "../components/tabs.tsx";
import { line } from "../to-markdown/content.ts";
import { isJson } from "./api.ts";
import type {
  ForeignPage,
  ForeignOperation,
  ForeignParameter,
  ForeignResponse,
  Media,
  Scheme,
} from "./site.ts";
import { exampleText, foreignSamples } from "./samples.ts";

/** The page of an operation, or of a request that the service sends. */
export function foreignOperation(
  operation: ForeignOperation,
  { isWebhook }: { isWebhook: boolean },
): ForeignPage {
  const { method, path, summary, description = "" } = operation;
  return {
    path: operationPage(undefined, operation.operationId),
    title: summary,
    description: `${isWebhook ? "Webhook" : method} ${path}${description === "" ? "" : `: ${firstSentence(description)}`}`,
    kind: "operation",
    render: (at) => (
      <article class="operation">
        <h1>{summary}</h1>
        <Body at={at} operation={operation} id="" isSent={isWebhook} />
      </article>
    ),
  };
}

interface ForeignBodyProps {
  at: PageContext;
  operation: ForeignOperation;
  id: string;
  /** The service sends the request. */
  isSent: boolean;
}

function Body({ at, operation, id, isSent }: ForeignBodyProps) {
  const { method, path, deprecated, description, security, parameters, body, responses, callbacks } =
    operation;
  return (
    <>
      <div class="split">
        <div>
          <div class="operation-bar">
            <p class="endpoint">
              <span class={`verb ${method.toLowerCase()}`}>{method}</span> <code>{path}</code>
            </p>
          </div>
          {deprecated && (
            <div class="counterpart legacy" role="note">
              <p>
                <b>Deprecated.</b>
              </p>
            </div>
          )}
          <Prose text={description} />
          {!isSent && <Security at={at} sets={security} />}
          <Heading at={at} id={`${id}request`} level={2}>
            Request
          </Heading>
          {parameters.length > 0 && (
            <>
              <Heading at={at} id={`${id}parameters`} level={3}>
                Parameters
              </Heading>
              <Parameters at={at} parameters={parameters} id={`${id}parameter`} />
            </>
          )}
          {body && (
            <section>
              <Heading at={at} id={`${id}body`} level={3}>
                Body
              </Heading>
              {body.required && (
                <p>
                  <Required />
                </p>
              )}
              <Prose text={body.description} />
              <MediaBodies at={at} media={body.media} id={`${id}body`} />
            </section>
          )}
          {parameters.length === 0 && !body && <p>The request has no parameters and no body.</p>}
        </div>
        <div class="beside">
          {!isSent && (
            <div class="samples">
              <CodeTabs samples={foreignSamples(operation)} id={id} label={operation.summary} />
            </div>
          )}
          <Examples title="Example bodies" media={body?.media ?? []} name={`${id}bodies`} />
        </div>
      </div>
      <Heading at={at} id={`${id}responses`} level={2}>
        Responses
      </Heading>
      {responses.length === 0 && <p>The document lists no responses.</p>}
      {responses.map((response) => (
        <Response at={at} response={response} id={id} />
      ))}
      {callbacks.length > 0 && (
        <section>
          <Heading at={at} id={`${id}callbacks`} level={2}>
            Callbacks
          </Heading>
          <p>Requests that the service sends to you because of this one.</p>
          {callbacks.map(({ name, operation: callback }) => (
            <details class="unfold" id={`${id}callback.${slug(callback.operationId)}`}>
              <summary>
                {name}: {callback.summary}
              </summary>
              <Body
                at={at}
                operation={callback}
                id={`callback.${slug(callback.operationId)}.`}
                isSent={true}
              />
            </details>
          ))}
        </section>
      )}
    </>
  );
}

function Security({ at, sets }: { at: PageContext; sets: Scheme[][] }) {
  const needed = sets.filter((set) => set.length > 0);
  if (needed.length === 0) return null;
  const words = needed.map((set) => set.map((scheme) => scheme.words).join(" and ")).join(", or ");
  return (
    <dl class="terms">
      <Term name="Authentication" link={href(at, "index.html#authentication")}>
        {words}
        {needed.length < sets.length && "; optional"}
      </Term>
    </dl>
  );
}

function Parameters({ at, parameters, id }: { at: PageContext; parameters: ForeignParameter[]; id: string }) {
  const names = parameters.map(({ name }) => name);
  return (
    <ul class="fields">
      {parameters.map((parameter, index) => {
        const { name, required, shape } = parameter;
        // One name may be used in several places of a request.
        const own = names.indexOf(name) === index ? name : `${parameter.in}-${name}`;
        return (
          <ParameterItem
            at={at}
            id={`${id}.${slug(own)}`}
            place={places[parameter.in] ?? `in ${parameter.in}`}
            name={name}
            required={required}
            shape={shape}
          />
        );
      })}
    </ul>
  );
}

const places: Record<string, string> = { querystring: "the whole query" };

function Response({ at, response, id }: { at: PageContext; response: ForeignResponse; id: string }) {
  const { status, description = "", headers, media } = response;
  const own = `${id}response-${slug(status)}`;
  const isOk = /^[123]/.test(status);
  const words = firstSentence(description);
  const hasMore = line(description).length > words.length;
  return (
    <section class="split">
      <div>
        <Heading at={at} id={own} level={3}>
          <span class={isOk ? "status ok" : "status"}>{status === "default" ? "any other" : status}</span>{" "}
          {words.replace(/\.$/, "")}
        </Heading>
        {hasMore && <Prose text={description} />}
        {headers.length > 0 && <Parameters at={at} parameters={headers} id={`${own}-header`} />}
        <MediaBodies at={{ ...at, isResponse: true }} media={media} id={`${own}-body`} />
      </div>
      {media.some(({ examples }) => examples.length > 0) && (
        <div class="beside">
          <Examples title={`Response ${status}`} media={media} name={`${own}-examples`} />
        </div>
      )}
    </section>
  );
}

/** Each shape once, with the types that it may have. */
function MediaBodies({ at, media, id }: { at: PageContext; media: Media[]; id: string }) {
  const shapes = [...new Set(media.map(({ shape }) => shape))];
  return (
    <>
      {shapes.map((shape, index) => (
        <>
          <p class="field-head">
            {shape && <TypeOf at={at} shape={shape} />}{" "}
            {media
              .filter((one) => one.shape === shape)
              .map(({ type }) => (
                <span class="fact">{type}</span>
              ))}{" "}
            {shape && <Facts shape={shape} />}
          </p>
          {shape && (
            <>
              <Prose text={shape.description} />
              <Fields at={at} shape={shape} id={`${id}${index === 0 ? "" : `-${index + 1}`}`} />
            </>
          )}
        </>
      ))}
    </>
  );
}

/** Each with a tab, whose words name the type where there are several. */
function Examples({ title, media, name }: { title: string; media: Media[]; name: string }): Child {
  const shown = media.filter(({ examples }) => examples.length > 0);
  const tabs = shown.flatMap(({ type, examples }) =>
    examples.map((example) => ({
      label: shown.length > 1 ? `${type}${examples.length > 1 ? `, ${example.name}` : ""}` : example.name,
      content: (
        <ExampleFigure
          title={title}
          summary={example.summary}
          code={exampleText(type, example.value)}
          language={isJson(type) ? "json" : "text"}
        />
      ),
    })),
  );
  if (tabs.length === 0) return null;
  return (
    <div class="examples">
      <Tabs name={name} legend={title} tabs={tabs} />
    </div>
  );
}
