import type { ReportedEvent } from '@academy/contract/learning/learning-log';
import { ApiError, call, callAsAnyone } from '../answers/api-client.ts';
import { notifyWriteListeners } from '../answers/writes/write-listeners.ts';
import { unsentEntry } from '../device/device-store.ts';
import { assumedClockErrorMs, measuredClockErrorMs, serverNowMs } from '../device/reach.ts';
import { eventWords } from './event-words.ts';
import { createLearningLog, type LearningLog, type LogEdge } from './learning-log.ts';
import { refusalEntry, workId } from './refusals.ts';

function readEvent(stored: unknown): ReportedEvent | null {
  const event = (stored ?? {}) as Partial<ReportedEvent>;
  return typeof event.id === 'string' && typeof event.occurredAt === 'string'
    ? (stored as ReportedEvent)
    : null;
}

/** What a person did that the server has not confirmed yet. */
const eventEntry = (userId: string) => unsentEntry(userId, 'learning-event', readEvent);

/** `crypto.randomUUID` is missing on plain http, which a test host on a local network may be. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40], 6);
  bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * A phone is shared: while this tab was hidden, someone else may have signed in on another one. A page that started
 * offline has not asked yet.
 */
function createIdentityCheck(userId: string) {
  let isSure = true;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') isSure = false;
  });
  return async (isLeaving: boolean) => {
    if (isSure && (isLeaving || measuredClockErrorMs() !== null)) return;
    const user = isLeaving ? null : await callAsAnyone('GET /api/auth/user', {});
    if (user?.id !== userId) throw new ApiError(401, 'not-signed-in', 'Somebody else is signed in.');
    isSure = true;
  };
}

function browserEdge(userId: string): LogEdge {
  const checkIdentity = createIdentityCheck(userId);
  const kept = eventEntry(userId);
  return {
    kept,
    meet: () => checkIdentity(false),
    async send(events, isLeaving) {
      await checkIdentity(isLeaving);
      return call('POST /api/learning-events', { events: [...events] }, { isLeaving });
    },
    refuse: (event, sentence) =>
      refusalEntry(userId, 'refused-request').store(
        { words: eventWords(event), sentence },
        workId(kept, event.id),
      ),
    now: serverNowMs,
    clockErrorMs: measuredClockErrorMs,
    assumedClockErrorMs,
    newId: newUuid,
    later(callback, delayMs) {
      const timer = setTimeout(callback, delayMs);
      return () => clearTimeout(timer);
    },
    exclusively: (task) =>
      'locks' in navigator ? navigator.locks.request(`learning-log:${userId}`, task) : task(),
  };
}

function listenToTheBrowser(log: LearningLog): void {
  addEventListener('online', () => void log.flush());
  // Before the page is hidden: later requests do not always leave a page that has a service worker.
  addEventListener('pagehide', log.flushOnLeaving);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') log.flushOnLeaving();
    else void log.flush();
  });
}

const logs = new Map<string, LearningLog>();

/**
 * The log of the signed-in person. The first call also sends what an earlier visit left behind, after a moment, so
 * that the opening of this lesson is in the same batch.
 */
export function learningLogOf(userId: string): LearningLog {
  const known = logs.get(userId);
  if (known) return known;
  const log = createLearningLog(browserEdge(userId));
  logs.set(userId, log);
  log.subscribe((sent) => void notifyWriteListeners('POST /api/learning-events', {}, sent));
  listenToTheBrowser(log);
  log.flushSoon();
  return log;
}
