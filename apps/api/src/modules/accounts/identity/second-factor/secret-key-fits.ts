import type { Queryable } from '../../../../database/connect.ts';
import type { Services } from '../../../../services.ts';
import { oldestSealedFactor } from './second-factors.store.ts';

/**
 * Whether our key opens existing secrets. A lost key file is silently regenerated, as at the very first start; nobody
 * would know until people were refused with the right codes.
 */
export async function doesSecretKeyFit(
  { secretBox }: Pick<Services, 'secretBox'>,
  db: Queryable,
): Promise<boolean> {
  const sealed = await oldestSealedFactor(db);
  return sealed === null || secretBox.open(sealed.secret, sealed.userId) !== null;
}
