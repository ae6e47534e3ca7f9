import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { findIsolation } from '@academy/courseware/sandbox';
import { ClusterError, startManagedCluster } from '@academy/managed-cluster';
import { buildApp, buildProbes } from './app.ts';
import { ConfigError, readEnvironment } from './config.ts';
import { addressesOf } from './database/addresses-of.ts';
import { connect } from './database/connect.ts';
import { isDatabaseAway, refusalOfDatabase } from './database/faults.ts';
import { MigrationError } from './database/migrating/migration-error.ts';
import { waitForRoom } from './database/room-watch.ts';
import { DatabaseAddressError } from './database/verify-addresses.ts';
import { createEmbedder } from './gateways/embedder.ts';
import { createLanguageModel } from './gateways/language-model.ts';
import { createDrawingPool } from './gateways/paper/drawing-pool.ts';
import { createPasswordHasher } from './gateways/password-hasher.ts';
import { createPaystack } from './gateways/paystack.ts';
import { createPostOffice } from './gateways/post-office.ts';
import { openSecretBox, SecretKeyError } from './gateways/secret-box.ts';
import { openSigningKeys, SigningKeyError } from './gateways/signing-keys.ts';
import { Readiness } from './http/observing/readiness.ts';
import { createLog } from './http/observing/request-log.ts';
import { createSecurityLog } from './http/observing/security-log.ts';
import { startAnswering } from './jobs/answer-calls.ts';
import { startWorker } from './jobs/worker.ts';
import { CoursewareError } from './modules/catalogue/courses/index.ts';
import { watchProvider } from './modules/commerce/payments/index.ts';
import { requireIsolation } from './require-isolation.ts';
import { DEMO_ACCOUNTS } from './seed/demo-accounts.ts';
import type { Services } from './services.ts';
import { shutDownOnSignals } from './shut-down.ts';
import { makeReady } from './start-up.ts';
import { heavyWorkOf } from './worker-calls/heavy-work.ts';

const WEB_ROOT = fileURLToPath(new URL('../../web/dist/', import.meta.url));
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
const closers: (() => Promise<void>)[] = [];

async function main(): Promise<void> {
  const config = readEnvironment();
  const { kind: isolation } = await findIsolation();
  requireIsolation(config, isolation);
  const log = createLog(config.LOG_LEVEL);
  const cluster =
    config.DATABASE_URL === null ? await startManagedCluster({ dataDir: config.DATA_DIR, say }) : null;
  closers.unshift(async () => cluster?.stop());
  const { target, direct } = addressesOf(config, cluster);
  const { end, verify, ...connections } = connect(
    target,
    (err) => log.warn({ err }, 'idle database connection lost'),
    { direct, onDiskFull: () => void waitForRoom(services) },
  );
  closers.unshift(end);
  outliveLostConnections(log);
  const clock = () => new Date();
  const services: Services = {
    config,
    ...connections,
    verifyAddresses: verify,
    log,
    securityLog: createSecurityLog(),
    clock,
    randomBytes,
    passwords: createPasswordHasher(),
    secretBox: openSecretBox(config.SECRET_KEY_FILE),
    signingKeys: openSigningKeys(config.SIGNING_KEY_FILE, new Date()),
    paystack: createPaystack(config, watchProvider({ db: connections.db, clock, log })),
    languageModel: createLanguageModel(config.llm),
    ...heavyWorkOf(
      config,
      { ...connections, log },
      {
        drawingPool: () => createDrawingPool(log),
        embedder: () => (config.AGENT_MODEL === 'off' ? null : createEmbedder(log)),
      },
    ),
    readiness: new Readiness(),
  };

  closers.unshift(
    async () => services.embedder?.stop(),
    () => services.drawingPool.stop(),
    async () => services.workerCalls?.stop(),
  );
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
}

const LISTEN_SENTENCES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Another program is already using this address. Set PORT to a free one.',
  EADDRNOTAVAIL: 'This machine does not have the address that HOST names.',
};

function sentenceOf(error: unknown): unknown {
  const isForPeople =
    error instanceof ConfigError ||
    error instanceof ClusterError ||
    error instanceof CoursewareError ||
    error instanceof DatabaseAddressError ||
    error instanceof MigrationError ||
    error instanceof SecretKeyError ||
    error instanceof SigningKeyError;
  if (isForPeople) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return LISTEN_SENTENCES[code] ?? refusalOfDatabase(error) ?? error;
}

main().catch(async (error: unknown) => {
  console.error(sentenceOf(error));
  for (const close of closers) await close().catch(() => undefined);
  process.exit(1);
});
