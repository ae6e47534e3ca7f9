import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from './database/faults.ts';
import { migrate } from './database/migrate.ts';
import { seedDemoAccounts } from './database/seed/demo-accounts.ts';
import type { Services } from './services.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Migrates and seeds, then opens the door. While the database does not answer the process lives, says so to
 * everyone who asks, and tries again; any other error is a reason to stop.
 */
export async function makeReady(services: Services, say: (line: string) => void): Promise<void> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    if (services.readiness.state === 'closing') return;
    try {
      await migrate(services.pool);
      if (services.config.isDemo) await seedDemoAccounts(services);
      services.readiness.markReady();
      return;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      if (pauseMs === FIRST_PAUSE_MS) say('The database does not answer yet; trying again until it does.');
      services.log.warn({ err: error }, 'database away at start');
      await pause(pauseMs);
    }
  }
}
