import { setTimeout as pause } from 'node:timers/promises';
import { faultCodeOf, isDatabaseAway, isLockTimeout, refusalOfDatabase } from './database/faults.ts';
import { isMigrated } from './database/migrate.ts';
import { isImported } from './modules/catalogue/courses/index.ts';
import { CONTENT_FOLDER, contentVersion, prepareDatabase, registerKeys } from './prepare-database.ts';
import type { Services } from './services.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

const DATABASE_AWAY = 'The database is not answering yet. Trying again until it does.';
const NOT_MIGRATED =
  'The database is not ready for this release: `npm run release` has to run once, on any machine. Waiting for it.';
const OLDER_CONTENT =
  'The database has the content of an older release: `npm run release` brings that of this one. Waiting for it.';

type Say = (line: string) => void;
/** Null when it is done; otherwise the sentence that says what is missing. */
type Preparation = () => Promise<string | null>;

/** A server that does everything prepares the database too. Web servers and workers leave that to `npm run release`. */
async function prepare(services: Services, say: Say): Promise<string | null> {
  await services.verifyAddresses();
  const content = await contentVersion(services);
  if (services.config.ROLE === 'all') {
    await prepareDatabase(services, say, content);
    return null;
  }
  if (!(await isMigrated(services.directPool))) return NOT_MIGRATED;
  await registerKeys(services);
  return (await isImported(services.db, CONTENT_FOLDER, content)) ? null : OLDER_CONTENT;
}

/**
 * Repeats it while the database does not respond, another process does the same work, or something is missing; any other error
 * is thrown, such as key files of another academy. After the limit so are these.
 */
export async function untilPrepared(
  { readiness, log }: Pick<Services, 'readiness' | 'log'>,
  say: Say,
  preparation: Preparation,
  limitMs = Number.POSITIVE_INFINITY,
): Promise<void> {
  const until = performance.now() + limitMs;
  const said = new Set<string>();
  const sayOnce = (sentence: string) => {
    if (!said.has(sentence)) say(sentence);
    said.add(sentence);
  };
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    if (readiness.state === 'closing') return;
    try {
      const missing = await preparation();
      if (missing === null) return;
      sayOnce(missing);
    } catch (error) {
      const isBehind = isLockTimeout(error);
      const isPassing = !refusalOfDatabase(error) && (isBehind || isDatabaseAway(error));
      if (!isPassing || performance.now() > until) throw error;
      if (!isBehind) sayOnce(DATABASE_AWAY);
      log.warn(
        { code: faultCodeOf(error) },
        isBehind ? 'waiting for another start' : 'database away at start',
      );
    }
    await pause(pauseMs);
  }
}

/** Accepts requests once the database is ready for this release. Until then the process stays up and says so to every request. */
export async function makeReady(services: Services, say: Say): Promise<void> {
  await untilPrepared(services, say, () => prepare(services, say));
  services.readiness.markReady();
}
