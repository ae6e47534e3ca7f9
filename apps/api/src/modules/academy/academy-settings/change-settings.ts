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
  { version, ...changes }: SettingsChange,
) {
  const now = clock();
  await lockSettings(tx);
  const current = await readCurrentSettings(tx, config);
  if (current.version !== version) return refuse('changed-meanwhile');
  if (!isDay(changes.launchAt.slice(0, 10))) return refuse('unknown-day');
  const checked = checkSettings(changes, { highestPlace: current.highestPlace, now });
  if (!checked.ok) return checked;
  const changed = changedSettings(current.settings, changes);
  if (changed.length === 0) return accept(current);
  const toKeep = Object.fromEntries(changed.map((name) => [name, changes[name]]));
  await storeSettings(tx, toKeep, { changedBy: staffId, changedAt: now });
  for (const name of changed)
    await recordStaffAction(tx, {
      actorId: staffId,
      action: 'change-setting',
      subject: name,
      reason: `${current.settings[name]} → ${changes[name]}`.slice(0, LONGEST_REASON),
      now,
    });
  return accept(await readCurrentSettings(tx, config));
}
