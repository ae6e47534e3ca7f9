import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWhileHashing } from '../../../test/sign-in/open-while-hashing.ts';
import { useUp } from '../../../test/sign-in/use-up.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PASSWORD = 'tortoise lemon kraal';
let test: TestApp;
let admin: string;
let registered = 0;

beforeAll(async () => {
  test = await createTestApp({
    PUBLIC_URL: 'http://academy.example',
    WAITLIST_TRIES: '1000',
    WAITLIST_PLACES_PER_ADDRESS: '50',
  });
  admin = await test.signIn((await test.addAccount('administrator')).username);
});
afterAll(() => test.close());

interface Person {
  readonly id: string;
  readonly email: string;
  readonly referralCode: string;
}

async function register(): Promise<Person> {
  registered += 1;
  const email = `person${registered}@example.co.za`;
  const body = { email, name: 'Lerato Molefe', province: 'Gauteng' };
  const answer = await test.call('POST', '/api/waitlist/register', { body });
  expect(answer.statusCode).toBe(201);
  const { rows } = await test.database.pool.query(
    'select id, referral_code as "referralCode" from waitlist_entries where email = $1',
    [email],
  );
  return { email, ...rows[0] };
}

const invite = (...people: Person[]) =>
  test.call('POST', '/api/admin/waitlist/invitations', {
    cookie: admin,
    body: { entryIds: people.map(({ id }) => id) },
  });
const withdraw = ({ id }: Person) =>
  test.call('DELETE', `/api/admin/waitlist/invitations/${id}`, { cookie: admin });
const look = (token: string) => test.call('POST', '/api/invitations/look', { body: { token } });
const acceptWith = (token: string, more: object = {}) =>
  test.call('POST', '/api/invitations/accept', {
    body: { token, fullName: 'Thandi Nkosi', password: PASSWORD, ...more },
  });

async function mailsTo({ email }: Person): Promise<{ subject: string; body: string }[]> {
  const { rows } = await test.database.pool.query(
    'select subject, body from outbox_mails where recipient = $1 order by created_at, id',
    [email],
  );
  return rows;
}

async function tokensOf(person: Person): Promise<string[]> {
  const mails = await mailsTo(person);
  return mails.flatMap(
    ({ body }) => /http:\/\/academy\.example\/invitation#([\w-]{43})/.exec(body)?.[1] ?? [],
  );
}

async function invitedPerson(): Promise<Person & { token: string }> {
  const person = await register();
  await invite(person);
  const [token = ''] = await tokensOf(person);
  return { ...person, token };
}

async function stateOf({ id }: Person): Promise<string> {
  const list = await test.call('GET', '/api/admin/waitlist', { cookie: admin });
  return list.json().find((entry: { id: string }) => entry.id === id).state;
}

