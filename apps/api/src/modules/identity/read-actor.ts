import { isSignInAlive } from '@academy/domain/identity';
import type { Actor, ReadActor } from '../../http/actor.ts';
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
 * Reads sign-ins in batches: while one query is on its way, the requests that arrive share the next. Every
 * request still sees the database as it is after its own arrival, so a role that was changed, a sign-in that was
 * ended or an account that was suspended counts at once, in every process, without a cache to empty.
 */
function createBatchedReader(read: (tokenHashes: Buffer[]) => Promise<SignInWithUser[]>) {
  let waiting = new Map<string, Waiting>();
  let isReading = false;

  async function readBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      const rows = await read(batch.map(({ token }) => hashToken(token)));
      const byPlace = new Map(rows.map((row) => [row.place, row]));
      for (const [index, { answer }] of batch.entries()) answer(byPlace.get(index + 1) ?? null);
    } catch (error) {
      for (const { fail } of batch) fail(error);
    }
  }

  async function readWaiting(): Promise<void> {
    while (waiting.size > 0) {
      const batch = [...waiting.values()];
      waiting = new Map();
      await readBatch(batch);
    }
    isReading = false;
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
      setImmediate(() => void readWaiting());
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
  const readSignIn = createBatchedReader((tokenHashes) => readSignIns(pool, tokenHashes));

  return async (token): Promise<Actor | null> => {
    const signIn = await readSignIn(token);
    const now = clock();
    if (signIn === null || !isSignInAlive(signIn, now)) return null;
    if (now.getTime() - signIn.lastSeenAt.getTime() > TOUCH_AFTER_MS)
      touchSignIn(db, signIn.signInId, now).catch((err: unknown) => log.warn({ err }, 'sign-in not touched'));
    return { userId: signIn.userId, signInId: signIn.signInId, user: userOf(signIn) };
  };
}
