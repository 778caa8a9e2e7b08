import { createRequire } from "node:module";
import type ts from "typescript";
import type { Choice } from "./choices.ts";

// As CommonJS: before an import, Node.js would search the megabytes of the compiler for its exports.
const require = createRequire(import.meta.url);

/** The compiler that openapi-typescript makes its nodes with. */
export const typescript = require("typescript") as typeof import("typescript");

export const { default: openapiTS, astToString } =
  require("openapi-typescript") as typeof import("openapi-typescript");

const { factory } = typescript;

/** Declares an interface where possible, since tools show its name. */
export function declare(name: ts.Identifier, type: ts.TypeNode, choice: Choice | undefined): ts.Node[] {
  const modifiers = [factory.createModifier(typescript.SyntaxKind.ExportKeyword)];
  if (choice) return [declareChoice(modifiers, name, choice)];
  const shape = objectShape(type);
  if (shape) {
    const { heritage, members } = shape;
    return [factory.createInterfaceDeclaration(modifiers, name, undefined, heritage, members)];
  }
  return (
    declareOneRequired(modifiers, name, type) ?? [
      factory.createTypeAliasDeclaration(modifiers, name, undefined, type),
    ]
  );
}

/** The heritage and members of an interface that equals the type; `undefined` if there is none. */
function objectShape(
  type: ts.TypeNode,
): { heritage: ts.HeritageClause[]; members: readonly ts.TypeElement[] } | undefined {
  if (typescript.isTypeLiteralNode(type)) return { heritage: [], members: type.members };
  if (!typescript.isIntersectionTypeNode(type)) return undefined;
  const literals = type.types.filter(typescript.isTypeLiteralNode);
  const named = type.types.filter(typescript.isTypeReferenceNode);
  const [literal] = literals;
  if (!literal || literals.length > 1 || named.length + 1 < type.types.length) return undefined;
  const expressions = named.map(({ typeName, typeArguments }) => {
    if (!typescript.isIdentifier(typeName))
      throw new Error("openapi-typescript changed how it refers to types");
    return factory.createExpressionWithTypeArguments(typeName, typeArguments);
  });
  return {
    heritage: [factory.createHeritageClause(typescript.SyntaxKind.ExtendsKeyword, expressions)],
    members: literal.members,
  };
}

// If an object fits no branch of a union, the compiler only names the type. With type arguments, the name lists the variants.

/** `Search<Mode extends "a" | "b" = "a" | "b"> = { a: SearchA; b: SearchB }[Mode]`. */
function declareChoice(modifiers: ts.Modifier[], name: ts.Identifier, { field, branches }: Choice): ts.Node {
  const parameter = field.replace(/^./, (letter) => letter.toUpperCase());
  const members = branches.map(([value, schema]) => ({
    value,
    type: factory.createTypeReferenceNode(schema),
  }));
  return factory.createTypeAliasDeclaration(modifiers, name, ...byParameter(parameter, members));
}

/**
 * `Fields & ({ a: string } | { b: string })` as
 * `Request<OneOf extends "a" | "b" = "a" | "b"> = { a: RequestWithA; b: RequestWithB }[OneOf]`, and the two interfaces.
 */
function declareOneRequired(
  modifiers: ts.Modifier[],
  name: ts.Identifier,
  type: ts.TypeNode,
): ts.Node[] | undefined {
  if (!typescript.isIntersectionTypeNode(type)) return undefined;
  const [fields, last, ...more] = type.types;
  const union = last && typescript.isParenthesizedTypeNode(last) ? last.type : last;
  if (!fields || !union || !typescript.isUnionTypeNode(union) || more.length > 0) return undefined;
  const branches = union.types.flatMap((branch) => {
    const [field, ...others] = typescript.isTypeLiteralNode(branch) ? branch.members : [];
    if (!field?.name || !typescript.isIdentifier(field.name) || field.questionToken || others.length > 0)
      return [];
    const value = field.name.text;
    const branchName = `${name.text}With${value.replace(/^./, (letter) => letter.toUpperCase())}`;
    return [{ value, branchName, shape: objectShape(factory.createIntersectionTypeNode([fields, branch])) }];
  });
  if (branches.length < union.types.length) return undefined;
  const members = branches.map(({ value, branchName }) => ({
    value,
    type: factory.createTypeReferenceNode(branchName),
  }));
  return [
    ...branches.map(({ branchName, shape }) =>
      factory.createInterfaceDeclaration(
        modifiers,
        branchName,
        undefined,
        shape?.heritage,
        shape?.members ?? [],
      ),
    ),
    factory.createTypeAliasDeclaration(modifiers, name, ...byParameter("OneOf", members)),
  ];
}

/** `name: type;` */
export function member(name: ts.PropertyName | string, type: ts.TypeNode): ts.PropertySignature {
  return factory.createPropertySignature(undefined, name, undefined, type);
}

/** A type parameter with these values, and the type that it selects. */
function byParameter(
  name: string,
  members: { value: string; type: ts.TypeNode }[],
): [ts.TypeParameterDeclaration[], ts.TypeNode] {
  const values = () =>
    factory.createUnionTypeNode(
      members.map(({ value }) => factory.createLiteralTypeNode(factory.createStringLiteral(value))),
    );
  const table = factory.createTypeLiteralNode(
    members.map(({ value, type }) => member(factory.createStringLiteral(value), type)),
  );
  return [
    [factory.createTypeParameterDeclaration(undefined, name, values(), values())],
    factory.createIndexedAccessTypeNode(table, factory.createTypeReferenceNode(name)),
  ];
}
