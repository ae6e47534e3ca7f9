import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { faultCodeOf, isDatabaseAway, isLockTimeout, refusalOfDatabase } from './database/faults.ts';
import { migrate } from './database/migrate.ts';
import { addJob } from './job-queue/add-job.store.ts';
import { registerSealingKey, sealBareSecrets } from './modules/accounts/identity/index.ts';
import { importAcademyContent } from './modules/catalogue/academy-content/index.ts';
import { importCourseware } from './modules/catalogue/courses/index.ts';
import { storeMissingPapers } from './modules/commerce/payments/index.ts';
import { registerSigningKeys } from './modules/rewards/certificates/index.ts';
import { suspendDemoAccounts } from './seed/demo-accounts.ts';
import { seedDemo } from './seed/seed-demo.ts';
import type { Services } from './services.ts';

const CONTENT_FOLDER = fileURLToPath(new URL('../../../content/', import.meta.url));
const NEWER_DATABASE =
  'The database belongs to a newer release. This server works with it, and leaves its schema and content as they are.';
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Migrates, reads the content and seeds, then accepts requests. While the database does not respond the process stays up,
 * reports that to every request, and retries, also while another process does the same work; any other error ends it, such
 * as key files of another academy.
 */
export async function makeReady(services: Services, say: (line: string) => void): Promise<void> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    if (services.readiness.state === 'closing') return;
    try {
      await services.verifyAddresses();
      const { isNewer } = await migrate(services.directPool, { say });
      await registerSealingKey(services);
      await registerSigningKeys(services);
      await sealBareSecrets(services);
      await storeMissingPapers(services);
      if (isNewer) say(NEWER_DATABASE);
      else {
        await importCourseware(services, CONTENT_FOLDER);
        await importAcademyContent(services);
      }
      if (services.config.isDemo) await seedDemo(services, CONTENT_FOLDER);
      else reportSuspended(await suspendDemoAccounts(services), say);
      // Once the worker runs: certificates of courses that were completed before certificates existed, or at another address.
      await addJob(services.db, 'mend-certificates', {});
      await addJob(services.db, 'harden-recovery-codes', {});
      // Texts that are new since the last start; without any it costs one check.
      if (services.embedder) await addJob(services.db, 'make-vectors', {});
      services.readiness.markReady();
      return;
    } catch (error) {
      // Another process that started at the same time still reads the content.
      if (refusalOfDatabase(error)) throw error;
      const isBehind = isLockTimeout(error);
      if (!isBehind && !isDatabaseAway(error)) throw error;
      if (!isBehind && pauseMs === FIRST_PAUSE_MS)
        say('The database is not answering yet. Trying again until it does.');
      services.log.warn(
        { code: faultCodeOf(error) },
        isBehind ? 'waiting for another start' : 'database away at start',
      );
      await pause(pauseMs);
    }
  }
}

function reportSuspended(usernames: readonly string[], say: (line: string) => void): void {
  if (usernames.length === 0) return;
  say(`Demo accounts are off: ${usernames.join(', ')} can no longer sign in. DEMO=on lets them in again.`);
}
