import ts from 'typescript';

export interface Declarations {
  /** The declaration that an identifier stands for, if this file has it. */
  readonly of: (identifier: ts.Identifier) => ts.Node | undefined;
  readonly references: (declaration: ts.Node) => readonly ts.Identifier[];
}

export function declarationsOf(tree: ts.SourceFile): Declarations {
  const scopes = new Map<ts.Node, Map<string, ts.Node>>();
  const identifiers: ts.Identifier[] = [];
  const declare = (scope: ts.Node, name: ts.BindingName, declaration: ts.Node): void => {
    if (!ts.isIdentifier(name)) {
      for (const element of name.elements)
        if (ts.isBindingElement(element)) declare(scope, element.name, element);
      return;
    }
    const names = scopes.get(scope) ?? new Map<string, ts.Node>();
    scopes.set(scope, names.set(name.text, declaration));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node)) declare(scopeOf(node.parent), node.name, node);
    if (ts.isParameter(node)) declare(node.parent, node.name, node);
    if (ts.isFunctionDeclaration(node) && node.name) declare(scopeOf(node), node.name, node);
    if (ts.isIdentifier(node) && isUse(node)) identifiers.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  const of = (identifier: ts.Identifier): ts.Node | undefined => {
    for (let node: ts.Node = identifier; node; node = node.parent) {
      const declaration = scopes.get(node)?.get(identifier.text);
      if (declaration) return declaration;
    }
    return undefined;
  };
  const references = Map.groupBy(identifiers, of);
  return { of, references: (declaration) => references.get(declaration) ?? [] };
}

function scopeOf(node: ts.Node): ts.Node {
  let scope = node.parent;
  while (
    !(
      ts.isBlock(scope) ||
      ts.isSourceFile(scope) ||
      ts.isFunctionLike(scope) ||
      isLoop(scope) ||
      ts.isCaseBlock(scope)
    )
  )
    scope = scope.parent;
  // The parameters and the body of a function are one scope.
  return ts.isBlock(scope) && ts.isFunctionLike(scope.parent) ? scope.parent : scope;
}

const isLoop = (node: ts.Node) =>
  ts.isForStatement(node) || ts.isForOfStatement(node) || ts.isForInStatement(node) || ts.isCatchClause(node);

/** Not the name of a property, nor that of a declaration. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  return !('name' in parent && parent.name === node) && !ts.isTypeNode(parent);
}

/** `c` of `a.b.c`. */
export function lastName(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
}
