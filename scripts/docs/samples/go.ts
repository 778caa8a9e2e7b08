import {
  addressOf,
  errorPath,
  hasBody,
  headersOf,
  queryPairs,
  readsSecret,
  withKey,
  type Call,
} from "./call.ts";
import { json, literal } from "./literal.ts";

/** The call with Go and nothing but its standard library; `gofmt` leaves it as it is. */
export function goSample(call: Call): string {
  const { method } = call;
  const pairs = queryPairs(call);
  const path = errorPath(call);
  const { string } = withKey({ ...json, string: text }, call, (name) => `os.Getenv("${name}")`);
  const imports = [
    ...(path ? ["encoding/json"] : []),
    "fmt",
    "io",
    "log",
    "net/http",
    ...(pairs.length > 0 ? ["net/url"] : []),
    ...(readsSecret(call) ? ["os"] : []),
    ...(hasBody(call) ? ["strings"] : []),
  ];
  const address =
    pairs.length > 0 ? `${text(`${addressOf(call)}?`)} + query.Encode()` : text(addressOf(call));
  const headers = headersOf(call).map(({ name, text: before, variable }) => {
    const value =
      variable === undefined ? text(before) : `${before && `${text(before)}+`}os.Getenv("${variable}")`;
    return `request.Header.Set(${text(name)}, ${value})`;
  });
  // Its fields are found without regard to case, and only those in capitals.
  const names = path?.map((name) => name[0]?.toUpperCase() + name.slice(1));
  const refused = names?.reduceRight((type, name) => `struct{ ${name} ${type} }`, "string");
  const lines = [
    ...pairs.map(([name, value]) => `query.Add(${text(name)}, ${string(value)})`),
    ...(hasBody(call) ? [`body := ${raw(call)}`] : []),
    `address := ${address}`,
    `request, err := http.NewRequest(${text(method)}, address, ${hasBody(call) ? "strings.NewReader(body)" : "nil"})`,
    ...stopped,
    ...headers,
    "",
    "response, err := http.DefaultClient.Do(request)",
    ...stopped,
    "defer response.Body.Close()",
    "data, err := io.ReadAll(response.Body)",
    ...stopped,
    ...(names
      ? [
          "if response.StatusCode != http.StatusOK {",
          `\tvar refused ${refused}`,
          "\tjson.Unmarshal(data, &refused)",
          `\tlog.Fatal(response.Status, ": ", refused.${names.join(".")})`,
          "}",
          "fmt.Println(string(data))",
        ]
      : ["fmt.Println(response.Status, string(data))"]),
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

/** The body, as JSON between backquotes, which then must not stand in it. */
function raw(call: Call): string {
  const { body, bodyText, text: plain } = call;
  if (plain !== undefined) return text(plain);
  const written = bodyText ?? literal(body, json, { beside: "body := ``".length + 8 });
  const safe = written.replaceAll("`", String.raw`\u0060`).replaceAll("\uFEFF", String.raw`\ufeff`);
  return `\`${safe}\``;
}
