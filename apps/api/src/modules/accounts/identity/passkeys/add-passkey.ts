import {
  checkPasskeyName,
  MOST_PASSKEYS,
  PASSKEY_CHALLENGE_MS,
  type RelyingParty,
} from '@academy/domain/accounts/identity';
import { accept, refuse } from '@academy/domain/kernel';
import { PRODUCT_NAME } from '@academy/domain/product';
import type { Queryable } from '../../../../database/connect.ts';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import type { Services } from '../../../../services.ts';
import { lockAccount, setFactorLostAt } from '../accounts.store.ts';
import { missingProof } from '../confirmation/missing-proof.ts';
import { notifyAdministrators } from '../notify-administrators.ts';
import { notifyOwner } from '../notify-owner.ts';
import { strengthenSignIn } from '../second-factor/second-factors.store.ts';
import { consumeSignedChallenge, issueChallenge } from './challenge.ts';
import { quotedNames } from './letter-lines.ts';
import { addPasskey, countPasskeys, type Passkey, passkeysOf } from './passkeys.store.ts';

type AddPasskeyDeps = Pick<Services, 'clock' | 'config' | 'randomBytes'> & {
  readonly relyingParty: RelyingParty;
};

// EdDSA, ES256 and RS256: the algorithms of phones, computers and security keys.
const ALGORITHMS = [-8, -7, -257];

// The column's limit; the longest real ones are a tenth of it.
const MOST_ID_BYTES = 1023;
const MOST_KEY_BYTES = 4096;

export const shownPasskey = ({ id, name, createdAt, lastUsedAt }: Passkey) => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** A passkey opens the account without a code: a sign-in that has not shown one must not create it. */
export async function beginPasskey(deps: AddPasskeyDeps, db: Queryable, actor: Actor) {
  const { userId, user } = actor;
  const missing = await missingProof(deps, db, actor);
  if (missing) return refuse(missing);
  const known = await passkeysOf(db, userId);
  if (known.length >= MOST_PASSKEYS) return refuse('too-many-passkeys');
  return accept({
    challenge: await issueChallenge(deps, db, userId),
    rp: { id: deps.relyingParty.id, name: PRODUCT_NAME },
    user: {
      id: Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url'),
      name: user.email ?? user.username,
      displayName: user.fullName ?? user.username,
    },
    algorithms: ALGORITHMS,
    known: known.map(({ credentialId }) => credentialId.toString('base64url')),
    timeoutMs: PASSKEY_CHALLENGE_MS,
  });
}

interface MadePasskey {
  readonly id: string;
  readonly name: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
}

/** Verifies the device's response. Not in a transaction: it computes, and the challenge is consumed either way. */
export async function checkMadePasskey(
  deps: AddPasskeyDeps,
  db: Queryable,
  { userId }: Actor,
  made: MadePasskey,
) {
  const { id, clientDataJSON, attestationObject } = made;
  const named = checkPasskeyName(made.name);
  if (!named.ok) return named;
  const signed = await consumeSignedChallenge(deps, db, { clientDataJSON, userId });
  if (!signed) return refuse('challenge-over');
  // Takes a second to load, and few people add a passkey.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: signed.challenge,
      expectedOrigin: signed.origin,
      expectedRPID: deps.relyingParty.id,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!registrationInfo) return refuse('passkey-not-valid');
    const { id: madeId, publicKey, counter } = registrationInfo.credential;
    const credentialId = Buffer.from(madeId, 'base64url');
    if (credentialId.length > MOST_ID_BYTES || publicKey.length > MOST_KEY_BYTES)
      return refuse('passkey-not-valid');
    return accept({
      userId,
      name: named.value,
      credentialId,
      publicKey: Buffer.from(publicKey),
      signCount: counter,
    });
  } catch {
    // The library throws for every kind of invalid response.
    return refuse('passkey-not-valid');
  }
}

type Checked = Omit<typeof import('../tables.ts').passkeys.$inferInsert, 'createdAt'>;

/** The owner has just unlocked the device: from here on this sign-in counts as a strong one. */
export async function storePasskey(deps: AddPasskeyDeps, tx: Queryable, actor: Actor, checked: Checked) {
  const now = deps.clock();
  await lockAccount(tx, actor.userId);
  const missing = await missingProof(deps, tx, actor);
  if (missing) return refuse(missing);
  if ((await countPasskeys(tx, actor.userId)) >= MOST_PASSKEYS) return refuse('too-many-passkeys');
  const added = await addPasskey(tx, { ...checked, createdAt: now, addedBySignIn: actor.signInId });
  if (!added) return refuse('passkey-known');
  // Disowned while the device was asked: the new passkey is not the owner's.
  if (!(await strengthenSignIn(tx, actor.signInId))) return refuse('sign-in-ended');
  await setFactorLostAt(tx, actor.userId, null);
  const lines = [
    `A passkey was added to your account: ${quotedNames([added.name])}. It signs in without your password.`,
  ];
  await notifyOwner(tx, actor.user, { subject: 'A passkey was added to your account', lines, now });
  const { user } = actor;
  await notifyAdministrators(tx, { person: user, change: 'passkey-added', by: user, now });
  return accept(shownPasskey(added));
}
