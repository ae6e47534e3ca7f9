import type { Queryable } from '../../database/connect.ts';
import { grantKey } from '../tables.ts';

export async function readGrantKey(db: Queryable): Promise<Buffer> {
  const [row] = await db.select({ secret: grantKey.secret }).from(grantKey);
  if (!row) throw new Error('The key of the grants is gone.');
  return row.secret;
}
