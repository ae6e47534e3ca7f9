import { fileURLToPath } from 'node:url';
import { migrate } from './database/migrate.ts';
import { addJob } from './job-queue/add-job.store.ts';
import { registerSealingKey, sealBareSecrets } from './modules/accounts/identity/index.ts';
import { importAcademyContent } from './modules/catalogue/academy-content/index.ts';
import {
  ANY_VERSION,
  type ContentVersion,
  contentVersionOf,
  hasNewerContent,
  importCourseware,
} from './modules/catalogue/courses/index.ts';
import { storeMissingPapers } from './modules/commerce/payments/index.ts';
import { registerSigningKeys } from './modules/rewards/certificates/index.ts';
import { suspendDemoAccounts } from './seed/demo-accounts.ts';
import { seedDemo } from './seed/seed-demo.ts';
import type { Services } from './services.ts';

const root = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
export const CONTENT_FOLDER = root('content/');
/** What renders the content is part of what is imported. */
const FOLDERS_OF_CONTENT = [CONTENT_FOLDER, root('packages/courseware/src/')];

const NEWER_DATABASE =
  'The database belongs to a newer release. This server works with it, and leaves its schema and content as they are.';
const NEWER_CONTENT =
  'The database has the content of a newer release, which stays. `npm run release -- --older-content` replaces it.';

type Say = (line: string) => void;

/** A managed database has one server, so the content that this server has is right, whatever its age. */
export async function contentVersion({
  config,
  clock,
}: Pick<Services, 'config' | 'clock'>): Promise<ContentVersion> {
  if (config.DATABASE_URL === null) return ANY_VERSION;
  return { version: await contentVersionOf(FOLDERS_OF_CONTENT, clock()), mayGoBack: false };
}

/** Refuses key files of another academy. */
export async function registerKeys(services: Services): Promise<void> {
  await registerSealingKey(services);
  await registerSigningKeys(services);
}

/**
 * All that a release changes in the database before its servers work with it: the schema, the content, the demonstration.
 * Repeating it changes nothing; a process that waits too long for another one that does it throws, and repeats it. False: the
 * content of a newer release stays.
 */
export async function prepareDatabase(
  services: Services,
  say: Say,
  content: ContentVersion,
): Promise<boolean> {
  const { isNewer } = await migrate(services.directPool, { say });
  await registerKeys(services);
  await sealBareSecrets(services);
  await storeMissingPapers(services);
  const isOwnContent = !isNewer && !(await hasNewerContent(services.db, content));
  if (isOwnContent) {
    await importCourseware(services, CONTENT_FOLDER, content);
    await importAcademyContent(services, content);
  } else say(isNewer ? NEWER_DATABASE : NEWER_CONTENT);
  if (services.config.isDemo) await seedDemo(services, CONTENT_FOLDER);
  else reportSuspended(await suspendDemoAccounts(services), say);
  // Once the worker runs: certificates of courses that were completed before certificates existed, or at another address.
  await addJob(services.db, 'mend-certificates', {});
  await addJob(services.db, 'harden-recovery-codes', {});
  // Texts that are new since the last start; without any it costs one check.
  if (services.embedder) await addJob(services.db, 'make-vectors', {});
  return isOwnContent;
}

function reportSuspended(usernames: readonly string[], say: Say): void {
  if (usernames.length === 0) return;
  say(`Demo accounts are off: ${usernames.join(', ')} can no longer sign in. DEMO=on lets them in again.`);
}
