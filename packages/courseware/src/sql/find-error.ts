import type { SqlJsDatabase } from 'sql.js';
import { lineAt, type SqlStatement } from './sql-tokens.ts';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The line of an error in the whole program: SQLite names the word, but not its position. */
export function lineOfError(
  database: SqlJsDatabase,
  code: string,
  statement: SqlStatement,
  message: string,
): number {
  if (/syntax error$|^unrecognized token/.test(message)) return lineOfSyntaxError(database, code, statement);
  if (message === 'incomplete input') return lineAt(code, statement.start + statement.text.length);
  const name = /: "?([^\s"]+)"?/.exec(message)?.[1]?.split('.').at(-1)?.toLowerCase();
  const named = statement.tokens.find(({ text }) => text.replaceAll(/["'`[\]]/g, '').toLowerCase() === name);
  return lineAt(code, named?.start ?? statement.start);
}

/** The line of the first token that makes the statement invalid. */
function lineOfSyntaxError(database: SqlJsDatabase, code: string, { start, tokens }: SqlStatement): number {
  const wrong = tokens.find((token) => {
    try {
      database.prepare(code.slice(start, token.start + token.text.length)).free();
      return false;
    } catch (error) {
      return /syntax error$|^unrecognized token/.test(messageOf(error));
    }
  });
  return lineAt(code, wrong?.start ?? start);
}
