import type { CheckCase } from "../../engine/case.ts";
import { sortValues } from "./order.ts";
import type { Subject } from "../../knowledge/subject.ts";

/**
 * A message for each request field and sort value without a case or waiver, and for each outdated waiver. The name of a case
 * begins with the field that it tests.
 */
export function missingCases(subjects: readonly Subject[], cases: readonly CheckCase[]): string[] {
  return subjects.flatMap((subject) => {
    const root = `${subject.version}/${subject.id}/meaning/`;
    const names = cases.filter(({ id }) => id.startsWith(root)).map(({ id }) => id.slice(root.length));
    const hasCase = (name: string) =>
      names.some((caseName) => caseName === name || caseName.startsWith(`${name}-`));
    const { fieldWaivers = {} } = subject.known ?? {};
    const required = subject.fields.flatMap((field) => [
      ...(field.by === "order" && sortValues(field).length > 0
        ? sortValues(field).map(([value]) => {
            return { key: `${field.name}=${value}`, name: `sort-${value}`, file: "order" };
          })
        : [{ key: field.name, name: field.name, file: field.by }]),
      ...Object.values(field.ignoredWhen ?? {}).map((value) => {
        return { key: field.name, name: `${field.name}-is-ignored-with-${value}`, file: "ignored-when" };
      }),
    ]);
    return required.flatMap(({ key, name, file }) => {
      const location = `${subject.version}/${subject.id}: \`${key}\``;
      const waiver = fieldWaivers[key];
      if (typeof waiver === "object")
        return hasCase(waiver.heldBy)
          ? []
          : [
              `${location} has a waiver that names the case ${waiver.heldBy}, which does not exist; fix fieldWaivers`,
            ];
      if (waiver !== undefined)
        return hasCase(name) && key === name
          ? [`${location} has a case and a waiver; remove the waiver from fieldWaivers`]
          : [];
      if (hasCase(name)) return [];
      return [
        `${location} has no case that tests its effect. Write one whose name begins with ${name}, let the effect \`${file}\` ` +
          `derive it (values to ask for go into samples), or give the reason in fieldWaivers`,
      ];
    });
  });
}
