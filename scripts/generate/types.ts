import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
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
  return astToString(withNames(ast)).replace(/\* @description /g, "* ");
}

/**
 * Declares each schema under its own name, by which all else refers to it. As a mere member of `components` it would
 * have none, and hovers and error messages would spell out all of it.
 */
function withNames(ast: ts.Node[]): ts.Node[] {
  const declarations: ts.Node[] = [];
  const visit = (node: ts.Node): ts.Node => {
    const name = schemaReferredTo(node);
    return name ? factory.createTypeReferenceNode(name) : ts.visitEachChild(node, visit, undefined);
  };
  const rest = ast.map((node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== "components") return visit(node);
    const members = node.members.map((member) => {
      if (!isNamed(member, "schemas")) return visit(member) as ts.TypeElement;
      const names = schemasIn(member).map((schema) => {
        const { name, type } = schema;
        if (!type || !ts.isIdentifier(name)) throw new Error("a schema has no name that a type can have");
        const declaration = declare(name, visit(type) as ts.TypeNode);
        ts.setSyntheticLeadingComments(declaration, ts.getSyntheticLeadingComments(schema));
        declarations.push(declaration);
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

/** An interface where possible, since its name is shown wherever it is used. */
function declare(name: ts.Identifier, type: ts.TypeNode): ts.Node {
  const modifiers = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  return ts.isTypeLiteralNode(type)
    ? factory.createInterfaceDeclaration(modifiers, name, undefined, undefined, type.members)
    : factory.createTypeAliasDeclaration(modifiers, name, undefined, type);
}
