import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { temporarySecretBox } from '../../../../gateways/secret-box.ts';
import { codeNow } from '../../../../test/sign-in/code-now.ts';
import { loggedSignInEvents } from '../../../../test/sign-in/logged-sign-in-events.ts';
import { mailedPasswordToken } from '../../../../test/sign-in/mailed-password-token.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addLearner } from '../../../../test/test-learner.ts';
import { secretOf } from './check-code.ts';
import { sealBareSecrets } from './seal-bare-secrets.ts';

const PASSWORD = 'correct horse battery';
const STEP_MS = 30_000;

let test: TestApp;
let strict: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  strict = await createTestApp({ STAFF_SECOND_FACTOR: 'required' });
});
afterAll(async () => {
  await test.close();
  await strict.close();
});

const query = (app: TestApp, sql: string, values: unknown[] = []) => app.database.pool.query(sql, values);

async function addPersonWithApp(app: TestApp, role: 'learner' | 'administrator' = 'learner') {
  const person = await addLearner(app, role);
  const { rows } = await query(app, 'select username from users where id = $1', [person.id]);
  const begun = await person.post('/api/auth/second-factor', { password: PASSWORD });
  expect(begun.statusCode, begun.body).toBe(200);
  const confirmed = await person.post('/api/auth/second-factor/confirmation', {
    code: await codeNow(app, person.id),
  });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  return {
    ...person,
    username: String(rows[0].username),
    recoveryCodes: confirmed.json().recoveryCodes as string[],
  };
}

const signIn = (username: string, code?: string) =>
  test.call('POST', '/api/auth/login', { body: { username, password: PASSWORD, ...(code && { code }) } });

