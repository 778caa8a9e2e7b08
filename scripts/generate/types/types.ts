import type ts from "typescript";
import { choices } from "./choices.ts";
import { declare, astToString, member, openapiTS, typescript } from "./declare.ts";
import type { Document } from "../../openapi/document.ts";
import { openMarkers, withOpenEnums } from "./open-enums.ts";
import { withNotes } from "./notes.ts";
import { requestOnlySchemas } from "./requests.ts";

const { factory } = typescript;

/** TypeScript types of a document, as openapi-typescript writes them. The one place that knows of that package. */
export async function types(document: Document): Promise<string> {
  const ast = await openapiTS(JSON.stringify(withOpenEnums(withNotes(document))), {
    // Requests may omit fields with a default.
    defaultNonNullable: false,
    silent: true,
  });
  // Editors show tagged text separately.
  return astToString(withNames(ast, document)).replace(/\* @description /g, "* ");
}

/**
 * Declares each schema under its own name. As members of `components`, schemas have no name, and hovers and error messages
 * would spell them out.
 */
function withNames(ast: ts.Node[], document: Document): ts.Node[] {
  const chosen = choices(document);
  const declarations: ts.Node[] = [];
  const branches = new Set([...chosen.values()].flatMap((choice) => choice.branches.map(([, name]) => name)));
  const requests = requestOnlySchemas(document);
  const visit = (node: ts.Node): ts.Node => {
    const name = schemaReferredTo(node);
    if (name) return factory.createTypeReferenceNode(name);
    const other = anyOther(node);
    if (other) return other;
    if (typescript.isPropertySignature(node)) describe(node, document);
    const visited = typescript.visitEachChild(node, visit, undefined);
    return isQuery(visited) ? asInput(visited) : visited;
  };
  const typeOf = (name: string, type: ts.TypeNode) => {
    const visited = visit(branches.has(name) ? withoutRefusals(type) : type);
    return (requests.has(name) ? asInput(visited) : visited) as ts.TypeNode;
  };
  const rest = ast.map((node) => {
    if (!typescript.isInterfaceDeclaration(node) || node.name.text !== "components") return visit(node);
    const members = node.members.map((part) => {
      if (!isNamed(part, "schemas")) return visit(part) as ts.TypeElement;
      const names = schemasIn(part).map((schema) => {
        const { name, type } = schema;
        if (!type || !typescript.isIdentifier(name))
          throw new Error("a schema's name is not a valid type name");
        const declared = declare(name, typeOf(name.text, type), chosen.get(name.text));
        for (const declaration of declared) {
          typescript.setSyntheticLeadingComments(declaration, typescript.getSyntheticLeadingComments(schema));
        }
        declarations.push(...declared);
        return member(name, factory.createTypeReferenceNode(name));
      });
      return member("schemas", factory.createTypeLiteralNode(names));
    });
    return factory.createInterfaceDeclaration(node.modifiers, node.name, undefined, undefined, members);
  });
  return [...rest, ...declarations];
}

/** Gives a field without a description that of the schema it refers to. */
function describe(field: ts.PropertySignature, document: Document): void {
  if (!field.type || !typescript.isIdentifier(field.name) || typescript.getSyntheticLeadingComments(field))
    return;
  const name = describedBy(field.type);
  const description = name === undefined ? undefined : document.components.schemas[name]?.["description"];
  if (typeof description !== "string") return;
  typescript.addSyntheticLeadingComment(
    field,
    typescript.SyntaxKind.MultiLineCommentTrivia,
    `* ${description.trim().replaceAll("*/", "*\\/")} `,
    true,
  );
}

/** The name of the schema that a field or its items refer to; of an open enum, the enum. */
function describedBy(type: ts.TypeNode): string | undefined {
  if (typescript.isArrayTypeNode(type)) return describedBy(type.elementType);
  if (typescript.isParenthesizedTypeNode(type)) return describedBy(type.type);
  if (!typescript.isUnionTypeNode(type)) return schemaReferredTo(type);
  const isOpen = type.types.some((one) => anyOther(one));
  const [name] = type.types.map(schemaReferredTo).filter((found) => found !== undefined);
  return isOpen ? name : undefined;
}

