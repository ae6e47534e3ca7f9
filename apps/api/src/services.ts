import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import type { Replica } from './database/replica/open-replica.ts';
import type { Embedder } from './gateways/embedder.ts';
import type { LanguageModel } from './gateways/language-model.ts';
import type { DrawingPool } from './gateways/paper/drawing-pool.ts';
import type { PasswordHasher } from './gateways/password-hasher.ts';
import type { Paystack } from './gateways/paystack.ts';
import type { SecretBox } from './gateways/secret-box.ts';
import type { SigningKeys } from './gateways/signing-keys.ts';
import type { Actor } from './http/endpoints/actor.ts';
import type { Readiness } from './http/observing/readiness.ts';
import type { SecurityLog } from './http/observing/security-log.ts';
import type { WorkerCalls } from './worker-calls/worker-calls.ts';

/** Sees an answer that is sent from memory, together with what would be made now. */
export type CachedAnswerWatch = (
  actor: Actor,
  about: string,
  cached: unknown,
  fresh: unknown,
) => Promise<void>;

/** The external services of the modules. A use case takes only the parts it needs. */
export interface Services {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly sidePool: pg.Pool;
  readonly directPool: pg.Pool;
  readonly verifyAddresses: () => Promise<void>;
  readonly db: Database;
  readonly jobDb: Database;
  /** Null without one. */
  readonly replica: Replica | null;
  readonly log: FastifyBaseLogger;
  readonly securityLog: SecurityLog;
  readonly clock: () => Date;
  readonly randomBytes: (size: number) => Buffer;
  readonly passwords: PasswordHasher;
  readonly secretBox: SecretBox;
  readonly signingKeys: SigningKeys;
  /** Null without keys. */
  readonly paystack: Paystack | null;
  /** Null: no embeddings, and the assistant only points to lessons. */
  readonly embedder: Embedder | null;
  /** Null: only the embedded engine answers. */
  readonly languageModel: LanguageModel | null;
  readonly drawingPool: DrawingPool;
  /** Null: this process does its own work. */
  readonly workerCalls: WorkerCalls | null;
  readonly readiness: Readiness;
  /** Only in tests. */
  readonly watchCachedAnswers?: CachedAnswerWatch;
}
