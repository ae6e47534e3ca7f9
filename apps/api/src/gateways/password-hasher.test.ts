import { argon2Sync } from 'node:crypto';
import { expect, it } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

const PASSWORD = 'correct horse battery';

it('hashes with argon2id, 19 MiB, two passes and one lane, unless told otherwise', async () => {
  const { hash, verify } = createPasswordHasher();
  const stored = await hash(PASSWORD);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await hash(PASSWORD)).not.toBe(stored);
  expect([await verify(PASSWORD, stored), await verify('wrong', stored)]).toEqual([true, false]);
});

it('digests a short code with argon2id and its salt, at the cost of a password', async () => {
  const salt = Buffer.alloc(16, 7);
  const work = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
  const expected = argon2Sync('argon2id', { ...work, message: Buffer.from('7K3M9QX2TD'), nonce: salt });
  const { digest } = createPasswordHasher();
  expect(await digest('7K3M9QX2TD', salt)).toEqual(expected);
  expect(await digest('7K3M9QX2TD', Buffer.alloc(16, 8))).not.toEqual(expected);
});

it('knows a password by the cost that it was hashed with', async () => {
  const stored = await createPasswordHasher({ memoryKib: 8, passes: 1 }).hash(PASSWORD);
  expect(await createPasswordHasher().verify(PASSWORD, stored)).toBe(true);
});

it('knows a password however its letters were composed', async () => {
  const { hash, verify } = createPasswordHasher({ memoryKib: 8, passes: 1 });
  expect(await verify('Zoe\u0308', await hash('Zo\u00eb'))).toBe(true);
});

it('tells passwords apart by their last character, their case and a space at the end', async () => {
  const { hash, verify } = createPasswordHasher({ memoryKib: 8, passes: 1 });
  const long = 'x'.repeat(255);
  const stored = await hash(`${long}a`);
  expect(await verify(`${long}a`, stored)).toBe(true);
  for (const other of [`${long}b`, `${long}A`, `${long}a `, long])
    expect(await verify(other, stored), other.slice(-2)).toBe(false);
});

it('does not let a known device wait behind new ones', async () => {
  const { hash, verify } = createPasswordHasher({ memoryKib: 8, passes: 1 });
  const stored = await hash(PASSWORD);
  const finished: string[] = [];
  const check = async (lane: 'known-device' | 'new-device') => {
    const { signal } = new AbortController();
    const isRight = await verify(PASSWORD, stored, { lane, signal });
    finished.push(`${lane} ${isRight}`);
  };
  await Promise.all([...Array.from({ length: 100 }, () => check('new-device')), check('known-device')]);
  expect(finished).toHaveLength(101);
  expect(finished.indexOf('known-device true')).toBeLessThan(50);
});

it('does not compute a hash that nobody waits for any more', async () => {
  const { hash, verify } = createPasswordHasher({ memoryKib: 8, passes: 1 });
  const stored = await hash(PASSWORD);
  const request = new AbortController();
  const gone = new Error('The reader has gone.');
  const earlier = verify(PASSWORD, stored, { lane: 'new-device', signal: new AbortController().signal });
  const abandoned = verify(PASSWORD, stored, { lane: 'new-device', signal: request.signal });
  request.abort(gone);
  await expect(abandoned).rejects.toBe(gone);
  expect(await earlier).toBe(true);
});
