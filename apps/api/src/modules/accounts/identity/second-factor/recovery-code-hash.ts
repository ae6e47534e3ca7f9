import {
  foldRecoveryCode,
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
  recoveryCode,
} from '@academy/domain/accounts/identity';
import type { Queryable } from '../../../../database/connect.ts';
import { SALT_BYTES } from '../../../../gateways/password-hasher.ts';
import type { Services } from '../../../../services.ts';
import { hashToken } from '../secret-token.ts';
import {
  findPlainRecoveryCodes,
  findSecondFactor,
  lockSecondFactor,
  recoveryCodesOf,
  rehashRecoveryCode,
  storeRecoverySalt,
} from './second-factors.store.ts';

type HashingDeps = Pick<Services, 'passwords'>;

/** argon2id over the SHA-256, so that stored plain SHA-256 hashes can be hardened without knowing the codes. */
const saltedHash = ({ passwords }: HashingDeps, plain: Buffer, salt: Buffer) =>
  passwords.digest(plain.toString('hex'), salt);

/** Typed text in the form stored for this person, if it can be a recovery code. Outside any transaction: it hashes. */
export async function recoveryCodeHash(
  deps: HashingDeps,
  db: Queryable,
  { userId, code: typed }: { readonly userId: string; readonly code: string },
): Promise<Buffer | null> {
  const code = foldRecoveryCode(typed);
  const factor = code === null ? null : await findSecondFactor(db, userId);
  if (code === null || !factor) return null;
  const plain = hashToken(code);
  return factor.recoverySalt === null ? plain : saltedHash(deps, plain, factor.recoverySalt);
}

export interface NewRecoveryCodes {
  readonly codes: readonly string[];
  readonly salt: Buffer;
  readonly hashes: readonly Buffer[];
}

/**
 * Outside any transaction: it hashes, one code after the other, so that a sign-in waiting for the hasher gets its turn in
 * between.
 */
export async function drawRecoveryCodes(
  deps: HashingDeps & Pick<Services, 'randomBytes'>,
): Promise<NewRecoveryCodes> {
  const { randomBytes } = deps;
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_CODE_BYTES)));
  const salt = randomBytes(SALT_BYTES);
  const hashes: Buffer[] = [];
  for (const code of codes) hashes.push(await saltedHash(deps, hashToken(code), salt));
  return { codes, salt, hashes };
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
  await storeRecoverySalt(tx, userId, salt);
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