/** `string & {}` for the marker of any other text: with plain `string`, editors would not suggest the known values. */
function anyOther(node: ts.Node): ts.TypeNode | undefined {
  // openapi-typescript writes a constant as an identifier, quotes included.
  const text = typescript.isIdentifier(node) ? node.text : undefined;
  const { StringKeyword, NumberKeyword } = typescript.SyntaxKind;
  const kinds = {
    [JSON.stringify(openMarkers.string)]: StringKeyword,
    [JSON.stringify(openMarkers.number)]: NumberKeyword,
  } as const;
  const kind = text === undefined ? undefined : kinds[text];
  if (kind === undefined) return undefined;
  return factory.createParenthesizedType(
    factory.createIntersectionTypeNode([
      factory.createKeywordTypeNode(kind),
      factory.createTypeLiteralNode(undefined),
    ]),
  );
}

/** The X of `components["schemas"]["X"]`; `undefined` of any other node. */
function schemaReferredTo(node: ts.Node): string | undefined {
  if (!typescript.isIndexedAccessTypeNode(node) || !typescript.isIndexedAccessTypeNode(node.objectType))
    return undefined;
  const { objectType, indexType } = node;
  return textOf(objectType.indexType) === "schemas" ? textOf(indexType) : undefined;
}

function textOf(node: ts.TypeNode): string | undefined {
  return typescript.isLiteralTypeNode(node) && typescript.isStringLiteral(node.literal)
    ? node.literal.text
    : undefined;
}

function isNamed(node: ts.Node, name: string): node is ts.PropertySignature {
  return (
    typescript.isPropertySignature(node) && typescript.isIdentifier(node.name) && node.name.text === name
  );
}

function schemasIn({ type }: ts.PropertySignature): ts.PropertySignature[] {
  if (!type || !typescript.isTypeLiteralNode(type))
    throw new Error("openapi-typescript changed how it writes schemas");
  return type.members.filter(typescript.isPropertySignature);
}

function isQuery(node: ts.Node): boolean {
  return isNamed(node, "query") && !!node.type && typescript.isTypeLiteralNode(node.type);
}

/**
 * What callers may write in a request: readonly lists, such as the values of an enum, and `undefined` for an optional field, which is
 * not sent. With `exactOptionalPropertyTypes`, the compiler would otherwise reject it with a very long message.
 */
function asInput(node: ts.Node): ts.Node {
  const visited = typescript.visitEachChild(node, asInput, undefined);
  if (typescript.isArrayTypeNode(visited))
    return factory.createTypeOperatorNode(typescript.SyntaxKind.ReadonlyKeyword, visited);
  if (!typescript.isPropertySignature(visited) || !visited.questionToken || !visited.type) return visited;
  const { modifiers, name, questionToken, type } = visited;
  const none = factory.createKeywordTypeNode(typescript.SyntaxKind.UndefinedKeyword);
  const field = factory.createPropertySignature(
    modifiers,
    name,
    questionToken,
    factory.createUnionTypeNode([type, none]),
  );
  return typescript.setSyntheticLeadingComments(field, typescript.getSyntheticLeadingComments(node));
}

/**
 * Removes the fields that a branch of a union refuses. The discriminating field selects the branch, and an unknown field gets a
 * clear error; a field of type `never` would be reported with the type that other branches give it.
 */
function withoutRefusals(type: ts.TypeNode): ts.Node {
  const visit = (node: ts.Node): ts.Node | undefined =>
    typescript.isPropertySignature(node) && node.type?.kind === typescript.SyntaxKind.NeverKeyword
      ? undefined
      : typescript.visitEachChild(node, visit, undefined);
  return typescript.visitEachChild(type, visit, undefined);
}
