import ts from 'typescript';

/** One small change of a source file that a test should detect. */
export type Mutant = {
  /** Path in the project. */
  file: string;
  line: number;
  /** The part of the text that is replaced. */
  start: number;
  end: number;
  original: string;
  replacement: string;
};

const OPERATORS = new Map([
  ['<', ['<=', '>=']],
  ['<=', ['<', '>']],
  ['>', ['>=', '<=']],
  ['>=', ['>', '<']],
  ['===', ['!==']],
  ['!==', ['===']],
  ['&&', ['||']],
  ['||', ['&&']],
  ['+', ['-']],
  ['-', ['+']],
  ['*', ['/']],
  ['/', ['*']],
]);

/** The types distinguish sums from string concatenation, and show what a function returns. */
export function findMutants(source: ts.SourceFile, checker: ts.TypeChecker, file: string): Mutant[] {
  const mutants: Mutant[] = [];
  const add = (node: ts.Node, replacement: string) => {
    const start = node.getStart(source);
    const original = source.text.slice(start, node.end);
    if (original === replacement) return;
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    mutants.push({ file, line, start, end: node.end, original, replacement });
  };
  const visit = (node: ts.Node): void => {
    // Types do nothing at run time.
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) mutateOperator(node);
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      add(node, node.operand.getText(source));
    }
    if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
    if (ts.isNumericLiteral(node)) mutateNumber(node);
    if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) mutateCondition(node);
    if (ts.isReturnStatement(node) && node.expression) mutateResult(node.expression);
    if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) mutateResult(node.body);
    if (ts.isExpressionStatement(node) && ts.isCallExpression(withoutAwait(node.expression))) add(node, ';');
    ts.forEachChild(node, visit);
  };

  function mutateOperator(node: ts.BinaryExpression): void {
    const operator = node.operatorToken.getText(source);
    const isText = operator === '+' && !isNumeric(checker.getTypeAtLocation(node));
    if (isText) return;
    for (const other of OPERATORS.get(operator) ?? []) add(node.operatorToken, other);
  }

  function mutateNumber(node: ts.NumericLiteral): void {
    if (isName(node)) return;
    const value = Number(node.text);
    add(node, `${value + 1}`);
    // In parentheses: a minus before the literal would make a decrement of it.
    add(node, value === 0 ? '(-1)' : `${value - 1}`);
  }

  /** A condition that is an operator expression is mutated there. */
  function mutateCondition(node: ts.IfStatement | ts.ConditionalExpression): void {
    const condition = ts.isIfStatement(node) ? node.expression : node.condition;
    if (ts.isBinaryExpression(condition) || ts.isPrefixUnaryExpression(condition)) return;
    add(condition, `!(${condition.getText(source)})`);
  }

  function mutateResult(expression: ts.Expression): void {
    const type = checker.getTypeAtLocation(expression);
    if (isEmptyLiteral(expression)) return;
    if (checker.isArrayType(type)) add(expression, '[]');
    else if ((type.flags & ts.TypeFlags.String) !== 0) add(expression, "''");
  }

  visit(source);
  return mutants;
}

function withoutAwait(expression: ts.Expression): ts.Expression {
  return ts.isAwaitExpression(expression) ? expression.expression : expression;
}

function isNumeric(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike)) !== 0;
}

/** `{ 400: … }` names a property. */
function isName(node: ts.NumericLiteral): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node;
}

function isEmptyLiteral(expression: ts.Expression): boolean {
  if (ts.isStringLiteralLike(expression)) return expression.text === '';
  return ts.isArrayLiteralExpression(expression) && expression.elements.length === 0;
}

export function mutatedText(text: string, { start, end, replacement }: Mutant): string {
  return text.slice(0, start) + replacement + text.slice(end);
}
