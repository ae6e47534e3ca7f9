import type { Input } from '@academy/contract';
import { call, callAsAnyone } from '../answers/api-client.ts';
import { notifyWriteListeners } from '../answers/writes/write-listeners.ts';
import { privateEntry } from '../device/device-store.ts';
import { measuredClockErrorMs } from '../device/reach.ts';
import { attemptAnswersEntry, isAttemptShown } from '../../features/learning/assessments/attempts/attempt-answers.ts';
import { learningLogOf } from './browser-learning-log.ts';
import { refusedTextEntry } from './refusals.ts';
import { sendBookings } from '../../features/teaching/training/calendar/unsent-bookings.ts';
import { sendWaiting } from './define-unsent-work.ts';
import { hasWorkHereAlone } from './unsent-work.ts';

/** Stays on the device until every screen is refreshed: one that opens meanwhile reads it there. */
async function sendLeft<
  Key extends 'PUT /api/lessons/:lessonId/writings/:slot' | 'PUT /api/courses/:courseId/project',
>(endpoint: Key, input: Input<Key>): Promise<void> {
  await notifyWriteListeners(endpoint, input, await call(endpoint, input));
}

type UnsentWriting = Pick<Input<'PUT /api/lessons/:lessonId/writings/:slot'>, 'text' | 'writtenAt'>;
type UnsentProject = Pick<Input<'PUT /api/courses/:courseId/project'>, 'answers' | 'ticked'>;

async function sendTexts(userId: string): Promise<void> {
  const refused = refusedTextEntry(userId);
  await sendWaiting({
    place: privateEntry(userId, 'writing', (stored) => stored as UnsentWriting | null),
    send(id, writing) {
      const [lessonId = '', slot = ''] = id.split('/');
      return sendLeft('PUT /api/lessons/:lessonId/writings/:slot', { lessonId, slot, ...writing });
    },
    refuse: (id, { text }, sentence) => refused.store({ text, sentence }, id),
  });
  await sendWaiting({
    place: privateEntry(userId, 'project', (stored) => stored as UnsentProject | null),
    send: (courseId, project) => sendLeft('PUT /api/courses/:courseId/project', { courseId, ...project }),
    refuse: (id, { answers }, sentence) =>
      refused.store({ text: Object.values(answers).join('\n\n'), sentence }, id),
  });
}

async function sendAttemptAnswers(userId: string): Promise<void> {
  const place = attemptAnswersEntry(userId);
  await sendWaiting({
    place: { ...place, all: () => place.all().filter(({ id }) => !isAttemptShown(id)) },
    send: (attemptId, { answers }) =>
      call('PUT /api/assessment-attempts/:attemptId/answers', { attemptId, answers }),
    // Handed in or expired: its result says what counted, and there is nothing left to do about it.
    refuse: () => true,
  });
}

/** A phone is shared: what one person wrote must not reach the account of another. */
async function isStill(userId: string): Promise<boolean> {
  return (await callAsAnyone('GET /api/auth/user', {}))?.id === userId;
}

/**
 * Sends what an earlier visit or a lost connection left on the device; whether nothing is left that only this device
 * has. A page that has just opened already asked who is signed in, and does not ask again.
 */
export async function sendUnsentWork(userId: string, isOpening = false): Promise<boolean> {
  try {
    const hasAsked = isOpening && measuredClockErrorMs() !== null && document.visibilityState !== 'hidden';
    if (!hasAsked && !(await isStill(userId))) return false;
    // First, because an attempt has a time limit.
    await sendAttemptAnswers(userId);
    await learningLogOf(userId).flush();
    await sendTexts(userId);
    await sendBookings(userId);
  } catch {
    // Derived from what is left.
  }
  return !hasWorkHereAlone(userId);
}
