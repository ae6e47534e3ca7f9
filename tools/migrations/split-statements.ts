export interface Statement {
  /** In lower case and on one line, without comments, quotes around names, and the contents of texts. */
  readonly text: string;
  /** What stands between dollar quotes. */
  readonly bodies: readonly string[];
}

// In this order: the first that matches at a place counts.
const TOKEN = new RegExp(
  [
    String.raw`(?<comment>--[^\n]*)`,
    String.raw`(?<escaped>\be'(?:\\[\s\S]|''|[^'\\])*')`,
    "(?<text>'(?:''|[^'])*')",
    '(?<name>"(?:""|[^"])*")',
    String.raw`(?<dollar>\$(?<tag>[a-z_]*)\$(?<body>[\s\S]*?)\$\k<tag>\$)`,
    '(?<end>;)',
    String.raw`(?<open>/\*|'|"|\$[a-z_]*\$)`,
    String.raw`(?<other>[\s\S])`,
  ].join('|'),
  'giy',
);

/** The index after a comment; those of SQL may contain others. Null if it does not end. */
function endOfComment(sql: string, start: number): number | null {
  let depth = 0;
  for (const { 0: mark, index } of sql.slice(start).matchAll(/\/\*|\*\//g)) {
    depth += mark === '/*' ? 1 : -1;
    if (depth === 0) return start + index + 2;
  }
  return null;
}

/** Null if a text, a name, a body or a comment does not end: it would go on in the next step. */
export function splitStatements(sql: string): Statement[] | null {
  const statements: Statement[] = [];
  let text = '';
  let bodies: string[] = [];
  const finish = () => {
    const line = text.replace(/\s+/g, ' ').trim().toLowerCase();
    if (line !== '') statements.push({ text: line, bodies });
    text = '';
    bodies = [];
  };
  for (let at = 0; at < sql.length; ) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(sql)?.groups ?? {};
    at = TOKEN.lastIndex;
    if (found.open === '/*') {
      const end = endOfComment(sql, at - 2);
      if (end === null) return null;
      at = end;
      text += ' ';
    } else if (found.open) return null;
    else if (found.end) finish();
    else if (found.comment) text += ' ';
    else if (found.text ?? found.escaped) text += "''";
    else if (found.name) text += found.name.slice(1, -1);
    else if (found.dollar) {
      text += '$$';
      bodies.push(found.body ?? '');
    } else text += found.other ?? '';
  }
  finish();
  return statements;
}

/** Parts between commas that are in no brackets. */
export function splitAtCommas(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}
