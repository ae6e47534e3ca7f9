import { isSignInAlive } from '@academy/domain/identity';
import type pg from 'pg';
import type { Actor, ReadActor } from '../../http/endpoints/actor.ts';
import type { Services } from '../../services.ts';
import { userOf } from './accounts.store.ts';
import { hashToken } from './secret-token.ts';
import { readSignIns, type SignInWithUser, touchSignIn } from './sign-ins.store.ts';

// Written at most once a minute: idle limits are in hours, and a write per request would cost more than the read.
const TOUCH_AFTER_MS = 60_000;

interface Waiting {
  readonly token: string;
  readonly answered: Promise<SignInWithUser | null>;
  readonly answer: (signIn: SignInWithUser | null) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Reads sign-ins in batches: while a query is on its way, the requests that arrive share the next. Every request
 * still sees the database as it is after its own arrival, so a role that was changed, a sign-in that was ended or an
 * account that was suspended counts at once, in every process, without a cache to empty.
 */
function createBatchedReader(pool: pg.Pool) {
  let waiting = new Map<string, Waiting>();
  let isReading = false;

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
      );
      const byPlace = new Map(rows.map((row) => [row.place, row]));
      for (const [index, { answer }] of batch.entries()) answer(byPlace.get(index + 1) ?? null);
    } catch (error) {
      for (const { fail } of batch) fail(error);
      throw error;
    }
  }

  /** One connection for as long as requests keep coming: taking it from the pool costs a third of a query. */
  async function readWhileAsked(): Promise<void> {
    let client: pg.PoolClient | null = null;
    let broken: unknown = null;
    try {
      client = await pool.connect();
      while (waiting.size > 0) await readBatch(client);
    } catch (error) {
      broken = error;
      // Who has come in the meantime shares the fate: a new reader starts with the next request.
      for (const { fail } of takeBatch()) fail(error);
    } finally {
      isReading = false;
      client?.release(broken instanceof Error ? broken : undefined);
    }
  }

  return (token: string): Promise<SignInWithUser | null> => {
    const earlier = waiting.get(token);
    if (earlier) return earlier.answered;
    const {
      promise: answered,
      resolve: answer,
      reject: fail,
    } = Promise.withResolvers<SignInWithUser | null>();
    waiting.set(token, { token, answered, answer, fail });
    if (!isReading) {
      isReading = true;
      // Everything that arrives in this turn of the event loop goes into the first query.
      setImmediate(() => void readWhileAsked());
    }
    return answered;
  };
}

export function createReadActor({
  pool,
  db,
  clock,
  log,
}: Pick<Services, 'pool' | 'db' | 'clock' | 'log'>): ReadActor {
  const readSignIn = createBatchedReader(pool);

  return async (token): Promise<Actor | null> => {
    const signIn = await readSignIn(token);
    const now = clock();
    if (signIn === null || !isSignInAlive(signIn, now)) return null;
    if (now.getTime() - signIn.lastSeenAt.getTime() > TOUCH_AFTER_MS)
      touchSignIn(db, signIn.signInId, now).catch((err: unknown) => log.warn({ err }, 'sign-in not touched'));
    return { userId: signIn.userId, signInId: signIn.signInId, user: userOf(signIn) };
  };
}
