import type { Answer } from '@academy/contract';
import type { ReportedEvent } from '@academy/contract/learning/learning-log';
import { BATCH_MAX_EVENTS } from '@academy/domain/learning/learning-log';
import { ApiError } from '../answers/api-client.ts';
import type { StorageEntry } from '../device/device-store.ts';

const QUIET_MS = 2000;
// A little longer than the minute after which a lesson first reports study time.
const OPENED_MS = 65_000;
const RETRY_MS = 30_000;
/** Events recorded longer ago than this were counted before the page requested anything. */
const LONG_KNOWN_MS = 60_000;

export type SentEvents = Answer<'POST /api/learning-events'>;
export type LearningAction = Omit<ReportedEvent, 'id' | 'occurredAt'>;

/** What the log needs from the device; a test brings its own. */
export interface LogEdge {
  readonly kept: StorageEntry<ReportedEvent>;
  /** Asks whether it is still the same person, and so also for the time, where either is uncertain. */
  readonly meet: () => Promise<void>;
  readonly send: (events: readonly ReportedEvent[], isLeaving: boolean) => Promise<SentEvents>;
  /** Keeps an event that cannot count, with the reason. False where there is no room for it. */
  readonly refuse: (event: ReportedEvent, sentence: string) => boolean;
  /** The server's time, as far as the device can tell. */
  readonly now: () => number;
  /** How far the device's clock is ahead of it; null before any response. */
  readonly clockErrorMs: () => number | null;
  /** The offset that `now` assumes meanwhile. */
  readonly assumedClockErrorMs: () => number;
  readonly newId: () => string;
  /** Calls back once, later; the returned function cancels it. */
  readonly later: (callback: () => void, delayMs: number) => () => void;
  /** Lets one tab send at a time. Sending twice is harmless: the server knows each event by its id. */
  readonly exclusively: (task: () => Promise<void>) => Promise<void>;
}

export interface LearningLog {
  readonly record: (action: LearningAction) => ReportedEvent;
  /** What the server has not confirmed yet, oldest first. */
  readonly pending: () => ReportedEvent[];
  readonly flush: () => Promise<void>;
  /** Nothing more is expected for now: pending events are sent after a moment. */
  readonly flushSoon: () => void;
  /**
   * The page may end now: sends at once without waiting for the response, and once however often the browser fires
   * the event.
   */
  readonly flushOnLeaving: () => void;
  /** Calls back before that, for events that are recorded only then. */
  readonly beforeLeaving: (record: () => void) => () => void;
  readonly subscribe: (listener: (sent: SentEvents) => void) => () => void;
}

/**
 * Keeps every event on the device until the server has confirmed it by id. Each has its own storage key, so that two
 * tabs can add and remove at the same time without undoing each other's work.
 */
