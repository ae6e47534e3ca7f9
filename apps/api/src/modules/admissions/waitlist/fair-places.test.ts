import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { optionsOf } from '../../../database/driver/pool-options.ts';
import { startSecondProcess } from '../../../test/second-process.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import {
  emptyList,
  fillTo,
  form,
  OPEN_TO_ONE_ADDRESS,
  readStats,
  register,
  storedPositions,
} from './test/registrations.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => emptyList(test.database.pool));

const ask = (app: TestApp, email: string, address: string) =>
  app.call('POST', '/api/waitlist/register', { body: { ...form, email }, address });

describe('tries of one address', () => {
  it('are ten in ten minutes, and do not count for another address', async () => {
    await fillTo(test.database.pool, 50);
    for (let tries = 0; tries < 10; tries += 1)
      expect((await ask(test, form.email, '196.25.1.1')).statusCode).toBe(409);
    const refused = await ask(test, form.email, '196.25.1.1');
    expect([refused.statusCode, refused.body]).toEqual([
      429,
      'Too many registrations from your network. Please try again in a few minutes.',
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(test, form.email, '196.25.1.2')).body).toBe('The waiting list is full.');
  });

  it('are counted together for all addresses of one IPv6 network', async () => {
    await fillTo(test.database.pool, 50);
    for (let tries = 0; tries < 10; tries += 1) await ask(test, form.email, `2001:db8:1:2::${tries}`);
    expect((await ask(test, form.email, '2001:db8:1:2:ffff::1')).statusCode).toBe(429);
    expect((await ask(test, form.email, '2001:db8:1:3::1')).statusCode).toBe(409);
  });

  it('that a form of no sense costs are none', async () => {
    for (let tries = 0; tries < 15; tries += 1)
      expect((await ask(test, 'no address', '196.25.1.3')).statusCode).toBe(400);
    expect((await ask(test, form.email, '196.25.1.3')).statusCode).toBe(201);
  });
});

describe('tries of one address at several servers', () => {
  let second: TestApp;
  beforeAll(async () => {
    second = await startSecondProcess(test.database);
  });
  afterAll(() => second.close());
  const triesOf = async (address: string, times: number) => {
    const asked = Array.from({ length: times }, (_, index) =>
      ask(index % 2 === 0 ? test : second, form.email, address),
    );
    return (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  };
  const counted = async () => {
    const { rows } = await test.database.pool.query(
      `select sum(tries)::int as n from try_counts where key like 'waitlist-tries:%'`,
    );
    return rows[0].n;
  };

  it('are ten for all of them together', async () => {
    await fillTo(test.database.pool, 50);
    const statuses = await triesOf('196.25.2.1', 30);
    expect(statuses.filter((status) => status === 409)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it('cost a server no statement once it has refused them, until their window ends', async () => {
    await fillTo(test.database.pool, 50);
    await triesOf('196.25.2.2', 30);
    const before = await counted();
    expect(await triesOf('196.25.2.2', 30)).toEqual(Array(30).fill(429));
    expect(await counted()).toBe(before);
    for (const each of [test, second]) each.moveClock(10 * 60_000);
    expect((await ask(second, form.email, '196.25.2.2')).statusCode).toBe(409);
    expect((await ask(test, form.email, '196.25.2.2')).statusCode).toBe(409);
    for (const each of [test, second]) each.moveClock(-10 * 60_000);
  });

  it('take no second connection for a registration under an Idempotency-Key', async () => {
    const { pool } = test.services;
    const others = (optionsOf(pool).max ?? 1) - 1;
    const held = await Promise.all(Array.from({ length: others }, () => pool.connect()));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        register(test, { email: `key-${index}@example.co.za` }, { 'idempotency-key': `tries-${index}` }),
      ),
    ).finally(() => {
      for (const connection of held) connection.release();
    });
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
  });
});

describe('places of one address', () => {
  let eager: TestApp;
  beforeAll(async () => {
    eager = await createTestApp({ WAITLIST_TRIES: '1000' }, { database: test.database });
  });
  afterAll(() => eager.app.close());
  const SHARE =
    'No more places can be taken from your network today. Please try again tomorrow, or use another network.';
  const takeTen = async (address: string) => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, n) => ask(eager, `crowd${n}@example.co.za`, address)),
    );
    return answers.map(({ statusCode }) => statusCode).sort();
  };

  it('are ten a day, also when they are taken at once; another address still gets one', async () => {
    expect(await takeTen('196.25.2.1')).toEqual([...Array(10).fill(201), ...Array(4).fill(429)]);
    const refused = await ask(eager, 'eleventh@example.co.za', '196.25.2.1');
    expect([refused.statusCode, refused.body]).toEqual([429, SHARE]);
    expect(Number(refused.headers['retry-after'])).toBe(DAY_MS / 1000);
    expect((await ask(eager, 'neighbour@example.co.za', '196.25.2.2')).statusCode).toBe(201);
  });

  it('are free again a day later, and not a moment before', async () => {
    await takeTen('196.25.2.3');
    const next = () => ask(eager, 'next-day@example.co.za', '196.25.2.3');
    eager.moveClock(DAY_MS - 1);
    expect((await next()).statusCode).toBe(429);
    eager.moveClock(1);
    expect((await next()).statusCode).toBe(201);
  });

  it('taken while the clock was ahead do not count once it is right again', async () => {
    eager.moveClock(365 * DAY_MS);
    await takeTen('196.25.2.4');
    eager.moveClock(-365 * DAY_MS);
    expect((await ask(eager, 'right-time@example.co.za', '196.25.2.4')).statusCode).toBe(201);
  });

  it('are not given back by removing the entries', async () => {
    await takeTen('196.25.2.5');
    await test.database.pool.query('delete from waitlist_entries; update waitlist_counter set used = 0');
    expect((await ask(eager, 'again@example.co.za', '196.25.2.5')).body).toBe(SHARE);
  });
});

