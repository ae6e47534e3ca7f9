import { openSigningKeys, SigningKeyError, writeNewSigningKeys } from '../../../../gateways/signing-keys.ts';
import type { Services } from '../../../../services.ts';
import { differenceTo } from './register-signing-keys.ts';
import { academyKeys, highestKeyNumber } from './signing-keys.store.ts';

function openIfReadable(file: string, now: Date) {
  try {
    return openSigningKeys(file, now);
  } catch (error) {
    if (error instanceof SigningKeyError) return null;
    throw error;
  }
}

/**
 * After the loss of the file: a new key signs, and everything signed before stays valid by the public halves in the
 * database. Null when the file is the academy's; otherwise the id of the new key.
 */
export async function replaceLostSigningKeys({
  db,
  clock,
  config,
}: Pick<Services, 'db' | 'clock' | 'config'>): Promise<string | null> {
  const file = config.SIGNING_KEY_FILE;
  const academy = await academyKeys(db);
  const own = openIfReadable(file, clock());
  if (own && (await differenceTo(db, own, academy)) === null) return null;
  const number = (await highestKeyNumber(db)) + 1;
  // Registered by the next start.
  return writeNewSigningKeys(file, { earlier: academy, number, now: clock() });
}
