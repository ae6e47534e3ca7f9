import { setTimeout as pause } from 'node:timers/promises';
import type { ReplicaState } from '@academy/domain/overview/operations';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { type Database, openDatabase, openPool } from '../connect.ts';
import { optionsOf } from '../driver/pool-options.ts';
import { faultCodeOf, isDatabaseFault, isRecoveryConflict } from '../faults.ts';
import {
  askIdentity,
  askStandby,
  askWritten,
  endWithoutLimits,
  faultOf,
  type Identity,
  type Standby,
} from './ask-standby.ts';
import { ReplicaLag } from './replica-lag.ts';
import { verifyReplica } from './verify-replica.ts';

/**
 * A read that has not ended by then is repeated on the primary, and what the primary may take is still within the limit of
 * the request: figures, the slowest, are given twelve of its fifteen seconds.
 */
const REPLICA_READ_LIMIT_MS = 2500;
const LIMITS = {
  max: 3,
  connectionTimeoutMillis: 2000,
  query_timeout: REPLICA_READ_LIMIT_MS,
} as const;
const LOOK_EVERY_MS = 1000;
const LONGEST_GOODBYE_MS = 3000;

export interface Replica {
  /** Null when it is bypassed or the read has failed: the caller reads from the primary then. */
  readonly read: <Value>(
    work: (db: Database) => Value | Promise<Value>,
    limitMs?: number,
  ) => Promise<{ readonly value: Value } | null>;
  readonly state: () => ReplicaState;
  /** Everything committed longer ago than this is there; null while that is unknown. */
  readonly lagMs: () => number | null;
  /** Refuses an address that leads to another database. Starts to watch the replica. */
  readonly verify: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface ReplicaParts {
  readonly target: pg.PoolConfig;
  /** The primary, past any pooler. */
  readonly directPool: pg.Pool;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

/** What does not end by itself; logged also when the replica was bypassed before. */
const FOR_THE_OPERATOR: readonly ReplicaState[] = ['other-database', 'ahead', 'no-standby', 'without-limits'];

class ReplicaTooSlow extends Error {}

/** A connection that must not be read from. */
class StandbyFault extends Error {
  readonly state: ReplicaState;

  constructor(state: ReplicaState) {
    super(`The replica cannot be used: ${state}.`);
    this.state = state;
  }
}

async function askUsable(client: pg.ClientBase, identity: Identity): Promise<Standby> {
  const standby = await askStandby(client);
  const fault = faultOf(standby, identity);
  await endWithoutLimits(client, standby, identity);
  if (fault !== null) throw new StandbyFault(fault);
  return standby;
}

/** Null: the error says nothing about the replica. */
function stateAfter(error: unknown): ReplicaState | null {
  if (error instanceof StandbyFault) return error.state;
  return error instanceof ReplicaTooSlow || isDatabaseFault(error) ? 'failed' : null;
}

function within<Value>(work: Promise<Value>, limitMs: number): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ReplicaTooSlow('The replica takes too long.')), limitMs);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * A copy of the database for reads that may be a few seconds old. Its address may lead to a pooler or to several standbys, so
 * a connection is asked what it leads to before its first use, and at every look again.
 */
export class WatchedReplica implements Replica {
  readonly #pool: pg.Pool;
  readonly #db: Database;
  readonly #directPool: pg.Pool;
  /** Its connection waits for nobody: an overloaded primary must not get the reads of its replica as well. */
  readonly #watchPool: pg.Pool;
  readonly #log: ReplicaParts['log'];
  readonly #stopping = new AbortController();
  readonly #lag = new ReplicaLag();
  #identity: Identity | null = null;
  #state: ReplicaState = 'starting';
  #failedAt = Number.NEGATIVE_INFINITY;
  #watching: Promise<void> | null = null;

