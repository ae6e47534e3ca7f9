import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test/test-database.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly address: () => string;
  readonly ended: Promise<number | null>;
}

const started: Started[] = [];
const databases: TestDatabase[] = [];
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  for (const database of databases.splice(0)) await database.drop();
});

async function emptyDatabase(): Promise<{ url: string; database: TestDatabase }> {
  const database = await createTestDatabase('template0');
  databases.push(database);
  const { host, user } = inject('cluster');
  return { url: `postgres://${user}@localhost/${database.name}?host=${encodeURIComponent(host)}`, database };
}

function start(environment: Record<string, string>): Started {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const each = {
    child,
    output: () => output,
    address: () => /running on (http:\S+)/.exec(output)?.[1] ?? '',
    ended: once(child, 'exit').then(([code]) => code as number | null),
  };
  started.push(each);
  return each;
}

describe('the process', () => {
  it('starts twice at once on one empty database: both serve, and the work of starting is done once', async () => {
    const { url, database } = await emptyDatabase();
    const both = [start({ DATABASE_URL: url, DEMO: 'on' }), start({ DATABASE_URL: url, DEMO: 'on' })];
    for (const each of both) await expect.poll(each.address, { timeout: 30_000 }).not.toBe('');
    const cookies: string[] = [];
    for (const each of both) {
      const answer = await fetch(`${each.address()}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'learner', password: 'NexiiDemo1!' }),
      });
      expect(answer.status).toBe(200);
      cookies.push(answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '');
    }
    // What one process signed in, the other knows, and the other way round.
    const crossed = await fetch(`${both[0]?.address()}/api/auth/user`, {
      headers: { cookie: cookies[1] ?? '' },
    });
    expect(crossed.status).toBe(200);
    await fetch(`${both[1]?.address()}/api/auth/logout`, {
      method: 'POST',
      headers: { cookie: cookies[0] ?? '' },
    });
    const ended = await fetch(`${both[0]?.address()}/api/auth/user`, {
      headers: { cookie: cookies[0] ?? '' },
    });
    expect(ended.status).toBe(401);

    const { rows } = await database.pool.query('select count(*)::int as n from users');
    expect(rows[0].n).toBe(3);
    for (const { child } of both) child.kill('SIGTERM');
    expect(await Promise.all(both.map((each) => each.ended))).toEqual([0, 0]);
  }, 60_000);

  it('warns of DEMO=on whatever it logs, and shuts the demo accounts out when it starts without', async () => {
    const { url } = await emptyDatabase();
    const login = (address: string) =>
      fetch(`${address}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'admin', password: 'NexiiDemo1!' }),
      });
    const demo = start({ DATABASE_URL: url, DEMO: 'on', LOG_LEVEL: 'silent' });
    await expect.poll(demo.output, { timeout: 30_000 }).toContain('Warning: DEMO=on.');
    expect((await login(demo.address())).status).toBe(200);
    demo.child.kill('SIGTERM');
    await demo.ended;

    const plain = start({ DATABASE_URL: url });
    await expect.poll(plain.address, { timeout: 30_000 }).not.toBe('');
    expect(plain.output()).toContain('Demo accounts are off: learner, trainer, admin can no longer sign in.');
    expect(plain.output()).not.toContain('NexiiDemo1!');
    expect((await login(plain.address())).status).toBe(403);
  }, 60_000);

  it('says all faults of its configuration and ends', async () => {
    const { output, ended } = start({ PORT: 'many', DEMO: 'maybe' });
    expect(await ended).toBe(1);
    expect(output()).toBe(
      'The configuration has faults:\n  PORT must be a whole number from 0 to 65535\n  DEMO must be one of auto, on, off\n',
    );
  });

  it('says so when its port is taken, and ends', async () => {
    const { url } = await emptyDatabase();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { output, ended } = start({ DATABASE_URL: url, PORT: String(port) });
    expect(await ended).toBe(1);
    expect(output()).toBe('Another program already uses this address. Set PORT to a free one.\n');
    other.close();
  });
});
