import { execFile } from 'node:child_process';
import { chmod, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFolder, startOwnCluster } from '../test/databases/own-cluster.ts';
import { createTestDatabase } from '../test/databases/test-database.ts';
import { createTestApp, type TestApp } from '../test/test-app.ts';
import { connect } from './connect.ts';
import { optionsOf } from './driver/pool-options.ts';
import { waitForRoom } from './room-watch.ts';

const run = promisify(execFile);
const BYTES = 180_000_000;
// The rest is less than the server looks for, and soon used up.
const LEFT_BYTES = 1_000_000;

/** A separate small disk, where the system allows one. */
const disk = await (async () => {
  const folder = await openFolder();
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${BYTES}`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  if (isMounted) await chmod(folder, 0o711);
  return { folder, isMounted };
})();
afterAll(async () => {
  if (disk.isMounted) await run('umount', [disk.folder]);
  await rm(disk.folder, { recursive: true, force: true });
});

const status = async (test: TestApp, url: string) => (await test.call('GET', url)).statusCode;

describe.skipIf(!disk.isMounted)('a disk that is really full', () => {
  let test: TestApp;
  beforeAll(async () => {
    const { database } = await startOwnCluster({
      dataDir: join(disk.folder, 'data'),
      settings: { min_wal_size: '32MB', max_wal_size: '32MB' },
      onDiskFull: () => void waitForRoom(test.services),
    });
    test = await createTestApp({}, { database });
  }, 120_000);
  afterAll(() => test.close());

  const write = (filling: string) =>
    test.database.db.transaction(async (tx) => {
      await tx.execute(`insert into full_disk values ('${filling}')`);
    });

  it('is 503 with a time to come back, not ready, and recovers by itself without a loss', async () => {
    await test.database.pool.query('create table full_disk (filling text)');
    const { username } = await test.addAccount('learner');
    const { bavail, bsize } = await statfs(disk.folder);
    const filler = join(disk.folder, 'filler');
    await writeFile(filler, Buffer.alloc(bavail * bsize - LEFT_BYTES));

    let acknowledged = 0;
    const filling = 'x'.repeat(1500);
    const fill = async () => {
      for (;;) {
        await write(filling.repeat(1));
        acknowledged += 1;
      }
    };
    await expect(fill()).rejects.toThrow();
    await expect.poll(() => status(test, '/api/ready')).toBe(503);
    expect(await status(test, '/api/health')).toBe(200);
    const refused = await test.call('POST', '/api/auth/login', {
      body: { username, password: 'correct horse battery', filling: undefined },
      headers: { 'user-agent': 'm'.repeat(100) },
    });
    // Either its small rows still found space, or it is told when to retry; never an internal error.
    if (refused.statusCode !== 200)
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '30']);

    await rm(filler);
    await expect.poll(() => status(test, '/api/ready'), { timeout: 60_000 }).toBe(200);
    await write(filling);
    const { rows } = await test.database.pool.query('select count(*)::int as lines from full_disk');
    expect(rows[0].lines - acknowledged).toBeOneOf([1, 2]);
  }, 180_000);
});

describe('a database that says its disk is full', () => {
  let test: TestApp;
  beforeAll(async () => {
    const real = await createTestDatabase();
    const { host, user } = optionsOf(real.pool) as { host: string; user: string };
    const connection = connect({ host, user, database: real.name }, () => undefined, {
      onDiskFull: () => void waitForRoom(test.services),
    });
    const database = {
      ...real,
      ...connection,
      async drop() {
        await connection.end();
        await real.drop();
      },
    };
    test = await createTestApp({}, { database });
  });
  afterAll(() => test.close());

  it('is answered 503 with Retry-After, is not ready at once, and is ready again by itself', async () => {
    const { username, password } = await test.addAccount('learner');
    await test.database.pool.query(`
      create function no_room() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create trigger no_room before insert on sign_ins execute function no_room()`);
    const answer = await test.call('POST', '/api/auth/login', { body: { username, password } });
    expect([answer.statusCode, answer.headers['retry-after'], answer.body]).toEqual([
      503,
      '30',
      'The academy is unavailable right now. Please try again in a minute.',
    ]);
    expect(await status(test, '/api/ready')).toBe(503);
    expect(await status(test, '/api/health')).toBe(200);
    expect(test.logLines.filter((line) => line.includes('is full'))).toHaveLength(1);

    await test.database.pool.query('drop function no_room cascade');
    await expect.poll(() => status(test, '/api/ready')).toBe(200);
    expect((await test.call('POST', '/api/auth/login', { body: { username, password } })).statusCode).toBe(
      200,
    );
  });

  it('is taken as the cause of errors without a code that happen meanwhile', async () => {
    const { username, password } = await test.addAccount('learner');
    await test.database.pool.query(`
      create function broken_block() returns trigger language plpgsql as
        $$ begin raise exception 'cannot read block 7' using errcode = 'XX000'; end $$;
      create trigger broken_block before insert on sign_ins execute function broken_block()`);
    const login = () => test.call('POST', '/api/auth/login', { body: { username, password } });
    expect((await login()).statusCode).toBe(500);
    test.services.readiness.setHasRoom(false);
    const { statusCode, headers } = await login();
    expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
  });
});