describe('inviting', () => {
  it('SHELL-20 mails a one-time link that makes the person a learner, and is then refused', async () => {
    const person = await invitedPerson();
    expect(await stateOf(person)).toBe('invited');
    const accepted = await acceptWith(person.token);
    expect(accepted.statusCode).toBe(201);
    expect(accepted.json()).toMatchObject({ role: 'learner', fullName: 'Thandi Nkosi', email: person.email });
    await test.signIn(person.email, PASSWORD);
    expect(await stateOf(person)).toBe('joined');

    const again = await acceptWith(person.token);
    expect([again.statusCode, again.body]).toEqual([
      410,
      'This invitation has been used, has expired or was withdrawn.',
    ]);
    expect((await look(person.token)).json().state).toBe('used');
  });

  it('stores the link only as a hash, and looking at it does not use it up', async () => {
    const person = await invitedPerson();
    for (let times = 0; times < 3; times += 1)
      expect((await look(person.token)).json()).toMatchObject({ state: 'open', email: person.email });
    const { rows } = await test.database.pool.query('select i::text as row from invitations i');
    expect(rows.map(({ row }) => row).join()).not.toContain(person.token);
    expect((await acceptWith(person.token)).statusCode).toBe(201);
  });

  it.each([
    ['<img src=x onerror=window.__xss=[4]>[a](javascript:alert(1))\u202ex', 'letters only'],
    ['=1+1', 'letters only'],
    ['Nаledi Dube', 'in Latin letters'],
    ['NexusAI Support', 'your own name'],
    [' T ', '2 to 100 letters'],
  ])('does not take %j as a name, and the link stays open', async (fullName, words) => {
    const person = await invitedPerson();
    const refused = await acceptWith(person.token, { fullName });
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining(words)]);
    expect((await look(person.token)).json().state).toBe('open');
  });

  it('keeps a name without what nobody sees', async () => {
    const person = await invitedPerson();
    const accepted = await acceptWith(person.token, {
      fullName: ' \u202aZoe\u0308\u200b  van der\u202e Merwe ',
    });
    expect(accepted.json()).toMatchObject({ fullName: 'Zoë van der Merwe' });
  });

  it('names nobody in the mail while the address is not confirmed, and a strange name never', async () => {
    const person = await register();
    const greetings = async () => (await mailsTo(person)).flatMap(({ body }) => /^Dumela.*/.exec(body) ?? []);
    await invite(person);
    await test.database.pool.query(
      `update waitlist_entries set confirm_by = now(), confirmed_at = now(), confirmation_hash = sha256('x')
        where id = $1`,
      [person.id],
    );
    await invite(person);
    await test.database.pool.query(
      "update waitlist_entries set name = 'Claim R5000 at https://evil.example' where id = $1",
      [person.id],
    );
    await invite(person);
    expect((await greetings()).sort()).toEqual(['Dumela', 'Dumela', 'Dumela Lerato Molefe']);
  });

  it('takes many at once and skips people who have joined', async () => {
    const joined = await invitedPerson();
    await acceptWith(joined.token);
    const [one, two] = [await register(), await register()];
    expect((await invite(one, two, joined)).json()).toEqual({ invited: 2 });
    expect(await tokensOf(joined)).toHaveLength(1);
  });

  it('again ends the earlier link', async () => {
    const person = await invitedPerson();
    await invite(person);
    const tokens = await tokensOf(person);
    expect(tokens).toHaveLength(2);
    const states = await Promise.all(tokens.map(async (token) => (await look(token)).json().state));
    expect(states.sort()).toEqual(['open', 'revoked']);
  });

  it('can be withdrawn, once', async () => {
    const person = await invitedPerson();
    expect((await withdraw(person)).statusCode).toBe(204);
    expect(await stateOf(person)).toBe('waiting');
    expect((await look(person.token)).json().state).toBe('revoked');
    expect((await acceptWith(person.token)).statusCode).toBe(410);
    const again = await withdraw(person);
    expect([again.statusCode, again.body]).toEqual([409, 'This person has no open invitation.']);
  });

  it('is written down with the name of who did it', async () => {
    const person = await invitedPerson();
    await withdraw(person);
    const { rows } = await test.database.pool.query(
      'select action, actor_id from audit_log where subject = $1 order by id',
      [person.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['invite', 'withdraw-invitation']);
    expect(rows[0].actor_id).toMatch(/^[\w-]{36}$/);
  });
});

