import type { Queryable } from '../../../../database/connect.ts';
import { type PublicKey, SigningKeyError, type SigningKeys } from '../../../../gateways/signing-keys.ts';
import type { Services } from '../../../../services.ts';
import type { JsonLd } from '../credentials/credential.ts';
import { isSignedByOneOf } from '../credentials/sign-credential.ts';
import { differenceSentence, type KeyDifference, keyDifference } from './key-difference.ts';
import {
  academyKeys,
  addAcademyKeys,
  lockAcademyKeys,
  newestCredentials,
  withdrawAcademyKey,
} from './signing-keys.store.ts';

// One of them may have been changed in the database; that says nothing about the file.
const CREDENTIALS_COMPARED = 20;

/** A database from before keys were registered shows by its newest certificates whose it is. */
export async function differenceTo(
  db: Queryable,
  own: SigningKeys,
  academy: readonly PublicKey[],
): Promise<KeyDifference | null> {
  const difference = keyDifference(own, academy);
  if (difference || academy.length > 0) return difference;
  const newest = await newestCredentials(db, CREDENTIALS_COMPARED);
  for (const credential of newest) if (await isSignedByOneOf(own.all, credential as JsonLd)) return null;
  return newest.length === 0 ? null : { kind: 'foreign', keyId: own.currentId };
}

/**
 * At every start: adds the keys of this server's file to those that all servers publish. A file that does not fit ends
 * the start: what it signs would be invalid on every other server.
 */
export async function registerSigningKeys({
  db,
  clock,
  config,
  signingKeys: own,
}: Pick<Services, 'db' | 'clock' | 'config' | 'signingKeys'>): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAcademyKeys(tx);
    const academy = await academyKeys(tx);
    const difference = await differenceTo(tx, own, academy);
    if (difference) throw new SigningKeyError(differenceSentence(config.SIGNING_KEY_FILE, difference));
    const isKnown = (key: PublicKey) => academy.some(({ id }) => id === key.id);
    await addAcademyKeys(
      tx,
      own.all.filter((key) => !isKnown(key)),
      clock(),
    );
    for (const { id, isWithdrawn } of own.all) if (isWithdrawn) await withdrawAcademyKey(tx, id, clock());
  });
}