  constructor({ target, directPool, log }: ReplicaParts) {
    // The watch says what there is to say.
    const watch = { onIdleError: () => undefined, onDiskFull: () => undefined };
    const verify: pg.PoolConfig['verify'] = (client, done) => {
      this.#requireUsable(client).then(() => done(), done);
    };
    this.#pool = openPool(
      { application_name: 'academy-replica', ...LIMITS, ...target, verify },
      { ...watch, names: { areKept: false } },
    );
    this.#watchPool = openPool({ ...optionsOf(directPool), max: 1 }, { ...watch, names: { areKept: true } });
    this.#directPool = directPool;
    this.#db = openDatabase(this.#pool);
    this.#log = log;
  }

  state(): ReplicaState {
    return this.#state === 'used' && !this.#lag.isSmall(performance.now()) ? 'behind' : this.#state;
  }

  lagMs(): number | null {
    return this.#lag.lagMs(performance.now());
  }

  async read<Value>(
    work: (db: Database) => Value | Promise<Value>,
    limitMs: number = REPLICA_READ_LIMIT_MS,
  ): Promise<{ readonly value: Value } | null> {
    if (this.state() !== 'used') return null;
    try {
      return { value: await within((async () => work(this.#db))(), limitMs) };
    } catch (error) {
      this.#noteFailure(error);
      return null;
    }
  }

  async verify(): Promise<void> {
    this.#identity ??= await askIdentity(this.#directPool);
    await verifyReplica({ pool: this.#pool, directPool: this.#directPool, identity: this.#identity });
    this.#watching ??= this.#watch();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    const goodbye = Promise.all([this.#pool.end(), this.#watchPool.end(), this.#watching]);
    await Promise.race([goodbye, pause(LONGEST_GOODBYE_MS, undefined, { ref: false })]);
  }

  /** Before the first use of a connection. */
  async #requireUsable(client: pg.ClientBase): Promise<void> {
    if (this.#identity === null) return;
    const standby = await askUsable(client, this.#identity);
    if (!this.#lag.hasCaughtUp(standby.replayed, performance.now())) throw new StandbyFault('behind');
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const startedAt = performance.now();
      const state = await this.#look().catch((error: unknown) =>
        error instanceof StandbyFault ? error.state : 'unreachable',
      );
      // What failed while it was looked at counts until the next look.
      if (!signal.aborted && (state !== 'used' || startedAt > this.#failedAt)) this.#enter(state);
      await pause(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #look(): Promise<ReplicaState> {
    const identity = this.#identity as Identity;
    // Each leads to the same standby for as long as it lives, and a balancer may give each another one.
    const count = Math.max(1, this.#pool.idleCount);
    const standbys = await Promise.all(Array.from({ length: count }, () => this.#askConnection(identity)));
    const at = performance.now();
    const written = await askWritten(this.#watchPool).catch(() => null);
    // Without the primary nothing new is known; the lag grows meanwhile.
    if (written !== null) {
      const replayed = standbys.map((standby) => standby.replayed);
      if (!this.#lag.note({ at, replayed, written })) return 'ahead';
    }
    return this.#lag.isSmall(performance.now()) ? 'used' : 'behind';
  }

  async #askConnection(identity: Identity): Promise<Standby> {
    const client = await this.#pool.connect();
    let isUsable = false;
    try {
      const standby = await askUsable(client, identity);
      isUsable = true;
      return standby;
    } finally {
      client.release(!isUsable);
    }
  }

  #noteFailure(error: unknown): void {
    // A conflict ends one query, for example one that reads what was cleaned up on the primary.
    const state = stateAfter(error);
    if (state === null || isRecoveryConflict(error)) return;
    this.#failedAt = performance.now();
    this.#enter(state, error);
  }

  #enter(state: ReplicaState, error?: unknown): void {
    const before = this.#state;
    this.#state = state;
    if (before === state) return;
    if (state !== 'used') {
      if (before !== 'used' && before !== 'starting' && !FOR_THE_OPERATOR.includes(state)) return;
      const code = error === undefined ? undefined : faultCodeOf(error);
      this.#log.warn({ state, code }, 'the replica is bypassed: reads go to the primary');
    } else if (before === 'starting') this.#log.info('the replica is used');
    else this.#log.warn('the replica is used again');
  }
}
