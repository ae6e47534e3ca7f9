import ts from 'typescript';
import { lastName } from './declarations.ts';

const CHANGING_METHODS = new Set(
  'set add delete clear push pop shift unshift splice fill sort reverse copyWithin'.split(' '),
);
/** Whether this use writes: `name = …`, `name.at = …`, `name++`, `name.push(…)`. */
export function isWritten(use: ts.Expression): boolean {
  let target: ts.Expression = use;
  while (isAccessOf(target.parent, target)) {
    const access: ts.Expression = target.parent;
    if (isCallee(access) && CHANGING_METHODS.has(lastName(access))) return true;
    target = access;
  }
  return isAssigned(target);
}

type Access = ts.PropertyAccessExpression | ts.ElementAccessExpression | ts.NonNullExpression;

function isAccessOf(node: ts.Node, target: ts.Node): node is Access {
  const isAccess =
    ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) || ts.isNonNullExpression(node);
  return isAccess && node.expression === target;
}

export const isCallee = (node: ts.Node) =>
  ts.isCallExpression(node.parent) && node.parent.expression === node;

function isAssigned(target: ts.Expression): boolean {
  const { parent } = target;
  if (ts.isDeleteExpression(parent)) return true;
  if (ts.isPrefixUnaryExpression(parent) || ts.isPostfixUnaryExpression(parent))
    return (
      parent.operator === ts.SyntaxKind.PlusPlusToken || parent.operator === ts.SyntaxKind.MinusMinusToken
    );
  if (ts.isBinaryExpression(parent)) {
    const { kind } = parent.operatorToken;
    const assigns = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
    return assigns && parent.left === target;
  }
  // `[name] = …`
  return ts.isArrayLiteralExpression(parent) && isAssigned(parent);
}

/** A value that this variable or field may have alone: nobody else has given it. */
export const isMadeHere = (value: ts.Expression | undefined): boolean =>
  value !== undefined &&
  (ts.isNewExpression(value) || ts.isArrayLiteralExpression(value) || ts.isObjectLiteralExpression(value));

/** An empty map that nobody fills here is filled by whoever it is given to; a constant says that it is read only. */
export function isToBeFilled({
  initializer,
  type,
}: ts.VariableDeclaration | ts.PropertyDeclaration): boolean {
  if (!initializer || !ts.isNewExpression(initializer) || initializer.arguments?.length) return false;
  return (
    /^(?:Weak)?(?:Map|Set)$/.test(lastName(initializer.expression)) && !type?.getText().startsWith('Readonly')
  );
}
