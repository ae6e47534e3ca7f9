import ts from 'typescript';

/** The time limit that the configurations of Vitest and Playwright give to every expectation. */
const EXPECTATION_MS = 30_000;
const LIMIT_MS = 120_000;

const tests = new Set('it test describe beforeAll beforeEach afterAll afterEach'.split(' '));
/** `// impatient: why no slow machine can miss it`, in the line or above it. */
const REASON = /\/\/ impatient: \S/;

const SLEEPS = 'waits for a time instead of the thing itself';

/** Places in a test file that a slow machine could miss: a small limit, or a fixed wait. */
export function findImpatience(fileName: string, source: string): string[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const lines = source.split('\n');
  const names = namesIn(file);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const fault = faultOf(node, names);
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    if (fault !== null && ![lines[line], lines[line - 1]].some((text) => REASON.test(text ?? '')))
      found.push(`${fileName}:${line + 1} ${fault}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

interface Names {
  readonly numbers: ReadonlyMap<string, number>;
  /** From `node:timers/promises`: awaited, they sleep. */
  readonly sleepers: ReadonlySet<string>;
}

function namesIn(file: ts.SourceFile): Names {
  const numbers = new Map<string, number>();
  const sleepers = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isNumericLiteral(node.initializer))
      numbers.set(node.name.getText(), Number(node.initializer.text));
    if (ts.isImportSpecifier(node) && (node.propertyName ?? node.name).text === 'setTimeout')
      sleepers.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { numbers, sleepers };
}

function faultOf(node: ts.Node, names: Names): string | null {
  const read = (value: ts.Node | undefined) => millisecondsOf(value, names);
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'timeout')
    return tooSmall(read(node.initializer), leastFor(node));
  if (!ts.isCallExpression(node)) return null;
  const called = node.expression.getText();
  const [first, second, third] = node.arguments;
  if (called.endsWith('.waitForTimeout')) return SLEEPS;
  const delay = names.sleepers.has(called) ? first : isPromised(node) ? second : undefined;
  if (delay !== undefined) return read(delay) === 0 || isBetweenLooks(node) ? null : SLEEPS;
  if (/\.set(Default)?Timeout$/.test(called)) return tooSmall(read(first), LIMIT_MS);
  if (/^vi\.wait(For|Until)$/.test(called))
    return second === undefined
      ? 'gives up after a second, where expect.poll is patient'
      : tooSmall(read(second), EXPECTATION_MS);
  return tests.has(/^\w*/.exec(called)?.[0] ?? '') ? tooSmall(read(third ?? second), LIMIT_MS) : null;
}

function tooSmall(limitMs: number | null, leastMs: number): string | null {
  return limitMs !== null && limitMs < leastMs ? `gives ${limitMs} ms, and ${leastMs} is the least` : null;
}

function millisecondsOf(value: ts.Node | undefined, { numbers }: Names): number | null {
  if (value === undefined) return null;
  if (ts.isNumericLiteral(value)) return Number(value.text);
  return ts.isIdentifier(value) ? (numbers.get(value.text) ?? null) : null;
}

/** An expectation may give up earlier than a test. Options that are declared separately may be meant for one. */
function leastFor(option: ts.Node): number {
  let around = option.parent;
  while (!ts.isCallExpression(around)) {
    const isForExpectations = ts.isPropertyAssignment(around) && around.name.getText() === 'expect';
    if (isForExpectations || ts.isSourceFile(around)) return EXPECTATION_MS;
    around = around.parent;
  }
  return /^(expect|vi)\b/.test(around.expression.getText()) ? EXPECTATION_MS : LIMIT_MS;
}

/** In a loop that ends when the condition is met. */
function isBetweenLooks(node: ts.Node): boolean {
  for (let around = node.parent; !ts.isSourceFile(around); around = around.parent)
    if (ts.isWhileStatement(around) || (ts.isForStatement(around) && !around.condition)) return true;
  return false;
}

/** `new Promise((resolve) => setTimeout(resolve, 300))` */
function isPromised(node: ts.CallExpression): boolean {
  if (node.expression.getText() !== 'setTimeout') return false;
  let around = node.parent;
  while (!ts.isFunctionLike(around)) {
    if (ts.isSourceFile(around)) return false;
    around = around.parent;
  }
  return ts.isNewExpression(around.parent) && around.parent.expression.getText() === 'Promise';
}
