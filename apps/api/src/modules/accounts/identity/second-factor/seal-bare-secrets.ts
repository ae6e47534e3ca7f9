import type { Services } from '../../../../services.ts';
import { bareSecondFactors, replaceSecret } from './second-factors.store.ts';
import { doesSecretKeyFit } from './secret-key-fits.ts';

/**
 * At every start; after the first there is nothing to do. False when our key cannot open existing secrets: then nothing
 * is sealed with it either, because the right key could not open that.
 */
export async function sealBareSecrets(parts: Pick<Services, 'db' | 'secretBox'>): Promise<boolean> {
  const { db, secretBox } = parts;
  if (!(await doesSecretKeyFit(parts, db))) return false;
  for (const { userId, secret } of await bareSecondFactors(db))
    await replaceSecret(db, { userId, secret, sealed: secretBox.seal(secret, userId) });
  return true;
}
