import { keyHeader } from "../../lib/versions.ts";
import { addressOf, errorPath, keyVariable, queryPairs, type Call } from "./call.ts";
import { json, literal } from "./literal.ts";

/** The call with Go and nothing but its standard library; `gofmt` leaves it as it is. */
export function goSample(call: Call): string {
  const { method, apiKey, body, headers = {} } = call;
  const [header, before] = keyHeader(call.version);
  const pairs = queryPairs(call);
  const imports = [
    "encoding/json",
    "fmt",
    "io",
    "log",
    "net/http",
    ...(pairs.length > 0 ? ["net/url"] : []),
    ...(apiKey === undefined ? ["os"] : []),
    ...(body === undefined ? [] : ["strings"]),
  ];
  const address =
    pairs.length > 0 ? `${text(`${addressOf(call)}?`)} + query.Encode()` : text(addressOf(call));
  const key =
    apiKey === undefined
      ? `${before && `${text(before)}+`}os.Getenv("${keyVariable}")`
      : text(before + apiKey);
  // Its fields are found without regard to case, and only those in capitals.
  const names = errorPath(call).map((name) => name[0]?.toUpperCase() + name.slice(1));
  const refused = names.reduceRight((type, name) => `struct{ ${name} ${type} }`, "string");
  const lines = [
    ...pairs.map((pair) => `query.Add(${pair.map(text).join(", ")})`),
    ...(body === undefined ? [] : [`body := ${raw(call)}`]),
    `address := ${address}`,
    `request, err := http.NewRequest(${text(method)}, address, ${body === undefined ? "nil" : "strings.NewReader(body)"})`,
    ...stopped,
    `request.Header.Set(${text(header)}, ${key})`,
    ...Object.entries(headers).map((pair) => `request.Header.Set(${pair.map(text).join(", ")})`),
    ...(body === undefined ? [] : [`request.Header.Set("Content-Type", "application/json")`]),
    "",
    "response, err := http.DefaultClient.Do(request)",
    ...stopped,
    "defer response.Body.Close()",
    "data, err := io.ReadAll(response.Body)",
    ...stopped,
    "if response.StatusCode != http.StatusOK {",
    `\tvar refused ${refused}`,
    "\tjson.Unmarshal(data, &refused)",
    `\tlog.Fatal(response.Status, ": ", refused.${names.join(".")})`,
    "}",
    "fmt.Println(string(data))",
  ];
  if (pairs.length > 0) lines.unshift("query := url.Values{}");
  return [
    "package main",
    "",
    "import (",
    ...imports.map((name) => `\t"${name}"`),
    ")",
    "",
    "func main() {",
    ...lines.map((line) => line && `\t${line}`),
    "}",
    "",
  ].join("\n");
}

const stopped = ["if err != nil {", "\tlog.Fatal(err)", "}"];

/** Every escape of a JSON string means the same in Go; a mark of the byte order may stand in no source. */
function text(value: string): string {
  return JSON.stringify(value).replaceAll("\uFEFF", String.raw`\ufeff`);
}

/** The body as JSON between backquotes, which then must not stand in it. */
function raw({ body, bodyText }: Call): string {
  const written = bodyText ?? literal(body, json, { beside: "body := ``".length + 8 });
  const safe = written.replaceAll("`", String.raw`\u0060`).replaceAll("\uFEFF", String.raw`\ufeff`);
  return `\`${safe}\``;
}
