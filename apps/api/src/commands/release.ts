// `npm run release`: everything that a release changes in the database, once, before its servers start: schema, content, the
// web app's files, vectors of new texts. Servers with ROLE=web or worker wait for it.
import { parseArgs } from 'node:util';
import { readEnvironment } from '../config.ts';
import { storeAssets, WEB_ROOT } from '../http/pages/kept-assets.ts';
import { contextOf, jobsOf } from '../modules/index.ts';
import { type Closer, openServices } from '../open-services.ts';
import { contentVersion, prepareDatabase } from '../prepare-database.ts';
import type { Services } from '../services.ts';
import { sentenceOf } from '../start-sentence.ts';
import { untilPrepared } from '../start-up.ts';

const USAGE = 'Usage: npm run release [-- --older-content]';
/** For a database that is away, and for another process that imports. */
const LIMIT_MS = 5 * 60_000;
const say = (line: string) => console.log(line);
const closers: Closer[] = [];

/** Null: something else was given. */
function readArguments(): { readonly mayGoBack: boolean } | null {
  try {
    const { values } = parseArgs({ options: { 'older-content': { type: 'boolean', default: false } } });
    return { mayGoBack: values['older-content'] };
  } catch {
    return null;
  }
}

/** Done here, a worker finds nothing to do, and the assistant knows new lessons from the first request. */
async function makeVectors(services: Services): Promise<void> {
  const publicUrl = () => services.config.PUBLIC_URL ?? '';
  const { taskList } = jobsOf({ ...contextOf(services, { publicUrl, limitMs: 0 }), postOffice: null });
  await (taskList['make-vectors'] as (payload: object) => Promise<void>)({});
}

async function main(): Promise<number> {
  const given = readArguments();
  if (!given) {
    console.error(USAGE);
    return 1;
  }
  const services = await openServices({ ...readEnvironment(), ROLE: 'all' }, { say, closers });
  let isOwnContent = false;
  await untilPrepared(
    services,
    say,
    async () => {
      await services.verifyAddresses();
      const content = await contentVersion(services);
      const mayGoBack = content.mayGoBack || given.mayGoBack;
      isOwnContent = await prepareDatabase(services, say, { ...content, mayGoBack });
      return null;
    },
    LIMIT_MS,
  );
  await storeAssets(services, WEB_ROOT);
  await makeVectors(services);
  say(
    isOwnContent
      ? 'The database is ready for this release.'
      : 'Servers of this release can run on the database. Its content is that of a newer one.',
  );
  return 0;
}

const code = await main().catch((error: unknown) => {
  console.error(sentenceOf(error));
  return 1;
});
for (const close of closers) await close().catch(() => undefined);
process.exit(code);
