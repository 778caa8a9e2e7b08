import { errorFacts } from "../model/errors.ts";
import { document } from "../parts/at.ts";
import { Code } from "../parts/code.tsx";
import { ErrorLink } from "../parts/error-link.tsx";
import { Heading } from "../parts/heading.tsx";
import { Link } from "../parts/link.tsx";
import { Snippet } from "../parts/snippet.tsx";
import { Table } from "../parts/table.tsx";
import { Words } from "../parts/prose.tsx";
import { guidanceOf } from "./error-guidance.ts";
import type { GuidePage } from "./guide-page.ts";

/** The statuses that are about the key and who it belongs to. */
const statuses = [401, 403];

export const authenticationPage: GuidePage = {
  path: "authentication.html",
  render: (at) => (
    <>
      <h1>Authentication</h1>
      <p>Every operation requires an API key, sent as a bearer token:</p>
      <Code code="Authorization: Bearer <API_KEY>" language="text" label="The header with the key" />
      <Heading at={at} id="keys" level={2}>
        Keys
      </Heading>
      <ul>
        <li>The same key works on v2 and v1, and draws on the same credits.</li>
        <li>Create and revoke keys in the API settings of your account.</li>
        <li>
          A key is scoped to the team it was created for. It stops working when its holder leaves that team.
        </li>
        <li>
          Live keys begin with a fixed prefix, which is <em>not specified</em> here.
        </li>
      </ul>
      <p>
        The mock accepts{" "}
        <Link at={at} to="index.html#keys-of-the-mock">
          its own keys
        </Link>
        , each of which shows a different case.
      </p>
      <Heading at={at} id="refusals" level={2}>
        When a key is refused
      </Heading>
      <Table
        caption="Refused keys"
        columns={["Code", "Status", "When", "What to do"]}
        rows={errorFacts(document(at))
          .filter(({ status }) => statuses.includes(status))
          .map((error) => [
            <ErrorLink at={at} of={error} />,
            error.status,
            <Words text={guidanceOf(error.code)?.when ?? ""} />,
            <Words text={guidanceOf(error.code)?.action ?? ""} />,
          ])}
      />
      <p>
        A request without a valid key is never charged. For a team without credits, see{" "}
        <ErrorLink at={at} of="out_of_credits" />.
      </p>
      <Heading at={at} id="on-a-server" level={2}>
        Keep keys on a server
      </Heading>
      <p>
        Anyone who opens a page can read its scripts, and anyone with the key can spend your credits. So let
        pages call your own server, and let it add the key for users who may spend:
      </p>
      <Snippet at={at} name="forward" label="A server that adds the key" />
      <p>
        Give the client the address of that server and no <code>apiKey</code>. On the server, read the key
        from the environment or a secret store; keep it out of code and logs.
      </p>
    </>
  ),
};
