import { parser } from '@lezer/python';

/** A solution with one part removed, and which part that is. */
export interface Mutant {
  readonly what: string;
  readonly code: string;
  /** Set if the change makes no difference for some tasks: whether it does for this one must be tried. */
  readonly sorts: SortedParameter | null;
}

export interface SortedParameter {
  readonly called: string;
  /** From 0. */
  readonly place: number;
}

interface SyntaxNode {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly children: readonly SyntaxNode[];
}

interface TreeNode {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly firstChild: TreeNode | null;
  readonly nextSibling: TreeNode | null;
}

function nodeOf({ name, from, to, firstChild }: TreeNode): SyntaxNode {
  const children: SyntaxNode[] = [];
  for (let child = firstChild; child !== null; child = child.nextSibling) children.push(nodeOf(child));
  return { name, from, to, children };
}

const within = (node: SyntaxNode): SyntaxNode[] => [node, ...node.children.flatMap(within)];

/** Wrong versions of a solution that its tests should detect. */
export function mutantsOf(solution: string): Mutant[] {
  const textOf = ({ from, to }: SyntaxNode) => solution.slice(from, to);
  const replaced = ({ from, to }: SyntaxNode, put: string) =>
    solution.slice(0, from) + put + solution.slice(to);
  const lineOf = ({ from }: SyntaxNode) => solution.slice(0, from).split('\n').length;

  function sorted(node: SyntaxNode): Mutant[] {
    const body = node.children.find(({ name }) => name === 'Body');
    const first = body?.children.find(({ name }) => name !== ':');
    const parameters = node.children
      .filter(({ name }) => name === 'ParamList')
      .flatMap(({ children }) => children.filter(({ name }) => name === 'VariableName'));
    const called = node.children.find(({ name }) => name === 'VariableName');
    if (!first || !called) return [];
    return parameters.map((found, place) => {
      const parameter = textOf(found);
      const indent = solution.slice(solution.lastIndexOf('\n', first.from) + 1, first.from);
      const line = `${parameter} = sorted(${parameter}) if isinstance(${parameter}, list) else ${parameter}\n${indent}`;
      return {
        what: `sorts "${parameter}" first`,
        code: solution.slice(0, first.from) + line + solution.slice(first.from),
        sorts: { called: textOf(called), place },
      };
    });
  }

  function weakened(node: SyntaxNode): Mutant[] {
    const rest = solution.slice(node.to).trimStart();
    // Only the empty string is contained in the empty string.
    const isEqual = node.name === 'CompareOp' && textOf(node) === '==' && !/^(""|'')(?!["'])/.test(rest);
    if (isEqual)
      return [
        { what: `asks "in" for "==" in line ${lineOf(node)}`, code: replaced(node, ' in '), sorts: null },
      ];
    if (node.name === 'IfStatement')
      return node.children.flatMap((keyword, index) => {
        const condition = node.children[index + 1];
        return condition && ['if', 'elif'].includes(keyword.name)
          ? [
              {
                what: `never does what stands under line ${lineOf(condition)}`,
                code: replaced(condition, 'False'),
                sorts: null,
              },
            ]
          : [];
      });
    const [left, operator, right] = node.children;
    if (node.name === 'BinaryExpression' && left && right && operator?.name === 'and')
      return [left, right].map((operand) => ({
        what: `asks only "${textOf(operand)}" in line ${lineOf(operand)}`,
        code: replaced(node, textOf(operand)),
        sorts: null,
      }));
    return [];
  }

  const nodes = within(nodeOf(parser.parse(solution).topNode));
  // Without its guards a "while" loop may never end.
  const isEndless = nodes.some(({ name }) => name === 'WhileStatement');
  if (isEndless) return [];
  return nodes.flatMap((node) => (node.name === 'FunctionDefinition' ? sorted(node) : weakened(node)));
}
