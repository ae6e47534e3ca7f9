import type { Services } from '../../../../services.ts';
import { bareSecondFactors, replaceSecret } from './second-factors.store.ts';

/** At every start, once the key is known to be the academy's; after the first there is nothing to do. */
export async function sealBareSecrets({ db, secretBox }: Pick<Services, 'db' | 'secretBox'>): Promise<void> {
  for (const { userId, secret } of await bareSecondFactors(db))
    await replaceSecret(db, { userId, secret, sealed: secretBox.seal(secret, userId) });
}
