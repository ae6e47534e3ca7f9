import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queuedJobs } from '../../../../database/driver/test/queued-jobs.ts';
import { createEmailChanges, freshAddress } from '../../../../test/sign-in/email-changes.ts';
import { loggedSignInEvents } from '../../../../test/sign-in/logged-sign-in-events.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../../test/test-learner.ts';
import { mailPasswordLink } from '../password/mail-password-link.ts';

const PASSWORD = 'correct horse battery';
const DAY_MS = 24 * 60 * 60_000;

let test: TestApp;
let changes: ReturnType<typeof createEmailChanges>;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  changes = createEmailChanges(test);
});
afterAll(() => test.close());

describe('the reader of the earlier address', () => {
  it('stops a change that was only asked for', async () => {
    const person = await addLearner(test);
    const email = freshAddress();
    await changes.ask(person, email);
    expect(
      (await changes.press('undoing', (await changes.tokensTo(person.email, 'undo'))[0])).json(),
    ).toEqual({
      email: person.email,
    });
    expect(
      (await changes.press('confirmation', (await changes.tokensTo(email, 'confirm'))[0])).statusCode,
    ).toBe(410);
    expect((await person.get('/api/auth/user')).statusCode).toBe(401);
  });

  it('keeps the account that a stranger wanted erased', async () => {
    const { person } = await changes.changed();
    expect((await person.post('/api/privacy/erasure', { password: PASSWORD })).statusCode).toBe(200);
    const [token] = await changes.tokensTo(person.email, 'undo');
    expect((await changes.press('undoing', token)).statusCode).toBe(200);
    const { rows } = await test.database.pool.query('select 1 from account_erasures where user_id = $1', [
      person.id,
    ]);
    expect(rows).toEqual([]);
  });

  it('takes the account back after it: everybody is signed out, passkeys are gone, a link is mailed', async () => {
    const { person } = await changes.changed();
    for (const name of ['of a stranger', 'of before'])
      await test.database.pool.query(
        `insert into passkeys (user_id, credential_id, public_key, sign_count, name, created_at)
         values ($1, $2, $2, 0, $3, '2026-11-01')`,
        [person.id, Buffer.from(`${person.id}${name}`), name],
      );
    const tokens = await changes.tokensTo(person.email, 'undo');
    expect(tokens).toHaveLength(2);
    const both = await Promise.all(tokens.map((token) => changes.press('undoing', token)));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect((await changes.emailOf(person)).email).toBe(person.email);
    expect((await person.get('/api/auth/user')).statusCode).toBe(401);
    const { rows } = await test.database.pool.query('select 1 from passkeys where user_id = $1', [person.id]);
    expect(rows).toEqual([]);
    const letter = (await changes.mailsTo(person.email)).find(({ subject }) =>
      subject.includes('earlier one again'),
    );
    expect(letter?.body).toMatch(/passkeys are removed: .*of a stranger/);
    expect(loggedSignInEvents(test, person.id)).toEqual(['email-changed', 'email-undone']);
    const username = person.email.toLowerCase();
    expect(await queuedJobs(test.database.pool, { username })).toHaveLength(1);
  });

  it('leaves the password of the stranger, who needed it to ask, without any worth', async () => {
    const { person } = await changes.changed();
    await changes.press('undoing', (await changes.tokensTo(person.email, 'undo'))[0]);
    const known = { username: person.email, password: PASSWORD };
    expect((await test.call('POST', '/api/auth/login', { body: known })).statusCode).toBe(401);
    await mailPasswordLink({ ...test.services, publicUrl: () => 'http://academy.example' }, person.email);
    const mails = (await changes.mailsTo(person.email)).map(({ body }) => body).join();
    const token = /reset-password#(\S+)/.exec(mails)?.[1];
    const chosen = { token, newPassword: 'a quite new password' };
    await test.call('POST', '/api/auth/password-reset/confirm', { body: chosen });
    const own = { username: person.email, password: chosen.newPassword };
    expect((await test.call('POST', '/api/auth/login', { body: own })).statusCode).toBe(200);
  });

  it.each([
    ['takes the wish back', (stranger: TestLearner) => stranger.delete('/api/auth/email-change')],
    ['makes another', (stranger: TestLearner) => changes.ask(stranger, freshAddress())],
  ])('keeps the way back when the stranger %s', async (_, act) => {
    const person = await addLearner(test);
    await changes.ask(person, freshAddress());
    const [undo] = await changes.tokensTo(person.email, 'undo');
    await act(person);
    expect((await changes.press('undoing', undo)).statusCode).toBe(200);
    expect((await person.get('/api/auth/user')).statusCode).toBe(401);
    for (const token of await changes.tokensTo(person.email, 'undo'))
      expect((await changes.press('undoing', token)).statusCode).toBe(410);
  });

  it.each([
    ['set up since', '2099-01-01', 0],
    ['of before', '2020-01-01', 1],
  ])(
    'loses an authenticator app that was set up since, and no earlier one: %s',
    async (_, confirmedAt, left) => {
      const { person } = await changes.changed();
      await test.database.pool.query(
        `insert into second_factors (user_id, secret, begun_at, confirmed_at) values ($1, $2, now(), $3)`,
        [person.id, Buffer.alloc(20), confirmedAt],
      );
      await changes.press('undoing', (await changes.tokensTo(person.email, 'undo'))[0]);
      const { rowCount } = await test.database.pool.query('select from second_factors where user_id = $1', [
        person.id,
      ]);
      expect(rowCount).toBe(left);
    },
  );

  it('leaves no link for a new password open that was mailed to the other address', async () => {
    const { person, email } = await changes.changed();
    await mailPasswordLink({ ...test.services, publicUrl: () => 'http://academy.example' }, email);
    const token = /reset-password#(\S+)/.exec(
      (await changes.mailsTo(email)).map(({ body }) => body).join(),
    )?.[1];
    await changes.press('undoing', (await changes.tokensTo(person.email, 'undo'))[0]);
    const body = { token, newPassword: 'a quite new password' };
    expect((await test.call('POST', '/api/auth/password-reset/confirm', { body })).statusCode).toBe(410);
  });

  it('also takes back a second change that rested on the first', async () => {
    const { person, email } = await changes.changed();
    const further = freshAddress();
    await changes.ask(person, further);
    await changes.press('confirmation', (await changes.tokensTo(further, 'confirm'))[0]);
    const [undo] = await changes.tokensTo(person.email, 'undo');
    expect((await changes.press('undoing', undo)).statusCode).toBe(200);
    expect((await changes.emailOf(person)).email).toBe(person.email);
    expect((await changes.press('undoing', (await changes.tokensTo(email, 'undo'))[0])).statusCode).toBe(410);
  });

  it('has a week for it', async () => {
    const { person } = await changes.changed();
    test.moveClock(7 * DAY_MS);
    expect(
      (await changes.press('undoing', (await changes.tokensTo(person.email, 'undo'))[0])).statusCode,
    ).toBe(410);
  });
});
