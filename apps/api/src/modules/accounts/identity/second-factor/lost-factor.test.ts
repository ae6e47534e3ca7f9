import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeNow } from '../../../../test/sign-in/code-now.ts';
import { createEmailChanges, freshAddress } from '../../../../test/sign-in/email-changes.ts';
import { mailedPasswordToken } from '../../../../test/sign-in/mailed-password-token.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../../test/test-learner.ts';

const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'a quite different password';
const SPEAK = expect.stringContaining('Please speak to an administrator');

let test: TestApp;
let changes: ReturnType<typeof createEmailChanges>;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example', STAFF_SECOND_FACTOR: 'required' });
  changes = createEmailChanges(test);
});
afterAll(() => test.close());

const plantPasskey = ({ id }: TestLearner) =>
  test.database.pool.query(
    `insert into passkeys (user_id, credential_id, public_key, sign_count, name, created_at)
     values ($1, $2, '\\x00', 0, 'Own phone', now())`,
    [id, Buffer.from(id)],
  );
const strengthen = ({ id }: TestLearner) =>
  test.database.pool.query('update sign_ins set is_strong = true where user_id = $1', [id]);

/** Anyone who reads the mail: a new password, and the sign-in with it. */
async function recover({ email }: TestLearner) {
  // So that the link is in the newest mail.
  test.moveClock(1000);
  const token = await mailedPasswordToken(test, email);
  const confirm = { body: { token, newPassword: NEW_PASSWORD } };
  expect((await test.call('POST', '/api/auth/password-reset/confirm', confirm)).statusCode).toBe(204);
  return signIn(email);
}
async function signIn(email: string) {
  const cookie = await test.signIn(email, NEW_PASSWORD);
  return (method: 'GET' | 'POST', url: string, body?: object) => test.call(method, url, { cookie, body });
}

const WAYS = [
  ['/api/auth/second-factor', {}],
  ['/api/auth/passkeys/challenge', {}],
  ['/api/auth/email-change', { email: 'thief@example.co.za' }],
] as const;

describe('staff whose passkeys a mailed link has removed', () => {
  it.each(WAYS)('reach %s only once an administrator has let them', async (url, typed) => {
    const trainer = await addLearner(test, 'trainer');
    await plantPasskey(trainer);
    const reader = await recover(trainer);
    const refused = await reader('POST', url, { ...typed, password: NEW_PASSWORD });
    expect([refused.statusCode, refused.body]).toEqual([403, SPEAK]);
    expect((await reader('GET', '/api/auth/second-factor')).json().isLost).toBe(true);
    const warning = (await changes.mailsTo(trainer.email)).find(({ body }) => body.includes('Own phone'));
    expect(warning?.body).toContain('an administrator has to make sure that it is you');

    const administrator = await addLearner(test, 'administrator');
    await strengthen(administrator);
    const removal = `/api/admin/people/${trainer.id}/second-factor-removal`;
    expect((await administrator.post(removal, { reason: 'Spoke by phone.' })).statusCode).toBe(204);
    const owner = await signIn(trainer.email);
    expect((await owner('GET', '/api/auth/second-factor')).json().isLost).toBe(false);
    const taken = await owner('POST', url, { ...typed, password: NEW_PASSWORD });
    expect(taken.statusCode).toBeLessThan(300);
  });

  it('cannot set up another by a second recovery', async () => {
    const trainer = await addLearner(test, 'trainer');
    await plantPasskey(trainer);
    await recover(trainer);
    const reader = await recover(trainer);
    const refused = await reader('POST', '/api/auth/second-factor', { password: NEW_PASSWORD });
    expect([refused.statusCode, refused.body]).toEqual([403, SPEAK]);
  });

  it('are the same where the earlier address took a change back', async () => {
    const trainer = await addLearner(test, 'trainer');
    expect((await changes.ask(trainer, freshAddress())).statusCode).toBe(202);
    await plantPasskey(trainer);
    const [token] = await changes.tokensTo(trainer.email, 'undo');
    expect((await changes.press('undoing', token)).statusCode).toBe(200);
    const reader = await recover(trainer);
    const refused = await reader('POST', '/api/auth/second-factor', { password: NEW_PASSWORD });
    expect([refused.statusCode, refused.body]).toEqual([403, SPEAK]);
  });
});

describe('a recovery by mail', () => {
  it('leaves staff who never had a second factor free to set up their first', async () => {
    const trainer = await addLearner(test, 'trainer');
    const owner = await recover(trainer);
    const begun = await owner('POST', '/api/auth/second-factor', { password: NEW_PASSWORD });
    expect(begun.statusCode).toBe(200);
  });

  it('leaves learners free to add a passkey again', async () => {
    const learner = await addLearner(test);
    await plantPasskey(learner);
    const owner = await recover(learner);
    expect((await owner('GET', '/api/auth/second-factor')).json().isLost).toBe(false);
    const begun = await owner('POST', '/api/auth/passkeys/challenge', { password: NEW_PASSWORD });
    expect(begun.statusCode).toBe(200);
  });
});

describe('an authenticator app that was begun with the password alone', () => {
  it('does not count once its owner has added a passkey', async () => {
    const trainer = await addLearner(test, 'trainer');
    expect((await trainer.post('/api/auth/second-factor', { password: PASSWORD })).statusCode).toBe(200);
    await plantPasskey(trainer);
    const code = await codeNow(test, trainer.id);
    const refused = await trainer.post('/api/auth/second-factor/confirmation', { code });
    expect([refused.statusCode, refused.body]).toEqual([403, expect.stringContaining('a passkey')]);
    await test.database.pool.query('delete from passkeys where user_id = $1', [trainer.id]);
    expect((await trainer.post('/api/auth/second-factor/confirmation', { code })).statusCode).toBe(200);
  });
});
