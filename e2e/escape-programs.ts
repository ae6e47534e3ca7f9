import { readFileSync } from 'node:fs';

const folder = new URL('../packages/courseware/src/test/escapes/', import.meta.url);
const read = (name: string) => readFileSync(new URL(`${name}.py`, folder), 'utf8');

/** The two programs that escaped from an earlier interpreter, written as an attacker would. */
export const ESCAPES = {
  server: read('escape-on-the-server'),
  browser: read('escape-in-the-browser'),
} as const;