describe('removing an entry', () => {
  let open: TestApp;
  let admin: string;
  beforeAll(async () => {
    open = await createTestApp(OPEN_TO_ONE_ADDRESS, { database: test.database });
    admin = await open.signIn((await open.addAccount('administrator')).username);
  });
  afterAll(() => open.app.close());
  const idOf = async (position: number) =>
    (await test.database.pool.query('select id from waitlist_entries where position = $1', [position]))
      .rows[0].id;
  const remove = (id: string, cookie: string | undefined = admin) =>
    open.call('DELETE', `/api/admin/waitlist/${id}`, { cookie });

  it('frees the place, takes the name off the page at once and is written down', async () => {
    for (const name of ['Anna', 'Sipho', 'Zanele'])
      await open.call('POST', '/api/waitlist/register', {
        body: { ...form, name, email: `${name}@example.co.za` },
      });
    const version = (await open.call('GET', '/api/waitlist/stats')).headers.etag;
    const id = await idOf(2);
    expect((await remove(id)).statusCode).toBe(204);
    const stats = await open.call('GET', '/api/waitlist/stats', {
      headers: { 'if-none-match': String(version) },
    });
    expect(stats.json()).toMatchObject({ spotsLeft: 48, totalRegistered: 2 });
    expect(stats.json().recentSignups.map(({ name }: { name: string }) => name)).toEqual(['Zanele', 'Anna']);
    const { rows } = await test.database.pool.query(
      'select action, actor_id from audit_log where subject = $1',
      [id],
    );
    expect(rows).toEqual([{ action: 'remove-entry', actor_id: expect.any(String) }]);
    const again = await remove(id);
    expect([again.statusCode, again.body]).toEqual([404, 'This person is no longer on the waiting list.']);
  });

  it('LAND-37 lets the next person have that place, and only one', async () => {
    await fillTo(test.database.pool, 50);
    await remove(await idOf(7));
    expect((await ask(open, 'a@b.co', '10.0.0.1')).json()).toEqual({ position: 7 });
    expect((await ask(open, 'c@d.co', '10.0.0.1')).body).toBe('The waiting list is full.');
    expect(await readStats(open)).toMatchObject({ spotsLeft: 0, totalRegistered: 50 });
    expect(await storedPositions(test.database.pool)).toHaveLength(50);
  });

  it('removes one entry however many ask at once', async () => {
    await fillTo(test.database.pool, 3);
    const id = await idOf(2);
    const answers = await Promise.all([remove(id), remove(id), remove(id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404, 404]);
    expect(await readStats(open)).toMatchObject({ totalRegistered: 2 });
  });

  it('keeps the friends whom the person brought', async () => {
    await fillTo(test.database.pool, 2);
    const [first, second] = [await idOf(1), await idOf(2)];
    await test.database.pool.query('update waitlist_entries set referred_by = $1 where id = $2', [
      first,
      second,
    ]);
    expect((await remove(first)).statusCode).toBe(204);
    expect(await storedPositions(test.database.pool)).toEqual([2]);
  });
});
