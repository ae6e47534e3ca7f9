import {
  type AcademySettings,
  changedSettings,
  checkSettings,
} from '@academy/domain/academy/academy-settings';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import type { Services } from '../../../services.ts';
import { recordStaffAction } from '../audit/index.ts';
import { lockSettings, readCurrentSettings, storeSettings } from './academy-settings.store.ts';

const LONGEST_REASON = 300;

interface SettingsChange extends AcademySettings {
  /** The version that was on the screen. */
  readonly version: number;
}

/** A real calendar day: a pattern lets February 30th through. */
const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

/** All settings at once. Each real change is recorded by its name. */
export async function changeSettings(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  tx: Queryable,
  staffId: string,
  { version, ...wanted }: SettingsChange,
) {
  const now = clock();
  await lockSettings(tx);
  const kept = await readCurrentSettings(tx, config);
  if (kept.version !== version) return refuse('changed-meanwhile');
  if (!isDay(wanted.launchAt.slice(0, 10))) return refuse('unknown-day');
  const checked = checkSettings(wanted, { highestPlace: kept.highestPlace, now });
  if (!checked.ok) return checked;
  const changed = changedSettings(kept.settings, wanted);
  if (changed.length === 0) return accept(kept);
  const toKeep = Object.fromEntries(changed.map((name) => [name, wanted[name]]));
  await storeSettings(tx, toKeep, { changedBy: staffId, changedAt: now });
  for (const name of changed)
    await recordStaffAction(tx, {
      actorId: staffId,
      action: 'change-setting',
      subject: name,
      reason: `${kept.settings[name]} → ${wanted[name]}`.slice(0, LONGEST_REASON),
      now,
    });
  return accept(await readCurrentSettings(tx, config));
}