describe('a link', () => {
  it('lasts seven days, and an expired one is replaced on request by a new mail', async () => {
    const person = await invitedPerson();
    test.moveClock(7 * DAY_MS - 1);
    expect((await look(person.token)).json().state).toBe('open');
    test.moveClock(1);
    expect((await look(person.token)).json().state).toBe('expired');
    expect((await acceptWith(person.token)).statusCode).toBe(410);
    admin = await test.signIn((await test.addAccount('administrator')).username);
    expect(await stateOf(person)).toBe('expired');

    const renewed = await test.call('POST', '/api/invitations/renew', { body: { token: person.token } });
    expect(renewed.statusCode).toBe(202);
    const newest = (await tokensOf(person)).find((token) => token !== person.token) ?? '';
    expect((await acceptWith(newest)).statusCode).toBe(201);
    const late = await test.call('POST', '/api/invitations/renew', { body: { token: person.token } });
    expect(late.statusCode).toBe(410);
  });

  it('that is open or withdrawn is not renewed', async () => {
    const person = await invitedPerson();
    const renew = () => test.call('POST', '/api/invitations/renew', { body: { token: person.token } });
    expect((await renew()).statusCode).toBe(410);
    await withdraw(person);
    expect((await renew()).statusCode).toBe(410);
  });

  it('that is made up is refused, and guessing is limited', async () => {
    const guess = () =>
      test.call('POST', '/api/invitations/look', { body: { token: 'made-up' }, address: '10.20.0.1' });
    expect((await guess()).statusCode).toBe(410);
    for (let tries = 0; tries < 30; tries += 1) expect((await guess()).statusCode).toBe(410);
    await test.database.pool.query(
      "update try_counts set tries = 100 where key like 'link-address:%' and tries > 30",
    );
    expect((await guess()).statusCode).toBe(429);
  });

  it('opens although others at the same address have guessed too often', async () => {
    const { token } = await invitedPerson();
    await useUp(test, 'link-address', '10.20.0.2');
    const look = (given: string) =>
      test.call('POST', '/api/invitations/look', { body: { token: given }, address: '10.20.0.2' });
    expect((await look('made-up')).statusCode).toBe(429);
    expect((await look(token)).statusCode).toBe(200);
  });

  it('stays open when the password is refused', async () => {
    const person = await invitedPerson();
    const answer = await acceptWith(person.token, { password: 'short' });
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      'Your password must be at least 8 characters long.',
    ]);
    expect((await acceptWith(person.token)).statusCode).toBe(201);
  });

  it('holds no connection while the password is hashed', async () => {
    const person = await invitedPerson();
    expect(await openWhileHashing(test, () => acceptWith(person.token))).toEqual([0]);
    expect(await stateOf(person)).toBe('joined');
  });

  it('makes one learner however many requests use it at once', async () => {
    const person = await invitedPerson();
    const answers = await Promise.all([
      acceptWith(person.token),
      acceptWith(person.token),
      acceptWith(person.token),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 410, 410]);
  });
});

/** The first friend also earns a badge. */
const A_FRIEND_AND_A_BADGE = [{ kind: 'friend-joined' }, { kind: 'achievement-unlocked' }];

describe('a referral code', () => {
  const eventsOf = async ({ email }: Person) =>
    (
      await test.database.pool.query(
        'select e.kind from learning_events e join users u on u.id = e.user_id where u.email = $1 order by e.sequence',
        [email],
      )
    ).rows;

  it('is in the welcome mail and records that a friend joined, once', async () => {
    const [old, friend] = [await invitedPerson(), await invitedPerson()];
    await acceptWith(old.token);
    const welcome = (await mailsTo(old)).find(({ subject }) => subject === 'Welcome to NexusAI Academy');
    expect(welcome?.body).toContain(old.referralCode);
    expect(await eventsOf(old)).toEqual([]);
    await acceptWith(friend.token, { referralCode: ` ${old.referralCode.toLowerCase()} ` });
    expect(await eventsOf(old)).toEqual(A_FRIEND_AND_A_BADGE);
  });

  it('counts also when the friend joins first', async () => {
    const [late, friend] = [await invitedPerson(), await invitedPerson()];
    await acceptWith(friend.token, { referralCode: late.referralCode });
    await acceptWith(late.token);
    expect(await eventsOf(late)).toEqual(A_FRIEND_AND_A_BADGE);
  });

  it('that nobody has, or the own one, is refused with a sentence', async () => {
    const person = await invitedPerson();
    for (const referralCode of ['NOSUCH', person.referralCode]) {
      const answer = await acceptWith(person.token, { referralCode });
      expect([answer.statusCode, answer.body]).toEqual([
        400,
        'We do not know this referral code. Please check it, or leave it out.',
      ]);
    }
  });
});
