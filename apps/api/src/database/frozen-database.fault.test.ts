import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnCluster, startOwnCluster } from '../test/databases/own-cluster.ts';
import { createTestApp, type TestApp } from '../test/test-app.ts';
import { optionsOf } from './driver/pool-options.ts';

// One wait for a connection and one for a result, with some margin for a busy machine.
const STATED_LIMIT_MS = 17_000 + 5_000;

let cluster: OwnCluster;
let test: TestApp;

beforeAll(async () => {
  cluster = await startOwnCluster({ settings: { fsync: 'off' } });
  test = await createTestApp({}, { database: cluster.database });
});
afterAll(async () => {
  await signalAll('SIGCONT');
  await test.close();
});

/** The server first: afterwards it starts no further processes. */
async function signalAll(signal: NodeJS.Signals): Promise<void> {
  const [server] = await cluster.processes();
  process.kill(server ?? 0, signal);
  const [, ...children] = await cluster.processes();
  for (const pid of children) signalIfThere(pid, signal);
}

/** A child process whose client has left ends by itself, as soon as the server, which thaws first, lets it. */
function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function timed<Value>(work: Promise<Value>): Promise<{ value: Value; ms: number }> {
  const begin = performance.now();
  return { value: await work, ms: performance.now() - begin };
}

describe.skipIf(process.platform !== 'linux')('a database that is frozen', () => {
  it('costs every request a stated time and no more, and is found again when it thaws', async () => {
    const { username, password } = await test.addAccount('learner');
    const cookie = await test.signIn(username);
    const frozen = Promise.withResolvers<void>();
    const open = test.database.db.transaction(async (tx) => {
      await tx.execute('select 1');
      await signalAll('SIGSTOP');
      frozen.resolve();
      // In the middle of its transaction: neither this nor the following rollback may hang.
      await tx.execute('select 2');
    });
    const inTransaction = timed(
      open.then(
        () => 'answered',
        (error: unknown) => String(error),
      ),
    );
    await frozen.promise;
    const ready = async () => (await test.call('GET', '/api/ready')).statusCode;
    await expect.poll(ready).toBe(503);
    expect((await test.call('GET', '/api/health')).statusCode).toBe(200);
    const asked = [
      // More than there are connections: some wait for one.
      ...Array.from({ length: 30 }, () => test.call('GET', '/api/auth/user', { cookie })),
      ...Array.from({ length: 4 }, () =>
        test.call('POST', '/api/auth/login', { body: { username, password } }),
      ),
      test.call('GET', '/api/courses'),
    ];
    for (const { value, ms } of await Promise.all(asked.map(timed))) {
      expect([value.statusCode, value.headers['retry-after']]).toEqual([503, '30']);
      expect(ms).toBeLessThan(STATED_LIMIT_MS);
    }
    const given = await inTransaction;
    expect(given.value).not.toBe('answered');
    expect(given.ms).toBeLessThan(STATED_LIMIT_MS);

    await signalAll('SIGCONT');
    await expect.poll(ready).toBe(200);
    expect((await test.call('GET', '/api/auth/user', { cookie })).statusCode).toBe(200);
    // No connection was leaked.
    const { pool } = test.database;
    const all = await Promise.all(Array.from({ length: optionsOf(pool).max }, () => pool.connect()));
    for (const client of all) client.release();
    expect(all.length).toBe(optionsOf(pool).max);
  });
});
