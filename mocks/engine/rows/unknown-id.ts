import { codesByStatus, type ErrorCode } from "@adintel/client/operations";
import { invalidRequest } from "../../http/errors.ts";
import type { Account } from "../sessions/content.ts";
import type { Refusal } from "./call.ts";
import type { ListDefinition, Named } from "./list-definition.ts";
import { readFields, rolesOf, type Roles } from "./request.ts";
import type { Operation } from "./table.ts";

/** The account that a request names, in its path or in a field; `null` where there is none of that id. */
export function accountOf<S, T>(
  { world, operation, path }: Named,
  { parent }: ListDefinition<S, T>,
  { account }: Roles,
): Account | null | undefined {
  // A path names it by its only parameter.
  const [name = ""] = operation.pathParameters;
  if (parent) return parent(world, path[name] ?? "") ?? null;
  if (!account) return undefined;
  const id = String(account.value);
  const folded = world.takes("id-case", "ignored") ? world.content.account(id.toLowerCase()) : undefined;
  return world.content.account(id) ?? folded ?? null;
}

/** Why an id is rejected that a request names and nothing has, before anything else of it is looked at. */
export function unknownIn<S extends object, T extends object>(
  call: Named,
  spec: ListDefinition<S, T>,
): Refusal | undefined {
  const roles = rolesOf(call.operation, readFields(call.operation, call));
  if (accountOf(call, spec, roles) !== null || findsNothing(call, spec, roles)) return undefined;
  return unknownId(call, ...idIn(call, spec, roles));
}

/** Whether an id that nothing has finds nothing and is not refused: where a field names it, and the world takes it so. */
export function findsNothing<S, T>(
  { world }: Named,
  { parent }: ListDefinition<S, T>,
  { account }: Roles,
): boolean {
  if (parent || !world.takes("media-account-unknown", "no-rows")) return false;
  return !world.takes("id-malformed", "refused") || isId(String(account?.value));
}

/** What names an account, and the field or parameter that it is in. */
export function idIn<S, T>(
  { operation, path }: Named,
  { parent }: ListDefinition<S, T>,
  { account }: Roles,
): [id: string, field: string] {
  const [name = ""] = operation.pathParameters;
  return parent ? [path[name] ?? "", name] : [String(account?.value), account?.name ?? ""];
}

/** The code for an id that nothing has: that of the path, or else one that unknown addresses do not get. */
export function unknownIdOf({ unknownId: code, errors }: Operation): ErrorCode {
  const usual = codesByStatus[404];
  return code ?? errors[404]?.find((one) => one !== usual) ?? usual;
}

const isId = (id: string): boolean => /^[\da-f-]+$/i.test(id);

/** Why an id in a field or parameter is rejected that nothing has. */
export function unknownId(
  { world, operation }: Pick<Named, "world" | "operation">,
  id: string,
  field: string,
): Refusal {
  if (world.takes("id-malformed", "refused") && !isId(id))
    return invalidRequest({ path: field, message: "is not an id" });
  return {
    error: world.takes("not-found-account", "not-found") ? codesByStatus[404] : unknownIdOf(operation),
  };
}
