export type SqlTokenKind = 'comment' | 'string' | 'name' | 'number' | 'keyword' | 'word' | 'sign';

export interface SqlToken {
  readonly kind: SqlTokenKind;
  readonly text: string;
  /** Where it begins, from 0. */
  readonly start: number;
}

const KEYWORDS = new Set(
  `ADD ALL ALTER AND AS ASC BETWEEN BY CASE CHECK COLUMN CREATE CROSS DATE DEFAULT DELETE DESC DISTINCT DROP ELSE END
  ESCAPE EXCEPT EXISTS FOREIGN FROM GLOB GROUP HAVING IN INNER INSERT INTEGER INTERSECT INTO IS JOIN KEY LEFT LIKE LIMIT
  NOT NULL OFFSET ON OR ORDER OUTER PRIMARY REAL REFERENCES RIGHT SELECT SET TABLE TEXT THEN UNION UNIQUE UPDATE USING
  VALUES VIEW WHEN WHERE WITH`.split(/\s+/),
);

// An unclosed quotation mark takes the rest, as in SQLite.
const PARTS: readonly (readonly [SqlTokenKind, string])[] = [
  ['comment', String.raw`--[^\n]*|/\*[\s\S]*?(?:\*/|$)`],
  ['string', `'(?:[^']|'')*(?:'|$)`],
  ['name', String.raw`"(?:[^"]|"")*(?:"|$)|\[[^\]]*(?:\]|$)|\x60[^\x60]*(?:\x60|$)`],
  ['number', String.raw`\d+(?:\.\d+)?(?:[eE][+-]?\d+)?`],
  ['word', String.raw`[\p{L}_][\p{L}\p{N}_$]*`],
  ['sign', String.raw`<>|<=|>=|!=|==|\|\||\S`],
];
const TOKEN = new RegExp(PARTS.map(([kind, pattern]) => `(?<${kind}>${pattern})`).join('|'), 'gu');

/** The tokens of a query, without the spaces in between. */
export function sqlTokens(code: string): SqlToken[] {
  return Array.from(code.matchAll(TOKEN), ({ 0: text, index, groups = {} }) => {
    const kind = PARTS.find(([name]) => groups[name] !== undefined)?.[0] ?? 'sign';
    return { kind: kind === 'word' && isKeyword(text) ? 'keyword' : kind, text, start: index };
  });
}

export function isKeyword(word: string): boolean {
  return KEYWORDS.has(word.toUpperCase());
}

export interface SqlStatement {
  readonly text: string;
  /** Where it begins in the whole program, from 0. */
  readonly start: number;
  /** Its tokens without comments; their positions count in the whole program. */
  readonly tokens: readonly SqlToken[];
}

/** The statements of a program, split at semicolons; empty ones are left out. */
export function sqlStatements(code: string): SqlStatement[] {
  const statements: SqlStatement[] = [];
  let tokens: SqlToken[] = [];
  const end = () => {
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (first && last)
      statements.push({
        text: code.slice(first.start, last.start + last.text.length),
        start: first.start,
        tokens,
      });
    tokens = [];
  };
  for (const token of sqlTokens(code)) {
    if (token.kind === 'comment') continue;
    if (token.text === ';') end();
    else tokens.push(token);
  }
  end();
  return statements;
}

/** The line of a position in a text, from 1. */
export const lineAt = (code: string, place: number): number => code.slice(0, place).split('\n').length;
