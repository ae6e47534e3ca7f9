import type { Queryable } from '../../database/connect.ts';
import { SALT_BYTES } from '../../gateways/password-hasher.ts';
import type { Services } from '../../services.ts';
import {
  findPlainRecoveryCodes,
  lockSecondFactor,
  noteRecoverySalt,
  recoveryCodesOf,
  rehashRecoveryCode,
} from './second-factors.store.ts';
import { hashToken } from './secret-token.ts';

type HashingDeps = Pick<Services, 'passwords'>;

/** argon2id over the SHA-256, so that codes that were stored as a plain SHA-256 can be hardened without being known. */
const saltedHash = ({ passwords }: HashingDeps, plain: Buffer, salt: Buffer) =>
  passwords.digest(plain.toString('hex'), salt);

/** As it is stored for this person. */
export async function recoveryCodeHash(
  deps: HashingDeps,
  code: string,
  salt: Buffer | null,
): Promise<Buffer> {
  const plain = hashToken(code);
  return salt === null ? plain : saltedHash(deps, plain, salt);
}

/** One after the other: a sign-in that waits for the hasher gets its turn in between. */
export async function hashRecoveryCodes(
  deps: HashingDeps,
  codes: readonly string[],
  salt: Buffer,
): Promise<Buffer[]> {
  const hashes: Buffer[] = [];
  for (const code of codes) hashes.push(await saltedHash(deps, hashToken(code), salt));
  return hashes;
}

async function hardenCodesOf(
  deps: HashingDeps & Pick<Services, 'randomBytes'>,
  tx: Queryable,
  userId: string,
): Promise<void> {
  const factor = await lockSecondFactor(tx, userId);
  if (!factor || factor.recoverySalt !== null) return;
  const salt = deps.randomBytes(SALT_BYTES);
  for (const plain of await recoveryCodesOf(tx, userId))
    await rehashRecoveryCode(tx, userId, { plain, salted: await saltedHash(deps, plain, salt) });
  await noteRecoverySalt(tx, userId, salt);
}

/** A job at every start: after the first there is nothing left to do. */
export async function hardenRecoveryCodes(
  deps: HashingDeps & Pick<Services, 'jobDb' | 'randomBytes'>,
): Promise<void> {
  for (;;) {
    const userId = await findPlainRecoveryCodes(deps.jobDb);
    if (userId === null) return;
    await deps.jobDb.transaction((tx) => hardenCodesOf(deps, tx, userId));
  }
}
