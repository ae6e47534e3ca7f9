import type { Answer } from '@academy/contract';
import { SPECIFIED_SETTINGS } from '@academy/domain/academy/academy-settings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSecondProcess } from '../../../test/second-process.ts';
import { signInAs } from '../../../test/sign-in/sign-in-as.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addTestCourse } from '../../../test/test-course.ts';

type StoredSettings = Answer<'GET /api/admin/settings'>;
type Stats = Answer<'GET /api/waitlist/stats'>;

let test: TestApp;
let second: TestApp;
let cookie: string;
beforeAll(async () => {
  test = await createTestApp({ WAITLIST_TRIES: '1000', WAITLIST_PLACES_PER_ADDRESS: '1000' });
  await addTestCourse(test.database.db, { id: 'without-price' });
  second = await startSecondProcess(test.database, {});
  cookie = await signInAs(test, (await test.addAccount('administrator')).id);
});
afterAll(async () => {
  await second.close();
  await test.close();
});

const read = async () => (await test.call('GET', '/api/admin/settings', { cookie })).json<StoredSettings>();
async function change(changes: Partial<StoredSettings['settings']>, version?: number) {
  const current = await read();
  return test.app.inject({
    method: 'PUT',
    url: '/api/admin/settings',
    headers: { cookie, accept: 'application/problem+json' },
    payload: { ...current.settings, ...changes, version: version ?? current.version },
  });
}
const stats = async (of = test) => (await of.call('GET', '/api/waitlist/stats')).json<Stats>();
const register = (name: string) =>
  test.call('POST', '/api/waitlist/register', {
    body: { email: `${name}@example.co.za`, name, province: 'Gauteng' },
  });

beforeEach(async () => {
  await test.database.pool.query('delete from waitlist_entries');
  await test.database.pool.query('update waitlist_counter set used = 0');
  await change(SPECIFIED_SETTINGS);
});

