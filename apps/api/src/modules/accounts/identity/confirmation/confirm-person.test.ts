import { CONFIRMATION_MS } from '@academy/domain/accounts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeNow } from '../../../../test/sign-in/code-now.ts';
import { createAuthenticator } from '../../../../test/sign-in/test-authenticator.ts';
import { useUp } from '../../../../test/sign-in/use-up.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../../test/test-learner.ts';

const PASSWORD = 'correct horse battery';
const ORIGIN = 'https://academy.example';
const HERE = { rpId: 'academy.example', origin: ORIGIN };

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: ORIGIN });
});
afterAll(() => test.close());

const administrator = () => addLearner(test, 'administrator');
const isConfirmed = async (person: TestLearner) =>
  (await person.put('/api/admin/settings', {})).statusCode === 400;

async function addPasskey(person: TestLearner) {
  const { challenge } = (await person.post('/api/auth/passkeys/challenge', { password: PASSWORD })).json();
  const device = createAuthenticator();
  const added = await person.post('/api/auth/passkeys', {
    name: 'Key ring',
    ...device.make({ ...HERE, challenge }),
  });
  expect(added.statusCode, added.body).toBe(201);
  return device;
}
const challengeOf = async (person: TestLearner) =>
  (await person.post('/api/auth/confirmation/passkey/challenge')).json().challenge as string;

async function addApp(person: TestLearner): Promise<string[]> {
  await person.post('/api/auth/second-factor', { password: PASSWORD });
  const code = await codeNow(test, person.id);
  const answer = await person.post('/api/auth/second-factor/confirmation', { code });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().recoveryCodes;
}

describe('confirming by password', () => {
  it('refuses a wrong one and takes the right one', async () => {
    const person = await administrator();
    test.moveClock(CONFIRMATION_MS);
    const wrong = await person.post('/api/auth/confirmation/password', { password: 'not it' });
    expect([wrong.statusCode, wrong.body]).toEqual([400, 'The password is not right.']);
    expect(await isConfirmed(person)).toBe(false);
    expect((await person.post('/api/auth/confirmation/password', { password: PASSWORD })).statusCode).toBe(
      204,
    );
    expect(await isConfirmed(person)).toBe(true);
    expect(test.securityLines.join('')).toContain('"event":"confirmation-failed"');
    expect(test.securityLines.join('')).not.toContain(PASSWORD);
  });

  it('is limited as every guess of the own password is', async () => {
    const person = await administrator();
    await useUp(test, 'current-password', person.id);
    const late = await person.post('/api/auth/confirmation/password', { password: PASSWORD });
    expect(late.statusCode).toBe(429);
  });
});

describe('confirming by a code', () => {
  it('takes one of the app or a recovery code, each once', async () => {
    const person = await administrator();
    const [recoveryCode = ''] = await addApp(person);
    test.moveClock(CONFIRMATION_MS);
    const confirm = (code: string) => person.post('/api/auth/confirmation/code', { code });
    expect((await confirm('000000')).statusCode).toBe(400);
    const code = await codeNow(test, person.id);
    expect((await confirm(code)).statusCode).toBe(204);
    expect(await isConfirmed(person)).toBe(true);
    expect((await confirm(code)).statusCode).toBe(400);
    expect((await confirm(recoveryCode)).statusCode).toBe(204);
    expect((await confirm(recoveryCode)).statusCode).toBe(400);
  });

  it('is limited, and its owner is notified of the guesses', async () => {
    const person = await administrator();
    await addApp(person);
    await useUp(test, 'second-factor', person.id);
    expect((await person.post('/api/auth/confirmation/code', { code: '000000' })).statusCode).toBe(429);
    const { rows } = await test.database.pool.query(
      "select from outbox_mails where recipient = $1 and subject = 'Somebody is guessing your codes'",
      [person.email],
    );
    expect(rows).toHaveLength(1);
  });

  it('of an app that was only begun confirms nothing: a thief could have begun it', async () => {
    const person = await administrator();
    await person.post('/api/auth/second-factor', { password: PASSWORD });
    const code = await codeNow(test, person.id);
    expect((await person.post('/api/auth/confirmation/code', { code })).statusCode).toBe(400);
  });
});

describe('confirming by passkey', () => {
  it('is the way for somebody without a password', async () => {
    const person = await administrator();
    const device = await addPasskey(person);
    await test.database.pool.query('update users set password_hash = null where id = $1', [person.id]);
    const ways = await person.get('/api/auth/confirmation');
    expect(ways.json()).toEqual({ hasPassword: false, hasPasskey: true, hasCode: false });
    test.moveClock(CONFIRMATION_MS);
    expect(await isConfirmed(person)).toBe(false);
    const signed = device.sign({ ...HERE, challenge: await challengeOf(person) });
    const confirmed = await person.post('/api/auth/confirmation/passkey', signed);
    expect(confirmed.statusCode, confirmed.body).toBe(204);
    expect(await isConfirmed(person)).toBe(true);
    expect((await person.post('/api/auth/confirmation/passkey', signed)).statusCode).toBe(410);
  });

  it('takes no passkey of somebody else, and no challenge of theirs', async () => {
    const [person, other] = [await administrator(), await administrator()];
    const [device, foreign] = [await addPasskey(person), await addPasskey(other)];
    const send = (signed: object) => person.post('/api/auth/confirmation/passkey', signed);
    const signedByOther = foreign.sign({ ...HERE, challenge: await challengeOf(person) });
    expect((await send(signedByOther)).statusCode).toBe(400);
    const theirChallenge = device.sign({ ...HERE, challenge: await challengeOf(other) });
    expect((await send(theirChallenge)).statusCode).toBe(410);
    const unverified = device.sign({ ...HERE, challenge: await challengeOf(person), isUnverified: true });
    expect((await send(unverified)).statusCode).toBe(400);
  });

  it('gives nobody a challenge by which a passkey could be added without the password', async () => {
    const person = await administrator();
    const made = createAuthenticator().make({ ...HERE, challenge: await challengeOf(person) });
    const added = await person.post('/api/auth/passkeys', { name: 'Not mine', ...made });
    expect(added.statusCode).toBe(410);
  });
});
