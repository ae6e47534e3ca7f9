import { sideDatabase } from '../database/connect.ts';
import type { Services } from '../services.ts';
import { SettingsCache } from './academy/academy-settings/index.ts';
import { recipientNow } from './accounts/mail-preferences/index.ts';
import { provinceOf, StatsCache } from './admissions/waitlist/index.ts';
import { CatalogueCache } from './catalogue/courses/index.ts';
import { FirstOpenings } from './learning/learning-log/index.ts';
import { DailyCounters } from './overview/operations/index.ts';
import { cancelErasure } from './privacy/own-data/index.ts';
import { endCoinPlace } from './rewards/take-backs/index.ts';

export interface ProcessSettings {
  readonly publicUrl: () => string;
  /** The time limit of a request. */
  readonly limitMs: number;
}

/**
 * What every module may use: the services, the shared caches, and what a lower area needs from a higher one. It is complete
 * before the first module sees it, so no module depends on another one being set up first.
 */
export function createSharedContext(services: Services, process: ProcessSettings) {
  // Caches are filled outside transactions, which hold the connections of the main pool.
  const beside = { ...services, db: sideDatabase(services.sidePool) };
  const settings = new SettingsCache(beside);
  const catalogue = new CatalogueCache(beside);
  const waitlistStats = new StatsCache(beside);
  return {
    ...services,
    ...process,
    settings,
    catalogue,
    waitlistStats,
    /** Called after this process has changed the settings of the academy. */
    forgetSettings() {
      settings.forget();
      catalogue.forget();
      waitlistStats.noteChange(0);
    },
    openings: new FirstOpenings(services),
    counters: new DailyCounters(services.clock),
    provinceOf,
    recipientNow,
    cancelErasure,
    endCoinPlace,
  };
}
export type SharedContext = Readonly<ReturnType<typeof createSharedContext>>;
