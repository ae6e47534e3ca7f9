import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmailChanges, freshAddress } from '../../../../test/sign-in/email-changes.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addLearner } from '../../../../test/test-learner.ts';

const PASSWORD = 'correct horse battery';
const DAY_MS = 24 * 60 * 60_000;

let test: TestApp;
let changes: ReturnType<typeof createEmailChanges>;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  changes = createEmailChanges(test);
});
afterAll(() => test.close());

describe('a change of the e-mail address', () => {
  it('counts once the link at the new address is opened, and both addresses get a mail', async () => {
    const person = await addLearner(test);
    const email = freshAddress();
    expect((await changes.ask(person, email)).statusCode).toBe(202);
    expect((await person.get('/api/auth/email-change')).json()).toMatchObject({
      email: person.email,
      pending: { email },
    });
    expect((await changes.emailOf(person)).email).toBe(person.email);
    const [token] = await changes.tokensTo(email, 'confirm');
    // Nobody has proven yet that the address is theirs: a name chosen by the account is not mailed to strangers.
    expect((await changes.mailsTo(email))[0]?.body).toMatch(/^Hello\n/);
    expect((await changes.press('confirmation', token)).statusCode).toBe(200);
    expect((await person.get('/api/auth/email-change')).json()).toEqual({ email, pending: null });
    const subjects = (await changes.mailsTo(person.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining([
        'Somebody wants to change your email address',
        'Your email address was changed',
      ]),
    );
    expect((await changes.mailsTo(email)).map(({ subject }) => subject)).toContain(
      'Your email address was changed',
    );
  });

  it('takes a username that is an address along, so that the old one opens nothing', async () => {
    const person = await addLearner(test);
    await test.database.pool.query('update users set username = email where id = $1', [person.id]);
    const email = freshAddress();
    await changes.ask(person, email);
    await changes.press('confirmation', (await changes.tokensTo(email, 'confirm'))[0]);
    expect(await changes.emailOf(person)).toEqual({ email, username: email });
    const old = { username: person.email, password: PASSWORD };
    expect((await test.call('POST', '/api/auth/login', { body: old })).statusCode).toBe(401);
    expect(await test.signIn(email)).toContain('=');
  });

  it.each([
    ['not it', freshAddress(), 400, 'The password is not right.'],
    [PASSWORD, 'no address', 400, 'Please enter a valid email address.'],
  ])('is refused with the password %j and the address %j', async (password, email, status, sentence) => {
    const answer = await changes.ask(await addLearner(test), email, password);
    expect([answer.statusCode, answer.body]).toEqual([status, sentence]);
  });

  it('is refused for the present address, however it is written, and after five wishes in an hour', async () => {
    const person = await addLearner(test);
    expect((await changes.ask(person, person.email.toUpperCase())).body).toBe(
      'This is your email address already.',
    );
    for (let wish = 0; wish < 4; wish += 1) await changes.ask(person, freshAddress());
    expect((await changes.ask(person, freshAddress())).statusCode).toBe(429);
  });

  it('is refused to a sign-in that has not shown the second factor', async () => {
    const person = await addLearner(test);
    await test.database.pool.query(
      `insert into second_factors (user_id, secret, begun_at, confirmed_at) values ($1, $2, now(), now())`,
      [person.id, Buffer.alloc(20)],
    );
    expect((await changes.ask(person, freshAddress())).statusCode).toBe(403);
  });

  it('does not say that an address belongs to somebody else; only its owner is notified', async () => {
    const [person, other] = [await addLearner(test), await addLearner(test)];
    expect((await changes.ask(person, other.email)).statusCode).toBe(202);
    expect(await changes.tokensTo(other.email, 'confirm')).toEqual([]);
    expect((await changes.mailsTo(other.email))[0]?.body).toContain('It is yours already');
  });

  it('happens once, even when the link is pressed twice at once, and never after its day', async () => {
    const person = await addLearner(test);
    const email = freshAddress();
    await changes.ask(person, email);
    const [token] = await changes.tokensTo(email, 'confirm');
    const both = await Promise.all([
      changes.press('confirmation', token),
      changes.press('confirmation', token),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    const late = freshAddress();
    await changes.ask(person, late);
    const [lateToken] = await changes.tokensTo(late, 'confirm');
    test.moveClock(DAY_MS);
    expect((await changes.press('confirmation', lateToken)).statusCode).toBe(410);
    expect((await changes.press('confirmation', 'made-up')).body).toBe(
      'This link has been used or has expired.',
    );
  });

  it('gives one address to one of two accounts that want it at the same moment', async () => {
    const [one, other] = [await addLearner(test), await addLearner(test)];
    const email = freshAddress();
    await changes.ask(one, email);
    await changes.ask(other, email);
    const tokens = await changes.tokensTo(email, 'confirm');
    expect(tokens).toHaveLength(2);
    const both = await Promise.all(tokens.map((token) => changes.press('confirmation', token)));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('is one alone, also when two are asked for at the same moment', async () => {
    const person = await addLearner(test);
    const wishes = [freshAddress(), freshAddress()];
    const asked = await Promise.all(wishes.map((email) => changes.ask(person, email)));
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    const { rowCount } = await test.database.pool.query(
      'select from email_changes where user_id = $1 and ended_at is null',
      [person.id],
    );
    expect(rowCount).toBe(1);
  });

  it('is answered again the same way to who sends it again because no answer came', async () => {
    const person = await addLearner(test);
    const email = freshAddress();
    const key = () => ({ 'idempotency-key': randomUUID() });
    const [asking, confirming, undoing] = [key(), key(), key()];
    for (const _ of [1, 2])
      expect(
        (await person.post('/api/auth/email-change', { email, password: PASSWORD }, asking)).statusCode,
      ).toBe(202);
    const confirm = await changes.tokensTo(email, 'confirm');
    expect(confirm).toHaveLength(1);
    for (const _ of [1, 2])
      expect((await changes.press('confirmation', confirm[0], confirming)).json()).toEqual({ email });
    const [undo] = await changes.tokensTo(person.email, 'undo');
    for (const _ of [1, 2])
      expect((await changes.press('undoing', undo, undoing)).json()).toEqual({ email: person.email });
  });

  it('is not asked for by a sign-in that its owner ends at the same moment', async () => {
    const person = await addLearner(test);
    const owner = await test.database.pool.connect();
    await owner.query('begin');
    await owner.query('select from users where id = $1 for no key update', [person.id]);
    const asked = changes.ask(person, freshAddress());
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await test.database.pool.query(waiting)).rowCount).toBe(1);
    await owner.query('delete from sign_ins where user_id = $1', [person.id]);
    await owner.query('commit');
    owner.release();
    const { statusCode, body } = await asked;
    expect([statusCode, body]).toEqual([401, expect.stringContaining('signed out in the meantime')]);
    expect(await changes.mailsTo(person.email)).not.toContainEqual(
      expect.objectContaining({ subject: 'Somebody wants to change your email address' }),
    );
  });

  it('is replaced by a later wish, and can be taken back', async () => {
    const person = await addLearner(test);
    const [first, second] = [freshAddress(), freshAddress()];
    await changes.ask(person, first);
    await changes.ask(person, second);
    expect(
      (await changes.press('confirmation', (await changes.tokensTo(first, 'confirm'))[0])).statusCode,
    ).toBe(410);
    expect((await person.delete('/api/auth/email-change')).statusCode).toBe(204);
    expect(
      (await changes.press('confirmation', (await changes.tokensTo(second, 'confirm'))[0])).statusCode,
    ).toBe(410);
  });
});
