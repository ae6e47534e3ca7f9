import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeNow } from '../../../../test/sign-in/code-now.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addLearner } from '../../../../test/test-learner.ts';
import { hashToken } from '../secret-token.ts';
import { hardenRecoveryCodes } from './recovery-code-hash.ts';

const PASSWORD = 'correct horse battery';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const query = (sql: string, values: unknown[]) => test.database.pool.query(sql, values);

async function addPersonWithCodes() {
  const person = await addLearner(test);
  await person.post('/api/auth/second-factor', { password: PASSWORD });
  const code = await codeNow(test, person.id);
  const confirmed = await person.post('/api/auth/second-factor/confirmation', { code });
  const { rows } = await query('select username from users where id = $1', [person.id]);
  const recoveryCodes: string[] = confirmed.json().recoveryCodes;
  const signIn = async (recoveryCode: string) => {
    const body = { username: rows[0].username, password: PASSWORD, code: recoveryCode };
    return (await test.call('POST', '/api/auth/login', { body })).statusCode;
  };
  return { id: person.id, recoveryCodes, signIn };
}

async function storedHashes(userId: string): Promise<string[]> {
  const { rows } = await query('select code_hash from recovery_codes where user_id = $1', [userId]);
  return rows.map(({ code_hash }) => code_hash.toString('hex'));
}

async function saltOf(userId: string): Promise<Buffer> {
  const { rows } = await query('select recovery_salt from second_factors where user_id = $1', [userId]);
  return rows[0].recovery_salt;
}

/** As an earlier release stored them. */
async function storePlain(userId: string, codes: readonly string[]): Promise<void> {
  await query('update second_factors set recovery_salt = null where user_id = $1', [userId]);
  await query('delete from recovery_codes where user_id = $1', [userId]);
  for (const code of codes)
    await query('insert into recovery_codes (user_id, code_hash) values ($1, $2)', [userId, hashToken(code)]);
}

const plainHashes = (codes: readonly string[]) => codes.map((code) => hashToken(code).toString('hex'));

it('stores recovery codes so that guessing them takes a salted password hash each', async () => {
  const [one, other] = [await addPersonWithCodes(), await addPersonWithCodes()];
  const [salt, otherSalt] = [await saltOf(one.id), await saltOf(other.id)];
  expect([salt.length, otherSalt.length]).toEqual([16, 16]);
  expect(salt.equals(otherSalt)).toBe(false);
  const { passwords } = test.services;
  const expected = plainHashes(one.recoveryCodes).map((hash) => passwords.digest(hash, salt));
  const hex = (await Promise.all(expected)).map((hash) => hash.toString('hex'));
  expect((await storedHashes(one.id)).sort()).toEqual(hex.sort());
});

it('hardens the codes of an earlier release: unused ones keep working, used ones stay used', async () => {
  const { id, recoveryCodes, signIn } = await addPersonWithCodes();
  const [used = '', before = '', after = ''] = recoveryCodes;
  await storePlain(id, recoveryCodes);
  expect(await signIn(used)).toBe(200);
  await hardenRecoveryCodes(test.services);
  await hardenRecoveryCodes(test.services);
  const stored = await storedHashes(id);
  expect(stored).toHaveLength(10);
  expect(stored.filter((hash) => plainHashes(recoveryCodes).includes(hash))).toEqual([]);
  expect(await signIn(used)).toBe(401);
  expect(await signIn(before)).toBe(200);
  expect(await signIn(before)).toBe(401);
  expect(await signIn(after)).toBe(200);
});

it('takes nobody else’s code', async () => {
  const [one, other] = [await addPersonWithCodes(), await addPersonWithCodes()];
  expect(await one.signIn(other.recoveryCodes[0] ?? '')).toBe(401);
});
