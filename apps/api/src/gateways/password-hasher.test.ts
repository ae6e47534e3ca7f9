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

it('knows a password by the cost that it was hashed with', async () => {
  const stored = await createPasswordHasher({ memoryKib: 8, passes: 1 }).hash(PASSWORD);
  expect(await createPasswordHasher().verify(PASSWORD, stored)).toBe(true);
});

it('knows a password however its letters were composed', async () => {
  const { hash, verify } = createPasswordHasher({ memoryKib: 8, passes: 1 });
  expect(await verify('Zoe\u0308', await hash('Zo\u00eb'))).toBe(true);
});