describe('a second factor', () => {
  it('is on only once a code was entered, and its secret is shown with a picture', async () => {
    const learner = await addLearner(test);
    expect((await learner.post('/api/auth/second-factor', { password: 'not it' })).statusCode).toBe(400);
    const begun = await learner.post('/api/auth/second-factor', { password: PASSWORD });
    expect(begun.json()).toMatchObject({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      picture: { path: expect.stringMatching(/^M\d+ \d+h1v1h-1z/) },
    });
    expect((await learner.get('/api/auth/second-factor')).json().onSince).toBeNull();
    const wrong = await learner.post('/api/auth/second-factor/confirmation', { code: '000000' });
    expect(wrong.statusCode).toBe(400);
  });

  it('is asked for after the right password, and a code of it works once', async () => {
    const { id, username } = await addPersonWithApp(test);
    test.moveClock(2 * STEP_MS);
    const asked = await signIn(username);
    expect([asked.statusCode, asked.headers['set-cookie']]).toEqual([401, undefined]);
    expect(asked.body).toContain('code');
    expect((await signIn(username, '123456')).statusCode).toBe(401);
    const code = await codeNow(test, id);
    expect((await signIn(username, code)).statusCode).toBe(200);
    expect((await signIn(username, code)).statusCode).toBe(401);
  });

  it('lets a wrong password know nothing of it', async () => {
    const { username } = await addPersonWithApp(test);
    const answer = await test.call('POST', '/api/auth/login', { body: { username, password: 'not it' } });
    expect(answer.body).toBe('That username or password is not right.');
  });

  it('is replaced by a recovery code once, however that is typed', async () => {
    const { username, recoveryCodes, get, post } = await addPersonWithApp(test);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn(username, first.toLowerCase().replace('-', ' '))).statusCode).toBe(200);
    expect((await signIn(username, first)).statusCode).toBe(401);
    expect((await get('/api/auth/second-factor')).json().recoveryCodesLeft).toBe(9);
    const renewed = await post('/api/auth/second-factor/recovery-codes', { password: PASSWORD });
    expect(renewed.json().recoveryCodes).toHaveLength(10);
    expect((await signIn(username, second)).statusCode).toBe(401);
  });

  it('signs out every other device when it is turned on, and notifies the owner and the security log', async () => {
    const learner = await addLearner(test);
    const { rows } = await query(test, 'select username from users where id = $1', [learner.id]);
    const stolen = await test.signIn(rows[0].username);
    await learner.post('/api/auth/second-factor', { password: PASSWORD });
    expect((await test.call('GET', '/api/auth/user', { cookie: stolen })).statusCode).toBe(200);
    const code = await codeNow(test, learner.id);
    expect((await learner.post('/api/auth/second-factor/confirmation', { code })).statusCode).toBe(200);
    expect((await test.call('GET', '/api/auth/user', { cookie: stolen })).statusCode).toBe(401);
    expect((await learner.get('/api/auth/user')).statusCode).toBe(200);
    await learner.post('/api/auth/second-factor/recovery-codes', { password: PASSWORD });
    const { rows: mails } = await query(test, 'select subject from outbox_mails where recipient = $1', [
      learner.email,
    ]);
    expect(mails.map(({ subject }) => subject)).toContain('Your recovery codes are new');
    await learner.post('/api/auth/second-factor/removal', { password: PASSWORD });
    expect(loggedSignInEvents(test, learner.id)).toEqual([
      'authenticator-added',
      'recovery-codes-renewed',
      'authenticator-removed',
    ]);
  });

  it('is given new recovery codes five times an hour, since each time costs ten slow hashes', async () => {
    const { post } = await addPersonWithApp(test);
    const renew = () => post('/api/auth/second-factor/recovery-codes', { password: PASSWORD });
    for (let time = 0; time < 5; time += 1) expect((await renew()).statusCode).toBe(200);
    const limited = await renew();
    expect([limited.statusCode, Number(limited.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  });

  it('is neither turned off nor given new recovery codes by a sign-in that has not shown it', async () => {
    const { id, get, post, recoveryCodes, username } = await addPersonWithApp(test);
    await query(test, 'update sign_ins set is_strong = false where user_id = $1', [id]);
    for (const act of ['recovery-codes', 'removal']) {
      const refused = await post(`/api/auth/second-factor/${act}`, { password: PASSWORD });
      expect([refused.statusCode, refused.body]).toEqual([
        403,
        expect.stringContaining('without a code of your authenticator app'),
      ]);
    }
    expect((await get('/api/auth/second-factor')).json()).toMatchObject({
      onSince: expect.any(String),
      recoveryCodesLeft: 10,
    });
    expect((await signIn(username, recoveryCodes[0])).statusCode).toBe(200);
  });

  it('cannot be guessed: after ten wrong codes the account waits, and its owner is notified once', async () => {
    const { id, username, email } = await addPersonWithApp(test);
    test.moveClock(2 * STEP_MS);
    for (let guess = 0; guess < 10; guess += 1)
      expect((await signIn(username, 'nonsense')).statusCode).toBe(401);
    expect((await signIn(username, await codeNow(test, id))).statusCode).toBe(429);
    expect((await signIn(username, 'nonsense')).statusCode).toBe(429);
    const { rows } = await query(test, 'select 1 from outbox_mails where recipient = $1 and subject = $2', [
      email,
      'Somebody is guessing your codes',
    ]);
    expect(rows).toHaveLength(1);
  });

  it('is asked for after a forgotten password was replaced by the mailed link, too', async () => {
    const { id, email, username } = await addPersonWithApp(test);
    test.moveClock(2 * STEP_MS);
    const token = await mailedPasswordToken(test, email);
    const body = { token, newPassword: 'a quite new password' };
    const replaced = await test.call('POST', '/api/auth/password-reset/confirm', { body });
    expect(replaced.statusCode).toBe(204);
    expect(String(replaced.headers['set-cookie'])).not.toContain('sign-in=');
    const signInAgain = (code?: string) =>
      test.call('POST', '/api/auth/login', {
        body: { username, password: body.newPassword, ...(code !== undefined && { code }) },
      });
    expect((await signInAgain()).statusCode).toBe(401);
    expect((await signInAgain(await codeNow(test, id))).statusCode).toBe(200);
  });

  it('is turned off with the password, and each change is mailed', async () => {
    const { email, username, post } = await addPersonWithApp(test);
    expect((await post('/api/auth/second-factor/removal', { password: 'not it' })).statusCode).toBe(400);
    expect((await post('/api/auth/second-factor/removal', { password: PASSWORD })).statusCode).toBe(204);
    expect((await signIn(username)).statusCode).toBe(200);
    const { rows } = await query(
      test,
      'select subject from outbox_mails where recipient = $1 order by subject',
      [email],
    );
    expect(rows.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Your second factor is off', 'Your second factor is on']),
    );
  });
});

describe('the secret of an authenticator app', () => {
  const secretIn = async (userId: string): Promise<Buffer> =>
    (await query(test, 'select secret from second_factors where user_id = $1', [userId])).rows[0].secret;

  it('lies sealed, for its owner alone; without the key a recovery code still opens', async () => {
    const { id, username, recoveryCodes } = await addPersonWithApp(test);
    const { rows } = await query(test, 'select secret from second_factors where user_id = $1', [id]);
    expect(rows[0].secret).toHaveLength(49);
    const other = await addPersonWithApp(test);
    await query(test, 'update second_factors set secret = $2 where user_id = $1', [other.id, rows[0].secret]);
    test.moveClock(2 * STEP_MS);
    expect((await signIn(other.username, await codeNow(test, id))).statusCode).toBe(401);
    expect((await signIn(other.username, other.recoveryCodes[0])).statusCode).toBe(200);
    expect((await signIn(username, recoveryCodes[0])).statusCode).toBe(200);
  });

  it('is sealed at the next start where it was stored in plain text, and keeps working', async () => {
    const { id, username } = await addPersonWithApp(test);
    const bare = secretOf(test.services.secretBox, { userId: id, secret: await secretIn(id) });
    await query(test, 'update second_factors set secret = $2 where user_id = $1', [id, bare]);
    await sealBareSecrets(test.services);
    expect(await secretIn(id)).toHaveLength(49);
    test.moveClock(2 * STEP_MS);
    expect((await signIn(username, await codeNow(test, id))).statusCode).toBe(200);
  });
});

describe('a server that runs on after another one has replaced the academy’s secret key', () => {
  it('takes no new app, for the others could not open what it seals', async () => {
    const running = await createTestApp();
    onTestFinished(running.close);
    const learner = await addLearner(running);
    await query(running, 'update sealing_key set fingerprint = $1', [temporarySecretBox().fingerprint]);
    const refused = await learner.post('/api/auth/second-factor', { password: PASSWORD });
    expect([refused.statusCode, refused.body]).toEqual([503, expect.stringContaining('No app can be added')]);
    const { rows } = await query(running, 'select 1 from second_factors where user_id = $1', [learner.id]);
    expect(rows).toEqual([]);
  });
});

describe('staff whom the academy asks for a second factor', () => {
  it('do nothing that staff do before they have shown one, and cannot turn it off', async () => {
    const bare = await addLearner(strict, 'administrator');
    const refused = await bare.get('/api/admin/people');
    expect([refused.statusCode, refused.body]).toEqual([403, expect.stringContaining('second factor')]);
    expect((await bare.get('/api/auth/second-factor')).json().isRequired).toBe(true);
    const strong = await addPersonWithApp(strict, 'administrator');
    expect((await strong.get('/api/admin/people')).statusCode).toBe(200);
    const removal = await strong.post('/api/auth/second-factor/removal', { password: PASSWORD });
    expect(removal.statusCode).toBe(409);
  });

  it('are asked for nothing more where the academy does not', async () => {
    const trainer = await addLearner(test, 'trainer');
    expect((await trainer.get('/api/my-courses')).statusCode).toBe(200);
  });
});
