import { createHmac, timingSafeEqual } from 'node:crypto';
import { codeOfHash, stepBytes, stepsTaken, TOTP_SECRET_BYTES } from '@academy/domain/accounts/identity';
import type { Queryable } from '../../../../database/connect.ts';
import type { SecretBox } from '../../../../gateways/secret-box.ts';
import type { Services } from '../../../../services.ts';
import { consumeRecoveryCode, lockSecondFactor, recordLastStep } from './second-factors.store.ts';

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

export function totpCode(secret: Buffer, step: number): string {
  return codeOfHash(createHmac('sha1', secret).update(stepBytes(step)).digest());
}

interface SealedFactor {
  readonly userId: string;
  readonly secret: Buffer;
}

/** Null: sealed with a key that this server does not have. A secret from before sealing is returned as it is. */
export function secretOf(box: SecretBox, { userId, secret }: SealedFactor): Buffer | null {
  return secret.length === TOTP_SECRET_BYTES ? secret : box.open(secret, userId);
}

interface TypedCode {
  readonly userId: string;
  readonly code: string;
  /** The code as typed, where recovery codes are accepted too. */
  readonly recoveryHash: Buffer | null;
}

/** A code of the app, or a recovery code for a lost phone. Each works once. */
export async function consumeCode(
  deps: Pick<Services, 'secretBox' | 'clock'>,
  tx: Queryable,
  { userId, code: typed, recoveryHash }: TypedCode,
): Promise<boolean> {
  const factor = await lockSecondFactor(tx, userId);
  if (!factor) return false;
  const now = deps.clock();
  const secret = secretOf(deps.secretBox, factor);
  const digits = typed.replaceAll(/\s/g, '');
  const steps = secret === null ? [] : stepsTaken(now, factor.lastStep);
  const step = steps.find((each) => secret !== null && isSame(totpCode(secret, each), digits));
  if (step !== undefined) {
    await recordLastStep(tx, userId, step);
    return true;
  }
  return recoveryHash !== null && consumeRecoveryCode(tx, userId, recoveryHash, now);
}
