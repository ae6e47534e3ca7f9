import { type SqlToken, sqlStatements } from '../sql/index.ts';

interface ChangedQuery {
  readonly code: string;
  /** What was changed, for the author. */
  readonly change: string;
}

const OTHER_SIGN: Readonly<Record<string, string>> = {
  '=': '<>',
  '<>': '=',
  '!=': '=',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
};
const OTHER_WORD: Readonly<Record<string, string>> = {
  AND: 'OR',
  OR: 'AND',
  ASC: 'DESC',
  DESC: 'ASC',
  DISTINCT: '',
  NOT: '',
};

/** Versions of a solution with one mistake each: a boundary moved, a keyword inverted, a part left out. */
export function changedQueries(solution: string): ChangedQuery[] {
  return sqlStatements(solution).flatMap(({ tokens }) =>
    tokens.flatMap((token, index) => {
      const changes = [otherToken(token), ...partLeftOut(tokens, index)];
      return changes.flatMap((change) => (change === null ? [] : changed(solution, change)));
    }),
  );
}

interface Change {
  /** The range to cut out, and its replacement. */
  readonly cuts: readonly { readonly start: number; readonly end: number; readonly put: string }[];
}

const cut = (token: SqlToken, put = '') => ({
  start: token.start,
  end: token.start + token.text.length,
  put,
});

function otherToken(token: SqlToken): Change | null {
  const { kind, text } = token;
  if (kind === 'number') return { cuts: [cut(token, String(Number(text) + 1))] };
  if (kind === 'string') return { cuts: [cut(token, `${text.slice(0, -1)}q'`)] };
  const put = kind === 'sign' ? OTHER_SIGN[text] : OTHER_WORD[text.toUpperCase()];
  return put === undefined ? null : { cuts: [cut(token, put)] };
}

const isWord = (token: SqlToken | undefined, ...words: string[]) =>
  token !== undefined && words.includes(token.text.toUpperCase());

/** Brackets around conditions, and whole ORDER BY and LIMIT clauses. */
function partLeftOut(tokens: readonly SqlToken[], index: number): Change[] {
  const token = tokens[index];
  if (token === undefined) return [];
  if (token.text === '(' && isWord(tokens[index - 1], 'AND', 'OR', 'WHERE')) {
    const close = closingOf(tokens, index);
    return close === undefined ? [] : [{ cuts: [cut(token, ' '), cut(close, ' ')] }];
  }
  if (!isWord(token, 'ORDER', 'LIMIT')) return [];
  const next = tokens.find((other, place) => place > index && isWord(other, 'LIMIT'));
  const last = tokens.at(-1) ?? token;
  const end = next?.start ?? last.start + last.text.length;
  return [{ cuts: [{ start: token.start, end, put: '' }] }];
}

function closingOf(tokens: readonly SqlToken[], open: number): SqlToken | undefined {
  let depth = 0;
  return tokens.slice(open).find(({ text }) => {
    if (text === '(') depth += 1;
    if (text === ')') depth -= 1;
    return depth === 0;
  });
}

function changed(solution: string, { cuts }: Change): ChangedQuery {
  const code = cuts
    .toReversed()
    .reduce((text, { start, end, put }) => text.slice(0, start) + put + text.slice(end), solution);
  const [first] = cuts;
  const was = solution.slice(first?.start, first?.end);
  return { code, change: first?.put.trim() ? `${was} becomes ${first.put}` : `without ${was}` };
}
