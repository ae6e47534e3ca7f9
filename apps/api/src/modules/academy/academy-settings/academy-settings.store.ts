import type { AcademySettings } from '@academy/domain/academy/academy-settings';
import type { DefaultPrices } from '@academy/domain/product';
import { sql } from 'drizzle-orm';
import type { Config } from '../../../config.ts';
import type { Queryable } from '../../../database/connect.ts';
import { academySettings } from './tables.ts';

type Row = typeof academySettings.$inferSelect;
export type Configured = Pick<
  Config,
  'CONTACT_EMAIL' | 'SUPPORT_EMAIL' | 'CONTACT_PHONE' | 'DOCUMENTATION_URL' | 'VIDEOS_URL'
>;

function pricesOf(row: Row): DefaultPrices {
  return {
    featuredPriceInRand: row.featuredPriceInRand,
    coursePriceInRand: row.coursePriceInRand,
    homeFirstPriceInRand: row.homeFirstPriceInRand,
    homeStepInRand: row.homeStepInRand,
    newCoursePriceInRand: row.newCoursePriceInRand,
    newCurriculumPriceInRand: row.newCurriculumPriceInRand,
    newPathPriceInRand: row.newPathPriceInRand,
  };
}

export function settingsOf(row: Row, config: Configured): AcademySettings {
  return {
    launchAt: row.launchAt.replace(' ', 'T'),
    announcedOn: row.announcedOn,
    isOpen: row.isOpen,
    places: row.places,
    ...pricesOf(row),
    gigabytePriceInCents: row.gigabytePriceInCents,
    generalEmail: row.generalEmail ?? config.CONTACT_EMAIL,
    supportEmail: row.supportEmail ?? config.SUPPORT_EMAIL,
    phone: row.phone ?? config.CONTACT_PHONE,
    documentationUrl: row.documentationUrl ?? config.DOCUMENTATION_URL,
    videosUrl: row.videosUrl ?? config.VIDEOS_URL,
  };
}

async function readRow(db: Queryable): Promise<Row> {
  const [row] = await db.select().from(academySettings);
  if (!row) throw new Error('The settings of the academy are missing.');
  return row;
}

export async function readSettings(db: Queryable, config: Configured): Promise<AcademySettings> {
  return settingsOf(await readRow(db), config);
}

/** The prices of courses without a separate one, and a number that changes with them. */
export async function readDefaultPrices(db: Queryable) {
  const row = await readRow(db);
  return { version: row.version, prices: pricesOf(row) };
}

/** With the last editor, and the highest taken place of the waiting list. */
export async function readCurrentSettings(db: Queryable, config: Configured) {
  const row = await readRow(db);
  const { rows } = await db.execute<{ highest: number; name: string | null }>(sql`
    select (select coalesce(max(position), 0)::int from waitlist_entries) as highest,
           (select coalesce(full_name, username) from users where id = ${row.changedBy}::uuid) as name`);
  return {
    settings: settingsOf(row, config),
    version: row.version,
    changedAt: row.changedAt?.toISOString() ?? null,
    changedBy: rows[0]?.name ?? null,
    highestPlace: rows[0]?.highest ?? 0,
  };
}

/** Until the transaction ends nobody changes the settings or takes a place of the waiting list. */
export async function lockSettings(tx: Queryable): Promise<void> {
  await tx.execute(sql`select from waitlist_counter for update`);
  await tx.select().from(academySettings).for('update');
}

/**
 * Only changed settings: the others keep following the server's configuration. Every process that shows the waiting
 * list's figures is notified when the transaction commits.
 */
export async function storeSettings(
  tx: Queryable,
  changed: Partial<AcademySettings>,
  { changedBy, changedAt }: { readonly changedBy: string; readonly changedAt: Date },
): Promise<void> {
  const version = sql`${academySettings.version} + 1`;
  await tx.update(academySettings).set({ ...changed, version, changedBy, changedAt });
  await tx.execute(sql`select pg_notify('waitlist', '')`);
}
