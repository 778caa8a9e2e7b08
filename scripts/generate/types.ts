import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import { choices, type Choice } from "./choices.ts";
import type { Document } from "./openapi.ts";

const { factory } = ts;

/** TypeScript types of a document, as openapi-typescript writes them. The one place that knows of that package. */
export async function types(document: Document): Promise<string> {
  const ast = await openapiTS(document as unknown as OpenAPI3, {
    // A request may leave out what has a default.
    defaultNonNullable: false,
    silent: true,
  });
  // Editors show a description that has a tag of its own apart from what it describes.
  return astToString(withNames(ast, document)).replace(/\* @description /g, "* ");
}

/**
 * Declares each schema under its own name, by which all else refers to it. As a mere member of `components` it would
 * have none, and hovers and error messages would spell out all of it.
 */
function withNames(ast: ts.Node[], document: Document): ts.Node[] {
  const chosen = choices(document);
  const declarations: ts.Node[] = [];
  const branches = new Set([...chosen.values()].flatMap((choice) => choice.branches.map(([, name]) => name)));
  const visit = (node: ts.Node): ts.Node => {
    const name = schemaReferredTo(node);
    if (name) return factory.createTypeReferenceNode(name);
    if (ts.isPropertySignature(node)) describe(node, document);
    return ts.visitEachChild(node, visit, undefined);
  };
  const rest = ast.map((node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== "components") return visit(node);
    const members = node.members.map((member) => {
      if (!isNamed(member, "schemas")) return visit(member) as ts.TypeElement;
      const names = schemasIn(member).map((schema) => {
        const { name, type } = schema;
        if (!type || !ts.isIdentifier(name)) throw new Error("a schema has no name that a type can have");
        const declared = declare(
          name,
          visit(branches.has(name.text) ? withoutRefusals(type) : type) as ts.TypeNode,
          chosen.get(name.text),
        );
        for (const declaration of declared) {
          ts.setSyntheticLeadingComments(declaration, ts.getSyntheticLeadingComments(schema));
        }
        declarations.push(...declared);
        return factory.createPropertySignature(
          undefined,
          name,
          undefined,
          factory.createTypeReferenceNode(name),
        );
      });
      return factory.createPropertySignature(
        undefined,
        "schemas",
        undefined,
        factory.createTypeLiteralNode(names),
      );
    });
    return factory.createInterfaceDeclaration(node.modifiers, node.name, undefined, undefined, members);
  });
  return [...rest, ...declarations];
}

/** Gives a field without a description that of the schema which it, or each of its items, is. */
function describe(field: ts.PropertySignature, document: Document): void {
  if (!field.type || !ts.isIdentifier(field.name) || ts.getSyntheticLeadingComments(field)) return;
  const name = schemaReferredTo(ts.isArrayTypeNode(field.type) ? field.type.elementType : field.type);
  const description = name === undefined ? undefined : document.components.schemas[name]?.["description"];
  if (typeof description !== "string") return;
  ts.addSyntheticLeadingComment(
    field,
    ts.SyntaxKind.MultiLineCommentTrivia,
    `* ${description.trim().replaceAll("*/", "*\\/")} `,
    true,
  );
}

/** The X of `components["schemas"]["X"]`; `undefined` of any other node. */
function schemaReferredTo(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const { objectType, indexType } = node;
  return textOf(objectType.indexType) === "schemas" ? textOf(indexType) : undefined;
}

function textOf(node: ts.TypeNode): string | undefined {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined;
}

function isNamed(member: ts.TypeElement, name: string): member is ts.PropertySignature {
  return ts.isPropertySignature(member) && ts.isIdentifier(member.name) && member.name.text === name;
}

function schemasIn({ type }: ts.PropertySignature): ts.PropertySignature[] {
  if (!type || !ts.isTypeLiteralNode(type))
    throw new Error("openapi-typescript writes schemas in another way");
  return type.members.filter(ts.isPropertySignature);
}

/**
 * Without the fields that a branch of a union refuses. The branch that was meant is known by its telling field, so a field
 * that it does not have is reported in words; one of type `never` is reported with the type that other branches give it.
 */
function withoutRefusals(type: ts.TypeNode): ts.Node {
  const visit = (node: ts.Node): ts.Node | undefined =>
    ts.isPropertySignature(node) && node.type?.kind === ts.SyntaxKind.NeverKeyword
      ? undefined
      : ts.visitEachChild(node, visit, undefined);
  return ts.visitEachChild(type, visit, undefined);
}

/** An interface where possible, since its name is shown wherever it is used. */
function declare(name: ts.Identifier, type: ts.TypeNode, choice: Choice | undefined): ts.Node[] {
  const modifiers = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
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

/** What an interface has to say to be the type: members, alone or beside types that have names. */
function objectShape(
  type: ts.TypeNode,
): { heritage: ts.HeritageClause[]; members: readonly ts.TypeElement[] } | undefined {
  if (ts.isTypeLiteralNode(type)) return { heritage: [], members: type.members };
  if (!ts.isIntersectionTypeNode(type)) return undefined;
  const literals = type.types.filter(ts.isTypeLiteralNode);
  const named = type.types.filter(ts.isTypeReferenceNode);
  const [literal] = literals;
  if (!literal || literals.length > 1 || named.length + 1 < type.types.length) return undefined;
  const expressions = named.map(({ typeName, typeArguments }) => {
    if (!ts.isIdentifier(typeName)) throw new Error("openapi-typescript refers to types in another way");
    return factory.createExpressionWithTypeArguments(typeName, typeArguments);
  });
  return {
    heritage: [factory.createHeritageClause(ts.SyntaxKind.ExtendsKeyword, expressions)],
    members: literal.members,
  };
}

// Of an object in which all is missing that tells the branches of a union apart, the compiler says no more than that it
// does not fit the type, by its name. With the ways to fit as an argument, the name tells them.

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
 * `Request<OneOf extends "a" | "b" = "a" | "b"> = { a: RequestWithA; b: RequestWithB }[OneOf]`, and these two.
 */
function declareOneRequired(
  modifiers: ts.Modifier[],
  name: ts.Identifier,
  type: ts.TypeNode,
): ts.Node[] | undefined {
  if (!ts.isIntersectionTypeNode(type)) return undefined;
  const [fields, last, ...more] = type.types;
  const union = last && ts.isParenthesizedTypeNode(last) ? last.type : last;
  if (!fields || !union || !ts.isUnionTypeNode(union) || more.length > 0) return undefined;
  const branches = union.types.flatMap((branch) => {
    const [field, ...others] = ts.isTypeLiteralNode(branch) ? branch.members : [];
    if (!field?.name || !ts.isIdentifier(field.name) || field.questionToken || others.length > 0) return [];
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

/** A type parameter of these values, and the type that is chosen by it. */
function byParameter(
  name: string,
  members: { value: string; type: ts.TypeNode }[],
): [ts.TypeParameterDeclaration[], ts.TypeNode] {
  const values = () =>
    factory.createUnionTypeNode(
      members.map(({ value }) => factory.createLiteralTypeNode(factory.createStringLiteral(value))),
    );
  const table = factory.createTypeLiteralNode(
    members.map(({ value, type }) =>
      factory.createPropertySignature(undefined, factory.createStringLiteral(value), undefined, type),
    ),
  );
  return [
    [factory.createTypeParameterDeclaration(undefined, name, values(), values())],
    factory.createIndexedAccessTypeNode(table, factory.createTypeReferenceNode(name)),
  ];
}
