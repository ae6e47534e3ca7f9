import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { startManagedCluster } from '@academy/managed-cluster';
import { type Config, ConfigError } from './config.ts';
import { addressesOf } from './database/addresses-of.ts';
import { connect } from './database/connect.ts';
import { WatchedReplica } from './database/replica/open-replica.ts';
import { waitForRoom } from './database/room-watch.ts';
import { createEmbedder } from './gateways/embedder.ts';
import { createLanguageModel } from './gateways/language-model.ts';
import { createDrawingPool } from './gateways/paper/drawing-pool.ts';
import { createPasswordHasher } from './gateways/password-hasher.ts';
import { createPaystack } from './gateways/paystack.ts';
import { openSecretBox } from './gateways/secret-box.ts';
import { openSigningKeys } from './gateways/signing-keys.ts';
import { Readiness } from './http/observing/readiness.ts';
import { createLog } from './http/observing/request-log.ts';
import { createSecurityLog } from './http/observing/security-log.ts';
import { watchProvider } from './modules/commerce/payments/index.ts';
import type { Services } from './services.ts';
import { heavyWorkOf } from './worker-calls/heavy-work.ts';

export type Closer = () => Promise<void>;

/** Only what prepares the database may make the academy's first keys: others would have keys of their own. */
function requireKeyFiles({ ROLE, SIGNING_KEY_FILE, SECRET_KEY_FILE }: Config): void {
  const missing = [SIGNING_KEY_FILE, SECRET_KEY_FILE].filter((file) => !existsSync(file));
  if (ROLE === 'all' || missing.length === 0) return;
  throw new ConfigError(
    `A key file of the academy is missing here: ${missing.join(', ')}. Copy it from another server, or from where npm run release has made it.`,
  );
}

/** Connects to everything outside. What has to be closed is put before the earlier ones as soon as it is open. */
export async function openServices(
  config: Config,
  { say, closers }: { readonly say: (line: string) => void; readonly closers: Closer[] },
): Promise<Services> {
  requireKeyFiles(config);
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
  const replica =
    config.DATABASE_REPLICA_URL === null
      ? null
      : new WatchedReplica({
          target: { connectionString: config.DATABASE_REPLICA_URL },
          directPool: connections.directPool,
          log,
        });
  closers.unshift(async () => replica?.stop());
  const clock = () => new Date();
  const services: Services = {
    config,
    ...connections,
    replica,
    async verifyAddresses() {
      await verify();
      await replica?.verify();
    },
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
  return services;
}
