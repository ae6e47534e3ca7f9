import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const NOT_TAKEN = 'We could not register you. Please check your details and try again.';
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ ...OPEN_TO_ONE_ADDRESS, CONTACT_EMAIL: 'people@academy.example' });
});
afterAll(() => test.close());
beforeEach(() => emptyList(test.database.pool));

async function mails() {
  const { rows } = await test.database.pool.query('select recipient, subject, body from outbox_mails');
  return rows;
}

async function refusal(changes: object) {
  const answer = await register(test, changes);
  return [answer.statusCode, answer.body];
}

describe('registering (1§7)', () => {
  it('LAND-36 takes e-mail, name and province without a sign-in and answers the position', async () => {
    const first = await register(test);
    expect([first.statusCode, first.json()]).toEqual([201, { position: 1 }]);
    const second = await register(test, { email: 'sipho@example.co.za' });
    expect(second.json()).toEqual({ position: 2 });
    const { rows } = await test.database.pool.query('select * from waitlist_entries where position = 1');
    expect(rows[0]).toMatchObject({ ...form, registered_at: test.services.clock() });
    expect(rows[0].referral_code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  });

  it.each([
    [{ email: 'a@b' }, 'Please enter a valid email address.'],
    [{ email: undefined }, 'Please enter a valid email address.'],
    [{ email: `${'a'.repeat(250)}@b.co` }, 'Please enter a valid email address.'],
    [{ name: undefined }, 'Please fill in all fields including your province.'],
    [{ province: undefined }, 'Please fill in all fields including your province.'],
    [{ province: '' }, 'Please fill in all fields including your province.'],
    [{ name: ' A ' }, 'Please enter at least 2 characters for your name.'],
    [{ name: 'ʻʻ' }, 'Please enter at least 2 characters for your name.'],
    [{ province: 'Atlantis' }, 'Please choose one of the nine provinces.'],
    [{ province: 'gauteng' }, 'Please choose one of the nine provinces.'],
    [{ website: 'https://spam.example' }, NOT_TAKEN],
    [{ shownForMs: 1999 }, NOT_TAKEN],
  ])('LAND-38 with %j is refused with one sentence and leaves nothing behind', async (changes, sentence) => {
    expect(await refusal(changes)).toEqual([400, sentence]);
    expect(await storedPositions(test.database.pool)).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it.each([
    ['the trap', { website: 'https://spam.example' }, 0],
    ['a name that is none', { name: ' A ' }, 0],
    ['nothing wrong', {}, 1],
  ])('holds a connection only for a form that may be taken: with %s', async (_what, changes, expected) => {
    const { db } = test.services;
    const { transaction } = db;
    let begun = 0;
    Object.assign(db, {
      transaction(...given: Parameters<typeof transaction>) {
        begun += 1;
        return transaction.apply(db, given);
      },
    });
    await register(test, changes).finally(() => Object.assign(db, { transaction }));
    expect(begun).toBe(expected);
  });

  it.each([
    { name: 'x'.repeat(10_000) },
    { name: 'x'.repeat(101) },
    { name: 7 },
    { email: ['a@b.co'] },
    { name: 'Al\u0000' },
    { role: 'administrator' },
  ])('LAND-38 does not take a body of another shape (%#)', async (changes) => {
    expect((await register(test, changes)).statusCode).toBe(400);
    expect(await storedPositions(test.database.pool)).toEqual([]);
  });

  it.each([
    'Winner! Claim R5000 at https://evil.example/x before noon, pin 1234',
    'Bob Bcc: a@b.c https://evil.example',
    'Bob evil.example',
    '<script>alert(1)</script>',
    "Robert'); drop table waitlist_entries;--",
    '=1+1',
    '😀👩🏽‍🚀',
    '😀'.repeat(100),
    'Nаledi',
    'NexusAI Academy',
    'ɴexusAI',
    'ᴀᴅᴍɪɴ Mokoena',
    'Win-R-five-thousand www.x.co',
    'Bob t.me',
  ])('LAND-38 does not take %j as a name, says what to write, and mails nobody', async (name) => {
    const [status, sentence] = await refusal({ name });
    expect(status).toBe(400);
    expect(sentence).toMatch(/Please (write|use) /);
    expect(await storedPositions(test.database.pool)).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it.each([
    ["Nomvula d'Oliveira-van der Merwe", "Nomvula d'Oliveira-van der Merwe", 'Nomvula'],
    ['Ṱhilidzi Nemaḓodzi', 'Ṱhilidzi Nemaḓodzi', 'Ṱhilidzi'],
    ['\u202EThandi', 'Thandi', 'Thandi'],
    ['Ouma-Tannie-Sannie Botha', 'Ouma-Tannie-Sannie Botha', 'Ouma'],
    ['Call-me-on-zero-eight-two-five-five Bob', 'Call-me-on-zero-eight-two-five-five Bob', 'Call'],
    ['Callmeonzeroeighttwofivefive Bob', 'Callmeonzeroeighttwofivefive Bob', 'C.'],
    ['Ouma   Tannie-Sannie', 'Ouma Tannie-Sannie', 'Ouma'],
  ])('LAND-21 LAND-36 keeps the name %j as %j and shows %s in public', async (name, kept, shown) => {
    expect((await register(test, { name })).statusCode).toBe(201);
    const { rows } = await test.database.pool.query('select name from waitlist_entries');
    expect(rows).toEqual([{ name: kept }]);
    expect((await readStats(test)).recentSignups[0].name).toBe(shown);
  });

  it('LAND-21 shows nothing of a name that was stored before there was a rule', async () => {
    await register(test);
    await test.database.pool.query(
      `update waitlist_entries set name = 'Claim R5000 at https://evil.example'; select pg_notify('waitlist', '')`,
    );
    const newest = async () => (await readStats(test)).recentSignups[0].name;
    await expect.poll(newest, { timeout: 120_000 }).toBe('Somebody');
  });

  it.each(['THANDI@example.co.za.', 'ｔhandi@example.co.za', '\u202athandi@example.co.za\u202c'])(
    'LAND-39 knows %j for the address that it is',
    async (email) => {
      await register(test);
      expect(await refusal({ email })).toEqual([409, 'This email address is already on the list.']);
    },
  );

  it('LAND-39 refuses an address that is on the list, whatever its case, and takes no place', async () => {
    await register(test);
    expect(await refusal({ email: ' THANDI@Example.co.ZA ' })).toEqual([
      409,
      'This email address is already on the list.',
    ]);
    expect((await register(test, { email: 'next@example.co.za' })).json()).toEqual({ position: 2 });
    expect(await mails()).toHaveLength(2);
  });

  it('LAND-37 sells the 50th place and refuses the 51st', async () => {
    await fillTo(test.database.pool, 49);
    expect((await register(test)).json()).toEqual({ position: 50 });
    expect(await refusal({ email: 'late@example.co.za' })).toEqual([409, 'The waiting list is full.']);
    expect(await readStats(test)).toMatchObject({ spotsLeft: 0, totalRegistered: 50 });
    expect(await mails()).toHaveLength(1);
  });

  it('LAND-39 tells someone on a full list that they are on it', async () => {
    await fillTo(test.database.pool, 50);
    expect(await refusal({ email: 'Filled7@example.co.za' })).toEqual([
      409,
      'This email address is already on the list.',
    ]);
  });

  it('LAND-36 gives a repeated request the place that it has', async () => {
    const key = { 'idempotency-key': 'registration-1' };
    const first = await register(test, {}, key);
    const again = await register(test, {}, key);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(await storedPositions(test.database.pool)).toEqual([1]);
    expect(await mails()).toHaveLength(1);
  });

  it('LAND-36 takes back place, mail and key when something breaks in between', async () => {
    const key = { 'idempotency-key': 'registration-2' };
    await test.database.pool.query('alter table outbox_mails rename to outbox_mails_away');
    const failed = await register(test, {}, key);
    await test.database.pool.query('alter table outbox_mails_away rename to outbox_mails');
    expect(failed.statusCode).toBe(500);
    expect(await readStats(test)).toMatchObject({ spotsLeft: 50, totalRegistered: 0 });
    expect((await register(test, {}, key)).json()).toEqual({ position: 1 });
  });
});

describe('the letter', () => {
  it('names nobody before the address is confirmed, and has position, referral code and the way to be removed', async () => {
    await fillTo(test.database.pool, 6);
    await register(test);
    const [mail] = await mails();
    const { rows } = await test.database.pool.query(
      'select referral_code from waitlist_entries where position = 7',
    );
    expect(mail.recipient).toBe(form.email);
    expect(mail.body).toMatch(/^Hello\n/);
    expect(mail.body).toContain('early-access place #7 of 50');
    expect(mail.body).toContain(`Your referral code is ${rows[0].referral_code}.`);
    expect(mail.body).toContain('Recent Pioneers');
    expect(mail.body).toContain('write to people@academy.example.');
    expect(mail.body).not.toContain('localhost');
  });
});
