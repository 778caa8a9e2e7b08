import type { CheckCase } from "../../engine/case.ts";
import { ordersOf } from "./order.ts";
import type { Subject } from "../../contract/subject.ts";
import { fieldWaivers as written, type Waiver, type Waivers } from "../../adintel/field-waivers.ts";

/**
 * What is missing: a sentence for each field of a request, and each value that orders rows, that no case is about and no waiver
 * names, and for each waiver that has become wrong. A case is about the field whose name its own name begins with.
 */
export function missingCases(
  subjects: readonly Subject[],
  cases: readonly CheckCase[],
  waivers: Waivers = written,
): string[] {
  return subjects.flatMap((subject) => {
    const root = `${subject.version}/${subject.id}/meaning/`;
    const names = cases.filter(({ id }) => id.startsWith(root)).map(({ id }) => id.slice(root.length));
    const isHeld = (name: string) => names.some((one) => one === name || one.startsWith(`${name}-`));
    const byOperation: Record<string, Record<string, Waiver> | undefined> = { ...waivers[subject.version] };
    const own = byOperation[subject.id] ?? {};
    const demanded = subject.fields.flatMap((field) => [
      ...(field.by === "order" && ordersOf(field).length > 0
        ? ordersOf(field).map(([value]) => {
            return { key: `${field.name}=${value}`, name: `sort-${value}`, file: "order" };
          })
        : [{ key: field.name, name: field.name, file: field.by }]),
      ...Object.values(field.ignoredWhen ?? {}).map((value) => {
        return { key: field.name, name: `${field.name}-is-ignored-with-${value}`, file: "ignored-when" };
      }),
    ]);
    return demanded.flatMap(({ key, name, file }) => {
      const place = `${subject.version}/${subject.id}: \`${key}\``;
      const waiver = own[key];
      if (typeof waiver === "object")
        return isHeld(waiver.heldBy)
          ? []
          : [
              `${place} has a waiver that names the case ${waiver.heldBy}, which does not exist; fix fieldWaivers`,
            ];
      if (waiver !== undefined)
        return isHeld(name) && key === name
          ? [`${place} has a case and a waiver; remove the waiver from fieldWaivers`]
          : [];
      if (isHeld(name)) return [];
      return [
        `${place} has no case that tests its effect. Write one whose name begins with ${name}, let the effect \`${file}\` ` +
          `derive it (values to ask for go into samplesByHand), or give the reason in fieldWaivers`,
      ];
    });
  });
}
