import { randomBytes } from 'node:crypto';
import type { Role } from '@academy/domain/access';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Replica } from '../database/replica/open-replica.ts';
import type { Embedder } from '../gateways/embedder.ts';
import { createLanguageModel } from '../gateways/language-model.ts';
import { createDrawingPool, type PoolLimits } from '../gateways/paper/drawing-pool.ts';
import { createPaystack } from '../gateways/paystack.ts';
import { type SecretBox, temporarySecretBox } from '../gateways/secret-box.ts';
import { type SigningKeys, temporarySigningKeys } from '../gateways/signing-keys.ts';
import { Readiness } from '../http/observing/readiness.ts';
import { createLog } from '../http/observing/request-log.ts';
import { createSecurityLog } from '../http/observing/security-log.ts';
import { createAccount, registerSealingKey } from '../modules/accounts/identity/index.ts';
import { watchProvider } from '../modules/commerce/payments/index.ts';
import { registerSigningKeys } from '../modules/rewards/certificates/index.ts';
import type { Services } from '../services.ts';
import { heavyWorkOf } from '../worker-calls/heavy-work.ts';
import { watchCachedAnswers } from './cached-answer-watch.ts';
import { TEST_TIME, type Template } from './databases/templates.ts';
import { createTestDatabase, type TestDatabase } from './databases/test-database.ts';
import { shareSerializers } from './shared-serializers.ts';
import { quickPasswords } from './sign-in/quick-passwords.ts';

const NOT_BUILT = '/there-is-no-web-app';
const PASSWORD = 'correct horse battery';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly database: TestDatabase;
  readonly logLines: string[];
  readonly securityLines: string[];
  /** The app's clock: fixed until it is moved. */
  readonly moveClock: (ms: number) => void;
  readonly addAccount: (role: Role, username?: string) => Promise<TestAccount>;
  readonly signIn: (username: string, password?: string) => Promise<string>;
  readonly call: (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    options?: CallOptions,
  ) => ReturnType<Inject>;
  readonly close: () => Promise<void>;
}

interface TestAccount {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

interface CallOptions {
  readonly cookie?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly address?: string;
}

interface TestAppOptions {
  readonly database?: TestDatabase;
  /** The template of its database; `demo` for the demonstration. */
  readonly template?: Template;
  readonly webRoot?: string;
  readonly replica?: Replica;
  /** Leaves the app in its state before it has found the database. */
  readonly isStarting?: boolean;
  /** The assistant's embedder; none by default. */
  readonly embedder?: Embedder;
  /** The number of concurrent drawings, for tests of it. */
  readonly drawing?: Partial<PoolLimits>;
  /** The time limit of a request, for tests of it. */
  readonly limitMs?: number;
}

interface Keys {
  readonly secretBox: SecretBox;
  readonly signingKeys: SigningKeys;
}

/** The key files, which the servers of one database share. */
const keysOfDatabases = new Map<string, Keys>();

function keysOf({ name }: TestDatabase, now: Date): Keys {
  const keys = keysOfDatabases.get(name) ?? {
    secretBox: temporarySecretBox(),
    signingKeys: temporarySigningKeys(now),
  };
  keysOfDatabases.set(name, keys);
  return keys;
}

/** On a slow machine reading and proving a whole course takes longer than a request's limit. */
const PATIENCE_MS = 600_000;

type Inject = (options: InjectOptions) => Promise<import('fastify').LightMyRequestResponse>;

/** The real server on a separate database, called over HTTP without a socket. */
export async function createTestApp(
  environment: Record<string, string> = {},
  options: TestAppOptions = {},
): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase(options.template));
  const logLines: string[] = [];
  const securityLines: string[] = [];
  let now = TEST_TIME;
  const passwords = quickPasswords();
  // Only a few tests are about staff with a second factor.
  const settings = { LOG_LEVEL: 'info', DEMO: 'off', STAFF_SECOND_FACTOR: 'optional', ...environment };
  const config = readConfig(settings);
  const log = createLog(config.LOG_LEVEL, { write: (line) => void logLines.push(line) });
  const clock = () => now;
  const services: Services = {
    config,
    pool: database.pool,
    sidePool: database.sidePool,
    directPool: database.directPool,
    verifyAddresses: database.verify,
    jobDb: database.jobDb,
    db: database.db,
    replica: options.replica ?? null,
    log,
    securityLog: createSecurityLog({ write: (line) => void securityLines.push(line) }),
    clock,
    randomBytes,
    passwords,
    ...keysOf(database, now),
    paystack: createPaystack(config, watchProvider({ db: database.db, clock, log })),
    languageModel: createLanguageModel(config.llm),
    ...heavyWorkOf(
      config,
      { ...database, log },
      {
        drawingPool: () => createDrawingPool(log, options.drawing),
        embedder: () => options.embedder ?? null,
      },
    ),
    readiness: new Readiness(),
    watchCachedAnswers: watchCachedAnswers(database),
  };
  if (!options.isStarting) {
    await registerSealingKey(services);
    await registerSigningKeys(services);
    services.readiness.markReady();
  }
  const app = buildApp(services, options.webRoot ?? NOT_BUILT, options.limitMs ?? PATIENCE_MS);
  shareSerializers(app);
  await app.ready();
  const passwordHash = await passwords.hash(PASSWORD);

  const call: TestApp['call'] = (method, url, { cookie, body, headers, address } = {}) =>
    app.inject({
      method,
      url,
      headers: { ...(cookie && { cookie }), ...headers },
      ...(body !== undefined && { payload: body as object }),
      ...(address && { remoteAddress: address }),
    });

  return {
    app,
    services,
    database,
    logLines,
    securityLines,
    call,
    moveClock(ms) {
      now = new Date(now.getTime() + ms);
    },
    async addAccount(role, username = `${role}-${randomBytes(4).toString('hex')}`) {
      const email = `${username}@example.co.za`;
      const account = await createAccount(database.db, {
        username,
        fullName: `Full ${username}`,
        email,
        role,
        passwordHash,
      });
      if (!account) throw new Error(`The account ${username} exists already.`);
      // The clock of the tests is not the database's: by both the account is old enough.
      await database.pool.query("update users set created_at = '2026-01-01' where id = $1", [account.id]);
      return { id: account.id, username, email, password: PASSWORD };
    },
    async signIn(username, password = PASSWORD) {
      const answer = await call('POST', '/api/auth/login', { body: { username, password } });
      // The sign-in cookie comes first, the device's after it.
      const [header] = [answer.headers['set-cookie']].flat();
      if (answer.statusCode !== 200 || header === undefined)
        throw new Error(`Sign-in failed: ${answer.body}`);
      return header.split(';', 1)[0] ?? '';
    },
    async close() {
      await app.close();
      await services.drawingPool.stop();
      await services.workerCalls?.stop();
      await database.drop();
    },
  };
}
