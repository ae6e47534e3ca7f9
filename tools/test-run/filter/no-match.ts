import { readClauseIds } from '../../spec-coverage/clause-ids.ts';

const CLAUSE = /^([A-Z]+)-\d+$/;
const PATH = /[/\\]|\.tsx?$/;

/** The message when a filter leaves no test, and what to write instead. */
export function noMatchSentence(
  filter: string,
  { isQuick, clauseIds = readClauseIds() }: { isQuick: boolean; clauseIds?: readonly string[] },
): string {
  return [
    `✗ No test title matches the filter "${filter}".`,
    reasonOf(filter, clauseIds),
    isQuick
      ? `"npm run check" looks only at rules; "npm test -- --filter ${quoted(filter)}" looks everywhere.`
      : '',
    'A filter is a regular expression over full titles: "npm test -- --filter COIN-01" for a clause, ' +
      `"npm test -- --filter 'some words'" for words of a title.`,
  ]
    .filter(Boolean)
    .join('\n  ');
}

function reasonOf(filter: string, clauseIds: readonly string[]): string {
  if (PATH.test(filter)) {
    return `It looks like a file: "npx vitest run --project <project> ${filter}" runs one, without a filter.`;
  }
  const [, area] = CLAUSE.exec(filter.toUpperCase()) ?? [];
  if (area === undefined) return '';
  const id = filter.toUpperCase();
  if (id !== filter && clauseIds.includes(id))
    return `Clauses are in capitals: "npm test -- --filter ${id}".`;
  if (clauseIds.includes(id)) {
    return `The clause exists, but no title names it: "npm run spec -- --area ${area}" lists such clauses.`;
  }
  const ofArea = clauseIds.filter((known) => known.startsWith(`${area}-`));
  if (ofArea.length > 0)
    return `There is no such clause: ${area} goes from ${ofArea[0]} to ${ofArea.at(-1)}.`;
  return 'There is no such clause: "npm run spec" lists their areas.';
}

function quoted(filter: string): string {
  return /^[\w.-]+$/.test(filter) ? filter : `'${filter}'`;
}
