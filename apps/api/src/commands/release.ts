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

const say = (line: string) => console.log(line);
const closers: Closer[] = [];

/** Done here, a worker finds nothing to do, and the assistant knows new lessons from the first request. */
async function makeVectors(services: Services): Promise<void> {
  const publicUrl = () => services.config.PUBLIC_URL ?? '';
  const { taskList } = jobsOf({ ...contextOf(services, { publicUrl, limitMs: 0 }), postOffice: null });
  await (taskList['make-vectors'] as (payload: object) => Promise<void>)({});
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'older-content': { type: 'boolean', default: false } } });
  const services = await openServices({ ...readEnvironment(), ROLE: 'all' }, { say, closers });
  await services.verifyAddresses();
  const content = await contentVersion(services);
  await prepareDatabase(services, say, { ...content, ...(values['older-content'] && { mayGoBack: true }) });
  await storeAssets(services, WEB_ROOT);
  await makeVectors(services);
  say('The database is ready for this release.');
}

main()
  .catch((error: unknown) => {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  })
  .finally(async () => {
    for (const close of closers) await close().catch(() => undefined);
    process.exit();
  });
