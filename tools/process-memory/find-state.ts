// Finds what a process keeps in memory after a call has returned: variables of modules, fields of objects, and variables of a
// function that the functions which it hands out change.
import ts from 'typescript';
import { isCallee, isMadeHere, isToBeFilled, isWritten } from './changes.ts';
import { type Declarations, declarationsOf, lastName } from './declarations.ts';

export interface State {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  /** The class whose field it is. */
  readonly className: string | null;
  /** A variable of the module. */
  readonly isOfModule: boolean;
}

/** They run the function that they are given before their caller goes on, or once, with the rest of its work. */
const RUN_WITH_THE_CALLER = new Set(
  (
    'forEach map flatMap filter find findIndex findLast some every reduce sort toSorted replace replaceAll from groupBy ' +
    'then catch finally transaction Promise setTimeout setImmediate queueMicrotask on once'
  ).split(' '),
);
/** What others make for us, and holds something. */
const HOLDERS = new Set(
  'Worker Pool Registry Histogram Gauge Counter pLimit setInterval createTransport'.split(' '),
);

type FunctionNode = ts.FunctionLikeDeclaration;
type Owner = FunctionNode | ts.SourceFile | ts.ClassStaticBlockDeclaration;

const isFunction = (node: ts.Node): node is FunctionNode =>
  ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;

export function findState(file: string, source: string, holders: ReadonlySet<string> = new Set()): State[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found = new Map<string, State>();
  const report = (node: ts.Node, name: string, className: string | null = null) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const isOfModule = ts.isVariableDeclaration(node) && ts.isSourceFile(ownerOf(node));
    found.set(`${line} ${name}`, { file, line, name, className, isOfModule });
  };
  const declared = declarationsOf(tree);
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && outlivesItsCall(node, declared))
      report(node, node.name.text);
    if (ts.isPropertyDeclaration(node) && isChangingField(node))
      report(node, node.name.getText(), classNameOf(node));
    const held = heldIn(node, holders);
    if (held !== null) report(node, held);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return [...found.values()];
}

/** `new Worker()`, `pLimit()`: what is held is not in this file, but this file decides what it holds. */
function heldIn(node: ts.Node, holders: ReadonlySet<string>): string | null {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return null;
  const name = lastName(node.expression);
  if (HOLDERS.has(name)) return name;
  return ts.isNewExpression(node) && holders.has(name) ? name : null;
}

const classNameOf = ({ parent }: ts.PropertyDeclaration) => parent.name?.text ?? null;

// Fields

function isChangingField(field: ts.PropertyDeclaration): boolean {
  const name = field.name.getText();
  const uses: ts.PropertyAccessExpression[] = [];
  let isMade = isMadeHere(field.initializer);
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && isOwn(node, field) && node.name.text === name) {
      if (!isInConstructorOf(node, field.parent)) uses.push(node);
      else if (ts.isBinaryExpression(node.parent) && isMadeHere(node.parent.right)) isMade = true;
    }
    ts.forEachChild(node, visit);
  };
  visit(field.parent);
  const isReadonly = field.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword) ?? false;
  if (isReadonly) return (isMade && uses.some(isWritten)) || isToBeFilled(field);
  // Anybody may write a public field.
  return !ts.isPrivateIdentifier(field.name) || uses.some((use) => isWritten(use));
}

const isOwn = ({ expression }: ts.PropertyAccessExpression, { parent }: ts.PropertyDeclaration) =>
  expression.kind === ts.SyntaxKind.ThisKeyword ||
  (ts.isIdentifier(expression) && expression.text === parent.name?.text);

function isInConstructorOf(node: ts.Node, owner: ts.ClassLikeDeclaration): boolean {
  const around = ownerOf(node);
  return ts.isConstructorDeclaration(around) && around.parent === owner;
}

// Variables

function ownerOf(node: ts.Node): Owner {
  let owner = node.parent;
  while (!isFunction(owner) && !ts.isSourceFile(owner) && !ts.isClassStaticBlockDeclaration(owner))
    owner = owner.parent;
  return owner;
}

function outlivesItsCall(variable: ts.VariableDeclaration, declared: Declarations): boolean {
  const isConstant = (variable.parent.flags & ts.NodeFlags.Const) !== 0;
  if (isConstant && !isMadeHere(variable.initializer)) return false;
  const writes = declared.references(variable).filter(isWritten);
  const owner = ownerOf(variable);
  if (!isFunction(owner))
    return (
      writes.some((write) => isFunction(ownerOf(write))) || (writes.length === 0 && isToBeFilled(variable))
    );
  return writes.some((write) => isHandedOut(ownerOf(write), owner, declared, new Set()));
}

/** Whether a function inside `owner` can be called after `owner` has returned. */
function isHandedOut(inner: Owner, owner: FunctionNode, declared: Declarations, seen: Set<Owner>): boolean {
  if (inner === owner || !isFunction(inner) || seen.has(inner)) return false;
  seen.add(inner);
  const around = () => isHandedOut(ownerOf(inner), owner, declared, seen);
  if (ts.isFunctionDeclaration(inner)) return areHandedOut(inner, owner, declared, seen);
  if (ts.isConstructorDeclaration(inner)) return around();
  let value: ts.Node = inner;
  while (ts.isParenthesizedExpression(value.parent) || ts.isAwaitExpression(value.parent))
    value = value.parent;
  const { parent } = value;
  if (ts.isVariableDeclaration(parent)) return areHandedOut(parent, owner, declared, seen);
  return isGivenAway(value) || around();
}

/** Whether a named function is, by any of its uses. */
function areHandedOut(
  declaration: ts.Node,
  owner: FunctionNode,
  declared: Declarations,
  seen: Set<Owner>,
): boolean {
  return declared
    .references(declaration)
    .some((use) =>
      isCallee(use) || !isGivenAway(use) ? isHandedOut(ownerOf(use), owner, declared, seen) : true,
    );
}

/** A function that is returned, is a member of an object, or goes to somebody who may call it later. */
function isGivenAway(value: ts.Node): boolean {
  const { parent } = value;
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent))
    return parent.expression !== value && !RUN_WITH_THE_CALLER.has(lastName(parent.expression));
  return true;
}
