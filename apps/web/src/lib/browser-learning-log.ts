import type { ReportedEvent } from '@academy/contract/learning';
import { ApiError, callAsAnyone, request } from './api-client.ts';
import { privatePlace } from './device-store.ts';
import { createLearningLog, type LearningLog, type LogEdge, type SentEvents } from './learning-log.ts';
import { tellWrite } from './write-news.ts';

const SMALL_CLOCK_ERROR_MS = 60_000;

function readEvent(stored: unknown): ReportedEvent | null {
  const event = (stored ?? {}) as Partial<ReportedEvent>;
  return typeof event.id === 'string' && typeof event.occurredAt === 'string'
    ? (stored as ReportedEvent)
    : null;
}

/** What a person did that the server has not confirmed yet. */
const eventPlace = (userId: string) => privatePlace(userId, 'learning-event', readEvent);

/** `crypto.randomUUID` is missing on plain http, which a test host on a local network may be. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40], 6);
  bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** A phone is shared: while this tab was out of sight, someone else may have signed in on another one. */
function createIdentityCheck(userId: string) {
  let isSure = true;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') isSure = false;
  });
  return async (isLeaving: boolean) => {
    if (isSure) return;
    const user = isLeaving ? null : await callAsAnyone('GET /api/auth/user', {});
    if (user?.id !== userId) throw new ApiError(401, 'not-signed-in', 'Somebody else is signed in.');
    isSure = true;
  };
}

/** How far the clock of the device is ahead of the server's; a minute is no error. */
function clockErrorOf(response: Response): number {
  const errorMs = Date.now() - Date.parse(response.headers.get('date') ?? '');
  return Math.abs(errorMs) > SMALL_CLOCK_ERROR_MS ? errorMs : 0;
}

function browserEdge(userId: string): LogEdge {
  const checkIdentity = createIdentityCheck(userId);
  let clockErrorMs = 0;
  return {
    kept: eventPlace(userId),
    async send(events, isLeaving) {
      await checkIdentity(isLeaving);
      const response = await request('POST', '/api/learning-events', { events }, { isLeaving });
      clockErrorMs = clockErrorOf(response);
      return (await response.json()) as SentEvents;
    },
    now: () => Date.now() - clockErrorMs,
    newId: newUuid,
    later(callback, delayMs) {
      const timer = setTimeout(callback, delayMs);
      return () => clearTimeout(timer);
    },
    exclusively: (task) =>
      'locks' in navigator ? navigator.locks.request(`learning-log:${userId}`, task) : task(),
  };
}

/** On the window, so that whoever listens on the document can still record before the log is sent. */
function listenToTheBrowser(log: LearningLog): void {
  addEventListener('online', () => void log.flush());
  addEventListener('pagehide', log.flushOnLeaving);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') log.flushOnLeaving();
    else void log.flush();
  });
}

const logs = new Map<string, LearningLog>();

/** The log of whoever is signed in. The first call also sends what an earlier visit had to leave behind. */
export function learningLogOf(userId: string): LearningLog {
  const known = logs.get(userId);
  if (known) return known;
  const log = createLearningLog(browserEdge(userId));
  logs.set(userId, log);
  log.subscribe(() => void tellWrite('POST /api/learning-events', {}));
  listenToTheBrowser(log);
  void log.flush();
  return log;
}
