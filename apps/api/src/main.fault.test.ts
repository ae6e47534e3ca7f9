import { once } from 'node:events';
import { copyFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { openFolder, serverOf } from './test/databases/own-cluster.ts';
import type { Template } from './test/databases/templates.ts';
import { createTestDatabase, type TestDatabase } from './test/databases/test-database.ts';
import { killStarted, type StartedProcess, startProcess } from './test/start-process.ts';

// Whole processes are started here, on a machine that may be busy.
const PATIENCE_MS = 240_000;
const TIME_LIMIT_MS = 600_000;

const databases: TestDatabase[] = [];
afterEach(async () => {
  await killStarted();
  for (const database of databases.splice(0)) await database.drop();
});

async function ownDatabase(template: Template = 'empty'): Promise<{ url: string; database: TestDatabase }> {
  const database = await createTestDatabase(template);
  databases.push(database);
  const { host, user } = inject('cluster');
  return { url: `postgres://${user}@localhost/${database.name}?host=${encodeURIComponent(host)}`, database };
}

describe('the process', { timeout: TIME_LIMIT_MS }, () => {
  it('starts twice at once on one empty database: both serve, and the work of starting is done once', async () => {
    const { url, database } = await ownDatabase();
    const both = [
      startProcess({ DATABASE_URL: url, DEMO: 'on' }),
      startProcess({ DATABASE_URL: url, DEMO: 'on' }),
    ];
    for (const each of both) await expect.poll(each.address, { timeout: PATIENCE_MS }).not.toBe('');
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
    // A sign-in made in one process is valid in the other, and the other way round.
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

    const { rows } = await database.pool.query<{ password_hash: string }>('select password_hash from users');
    expect(rows).toHaveLength(3);
    // The tests use cheaper hashing; a real process does not.
    for (const { password_hash } of rows)
      expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    // As when a whole process group is signalled: a repeated signal is one request to stop.
    for (const { child } of both) for (const signal of ['SIGTERM', 'SIGINT'] as const) child.kill(signal);
    expect(await Promise.all(both.map((each) => each.ended))).toEqual([0, 0]);
  });

  it('warns of DEMO=on whatever it logs, and shuts the demo accounts out when it starts without', async () => {
    const { url } = await ownDatabase();
    const login = (address: string) =>
      fetch(`${address}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'admin', password: 'NexiiDemo1!' }),
      });
    const demo = startProcess({ DATABASE_URL: url, DEMO: 'on', LOG_LEVEL: 'silent' });
    await expect.poll(demo.output, { timeout: PATIENCE_MS }).toContain('Warning: DEMO=on.');
    expect((await login(demo.address())).status).toBe(200);
    demo.child.kill('SIGTERM');
    await demo.ended;

    const plain = startProcess({ DATABASE_URL: url });
    await expect.poll(plain.address, { timeout: PATIENCE_MS }).not.toBe('');
    expect(plain.output()).toContain('Demo accounts are off: learner, trainer, admin can no longer sign in.');
    expect(plain.output()).not.toContain('NexiiDemo1!');
    expect((await login(plain.address())).status).toBe(403);
  });

  it('restarts its killed database by itself, reports its state meanwhile, and loses nothing', async () => {
    const dataDir = await openFolder();
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const product = startProcess({ DATA_DIR: dataDir });
    await expect.poll(product.address, { timeout: PATIENCE_MS }).not.toBe('');
    const ask = (path: string, init?: RequestInit) => fetch(`${product.address()}${path}`, init);
    const post = (path: string, body: unknown) =>
      ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const logIn = async (username: string) => {
      const answer = await post('/api/auth/login', { username, password: 'NexiiDemo1!' });
      return { status: answer.status, cookie: answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '' };
    };
    const { cookie } = await logIn('admin');
    const mails = async () => {
      const answer = await ask('/api/admin/outbox', { headers: { cookie } });
      return ((await answer.json()) as { total: number }).total;
    };
    const seen = new Set<number>();
    for (let round = 0; round < 3; round += 1) {
      // Jobs are running while the server dies.
      for (const username of ['learner', 'trainer', 'nobody'])
        await post('/api/auth/password-reset', { username });
      const killed = await serverOf(dataDir);
      process.kill(killed, 'SIGKILL');
      const isBack = async () => {
        expect((await ask('/api/health')).status).toBe(200);
        const { status } = await ask('/api/ready');
        seen.add(status);
        return status === 200 && (await serverOf(dataDir).catch(() => killed)) !== killed;
      };
      await expect.poll(isBack, { timeout: 30_000, interval: 10 }).toBe(true);
      expect((await ask('/api/auth/user', { headers: { cookie } })).status).toBe(200);
    }
    expect([...seen].sort()).toEqual([200, 503]);
    expect(product.output()).toContain('The database server stopped on its own. Starting it again.');
    expect(product.output()).toContain('The database is back after');
    // The worker is running again.
    const before = await mails();
    await post('/api/auth/password-reset', { username: 'learner' });
    await expect.poll(mails, { timeout: PATIENCE_MS }).toBeGreaterThan(before);

    process.kill(await serverOf(dataDir), 'SIGKILL');
    product.child.kill('SIGTERM');
    expect(await product.ended).toBe(0);
  });

  it('prints all faults of its configuration and ends', async () => {
    const { output, ended } = startProcess({ PORT: 'many', DEMO: 'maybe' });
    expect(await ended).toBe(1);
    expect(output()).toBe(
      'There are mistakes in the configuration:\n  PORT must be a whole number from 0 to 65535\n  DEMO must be one of auto, on, off\n',
    );
  });

  it.each([
    ['a database that does not exist', '/no_such_database', 'does not exist on that server'],
    ['a user that does not exist', '/postgres?user=nobody-here', 'rejects the user or password'],
  ])('says in one sentence that DATABASE_URL names %s, and ends', async (_what, path, sentence) => {
    const { host, user } = inject('cluster');
    const url = new URL(`postgres://${user}@localhost${path}`);
    url.searchParams.set('host', host);
    const { output, ended } = startProcess({ DATABASE_URL: url.href });
    expect(await ended).toBe(1);
    expect(output().trim().split('\n')).toEqual([expect.stringContaining(sentence)]);
  });

  it('says in one sentence that a newer release has taken away what it needs, and ends', async () => {
    const { url, database } = await ownDatabase('migrated');
    await database.pool.query(
      "insert into schema_migrations (name, fingerprint, requires) values ('9999_newer.sql', 'a', '9998')",
    );
    const { output, ended } = startProcess({ DATABASE_URL: url });
    expect(await ended).toBe(1);
    expect(output().trim().split('\n')).toEqual([
      'This database has been changed by a newer release (9999_newer.sql): start that release or a newer one; nothing was changed.',
    ]);
  });

  it('prints one sentence when its data folder cannot be used, and ends', async () => {
    const folder = await openFolder();
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await writeFile(join(folder, 'a-file'), 'a letter');
    const { output, ended } = startProcess({ DATA_DIR: join(folder, 'a-file') });
    expect(await ended).toBe(1);
    expect(output().trim().split('\n')).toEqual([expect.stringContaining('a-file is a file, not a folder.')]);
  });

  it('starts next to another server only with a copy of its key files, and names the one that it needs', async () => {
    const { url } = await ownDatabase();
    const [first, second] = [await openFolder(), await openFolder()];
    for (const folder of [first, second]) onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const startIn = (folder: string) => startProcess({ DATABASE_URL: url, DATA_DIR: folder });
    const running = startIn(first);
    await expect.poll(running.address, { timeout: PATIENCE_MS }).not.toBe('');
    for (const file of ['secret-key', 'signing-keys.json']) {
      const { output, ended } = startIn(second);
      expect(await ended).toBe(1);
      expect(output().trim().split('\n')).toEqual([expect.stringContaining(`${join(second, file)} do`)]);
      await copyFile(join(first, file), join(second, file));
    }
    const other = startIn(second);
    await expect.poll(other.address, { timeout: PATIENCE_MS }).not.toBe('');
    const keysOf = async ({ address }: StartedProcess) => {
      const answer = await fetch(`${address()}/.well-known/did.json`);
      const did = (await answer.json()) as { verificationMethod: { publicKeyMultibase: string }[] };
      return did.verificationMethod.map(({ publicKeyMultibase }) => publicKeyMultibase);
    };
    expect(await keysOf(other)).toEqual(await keysOf(running));
  });

  it('waits for a DATABASE_URL where nobody listens, without a stack trace', async () => {
    const { output, address, child, ended } = startProcess({ DATABASE_URL: 'postgres://a@127.0.0.1:1/a' });
    await expect.poll(output, { timeout: PATIENCE_MS }).toContain('Trying again until it does');
    expect(address()).toBe('');
    expect(output()).not.toMatch(/\n\s+at |"stack"/);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('prints that its port is taken, and ends', async () => {
    const { url } = await ownDatabase();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { output, ended } = startProcess({ DATABASE_URL: url, PORT: String(port) });
    expect(await ended).toBe(1);
    expect(output()).toBe('Another program is already using this address. Set PORT to a free one.\n');
    other.close();
  });
});
