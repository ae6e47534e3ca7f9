import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSecondProcess } from '../../../test/second-process.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { emptyList, fillTo, OPEN_TO_ONE_ADDRESS, readStats, register } from './test/registrations.ts';

let test: TestApp;
let second: TestApp;
beforeAll(async () => {
  test = await createTestApp(OPEN_TO_ONE_ADDRESS);
  second = await startSecondProcess(test.database, OPEN_TO_ONE_ADDRESS);
});
/** Both processes have an empty list in memory. */
beforeEach(async () => {
  await emptyList(test.database.pool);
  // The first read makes a process listen.
  for (const each of [test, second]) await readStats(each);
  await expect.poll(listeners).toBe(2);
  for (const each of [test, second])
    await expect.poll(async () => (await readStats(each)).totalRegistered).toBe(0);
});
afterAll(async () => {
  await second.close();
  await test.close();
});

const HEARD_WITHIN_MS = 200;
const STATS = '/api/waitlist/stats';
const LISTENERS = `from pg_stat_activity where datname = current_database() and query = 'listen waitlist'`;

async function listeners(): Promise<number> {
  const { rows } = await test.database.pool.query(`select count(*)::int as n ${LISTENERS}`);
  return rows[0].n;
}

/** A change without a notification, so that memory and database can be told apart. */
async function changeWithoutNotify(): Promise<void> {
  await test.database.pool.query("update waitlist_entries set name = 'Unheard'");
}

describe('stats (1§3)', () => {
  it('LAND-33 tell the spots, the total and the latest six, newest first', async () => {
    expect(await readStats(test)).toEqual({ spotsLeft: 50, totalRegistered: 0, recentSignups: [] });
    const people = ['Anna', 'Bongani', 'Chipo', 'Dineo', 'Esther', 'Fikile', 'Gugu'];
    for (const name of people)
      await register(test, { email: `${name}@example.co.za`, name: `${name} Zulu`, province: 'Free State' });
    const stats = await readStats(test);
    expect(stats).toMatchObject({ spotsLeft: 43, totalRegistered: 7 });
    expect(stats.recentSignups.map(({ name }: { name: string }) => name)).toEqual(
      people.slice(1).toReversed(),
    );
    expect(stats.recentSignups[0]).toEqual({
      name: 'Gugu',
      signupDate: test.services.clock().toISOString(),
      province: 'Free State',
    });
  });

  it('LAND-33 give out no e-mail address', async () => {
    await register(test, { email: 'secret.person@example.co.za' });
    const { body } = await test.call('GET', STATS);
    expect(body).toContain('Thandi');
    expect(body).not.toContain('Nkosi');
    expect(body).not.toContain('@');
    expect(body).not.toContain('secret');
  });

  it('LAND-33 come from memory, and count a registration at once for the process that took it', async () => {
    await register(test);
    await expect.poll(async () => (await readStats(test)).totalRegistered).toBe(1);
    // The notification of the registration itself may still arrive, and clears the memory once more.
    await expect
      .poll(async () => {
        await test.database.pool.query("update waitlist_entries set name = 'Thandi Nkosi'");
        const before = await readStats(test);
        await changeWithoutNotify();
        return [before, await readStats(test)].map((stats) => stats.recentSignups[0].name);
      })
      .toEqual(['Thandi', 'Thandi']);
    for (let n = 2; n <= 20; n += 1) {
      const key = { 'idempotency-key': `at-once-${n}` };
      await register(test, { email: `p${n}@example.co.za` }, n % 2 === 0 ? key : {});
      expect(await readStats(test)).toMatchObject({ totalRegistered: n, spotsLeft: 50 - n });
    }
  });

  it('LAND-33 of one process soon count what another one registered', async () => {
    await register(test);
    await expect.poll(async () => (await readStats(second)).totalRegistered, { interval: 20 }).toBe(1);
  });

  it('LAND-33 are read from the database while changes cannot be heard, and from memory again after', async () => {
    await fillTo(test.database.pool, 3);
    await test.database.pool.query(`select pg_terminate_backend(pid) ${LISTENERS}`);
    await expect.poll(listeners).toBe(0);
    await register(test);
    expect((await readStats(second)).totalRegistered).toBe(4);
    await changeWithoutNotify();
    expect((await readStats(second)).recentSignups[0].name).toBe('Unheard');
    await expect.poll(listeners).toBe(2);
    await register(test, { email: 'again@example.co.za' });
    await expect.poll(async () => (await readStats(second)).totalRegistered).toBe(5);
  });

  it('LAND-33 that were being read when a change was heard are not kept', async () => {
    await register(test);
    await expect.poll(async () => (await readStats(second)).totalRegistered).toBe(1);
    const holder = await test.database.pool.connect();
    await holder.query('begin; lock table waitlist_entries');
    await test.database.pool.query("select pg_notify('waitlist', '')");
    // impatient: heard later, it would make the reading below an old one all the same
    await pause(HEARD_WITHIN_MS);
    const reading = readStats(second);
    const waiting = `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await test.database.pool.query(waiting)).rows[0].n).toBe(1);
    await test.database.pool.query("select pg_notify('waitlist', '')");
    // impatient: heard later, the reading is read again all the same
    await pause(HEARD_WITHIN_MS);
    await holder.query('rollback');
    holder.release();
    expect((await reading).recentSignups[0].name).toBe('Thandi');
    await changeWithoutNotify();
    expect((await readStats(second)).recentSignups[0].name).toBe('Unheard');
  });

  it('LAND-33 are read once for everyone who asks at once', async () => {
    let reads = 0;
    second.database.sidePool.on('acquire', () => {
      reads += 1;
    });
    await register(test);
    await expect.poll(async () => (await readStats(second)).totalRegistered).toBe(1);
    reads = 0;
    await test.database.pool.query("select pg_notify('waitlist', '')");
    await expect
      .poll(async () => {
        await Promise.all(Array.from({ length: 50 }, () => readStats(second)));
        return reads;
      })
      .toBe(1);
  });

  it('LAND-33 are not sent again to who has them, and get a new version with a registration', async () => {
    const first = await test.call('GET', STATS);
    const version = String(first.headers.etag);
    expect(version).toMatch(/^"[\w-]{43}"$/);
    expect(first.headers['cache-control']).toBe('no-cache');
    for (const each of [test, second]) {
      const again = await each.call('GET', STATS, { headers: { 'if-none-match': version } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    await register(test);
    const changed = await test.call('GET', STATS, { headers: { 'if-none-match': version } });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(version);
  });
});
