import type { Answer } from '@academy/contract';
import { EXPORT_FORMATS } from '@academy/domain/privacy/own-data';
import type { Queryable } from '../../../database/connect.ts';
import { isPersonal } from '../../../database/personal-data.ts';
import { type ModuleContext, personalTablesOf, registerOf } from '../../define-module.ts';
import { consentsOf, countErasures, erasureOf, latestRemovals } from './erasures.store.ts';
import { findExport } from './exports.store.ts';

type ExportState = Answer<'GET /api/privacy'>['export'];

async function exportState(db: Queryable, userId: string, now: Date): Promise<ExportState> {
  const found = await findExport(db, userId);
  const none = { state: 'none', askedAt: null, expiresAt: null, open: [] } as const;
  if (!found) return { ...none, open: [] };
  const askedAt = found.askedAt.toISOString();
  if (!found.expiresAt) return { ...none, open: [], state: 'preparing', askedAt };
  const open = EXPORT_FORMATS.filter((format) => !found.isDeleted[format]);
  if (found.expiresAt <= now) return { ...none, open: [], askedAt };
  if (open.length === 0) return { ...none, open, state: 'received', askedAt };
  return { state: 'ready', askedAt, expiresAt: found.expiresAt.toISOString(), open };
}

export async function readPrivacy(
  { clock, modules }: Pick<ModuleContext, 'clock' | 'modules'>,
  db: Queryable,
  userId: string,
) {
  const dueAt = await erasureOf(db, userId);
  const consents = await consentsOf(db, userId);
  return {
    export: await exportState(db, userId, clock()),
    erasureDueAt: dueAt?.toISOString() ?? null,
    consents: consents.map((consent) => ({ ...consent, saidAt: consent.saidAt.toISOString() })),
    stays: personalTablesOf(modules).flatMap(({ name, stays }) => (stays ? [{ name, why: stays.why }] : [])),
  };
}

export async function readRegister(
  { modules }: Pick<ModuleContext, 'modules'>,
  db: Queryable,
): Promise<Answer<'GET /api/admin/privacy'>> {
  const entries = registerOf(modules);
  const removals = await latestRemovals(db);
  return {
    personal: personalTablesOf(modules).map(
      ({ name, purpose, retention, seenBy, exported, withheld, stays }) => ({
        name,
        purpose,
        kept: retention,
        seenBy: [...seenBy],
        told: [...exported],
        withheld: Object.entries(withheld).map(([column, why]) => ({ column, why })),
        stays: stays?.why ?? null,
      }),
    ),
    impersonal: entries.flatMap((entry) => (isPersonal(entry) ? [] : [{ name: entry.name, why: entry.why }])),
    removals: removals.map(({ id, cause, ranAt, removed, unfinished }) => ({
      id,
      cause,
      ranAt: ranAt.toISOString(),
      removed: Object.entries(removed).map(([table, rows]) => ({ table, rows })),
      unfinished,
    })),
    erasuresDue: await countErasures(db),
  };
}
