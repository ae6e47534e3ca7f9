const QUOTES = 'Put text in single quotes, and close each of them.';

type Meaning = readonly [pattern: RegExp, say: (found: string, tables: readonly string[]) => string];

/** SQLite's own words, and what they mean for a beginner. */
const MEANINGS: readonly Meaning[] = [
  [
    /^near "(.*)": syntax error$/s,
    (word) =>
      `SQL cannot read this at "${word}". Look there and just before it: a word may be misspelt, missing or in the wrong place, or a comma may be too many or too few.`,
  ],
  [/^incomplete input$/, () => 'The query ends too early: something is still missing at the end.'],
  [/^unrecognized token: "'/s, () => `A single quote is opened and never closed. ${QUOTES}`],
  [/^unrecognized token: "(.*)"$/s, (sign) => `SQL does not know this sign: ${sign}. ${QUOTES}`],
  [
    /^no such table: (.+)$/,
    (name, tables) =>
      `There is no table called ${name}. ${tables.length === 0 ? 'There is no table yet.' : `Here you have: ${tables.join(', ')}.`}`,
  ],
  [
    /^no such column: "?([^"]+)"?.*$/,
    (name) =>
      `There is no column called ${name}. Check its spelling. If ${name} is text and no column, put it in single quotes: '${name}'.`,
  ],
  [/^no such function: (.+)$/, (name) => `SQL does not know the function ${name}. Check its spelling.`],
  [
    /^ambiguous column name: (.+)$/,
    (name) => `More than one table has a column called ${name}. Write the table before it, with a dot.`,
  ],
  [
    /^table (.+) has (\d+) columns? but (\d+) values? (?:was|were) supplied$/,
    () => 'Count the values: each column of the table needs exactly one, in the order of the columns.',
  ],
  [
    /^(\d+) values for (\d+) columns$/,
    () => 'Count the values: each column that you name needs exactly one.',
  ],
  [/^all VALUES must have the same number of terms$/, () => 'One row has more values than another.'],
  [
    /^table (.+) already exists$/,
    (name) => `The table ${name} is there already: you need not make it again.`,
  ],
  [/^UNIQUE constraint failed: (.+)$/, (name) => `Two rows may not have the same value in ${name}.`],
  [/^NOT NULL constraint failed: (.+)$/, (name) => `${name} may not stay empty.`],
  [
    /^misuse of aggregate/,
    () => 'COUNT, SUM, AVG, MIN and MAX work on groups of rows, so they cannot stand in WHERE.',
  ],
  [/^no tables specified$/, () => 'A star needs a table: write FROM and its name after it.'],
];

/** One or two sentences; SQLite's own words are kept if they contain a number. */
export function explainSqlError(message: string, tables: readonly string[]): string {
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
  for (const [pattern, say] of MEANINGS) {
    const found = pattern.exec(message);
    if (found === null) continue;
    const meaning = say(found[1] ?? '', tables);
    return found.length > 2 ? `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)} ${meaning}` : meaning;
  }
  return `SQLite says: ${sentence}`;
}
