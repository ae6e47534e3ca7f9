/** An undeclared part of pg: how a value is written for the database. */
declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): string | Buffer | null;
}
