import { keyVariable } from "../call.ts";
import { json, literal } from "../literal.ts";
import { members, pauseSeconds, pieces, statements, target, type Program } from "./program.ts";

const into = (path: string) =>
  members(
    path,
    (name) => `, ${JSON.stringify(name)}`,
    (index) => `, ${index}`,
  );

/** Go and nothing but its standard library; `gofmt` leaves it as it is. */
export function goProgram(program: Program): string {
  const { steps, baseUrl, header, scheme, apiKey, errorPath, isRepeating } = program;
  const lines = statements(steps, {
    call(step) {
      const body = step.body === undefined ? "" : literal(step.body, json, { beside: 30 });
      return `call("${step.method}", ${spliced(target(step), '"')}, ${spliced(body, body ? "`" : '"')})`;
    },
    show: (call) => `show(${call})`,
    take: (name, call, path) => `${name} := text(${call}${into(path)})`,
    repeat: (call, path, value) => [
      `for text(${call}${into(path)}) == ${JSON.stringify(value)} {`,
      `\ttime.Sleep(${pauseSeconds} * time.Second)`,
      "}",
    ],
  });
  const needsText = steps.some(({ take, repeat }) => take ?? repeat);
  const imports = [
    "encoding/json",
    "fmt",
    "log",
    "net/http",
    ...(apiKey === undefined ? ["os"] : []),
    "strings",
    ...(isRepeating ? ["time"] : []),
  ];
  const key =
    apiKey === undefined
      ? `${JSON.stringify(scheme)}+os.Getenv("${keyVariable}")`
      : JSON.stringify(scheme + apiKey);
  return `package main

import (
${imports.map((name) => `\t"${name}"`).join("\n")}
)

func call(method, path, body string) any {
	request, err := http.NewRequest(method, ${JSON.stringify(baseUrl)}+path, strings.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set(${JSON.stringify(header)}, ${key})
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	var data any
	if err := json.NewDecoder(response.Body).Decode(&data); err != nil {
		log.Fatal(err)
	}
	if response.StatusCode != http.StatusOK {
		log.Fatal(response.StatusCode, " ", find(data${into(errorPath)}))
	}
	return data
}

func find(data any, path ...any) any {
	for _, step := range path {
		switch step := step.(type) {
		case string:
			data = data.(map[string]any)[step]
		case int:
			data = data.([]any)[step]
		}
	}
	return data
}
${needsText ? "\nfunc text(data any, path ...any) string {\n\treturn find(data, path...).(string)\n}\n" : ""}
func show(data any) {
	indented, _ := json.MarshalIndent(data, "", "  ")
	fmt.Println(string(indented))
}

func main() {
${lines.map((line) => `\t${line}`).join("\n")}
}
`;
}

/** A text in which variables stand for what was found, as gofmt writes it among arguments. */
function spliced(text: string, quote: string): string {
  const parts = pieces(text);
  return parts
    .map((piece, index) => (index % 2 === 0 ? `${quote}${piece}${quote}` : piece))
    .filter((piece, index) => parts.length === 1 || index % 2 === 1 || piece.length > 2)
    .join("+");
}