export function createLearningLog(edge: LogEdge): LearningLog {
  // Where storage is full or forbidden, events live as long as the page.
  const unstored = new Map<string, ReportedEvent>();
  // Refused, but without room to keep the reason: these wait for the next visit, which sends them once more.
  const heldBack = new Set<string>();
  // Recorded on this page with an unverified clock, and the error that was assumed for it.
  const unsure = new Map<string, number>();
  const listeners = new Set<(sent: SentEvents) => void>();
  const lastRecorders = new Set<() => void>();
  const sentOnLeaving = new Set<string>();
  let cancelWait: (() => void) | null = null;
  let sending: Promise<void> | null = null;

  function pending(): ReportedEvent[] {
    const stored = edge.kept.all().map(({ value }) => value);
    return oldestFirst([...stored, ...unstored.values()]);
  }

  function forget(id: string) {
    unstored.delete(id);
    edge.kept.drop(id);
  }

  /**
   * Corrects the times of events recorded with an unverified clock: a slow one may have put them on an earlier day,
   * and a card would become due on the day on which it was answered.
   */
  function withRightTimes(events: ReportedEvent[]): ReportedEvent[] {
    const errorMs = edge.clockErrorMs();
    if (errorMs === null) return events;
    const right = events.map((event) => {
      const lateMs = (unsure.get(event.id) ?? errorMs) - errorMs;
      unsure.delete(event.id);
      if (lateMs === 0) return event;
      const corrected = {
        ...event,
        occurredAt: new Date(Date.parse(event.occurredAt) + lateMs).toISOString(),
      };
      storeEvent(corrected);
      return corrected;
    });
    return oldestFirst(right);
  }

  function toSend(size: number): ReportedEvent[] {
    return withRightTimes(pending())
      .filter(({ id }) => !heldBack.has(id))
      .slice(0, size);
  }

  function discard(event: ReportedEvent, reason: string | undefined) {
    // First, because only then does a full storage have room for the reason.
    forget(event.id);
    if (reason === undefined || edge.refuse(event, reason)) return;
    heldBack.add(event.id);
    storeEvent(event);
  }

  function storeEvent(event: ReportedEvent) {
    if (!edge.kept.store(event, event.id)) unstored.set(event.id, event);
  }

  function settle(batch: readonly ReportedEvent[], sent: SentEvents) {
    const early = new Set(sent.refused.flatMap(({ id, code }) => (code === 'in-the-future' ? [id] : [])));
    const reasons = new Map(sent.refused.map(({ id, sentence }) => [id, sentence]));
    const named = new Set([...sent.known, ...reasons.keys()]);
    const isWholeBatchNamed = sent.recorded + named.size >= batch.length;
    const done = batch.filter(({ id }) => isWholeBatchNamed || named.has(id));
    // Otherwise the same batch would be sent endlessly.
    if (done.length === 0) throw new Error('The server named none of the events.');
    // A phone with a fast clock has recorded real learning: it is sent again, corrected by the time of the response.
    // All events are shifted by the same amount, because minutes at the same time count once.
    const now = edge.now();
    const aheadMs = Math.max(
      0,
      ...done.flatMap(({ id, occurredAt }) => (early.has(id) ? Date.parse(occurredAt) - now : [])),
    );
    for (const event of done) {
      if (early.has(event.id) && aheadMs > 0)
        storeEvent({ ...event, occurredAt: new Date(Date.parse(event.occurredAt) - aheadMs).toISOString() });
      else discard(event, reasons.get(event.id));
    }
    const isNews = ({ occurredAt }: ReportedEvent) => now - Date.parse(occurredAt) < LONG_KNOWN_MS;
    // A closing page gets no response, so the next visit sends again what the server already has: nothing has to be refetched.
    if (sent.known.length === batch.length && !batch.some(isNews)) return;
    for (const tell of listeners) tell(sent);
  }

  function wait(delayMs: number) {
    cancelWait?.();
    cancelWait = edge.later(() => void flush(), delayMs);
  }

  async function sendAll(): Promise<void> {
    if (pending().length === 0) return;
    await edge.meet();
    let size = BATCH_MAX_EVENTS;
    for (let batch = toSend(size); batch.length > 0; batch = toSend(size)) {
      try {
        settle(batch, await edge.send(batch, false));
        size = BATCH_MAX_EVENTS;
      } catch (error) {
        if (!isUnreadable(error)) throw error;
        // One event that the server cannot read must not block the others: find it, then drop it.
        size = Math.floor(batch.length / 2);
        if (size === 0 && batch[0]) discard(batch[0], error.sentence);
        size = Math.max(size, 1);
      }
    }
  }

  async function sendNow(): Promise<void> {
    try {
      await edge.exclusively(sendAll);
    } catch (error) {
      // Signed out: nothing can be sent until the next start.
      if (!(error instanceof ApiError && error.status === 401)) wait(retryMsOf(error));
    } finally {
      sending = null;
    }
  }

  function flush(): Promise<void> {
    cancelWait?.();
    cancelWait = null;
    // Events recorded meanwhile are in the next batch.
    if (sending !== null) wait(QUIET_MS);
    sending ??= sendNow();
    return sending;
  }

  return {
    record(action) {
      const event = { ...action, id: edge.newId(), occurredAt: new Date(edge.now()).toISOString() };
      storeEvent(event);
      if (edge.clockErrorMs() === null) unsure.set(event.id, edge.assumedClockErrorMs());
      // The opening of a lesson is sent together with the next event: one report instead of two for each lesson.
      if (action.kind !== 'lesson-opened') wait(QUIET_MS);
      else if (cancelWait === null) wait(OPENED_MS);
      return event;
    },
    flushSoon() {
      if (pending().length > 0) wait(QUIET_MS);
    },
    pending,
    flush,
    flushOnLeaving() {
      for (const record of lastRecorders) record();
      const batch = toSend(BATCH_MAX_EVENTS).filter(({ id }) => !sentOnLeaving.has(id));
      if (batch.length === 0) return;
      for (const { id } of batch) sentOnLeaving.add(id);
      edge
        .send(batch, true)
        .then((sent) => settle(batch, sent))
        .catch(() => {
          for (const { id } of batch) sentOnLeaving.delete(id);
        });
    },
    beforeLeaving(record) {
      lastRecorders.add(record);
      return () => lastRecorders.delete(record);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const oldestFirst = (events: ReportedEvent[]) =>
  events.sort((one, other) => one.occurredAt.localeCompare(other.occurredAt));

/** The server may name a later time: while it is unavailable, or when the daily limit is used up. */
function retryMsOf(error: unknown): number {
  const named = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0;
  return Math.max(RETRY_MS, named * 1000);
}

/** The academy itself has refused: a response of a proxy has no refusal code. */
const isUnreadable = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code !== 'fault' && [400, 413, 422].includes(error.status);
