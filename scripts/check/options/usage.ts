/** What the command says of itself on `--help`. */
export const usage = `Usage: npm run check -- [flags]

Holds a server against the two OpenAPI documents. Without --v2 and --v1 it is the project's own mock, in process.

The server:
  --v2 URL                 the root of its v2, such as https://api.example/v2
  --v1 URL                 the root of its v1, such as https://api.example/api/v1
  --api-key KEY            the key to ask with (default: API_KEY in the environment)
  --header "Name: value"   a header for every request; may be repeated

What it may cost:
  --max-spend USD          stops before it might cost more, by the documents' prices, and by the highest of them where
                           none is stated (default: 0.05; of the mock: 50)
  --rate N                 requests a minute at most, or off (default: 60; of the mock: off)
  --timeout SECONDS        how long an answer may take (default: 10)
  --max-wait SECONDS       how long all pauses for rate limits together may take (default: 120)

What is checked:
  --only ID                only the cases whose id is that or begins with it, such as v2/searchMedia; may be repeated
  --seed N                 the seed of the run, and of the mock's world (default: 1)
  --bail                   stops at the first violation
  --assume                 also asserts what the documents only assume
  --account ID             an account that the server has (default: one that a search finds)
  --index-url URL          an address that may be indexed
  --mock-controls URL      the controls of the mock, such as http://127.0.0.1:4010/__mock
  --revoked-key KEY        a key that has been revoked
  --inactive-key KEY       a key of a subscription that is not active
  --departed-key KEY       a key whose holder has left the team
  --exhausted-key KEY      a key of a team without credits

What it says:
  --plan                   tells cases, requests, time and the worst cost, and sends nothing
  --reporter LIST          default, json, junit, html, each perhaps with =FILE, with commas between; may be repeated
                           (default: default; html without a file writes check-report.html)
  --help                   this text

Exit code 0: it conforms. 1: it does not. 2: the check could not run, not to its end, or tested nothing. Ctrl-C ends a
run early: the report tells of what ran until then.`;
