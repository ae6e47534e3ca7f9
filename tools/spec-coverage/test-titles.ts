import ts from 'typescript';

const testFunctions = new Set(['it', 'test', 'describe', 'suite']);
const modifiers = new Set(
  'describe only each for concurrent sequential shuffle serial parallel skipIf runIf'.split(' '),
);
// A test that never runs, or is meant to fail, proves nothing.
const unproving = new Set(['skip', 'todo', 'fixme', 'fail', 'fails']);

/** The titles of all tests and groups in a file that run; those in a skipped group do not. */
export function findTestTitles(fileName: string, source: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const chain = calleeChain(node.expression);
      const [root = '', ...rest] = chain;
      if (testFunctions.has(root)) {
        const title = titleOf(node.arguments[0]);
        if (title !== undefined && rest.some((name) => unproving.has(name))) return;
        if (title !== undefined && rest.every((name) => modifiers.has(name))) titles.push(title);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false, scriptKind(fileName)));
  return titles;
}

/** Both `it.each(rows)('title')` and `it.each\`…\`('title')` give the chain `it`, `each`. */
function calleeChain(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression)) {
    return [...calleeChain(expression.expression), expression.name.text];
  }
  if (ts.isCallExpression(expression)) return calleeChain(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return calleeChain(expression.tag);
  return [];
}

function titleOf(argument: ts.Expression | undefined): string | undefined {
  if (!argument) return undefined;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  if (!ts.isTemplateExpression(argument)) return undefined;
  return [argument.head, ...argument.templateSpans.map((span) => span.literal)]
    .map((part) => part.text)
    .join('…');
}

function scriptKind(fileName: string): ts.ScriptKind {
  return fileName.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}
