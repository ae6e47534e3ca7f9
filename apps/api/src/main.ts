import { findIsolation } from '@academy/courseware/sandbox';
import { buildApp, buildProbes } from './app.ts';
import { readEnvironment } from './config.ts';
import { isDatabaseAway } from './database/faults.ts';
import { createPostOffice } from './gateways/post-office.ts';
import { storeAssets, WEB_ROOT } from './http/pages/kept-assets.ts';
import { startAnswering } from './jobs/answer-calls.ts';
import { startWorker } from './jobs/worker.ts';
import { type Closer, openServices } from './open-services.ts';
import { requireIsolation } from './require-isolation.ts';
import { DEMO_ACCOUNTS } from './seed/demo-accounts.ts';
import type { Services } from './services.ts';
import { shutDownOnSignals } from './shut-down.ts';
import { sentenceOf } from './start-sentence.ts';
import { makeReady } from './start-up.ts';

const DEMO_WARNING =
  'Warning: DEMO=on. Anyone who can reach this address can sign in with these accounts, including the administrator.';
const say = (line: string) => console.log(line);

function banner(address: string, { config }: Services): string {
  if (config.ROLE === 'worker') return `A worker of NexusAI Academy is running on ${address}`;
  const accounts = DEMO_ACCOUNTS.map(
    ({ username, role }) => `  ${username.padEnd(8)} ${config.DEMO_PASSWORD}   (${role})`,
  );
  return [
    '',
    `NexusAI Academy is running on ${address}`,
    ...(config.isDemo ? ['', 'Demo accounts:', ...accounts] : []),
    ...(config.DEMO === 'on' ? ['', DEMO_WARNING] : []),
    '',
    'Stop it with Ctrl-C.',
  ].join('\n');
}

/** A library may drop a promise that fails with its connection; any other unhandled rejection still ends the process. */
function outliveLostConnections(log: Services['log']): void {
  process.on('unhandledRejection', (reason) => {
    if (!isDatabaseAway(reason)) throw reason;
    log.error({ err: reason }, 'database away in the background');
  });
}

/** Closed in this order when the process ends, normally or not. */
const closers: Closer[] = [];

async function main(): Promise<void> {
  const config = readEnvironment();
  const { kind: isolation } = await findIsolation();
  requireIsolation(config, isolation);
  const services = await openServices(config, { say, closers });
  outliveLostConnections(services.log);
  const app = config.ROLE === 'worker' ? buildProbes(services) : buildApp(services, WEB_ROOT);
  shutDownOnSignals({ app, services, closeAfter: closers });
  const address = await app.listen({ host: config.HOST, port: config.PORT });
  const publicUrl = config.PUBLIC_URL ?? address;

  await makeReady(services, say);
  if (services.readiness.state !== 'ready') return;
  if (config.ROLE !== 'web') {
    const postOffice = createPostOffice(config.SMTP_URL, config.MAIL_FROM);
    const worker = startWorker({ ...services, postOffice, publicUrl });
    closers.unshift(worker.stop, async () => postOffice?.close());
  }
  if (config.ROLE === 'worker') closers.unshift(startAnswering({ ...services, publicUrl, isolation }).stop);
  say(banner(config.ROLE === 'worker' ? address : publicUrl, services));
  // Without them an open page of another release loads itself again.
  if (config.ROLE === 'all')
    await storeAssets(services, WEB_ROOT).catch((err: unknown) =>
      services.log.warn({ err }, 'the files of this build could not be stored for other servers'),
    );
}

main().catch(async (error: unknown) => {
  console.error(sentenceOf(error));
  for (const close of closers) await close().catch(() => undefined);
  process.exit(1);
});
