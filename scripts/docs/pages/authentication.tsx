import { errorFacts } from "../model/errors.ts";
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
      <p>Every operation wants an API key, as a bearer token in the header of the request:</p>
      <Code code="Authorization: Bearer <API_KEY>" language="text" label="The header with the key" />
      <Heading at={at} id="keys" level={2}>
        Keys
      </Heading>
      <ul>
        <li>One key serves v2 and v1, and draws on the same credits in both.</li>
        <li>You make and revoke keys in the API settings of your account.</li>
        <li>
          A key acts for the team that it was made for. Once its holder leaves that team, it no longer works.
        </li>
        <li>
          Live keys begin with a prefix that is the same for all. This reference does not show it, since it is{" "}
          <em>not specified</em>.
        </li>
      </ul>
      <p>
        The mock takes{" "}
        <Link at={at} to="index.html#keys-of-the-mock">
          keys of its own
        </Link>
        , each of which shows something else.
      </p>
      <Heading at={at} id="refusals" level={2}>
        When a key is refused
      </Heading>
      <Table
        caption="Refused keys"
        columns={["Code", "Status", "When", "What to do"]}
        rows={errorFacts(at.documents)
          .filter(({ status }) => statuses.includes(status))
          .map((error) => [
            <ErrorLink at={at} of={error} />,
            error.status,
            <Words text={guidanceOf(error.code)?.when ?? ""} />,
            <Words text={guidanceOf(error.code)?.action ?? ""} />,
          ])}
      />
      <p>
        A request without a usable key is not charged. Whether you still have credits is another question,
        which <ErrorLink at={at} of="out_of_credits" /> answers.
      </p>
      <Heading at={at} id="on-a-server" level={2}>
        Keep keys on a server
      </Heading>
      <p>
        Whoever opens a page can read what its scripts hold, and whoever has the key can spend your credits.
        So let pages call a server of yours, and let that add the key, for those alone who may spend:
      </p>
      <Snippet name="forward" label="A server that adds the key" />
      <p>
        The client then takes the address of that server and no <code>apiKey</code>. On the server, read the
        key from the environment or from a store of secrets; it belongs neither in code nor in logs.
      </p>
    </>
  ),
};
