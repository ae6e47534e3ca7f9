import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import type { PasswordHasher } from './gateways/password-hasher.ts';
import type { Readiness } from './http/observing/readiness.ts';
import type { SecurityLog } from './http/observing/security-log.ts';

/** What the outside gives to the modules. A use case takes only the parts it needs. */
export interface Services {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly sidePool: pg.Pool;
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly securityLog: SecurityLog;
  readonly clock: () => Date;
  readonly randomBytes: (size: number) => Buffer;
  readonly passwords: PasswordHasher;
  readonly readiness: Readiness;
}
