/** Part of pg that its types do not tell of: how a value is written for the database. */
declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): string | Buffer | null;
}
