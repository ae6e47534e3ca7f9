import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function ownerAndStranger() {
  const account = await test.addAccount('learner');
  const owner = await test.signIn(account.username);
  test.moveClock(60_000);
  const stranger = await test.signIn(account.username);
  const { rows } = await test.database.pool.query(
    'select id from sign_ins where user_id = $1 order by created_at',
    [account.id],
  );
  return { account, owner, stranger, own: rows[0].id as string, strange: rows[1].id as string };
}
const disown = (cookie: string, signInId: string) =>
  test.call('POST', `/api/auth/sessions/${signInId}/disowning`, { cookie });
const isIn = async (cookie: string) =>
  (await test.call('GET', '/api/auth/user', { cookie })).statusCode === 200;

describe('a sign-in that its owner does not know', () => {
  it('ends at once with the passkeys that it added, and the owner is informed', async () => {
    const { account, owner, stranger, own, strange } = await ownerAndStranger();
    const add = (name: string, addedBy: string | null) =>
      test.database.pool.query(
        `insert into passkeys (user_id, credential_id, public_key, sign_count, name, created_at, added_by_sign_in)
         values ($1, $2, '\\x00', 0, $3, $4, $5)`,
        [account.id, Buffer.from(`${account.id}${name}`), name, test.services.clock(), addedBy],
      );
    await add('mine', own);
    await add('of before', null);
    await add('of the stranger', strange);
    const answer = await disown(owner, strange);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ removedPasskeys: ['of the stranger'] });
    expect([await isIn(owner), await isIn(stranger)]).toEqual([true, false]);
    const { rows } = await test.database.pool.query(
      'select body from outbox_mails where recipient = $1 and subject = $2',
      [account.email, 'A device was signed out: not you'],
    );
    expect(rows[0].body).toContain('of the stranger');
    expect((await disown(owner, strange)).body).toBe('This sign-in has already ended.');
  });

  it('makes its browser a stranger again, and no other', async () => {
    const { account, owner, strange } = await ownerAndStranger();
    const known = async () =>
      (await test.database.pool.query('select from known_devices where user_id = $1', [account.id])).rowCount;
    expect(await known()).toBe(2);
    await disown(owner, strange);
    expect(await known()).toBe(1);
  });

  it('can be neither the one that reports it, nor that of another person', async () => {
    const { owner, own } = await ownerAndStranger();
    const refused = await disown(owner, own);
    expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('using now')]);
    const other = await ownerAndStranger();
    expect((await disown(owner, other.strange)).statusCode).toBe(404);
    expect(await isIn(other.stranger)).toBe(true);
  });
});
