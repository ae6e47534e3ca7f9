import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { AWAY_MESSAGES } from './fault-messages.ts';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const DRIVER = 'apps/api/src/database/driver/';

/** Undocumented names of pg, Drizzle and graphile-worker, as sources write them. */
const PRIVATE = [
  /pg(-pool|-protocol)?\/(lib|dist)\//,
  /(submittedNamed|parsed)Statements/,
  /\bsession\b[^\n]{0,40}\bclient: |\bsession\.client\b/,
  /\b(pg|\w*[pP]ool)\.options\b|\boptions\b[^\n]*\}: pg\.Pool\b/,
  /\breadonly connection: object\b/,
  /query_timeout.*as pg\.QueryConfig/,
  /_private_(jobs|job_queues|tasks|known_crontabs)\b/,
  new RegExp(AWAY_MESSAGES.join('|')),
];

it('private names of pg, Drizzle and graphile-worker are used in database/driver only', () => {
  const files = globSync('{apps,packages,benchmarks,tools,e2e,screens}/**/*.{ts,tsx,mjs,cjs,sql}', {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/dist/**'],
  });
  expect(files.length).toBeGreaterThan(3000);
  const users = files.filter((path) => {
    const text = readFileSync(ROOT + path, 'utf8');
    return PRIVATE.some((name) => name.test(text));
  });
  expect(users.filter((path) => !path.startsWith(DRIVER))).toEqual([]);
  // Each name is still used there, or its line must be removed.
  const inside = users.map((path) => readFileSync(ROOT + path, 'utf8')).join('\n');
  expect(PRIVATE.filter((name) => !name.test(inside))).toEqual([]);
});
