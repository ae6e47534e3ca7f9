import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useUp } from '../../../test/sign-in/use-up.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { freeLapsedPlaces } from './index.ts';
import { emptyList, form, OPEN_TO_ONE_ADDRESS, readStats, register } from './test/registrations.ts';

const HOUR_MS = 60 * 60 * 1000;
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    ...OPEN_TO_ONE_ADDRESS,
    SMTP_URL: 'smtp://mail.example',
    PUBLIC_URL: 'http://academy.example',
    CONTACT_EMAIL: 'people@academy.example',
  });
});
afterAll(() => test.close());
beforeEach(() => emptyList(test.database.pool));

async function mailsTo(email: string): Promise<{ subject: string; body: string }[]> {
  const { rows } = await test.database.pool.query(
    'select subject, body from outbox_mails where recipient = $1 order by created_at, subject',
    [email],
  );
  return rows;
}

async function mailedToken(email = form.email): Promise<string> {
  const [mail] = await mailsTo(email);
  return /http:\/\/academy\.example\/confirm-place#([\w-]{43})\n/.exec(mail?.body ?? '')?.[1] ?? '';
}

async function mailedTokens(): Promise<string[]> {
  const mails = await mailsTo(form.email);
  return mails.flatMap(({ body }) => /confirm-place#([\w-]{43})\n/.exec(body)?.[1] ?? []);
}

const confirm = (token: string, headers = {}) =>
  test.call('POST', '/api/waitlist/confirm', { body: { token }, headers });
const freeLapsed = () => freeLapsedPlaces(test.services.db, test.services.clock());
const names = async () => (await readStats(test)).recentSignups.map(({ name }: { name: string }) => name);

describe('with mail configured a place', () => {
  it('LAND-36 is held for 48 hours and says so; until it is confirmed the name is not shown', async () => {
    const answer = await register(test);
    const confirmBy = new Date(test.services.clock().getTime() + 48 * HOUR_MS).toISOString();
    expect([answer.statusCode, answer.json()]).toEqual([201, { position: 1, confirmBy }]);
    expect(await readStats(test)).toMatchObject({ spotsLeft: 49, totalRegistered: 1, recentSignups: [] });
    const [mail] = await mailsTo(form.email);
    expect(mail?.subject).toBe('Please confirm your place at NexusAI Academy');
    expect(mail?.body).toContain('place #1 of 50');
    expect(mail?.body).not.toMatch(/referral|localhost/);
  });

  it('is confirmed although others at the same address have guessed links too often', async () => {
    await register(test);
    await useUp(test, 'link-address', '127.0.0.1');
    expect((await confirm('made-up')).statusCode).toBe(429);
    expect((await confirm(await mailedToken())).statusCode).toBe(200);
    await test.database.pool.query("delete from try_counts where key like 'link-address:%'");
  });

  it('is firm once the link is confirmed; pressing again says the same and sends no second letter', async () => {
    await register(test);
    const token = await mailedToken();
    for (let times = 0; times < 2; times += 1) {
      const answer = await confirm(token);
      expect([answer.statusCode, answer.json()]).toEqual([200, { position: 1 }]);
    }
    expect(await names()).toEqual(['Thandi']);
    expect((await mailsTo(form.email))[1]?.body).toMatch(/^Hello Thandi Nkosi\n/);
    expect((await mailsTo(form.email)).map(({ subject }) => subject)).toEqual([
      'Please confirm your place at NexusAI Academy',
      'Your early-access place at NexusAI Academy',
    ]);
    test.moveClock(100 * HOUR_MS);
    await freeLapsed();
    expect(await readStats(test)).toMatchObject({ totalRegistered: 1 });
  });

  it('returns to the pool after 48 hours, and the person may register again', async () => {
    await register(test);
    const token = await mailedToken();
    test.moveClock(48 * HOUR_MS - 1);
    await freeLapsed();
    expect(await readStats(test)).toMatchObject({ totalRegistered: 1 });
    test.moveClock(1);
    const late = await confirm(token);
    expect([late.statusCode, late.body]).toEqual([
      410,
      'This link is no longer valid. Your place may have gone to somebody else.',
    ]);
    await freeLapsed();
    await expect.poll(async () => (await readStats(test)).spotsLeft).toBe(50);
    expect((await register(test)).statusCode).toBe(201);
  });

  it('is not confirmed by a link that nobody sent, nor by reading', async () => {
    await register(test);
    expect((await confirm('made-up')).statusCode).toBe(410);
    const token = await mailedToken();
    expect((await test.call('GET', `/api/waitlist/confirm?token=${token}`)).statusCode).toBe(405);
    expect(await names()).toEqual([]);
  });

  it('LAND-39 whose address registers again has its letter sent again; the answer is 409 as ever', async () => {
    await register(test);
    const again = await register(test, { email: form.email.toUpperCase(), name: 'Somebody Else' });
    expect([again.statusCode, again.body]).toEqual([409, 'This email address is already on the list.']);
    const mails = await mailsTo(form.email);
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array(2).fill('Please confirm your place at NexusAI Academy'),
    );
    expect(mails.every(({ body }) => body.startsWith('Hello\n') && !body.includes('Thandi'))).toBe(true);
    const tokens = await mailedTokens();
    expect(new Set(tokens).size).toBe(2);
    // The first letter may only have been late.
    for (const token of tokens) expect((await confirm(token)).json()).toEqual({ position: 1 });
    expect(await readStats(test)).toMatchObject({ totalRegistered: 1 });
  });

  it('whose letter was repeated three times gets no further one, and a firm place none at all', async () => {
    await register(test);
    await Promise.all(Array.from({ length: 6 }, () => register(test)));
    expect(await mailsTo(form.email)).toHaveLength(4);
    const other = { email: 'firm@example.co.za' };
    await register(test, other);
    await confirm(await mailedToken(other.email));
    const letters = await mailsTo(other.email);
    expect((await register(test, other)).statusCode).toBe(409);
    expect(await mailsTo(other.email)).toHaveLength(letters.length);
  });

  it('keeps its link only as a hash', async () => {
    await register(test);
    const { rows } = await test.database.pool.query('select e::text as row from waitlist_entries e');
    expect(rows[0].row).not.toContain(await mailedToken());
  });

  it('that is not confirmed is not invited', async () => {
    await register(test);
    const admin = await test.signIn((await test.addAccount('administrator')).username);
    const list = await test.call('GET', '/api/admin/waitlist', { cookie: admin });
    expect(list.json()).toMatchObject([{ state: 'unconfirmed' }]);
    const invite = () =>
      test.call('POST', '/api/admin/waitlist/invitations', {
        cookie: admin,
        body: { entryIds: [list.json()[0].id] },
      });
    expect((await invite()).json()).toEqual({ invited: 0 });
    await confirm(await mailedToken());
    expect((await invite()).json()).toEqual({ invited: 1 });
  });
});
