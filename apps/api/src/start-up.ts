import { setTimeout as pause } from 'node:timers/promises';
import { faultCodeOf, isDatabaseAway, isLockTimeout, refusalOfDatabase } from './database/faults.ts';
import { isMigrated } from './database/migrate.ts';
import { isImported } from './modules/catalogue/courses/index.ts';
import { CONTENT_FOLDER, contentVersion, prepareDatabase, registerKeys } from './prepare-database.ts';
import type { Services } from './services.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
const NOT_RELEASED =
  'The database is not ready for this release: `npm run release` has to run once, on any machine. Waiting for it.';

type Say = (line: string) => void;

/**
 * A server that does everything prepares the database too. Web servers and workers leave that to `npm run release`; false
 * until it has run.
 */
async function isPrepared(services: Services, say: Say): Promise<boolean> {
  await services.verifyAddresses();
  const content = await contentVersion(services);
  if (services.config.ROLE === 'all') {
    await prepareDatabase(services, say, content);
    return true;
  }
  if (!(await isMigrated(services.directPool))) return false;
  await registerKeys(services);
  return isImported(services.db, CONTENT_FOLDER, content);
}

/** False: the database does not respond, or another process that started at the same time still reads the content. */
async function isPreparedNow(services: Services, say: Say, isFirstTry: boolean): Promise<boolean> {
  try {
    const isReady = await isPrepared(services, say);
    if (!isReady && isFirstTry) say(NOT_RELEASED);
    return isReady;
  } catch (error) {
    if (refusalOfDatabase(error)) throw error;
    const isBehind = isLockTimeout(error);
    if (!isBehind && !isDatabaseAway(error)) throw error;
    if (!isBehind && isFirstTry) say('The database is not answering yet. Trying again until it does.');
    services.log.warn(
      { code: faultCodeOf(error) },
      isBehind ? 'waiting for another start' : 'database away at start',
    );
    return false;
  }
}

/**
 * Accepts requests once the database is ready for this release. Until then the process stays up, reports that to every
 * request, and retries; any error besides an absent database ends it, such as key files of another academy.
 */
export async function makeReady(services: Services, say: Say): Promise<void> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    if (services.readiness.state === 'closing') return;
    if (await isPreparedNow(services, say, pauseMs === FIRST_PAUSE_MS)) break;
    await pause(pauseMs);
  }
  services.readiness.markReady();
}
