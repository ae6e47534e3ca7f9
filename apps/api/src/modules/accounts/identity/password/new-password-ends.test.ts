import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedSignInEvents } from '../../../../test/sign-in/logged-sign-in-events.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { mailPasswordLink } from './mail-password-link.ts';

const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'a quite new password';
const PUBLIC_URL = 'http://academy.example';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL });
});
afterAll(() => test.close());

const query = (sql: string, values: unknown[]) => test.database.pool.query(sql, values);
const mailsTo = async (recipient: string): Promise<string> =>
  (
    await query('select subject, body from outbox_mails where recipient = $1 order by created_at', [
      recipient,
    ])
  ).rows
    .map(({ subject, body }) => `${subject}\n${body}`)
    .join('\n');
const mailed = async (recipient: string, link: RegExp) => link.exec(await mailsTo(recipient))?.[1];

/** The owner, and a stranger with the password, who has requested another address and added a passkey. */
async function takenOver() {
  const account = await test.addAccount('learner');
  const owner = await test.signIn(account.username);
  test.moveClock(60_000);
  const stranger = await test.signIn(account.username);
  const { rows } = await query('select id from sign_ins where user_id = $1 order by created_at desc', [
    account.id,
  ]);
  const strangers = `${randomUUID()}@example.co.za`;
  const body = { email: strangers, password: PASSWORD };
  expect((await test.call('POST', '/api/auth/email-change', { cookie: stranger, body })).statusCode).toBe(
    202,
  );
  await query(
    `insert into passkeys (user_id, credential_id, public_key, sign_count, name, created_at)
     values ($1, $2, $2, 0, 'Thin phone', now())`,
    [account.id, Buffer.from(account.id)],
  );
  const token = await mailed(strangers, /email-change#confirm\.(\S+)/);
  return {
    account,
    owner,
    strangeSignIn: rows[0].id as string,
    confirm: () => test.call('POST', '/api/auth/email-change/confirmation', { body: { token } }),
    passkeys: async () => (await query('select from passkeys where user_id = $1', [account.id])).rowCount,
  };
}

describe('an account that a stranger has been in', () => {
  it('keeps its address after a new password, and its owner reads of the passkeys that stay', async () => {
    const { account, owner, confirm, passkeys } = await takenOver();
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const changed = await test.call('POST', '/api/auth/change-password', { cookie: owner, body });
    expect(changed.statusCode, changed.body).toBe(204);
    expect(loggedSignInEvents(test, account.id)).toEqual(['password-changed']);
    expect((await confirm()).statusCode).toBe(410);
    expect(await passkeys()).toBe(1);
    expect(await mailsTo(account.email)).toMatch(
      /One passkey goes on .*\nhttp:\/\/academy\.example\/settings\/passkeys/,
    );
  });

  it('keeps its address after a new password by a mailed link, and loses its passkeys', async () => {
    const { account, confirm, passkeys } = await takenOver();
    await mailPasswordLink({ ...test.services, publicUrl: () => PUBLIC_URL }, account.email);
    const token = await mailed(account.email, /reset-password#(\S+)/);
    const body = { token, newPassword: NEW_PASSWORD };
    const reset = await test.call('POST', '/api/auth/password-reset/confirm', { body });
    expect(reset.statusCode, reset.body).toBe(204);
    expect(loggedSignInEvents(test, account.id)).toEqual(['password-reset']);
    expect((await confirm()).statusCode).toBe(410);
    expect(await passkeys()).toBe(0);
    expect(await mailsTo(account.email)).toContain('Your passkeys are removed: “Thin phone”.');
  });

  it('keeps its address when its owner says that the sign-in was somebody else', async () => {
    const { owner, strangeSignIn, confirm } = await takenOver();
    const path = `/api/auth/sessions/${strangeSignIn}/disowning`;
    expect((await test.call('POST', path, { cookie: owner })).statusCode).toBe(200);
    expect((await confirm()).statusCode).toBe(410);
  });
});
