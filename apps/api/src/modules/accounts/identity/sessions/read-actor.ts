import { isSignInAlive } from '@academy/domain/accounts/identity';
import type pg from 'pg';
import { optionsOf } from '../../../../database/driver/pool-options.ts';
import type { Actor, Frame, ReadActor } from '../../../../http/endpoints/actor.ts';
import type { Services } from '../../../../services.ts';
import { userOf } from '../accounts.store.ts';
import { hashToken } from '../secret-token.ts';
import { readSignIns, type SignInWithUser, touchSignIn } from './sign-ins.store.ts';

// Written at most once a minute: idle limits are in hours, and a write per request would cost more than the read.
const TOUCH_AFTER_MS = 60_000;
// Under load the next request arrives sooner than this; a shutdown waits for it, so it is short.
const HELD_MS = 20;

type Pools = Pick<Services, 'pool' | 'sidePool'>;

interface Waiting {
  readonly token: string;
  /** One of the waiting requests also asks for the frame of a page. */
  wantsFrame: boolean;
  readonly answered: Promise<SignInWithUser | null>;
  readonly answer: (signIn: SignInWithUser | null) => void;
  readonly fail: (error: unknown) => void;
}

/** Free connections, or capacity to open one, for every waiting caller and one more. */
const hasRoom = (pool: pg.Pool) => pool.idleCount + optionsOf(pool).max - pool.totalCount > pool.waitingCount;

/** Slow readers that hold all side connections must not block everybody else, writers included. */
const freePool = ({ sidePool, pool }: Pools) => (!hasRoom(sidePool) && hasRoom(pool) ? pool : sidePool);

/**
 * Reads sign-ins in batches: while a query is running, arriving requests share the next. Every request still sees
 * the database as of after its arrival, so a changed role, an ended sign-in or a suspended account takes effect at
 * once, in every process, without a cache to invalidate.
 */
function createBatchedReader(pools: Pools) {
  let waiting = new Map<string, Waiting>();
  let isReading = false;
  let held: pg.PoolClient | null = null;
  let isReturning = false;

  function takeBatch(): Waiting[] {
    const batch = [...waiting.values()];
    waiting = new Map();
    return batch;
  }

  async function readBatch(client: pg.PoolClient): Promise<void> {
    const batch = takeBatch();
    try {
      const rows = await readSignIns(
        client,
        batch.map(({ token }) => hashToken(token)),
        batch.some(({ wantsFrame }) => wantsFrame),
      );
      const byPlace = new Map(rows.map((row) => [row.place, row]));
      for (const [index, { answer }] of batch.entries()) answer(byPlace.get(index + 1) ?? null);
    } catch (error) {
      for (const { fail } of batch) fail(error);
      throw error;
    }
  }

  function releaseConnection(broken?: Error): void {
    held?.release(broken);
    held = null;
  }

  function releaseSoon(): void {
    if (isReturning) return;
    isReturning = true;
    setTimeout(() => {
      isReturning = false;
      if (isReading) releaseSoon();
      else releaseConnection();
    }, HELD_MS);
  }

  /** Keeps one connection while requests keep coming: taking it from the pool costs a third of a query. */
  async function readWhileAsked(): Promise<void> {
    try {
      held ??= await freePool(pools).connect();
      while (waiting.size > 0) await readBatch(held);
      releaseSoon();
    } catch (error) {
      releaseConnection(error instanceof Error ? error : undefined);
      // Requests that joined in the meantime fail with it: a new reader starts with the next request.
      for (const { fail } of takeBatch()) fail(error);
    } finally {
      isReading = false;
    }
  }

  return (token: string, wantsFrame: boolean): Promise<SignInWithUser | null> => {
    const earlier = waiting.get(token);
    if (earlier) {
      earlier.wantsFrame ||= wantsFrame;
      return earlier.answered;
    }
    const {
      promise: answered,
      resolve: answer,
      reject: fail,
    } = Promise.withResolvers<SignInWithUser | null>();
    waiting.set(token, { token, wantsFrame, answered, answer, fail });
    if (!isReading) {
      isReading = true;
      // Everything that arrives in this turn of the event loop goes into the first query.
      setImmediate(() => void readWhileAsked());
    }
    return answered;
  };
}

function frameOf({ unreadNotices, displaySettings = null }: SignInWithUser): Frame | null {
  return unreadNotices === undefined ? null : { unreadNotices, displaySettings };
}

export function createReadActor({
  db,
  clock,
  log,
  ...pools
}: Pools & Pick<Services, 'db' | 'clock' | 'log'>): ReadActor {
  const readSignIn = createBatchedReader(pools);

  return async (token, wantsFrame = false): Promise<Actor | null> => {
    const signIn = await readSignIn(token, wantsFrame);
    const now = clock();
    if (signIn === null || !isSignInAlive(signIn, now)) return null;
    if (now.getTime() - signIn.lastSeenAt.getTime() > TOUCH_AFTER_MS)
      touchSignIn(db, signIn.signInId, now).catch((err: unknown) => log.warn({ err }, 'sign-in not touched'));
    const { userId, signInId, recordVersion, isStrong, confirmedAt } = signIn;
    return {
      userId,
      signInId,
      user: userOf(signIn),
      isStrong,
      confirmedAt,
      recordVersion,
      frame: frameOf(signIn),
    };
  };
}