describe('the settings of the academy', () => {
  it('start as the specification says, and visitors are sent no defaults', async () => {
    expect((await read()).settings).toEqual(SPECIFIED_SETTINGS);
    expect(await stats()).toEqual({ spotsLeft: 50, totalRegistered: 0, recentSignups: [] });
  });

  it('reach the landing page with its figures, in every process', async () => {
    const launch = { launchAt: '2026-01-31T18:30:00', announcedOn: '2026-02-01', isOpen: true, places: 80 };
    const answer = await change({ ...launch, videosUrl: 'https://school.co.za/videos' });
    expect(answer.json<StoredSettings>()).toMatchObject({ settings: launch, changedBy: expect.any(String) });
    const changes = { ...launch, videosUrl: 'https://school.co.za/videos' };
    expect(await stats()).toMatchObject({ spotsLeft: 80, academy: changes });
    await expect.poll(() => stats(second)).toMatchObject({ spotsLeft: 80, academy: changes });
  });

  it('set how many places there are, for the list, its answer and its letter', async () => {
    await change({ places: 2, generalEmail: 'people@school.co.za' });
    expect((await register('Thandi')).json()).toEqual({ position: 1, places: 2 });
    expect((await register('Sipho')).statusCode).toBe(201);
    expect((await register('Naledi')).body).toBe('The waiting list is full.');
    const { rows } = await test.database.pool.query<{ body: string }>(
      "select body from outbox_mails where recipient = 'Thandi@example.co.za'",
    );
    expect(rows[0]?.body).toContain('early-access place #1 of 2.');
    expect(rows[0]?.body).toContain('write to people@school.co.za');
    await change({ places: 3 });
    expect((await register('Naledi')).json()).toEqual({ position: 3, places: 3 });
  });

  it('leave nobody without a place, also when the place is taken at the same moment', async () => {
    await register('Thandi');
    await register('Sipho');
    const refused = await change({ places: 1 });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'places-taken']);
    expect(refused.json().detail).toBe(
      'Early-access place 2 is taken, so there cannot be fewer places than that.',
    );
    const { version } = await read();
    await Promise.all([
      ...['a', 'b', 'c', 'd', 'e'].map((name) => register(`person-${name}`)),
      change({ places: 4 }, version),
    ]);
    const { settings, highestPlace } = await read();
    expect(highestPlace).toBeLessThanOrEqual(settings.places);
  });

  it('set the price of a course without one, from the next quote on', async () => {
    const quote = async () =>
      (await test.call('GET', '/api/courses/without-price', { cookie })).json<
        Answer<'GET /api/courses/:courseId'>
      >().quote;
    const before = await quote();
    expect(before.was).toBe(1800);
    await change({ coursePriceInRand: 1000 });
    expect(await quote()).toMatchObject({ was: 1000, price: 650 });
    expect((await quote()).id).not.toBe(before.id);
  });

  it('tell devices what data costs, only while it is another price than the specified one', async () => {
    const user = async () =>
      (await test.call('GET', '/api/auth/user', { cookie })).json<Answer<'GET /api/auth/user'>>();
    expect(await user()).not.toHaveProperty('gigabytePriceInCents');
    await change({ gigabytePriceInCents: 4900 });
    expect((await user()).gigabytePriceInCents).toBe(4900);
  });

  it('give the contacts and links of the help page', async () => {
    const contact = {
      generalEmail: 'info@school.co.za',
      supportEmail: 'help@school.co.za',
      phone: '012 345 6789',
    };
    await change({ ...contact, documentationUrl: 'https://school.co.za/docs' });
    const help = (await test.call('GET', '/api/help', { cookie })).json<Answer<'GET /api/help'>>();
    expect(help).toMatchObject({ contact, documentationUrl: 'https://school.co.za/docs' });
  });

  it('leave contacts that nobody changed as the server is configured, also after the configuration changes', async () => {
    await test.database.pool.query(
      'update academy_settings set general_email = null, support_email = null, phone = null, documentation_url = null, videos_url = null',
    );
    await change({ places: 62, phone: '012 345 6789' });
    const anew = await startSecondProcess(test.database, {
      CONTACT_EMAIL: 'new@school.co.za',
      CONTACT_PHONE: '011 111 1111',
      VIDEOS_URL: 'https://school.co.za/new-videos',
    });
    const help = await anew.call('GET', '/api/help', { cookie });
    await anew.close();
    expect(help.json()).toMatchObject({
      contact: { generalEmail: 'new@school.co.za', phone: '012 345 6789' },
      videosUrl: 'https://school.co.za/new-videos',
    });
  });

  it('tell the second administrator that somebody was faster, and keep what the first one saved', async () => {
    const { version } = await read();
    expect((await change({ places: 60 }, version)).statusCode).toBe(200);
    const late = await change({ places: 70 }, version);
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed-meanwhile']);
    expect((await read()).settings.places).toBe(60);
  });

  it('write each change into the audit log by its name, and nothing where nothing changed', async () => {
    const audit = async () =>
      (
        await test.database.pool.query(
          "select subject, reason from audit_log where action = 'change-setting' order by id desc limit 2",
        )
      ).rows;
    await change({ places: 61, phone: '012 345 6789' });
    expect(await audit()).toEqual(
      expect.arrayContaining([
        { subject: 'places', reason: '50 → 61' },
        { subject: 'phone', reason: '+27 10 000 0000 → 012 345 6789' },
      ]),
    );
    const { version } = await read();
    await change({});
    expect((await read()).version).toBe(version);
  });

  it.each([
    [{ launchAt: '2099-01-01T00:00:00', isOpen: true }, 409],
    [{ launchAt: '2026-02-30T00:00:00' }, 422],
    [{ launchAt: '2026-02-03 00:00' }, 400],
    [{ announcedOn: '2026-02-30' }, 400],
    [{ places: 0 }, 400],
    [{ places: 1001 }, 400],
    [{ coursePriceInRand: -1 }, 400],
    [{ gigabytePriceInCents: 0 }, 400],
    [{ gigabytePriceInCents: 100_001 }, 400],
    [{ generalEmail: 'nobody' }, 400],
    [{ videosUrl: 'javascript:alert(1)' }, 400],
    [{ phone: 'call me' }, 400],
  ])('refuse %j', async (changes, status) => {
    expect((await change(changes)).statusCode).toBe(status);
    expect((await read()).settings).toEqual(SPECIFIED_SETTINGS);
  });

  it('are one row that cannot be what the domain refuses', async () => {
    const { pool } = test.database;
    await expect(pool.query('insert into academy_settings (only_row) values (true)')).rejects.toThrow();
    await expect(pool.query('update academy_settings set places = 0')).rejects.toThrow();
    await expect(pool.query("update academy_settings set videos_url = 'x'")).rejects.toThrow();
  });
});
