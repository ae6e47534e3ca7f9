import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createListener, type Listener } from '../../../database/listener.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { readStats, register } from './test/registrations.ts';
import { LISTEN_TO_CHANGES } from './waitlist.store.ts';

// A busy machine connects late.
const PATIENT = { timeout: 30_000, interval: 20 };

let test: TestApp;
let listener: Listener;
let notifications = 0;
beforeEach(async () => {
  test = await createTestApp();
  notifications = 0;
  listener = createListener(test.services, {
    statement: LISTEN_TO_CHANGES,
    whenLost: 'unheard',
    onNotification() {
      notifications += 1;
    },
  });
  listener.start();
  await expect.poll(() => listener.isListening, PATIENT).toBe(true);
});
afterEach(async () => {
  await listener.stop();
  await test.close();
});

const NAMES = ['Anna', 'Bongani', 'Chipo'];
const LISTENERS = `from pg_stat_activity where datname = current_database() and query = 'listen waitlist'`;
const tell = () => test.database.pool.query("select pg_notify('waitlist', '')");
async function killListeners(): Promise<number[]> {
  const { rows } = await test.database.pool.query(`select pid, pg_terminate_backend(pid) ${LISTENERS}`);
  return rows.map(({ pid }) => pid);
}

describe('listening to the changes of the waiting list', () => {
  it('begins with one notification, because earlier changes were missed', async () => {
    expect(notifications).toBe(1);
    await tell();
    await expect.poll(() => notifications, PATIENT).toBe(2);
  });

  it('reconnects by itself after a lost connection, logs it, and receives later changes', async () => {
    const killed = await killListeners();
    expect(killed).toHaveLength(1);
    await expect.poll(() => listener.isListening, { timeout: 30_000, interval: 1 }).toBe(false);
    await expect.poll(() => listener.isListening, PATIENT).toBe(true);
    expect(notifications).toBe(2);
    const { rows } = await test.database.pool.query(`select pid ${LISTENERS}`);
    expect(rows).toHaveLength(1);
    expect(killed).not.toContain(rows[0].pid);
    await tell();
    await expect.poll(() => notifications, PATIENT).toBe(3);
    expect(test.logLines.join('')).toContain('unheard');
  });

  it('LAND-33 however often it is cut off, the stats follow the list', async () => {
    for (let person = 1; person <= 3; person += 1) {
      await readStats(test);
      await killListeners();
      await register(test, { email: `person${person}@example.co.za` });
      expect(await readStats(test)).toMatchObject({ totalRegistered: person, spotsLeft: 50 - person });
      await test.database.pool.query(
        `update waitlist_entries set name = '${NAMES[person - 1]}'; select pg_notify('waitlist', '')`,
      );
      const newest = async () => (await readStats(test)).recentSignups[0].name;
      await expect.poll(newest, PATIENT).toBe(NAMES[person - 1]);
    }
  });

  it('ends when it is stopped, also while it is cut off, and does not begin again', async () => {
    await killListeners();
    await listener.stop();
    listener.start();
    expect(listener.isListening).toBe(false);
    const { rows } = await test.database.pool.query(`select pid ${LISTENERS}`);
    expect(rows).toEqual([]);
  });
});
