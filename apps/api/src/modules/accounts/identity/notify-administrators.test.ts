import type { Answer } from '@academy/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runJob } from '../../../test/run-job.ts';
import { createEmailChanges, freshAddress } from '../../../test/sign-in/email-changes.ts';
import { createAuthenticator } from '../../../test/sign-in/test-authenticator.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../test/test-learner.ts';
import { createAdministrator } from './create-administrator.ts';

const PASSWORD = 'correct horse battery';
const REASON = 'Agreed on the phone.';
const ORIGIN = 'http://academy.example';
const DAY_MS = 24 * 60 * 60 * 1000;

let test: TestApp;
let doer: TestLearner;
let watcher: TestLearner;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: ORIGIN });
});
beforeEach(async () => {
  await test.database.pool.query("delete from users where role = 'administrator'");
  [doer, watcher] = [await addLearner(test, 'administrator'), await addLearner(test, 'administrator')];
});
afterAll(() => test.close());

async function newsOf(person: TestLearner): Promise<string[]> {
  const { notices } = (await person.get('/api/notices')).json<Answer<'GET /api/notices'>>();
  return notices.filter(({ kind }) => kind === 'administrator-changed').map(({ title }) => title);
}
async function mailsTo({ email }: TestLearner): Promise<string[]> {
  const { rows } = await test.database.pool.query(
    "select body from outbox_mails where recipient = $1 and subject like 'An administrator%'",
    [email],
  );
  return rows.map(({ body }) => body);
}
const change = (whom: TestLearner, role: string, isSuspended: boolean, key?: string) =>
  test.app.inject({
    method: 'PUT',
    url: `/api/admin/people/${whom.id}`,
    headers: { cookie: doerCookie, ...(key && { 'idempotency-key': key }) },
    payload: { role, isSuspended, reason: REASON },
  });
let doerCookie: string;
beforeEach(async () => {
  const { rows } = await test.database.pool.query('select username from users where id = $1', [doer.id]);
  doerCookie = await test.signIn(rows[0].username);
});

describe('the other administrators', () => {
  it('hear of a role that is given and taken: who, what, by whom and when, in the bell and by mail', async () => {
    const trainer = await addLearner(test, 'trainer');
    expect((await change(trainer, 'administrator', false)).statusCode).toBe(204);
    const given = [expect.stringMatching(/^Full trainer-\w+ is an administrator now \(by Full admin.+\)$/)];
    expect(await newsOf(watcher)).toEqual(given);
    // Their sign-in may be the stolen one.
    expect(await newsOf(doer)).toEqual(given);
    expect(await newsOf(trainer)).toEqual([]);
    const [mail] = await mailsTo(watcher);
    expect(mail).toMatch(/is an administrator now \(by Full admin.+\), .*2026.*\./);
    expect(await mailsTo(trainer)).toEqual([]);
    expect((await change(trainer, 'learner', false)).statusCode).toBe(204);
    expect(await newsOf(watcher)).toHaveLength(2);
  });

  it('hear of each change once, also when the request is sent again', async () => {
    const other = await addLearner(test, 'administrator');
    const send = () => change(other, 'trainer', true, 'one-intention');
    const answers = [await send(), await send()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect((await newsOf(watcher)).toSorted()).toEqual([
      expect.stringContaining('has been locked out'),
      expect.stringContaining('is no longer an administrator'),
    ]);
    expect(await mailsTo(watcher)).toHaveLength(2);
  });

  it('hear nothing of learners and trainers, and those who are locked out hear nothing', async () => {
    const learner = await addLearner(test);
    await change(learner, 'trainer', true);
    expect(await newsOf(watcher)).toEqual([]);
    await test.database.pool.query('update users set suspended_at = now() where id = $1', [watcher.id]);
    await change(await addLearner(test), 'administrator', false);
    expect(await mailsTo(watcher)).toEqual([]);
  });

  it('hear of a password that is changed, and of a link and a second factor by another’s hand', async () => {
    const owner = await addLearner(test, 'administrator');
    const body = { currentPassword: PASSWORD, newPassword: 'a better horse battery' };
    expect((await owner.post('/api/auth/change-password', body)).statusCode).toBe(204);
    const path = `/api/admin/people/${owner.id}`;
    expect((await doer.post(`${path}/password-link`, { reason: REASON })).statusCode).toBe(204);
    expect((await doer.post(`${path}/second-factor-removal`, { reason: REASON })).statusCode).toBe(204);
    expect(await newsOf(watcher)).toEqual([
      expect.stringMatching(/no second factor any more \(by Full/),
      expect.stringMatching(/mailed a link to set a new password \(by Full/),
      expect.stringMatching(/has a new password \(in their own settings\)/),
    ]);
    for (const mail of await mailsTo(watcher)) expect(mail).not.toMatch(/horse|reset-password#|argon2/);
  });

  it('hear of a passkey that is added', async () => {
    const begun = await watcher.post('/api/auth/passkeys/challenge', { password: PASSWORD });
    const here = { rpId: 'academy.example', origin: ORIGIN, challenge: begun.json().challenge };
    const made = createAuthenticator().make(here);
    expect((await watcher.post('/api/auth/passkeys', { name: 'Key', ...made })).statusCode).toBe(201);
    expect(await newsOf(doer)).toEqual([expect.stringMatching(/has a new passkey/)]);
    expect(await newsOf(watcher)).toEqual([]);
  });

  it('hear of another address and of the way back from it, without the addresses', async () => {
    const changes = createEmailChanges(test);
    const email = freshAddress();
    expect((await changes.ask(watcher, email)).statusCode).toBe(202);
    expect(await newsOf(doer)).toEqual([]);
    await changes.press('confirmation', (await changes.tokensTo(email, 'confirm'))[0]);
    await changes.press('undoing', (await changes.tokensTo(watcher.email, 'undo'))[0]);
    expect(await newsOf(doer)).toEqual([
      expect.stringMatching(/has the earlier email address back/),
      expect.stringMatching(/has a new email address/),
    ]);
    for (const mail of await mailsTo(doer)) expect(mail).not.toContain(email);
  });

  it('hear of an administrator who is created on the server, and of the first password', async () => {
    const person = { username: 'naledi', email: 'naledi@example.co.za', fullName: 'Naledi Mokoena' };
    const created = await createAdministrator({ ...test.services, publicUrl: () => ORIGIN }, person);
    if (!created.ok) throw new Error('The account was not made.');
    const token = created.value.split('#')[1];
    const body = { token, newPassword: 'a first password' };
    expect((await test.call('POST', '/api/auth/password-reset/confirm', { body })).statusCode).toBe(204);
    expect(await newsOf(watcher)).toEqual([
      'Naledi Mokoena has a new password, set by a mailed link (by the person who opened it)',
      'Naledi Mokoena is an administrator now (on the server)',
    ]);
  });

  it('no longer see somebody in the bell who was erased since', async () => {
    const leaver = await addLearner(test, 'trainer');
    await change(leaver, 'administrator', false);
    await change(leaver, 'learner', false);
    const asked = await leaver.post('/api/privacy/erasure', { password: PASSWORD });
    expect(asked.statusCode, asked.body).toBe(200);
    test.moveClock(31 * DAY_MS);
    await runJob(test.services, 'erase-accounts', {});
    const { rows } = await test.database.pool.query(
      'select from notices where subject like $1 or title like $1',
      [`%${leaver.id}%`],
    );
    expect(rows).toEqual([]);
  });
});
