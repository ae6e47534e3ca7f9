import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { statement } from '../../database/statement.ts';
import { webAssets, webBuilds } from '../tables.ts';

/** As it is, or with both compressed copies. */
export type KeptAsset =
  | { readonly plain: Buffer; readonly br: null; readonly gzip: null }
  | { readonly plain: null; readonly br: Buffer; readonly gzip: Buffer };

export const findAsset = statement<KeptAsset, [name: string]>(
  'find-web-asset',
  'select plain, br, gzip from web_assets where name = $1',
);

export async function newestBuild(db: Queryable): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from web_builds order by number desc limit 1`,
  );
  return rows[0]?.id ?? null;
}

/** This build becomes the newest one, and all but the one before it are forgotten. */
export async function keepBuild(
  tx: Queryable,
  id: string,
  assets: ReadonlyMap<string, KeptAsset>,
  now: Date,
): Promise<void> {
  await tx.execute(sql`lock table ${webBuilds} in exclusive mode`);
  if ((await newestBuild(tx)) === id) return;
  await tx.execute(sql`delete from ${webBuilds} where id = ${id}`);
  const [build] = await tx.insert(webBuilds).values({ id, storedAt: now }).returning();
  if (!build) throw new Error('The build was not stored.');
  for (const [name, asset] of assets)
    await tx
      .insert(webAssets)
      .values({ name, build: build.number, ...asset })
      .onConflictDoUpdate({ target: webAssets.name, set: { build: build.number } });
  await tx.execute(sql`
    delete from ${webBuilds} where number not in (select number from ${webBuilds} order by number desc limit 2)`);
}
