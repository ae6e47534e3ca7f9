import type { Answer } from '@academy/contract';
import type { ReportedEvent } from '@academy/contract/learning';
import { BATCH_MAX_EVENTS } from '@academy/domain/learning';
import { ApiError } from './api-client.ts';
import type { Place } from './device-store.ts';

const QUIET_MS = 2000;
const RETRY_MS = 30_000;

export type SentEvents = Answer<'POST /api/learning-events'>;
export type LearningAction = Omit<ReportedEvent, 'id' | 'occurredAt'>;

/** What the log needs from the device; a test brings its own. */
export interface LogEdge {
  readonly kept: Place<ReportedEvent>;
  readonly send: (events: readonly ReportedEvent[], isLeaving: boolean) => Promise<SentEvents>;
  /** The time of the server, once an answer has told it. */
  readonly now: () => number;
  readonly newId: () => string;
  /** Calls back once, later; the answer takes it back. */
  readonly later: (callback: () => void, delayMs: number) => () => void;
  /** Lets one tab send at a time. Sending twice does no harm: the server knows each event by its id. */
  readonly exclusively: (task: () => Promise<void>) => Promise<void>;
}

export interface LearningLog {
  readonly record: (action: LearningAction) => ReportedEvent;
  /** What the server has not confirmed yet, oldest first. */
  readonly pending: () => ReportedEvent[];
  readonly flush: () => Promise<void>;
  /** The page may end now: sent at once, with or without an answer. */
  readonly flushOnLeaving: () => void;
  readonly subscribe: (listener: (sent: SentEvents) => void) => () => void;
}

/**
 * Keeps every event on the device until the server has named it. Each has a storage key of its own, so that two tabs
 * can add and remove at the same time without undoing each other's work.
 */
export function createLearningLog(edge: LogEdge): LearningLog {
  // Where storage is full or forbidden, events live as long as the page.
  const unstored = new Map<string, ReportedEvent>();
  const listeners = new Set<(sent: SentEvents) => void>();
  let cancelWait: (() => void) | null = null;
  let sending: Promise<void> | null = null;

  function pending(): ReportedEvent[] {
    const stored = edge.kept.all().map(({ value }) => value);
    return [...stored, ...unstored.values()].sort((a, b) => a.occurredAt.localeCompare(b.occurredAt));
  }

  function forget(id: string) {
    unstored.delete(id);
    edge.kept.drop(id);
  }

  function keep(event: ReportedEvent) {
    if (!edge.kept.keep(event, event.id)) unstored.set(event.id, event);
  }

  function settle(batch: readonly ReportedEvent[], sent: SentEvents) {
    const early = new Set(sent.refused.flatMap(({ id, code }) => (code === 'in-the-future' ? [id] : [])));
    const named = new Set([...sent.known, ...sent.refused.map(({ id }) => id)]);
    const isWholeBatchNamed = sent.recorded + named.size >= batch.length;
    const done = batch.filter(({ id }) => isWholeBatchNamed || named.has(id));
    // Such an answer would be asked for without end.
    if (done.length === 0) throw new Error('The server named none of the events.');
    // A phone whose clock is fast has learned all the same: sent again with the time that the answer has told, all moved
    // by as much, because minutes that stand on the same spot count once.
    const now = edge.now();
    const aheadMs = Math.max(
      0,
      ...done.flatMap(({ id, occurredAt }) => (early.has(id) ? Date.parse(occurredAt) - now : [])),
    );
    for (const event of done) {
      if (early.has(event.id) && aheadMs > 0)
        keep({ ...event, occurredAt: new Date(Date.parse(event.occurredAt) - aheadMs).toISOString() });
      else forget(event.id);
    }
    for (const tell of listeners) tell(sent);
  }

  function wait(delayMs: number) {
    cancelWait?.();
    cancelWait = edge.later(() => void flush(), delayMs);
  }

  async function sendAll(): Promise<void> {
    let size = BATCH_MAX_EVENTS;
    for (let batch = pending().slice(0, size); batch.length > 0; batch = pending().slice(0, size)) {
      try {
        settle(batch, await edge.send(batch, false));
        size = BATCH_MAX_EVENTS;
      } catch (error) {
        if (!isUnreadable(error)) throw error;
        // One event that the server cannot read must not hold up the others: find it, then let it go.
        size = Math.floor(batch.length / 2);
        if (size === 0 && batch[0]) forget(batch[0].id);
        size = Math.max(size, 1);
      }
    }
  }

  async function sendNow(): Promise<void> {
    try {
      await edge.exclusively(sendAll);
    } catch (error) {
      // Signed out: nothing can be sent until the next start.
      if (!(error instanceof ApiError && error.status === 401)) wait(RETRY_MS);
    } finally {
      sending = null;
    }
  }

  function flush(): Promise<void> {
    cancelWait?.();
    // What is recorded meanwhile goes out with the next.
    if (sending !== null) wait(QUIET_MS);
    sending ??= sendNow();
    return sending;
  }

  return {
    record(action) {
      const event = { ...action, id: edge.newId(), occurredAt: new Date(edge.now()).toISOString() };
      keep(event);
      wait(QUIET_MS);
      return event;
    },
    pending,
    flush,
    flushOnLeaving() {
      const batch = pending().slice(0, BATCH_MAX_EVENTS);
      if (batch.length === 0) return;
      edge
        .send(batch, true)
        .then((sent) => settle(batch, sent))
        .catch(() => undefined);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isUnreadable = (error: unknown) =>
  error instanceof ApiError && (error.status === 400 || error.status === 413 || error.status === 422);
