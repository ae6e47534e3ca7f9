import { endpoints } from '@academy/contract';
import type { Endpoint } from '@academy/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FuzzWorld, openFuzzWorld } from '../../test/fuzz/fuzz-world.ts';

// The last use of a sign-in is stored, so that it can expire when idle.
// A file that was drawn is kept, so that nobody has it drawn twice, and how many somebody has drawn is counted: decision 102.
const MAY_CHANGE = ['sign_ins', 'drawn_certificates', 'drawn_payment_papers', 'try_counts'];
// One more write is not among them, so that places are watched here too: the first lesson outside the preview that is handed
// out under an order with consent to start at once is noted, once for each place. Nobody in this world has such an order;
// `payments/first-opening.test.ts` shows that nobody else's place is written and that it happens once.
// The specification's own address: what the provider confirms gives the place. See decision 34.
const MAY_WRITE = '/api/paystack/verify/:reference';
// Reading these needs a secret, a file, the provider or work that nobody here has done.
const NEVER_ANSWERED = [
  '/api/authoring/:courseId/file',
  '/api/authoring/:courseId/versions/:version',
  '/api/calendar/:token/academy.ics',
  '/api/lessons/:lessonId/solution',
  '/api/orders/:reference/credit-notes/:number/credit-note.pdf',
  '/api/shared-badges/:shareId',
  '/avatars/:name',
  '/images/:name',
  '/documents/:hash',
  '/credentials/status/:list',
  '/metrics',
];
const VALUES_TRIED = 4;

let world: FuzzWorld;
beforeAll(async () => {
  world = await openFuzzWorld();
});
afterAll(() => world.close());

/** For every table the number of rows, and the transaction that wrote each of them. */
async function fingerprints(): Promise<Record<string, string>> {
  const { pool } = world.academy.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
  );
  const prints: Record<string, string> = {};
  for (const { name } of tables) {
    if (MAY_CHANGE.includes(name)) continue;
    const { rows } = await pool.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(xmin::text || ctid::text, ',' order by ctid)), '') as print
         from "${name}"`,
    );
    prints[name] = rows[0].print;
  }
  return prints;
}

/** Every path that responds to GET, also outside the contract, as the running server lists its routes: a tree of text. */
function readablePaths(app: FastifyInstance): string[] {
  const branch: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', piece = '', methods = ''] = /^(\W*?)[├└]── (\S+) \((.+)\)/.exec(line) ?? [];
      branch.splice(indent.length / 4, Infinity, piece);
      const path = branch.join('');
      return methods.split(', ').includes('GET') && path !== MAY_WRITE && !path.includes('*') ? path : [];
    });
}

/** Addresses of existing things, of the learner who asks and of others. */
function addressesOf(path: string): string[] {
  const value = (name: string, turn: number) => {
    const values = world.known[name] ?? ['x'];
    return encodeURIComponent(String(values[turn % values.length]));
  };
  const query: Endpoint['query'] = (endpoints as Record<string, Endpoint>)[`GET ${path}`]?.query;
  const turns = Array.from({ length: VALUES_TRIED }, (_, turn) => {
    const asked = (query?.required ?? []).map((name: string) => `${name}=${value(name, turn)}`).join('&');
    return `${path.replaceAll(/:(\w+)/g, (_match, name: string) => value(name, turn))}?${asked}`;
  });
  return [...new Set(turns)];
}

describe('reading', () => {
  it('writes nothing, for any reader and any data', async () => {
    const paths = readablePaths(world.academy.app);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/api/training',
        '/api/orders/:reference/receipt.pdf',
        '/credentials/:certificateId',
      ]),
    );
    const before = await fingerprints();
    expect(Object.keys(before).length).toBeGreaterThan(60);
    const answered = new Set<string>();
    const faults: string[] = [];
    for (const cookie of [undefined, ...world.cookies.values()])
      for (const path of paths)
        for (const url of addressesOf(path)) {
          const { statusCode } = await world.academy.call('GET', url, { cookie });
          if (statusCode === 200) answered.add(path);
          if (statusCode >= 500) faults.push(`${statusCode} ${url}`);
        }
    expect(await fingerprints()).toEqual(before);
    expect(faults).toEqual([]);
    // A walk that finds nothing would prove nothing.
    expect(paths.filter((path) => !answered.has(path) && !NEVER_ANSWERED.includes(path))).toEqual([]);
    // Some two thousand requests, one after the other.
  }, 240_000);
});
