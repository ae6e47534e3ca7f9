import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/databases/test-database.ts';
import { allPositions, form, OPEN_TO_ONE_ADDRESS, storedPositions } from './test/registrations.ts';

const MAIN = fileURLToPath(new URL('../../../main.ts', import.meta.url));
const KILL_AFTER = 12;

const children: ChildProcess[] = [];
let database: TestDatabase | null = null;
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await database?.drop();
});

async function start({ name }: TestDatabase): Promise<{ child: ChildProcess; url: string }> {
  const { host, user } = inject('cluster');
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      ...OPEN_TO_ONE_ADDRESS,
      DATABASE_URL: `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /running on (http:\S+)/.exec(line)?.[1];
    if (url) return { child, url };
  }
  throw new Error('The server did not start.');
}

/** Null without a response. While the first try may still be running it asks again, as a browser does. */
async function register(url: string, person: number): Promise<number | null> {
  const answer = await fetch(`${url}/api/waitlist/register`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/problem+json',
      'idempotency-key': `person-${person}`,
    },
    body: JSON.stringify({ ...form, email: `person${person}@example.co.za` }),
  }).catch(() => null);
  if (!answer) return null;
  const body = (await answer.json().catch(() => null)) as { position?: number; code?: string } | null;
  if (body?.code === 'still-running') return register(url, person);
  return body?.position ?? null;
}

it('LAND-37 a server that is killed in a rush loses no answered registration and sells no place twice', async () => {
  database = await createTestDatabase();
  const { pool } = database;
  const first = await start(database);
  const people = allPositions;
  const answered = new Map<number, number>();
  await Promise.all(
    people.map(async (person) => {
      const position = await register(first.url, person);
      if (position === null) return;
      answered.set(person, position);
      if (answered.size === KILL_AFTER) first.child.kill('SIGKILL');
    }),
  );
  if (first.child.exitCode === null && first.child.signalCode === null) await once(first.child, 'exit');
  expect(answered.size).toBeGreaterThanOrEqual(KILL_AFTER);
  expect(answered.size).toBeLessThan(people.length);

  // The database notices the lost connections a moment later, and rolls back their transactions.
  const connections = `select count(*)::int as n from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  await expect.poll(async () => (await pool.query(connections)).rows[0].n).toBe(0);
  const kept = await storedPositions(pool);
  expect(kept).toEqual(allPositions.slice(0, kept.length));
  const { rows } = await pool.query(
    'select email, position, (select used from waitlist_counter) as used from waitlist_entries',
  );
  const stored = new Map(rows.map((row) => [row.email, row.position]));
  for (const [person, position] of answered)
    expect(stored.get(`person${person}@example.co.za`)).toBe(position);
  expect(rows[0].used).toBe(kept.length);

  const again = await start(database);
  const positions = await Promise.all(people.map((person) => register(again.url, person)));
  for (const [person, position] of answered) expect(positions[person - 1]).toBe(position);
  expect(positions.toSorted((a, b) => Number(a) - Number(b))).toEqual(allPositions);
  expect(await storedPositions(pool)).toEqual(allPositions);
  const mails = await pool.query(
    'select count(distinct recipient)::int as n, count(*)::int as m from outbox_mails',
  );
  expect(mails.rows[0]).toEqual({ n: 50, m: 50 });
}, 180_000);
