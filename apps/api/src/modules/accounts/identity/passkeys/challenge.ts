import { isOriginOf, PASSKEY_CHALLENGE_MS, type RelyingParty } from '@academy/domain/accounts/identity';
import type { Queryable } from '../../../../database/connect.ts';
import type { Services } from '../../../../services.ts';
import { hashToken, makeToken } from '../secret-token.ts';
import { addChallenge, consumeChallenge } from './passkeys.store.ts';

type ChallengeDeps = Pick<Services, 'clock' | 'randomBytes'>;

/** A new challenge that nobody can have signed before. */
export async function issueChallenge(
  deps: ChallengeDeps,
  db: Queryable,
  userId: string | null,
  isConfirming = false,
): Promise<string> {
  const { token, tokenHash } = makeToken(deps.randomBytes);
  const expiresAt = new Date(deps.clock().getTime() + PASSKEY_CHALLENGE_MS);
  await addChallenge(db, { challengeHash: tokenHash, userId, isConfirming, expiresAt });
  return token;
}

interface ClientData {
  readonly challenge: string;
  readonly origin: string;
}

function clientDataOf(text: string): ClientData | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (typeof data !== 'object' || data === null) return null;
    const { challenge, origin } = data as Partial<Record<keyof ClientData, unknown>>;
    return typeof challenge === 'string' && typeof origin === 'string' ? { challenge, origin } : null;
  } catch {
    return null;
  }
}

/**
 * The signed challenge and its origin. Consumed whether or not verification succeeds: therefore not in a transaction that
 * a refusal rolls back.
 */
export async function consumeSignedChallenge(
  deps: Pick<Services, 'clock'> & { readonly relyingParty: RelyingParty },
  db: Queryable,
  {
    clientDataJSON,
    userId,
    isConfirming = false,
  }: { readonly clientDataJSON: string; readonly userId: string | null; readonly isConfirming?: boolean },
): Promise<ClientData | null> {
  const data = clientDataOf(clientDataJSON);
  if (!data || !isOriginOf(deps.relyingParty, data.origin)) return null;
  const challenge = { challengeHash: hashToken(data.challenge), userId, isConfirming, now: deps.clock() };
  return (await consumeChallenge(db, challenge)) ? data : null;
}
