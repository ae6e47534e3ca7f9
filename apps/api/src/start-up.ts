import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isDatabaseAway } from './database/faults.ts';
import { migrate } from './database/migrate.ts';
import { importAcademyContent } from './modules/academy-content/index.ts';
import { importCourseware } from './modules/catalogue/index.ts';
import { suspendDemoAccounts } from './seed/demo-accounts.ts';
import { seedDemo } from './seed/seed-demo.ts';
import type { Services } from './services.ts';

const CONTENT_FOLDER = fileURLToPath(new URL('../../../content/', import.meta.url));
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Migrates, reads the content and seeds, then opens the door. While the database does not answer the process lives,
 * says so to everyone who asks, and tries again; any other error is a reason to stop.
 */
export async function makeReady(services: Services, say: (line: string) => void): Promise<void> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    if (services.readiness.state === 'closing') return;
    try {
      await migrate(services.pool);
      await importCourseware(services, CONTENT_FOLDER);
      await importAcademyContent(services);
      if (services.config.isDemo) await seedDemo(services, CONTENT_FOLDER);
      else sayWhoIsOut(await suspendDemoAccounts(services), say);
      services.readiness.markReady();
      return;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      if (pauseMs === FIRST_PAUSE_MS) say('The database is not answering yet. Trying again until it does.');
      services.log.warn({ reason: reasonOf(error) }, 'database away at start');
      await pause(pauseMs);
    }
  }
}

function sayWhoIsOut(usernames: readonly string[], say: (line: string) => void): void {
  if (usernames.length === 0) return;
  say(`Demo accounts are off: ${usernames.join(', ')} can no longer sign in. DEMO=on lets them in again.`);
}

/** The last cause: the ORM puts the whole statement before it. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && error.cause) return reasonOf(error.cause);
  return error instanceof Error ? error.message : String(error);
}
