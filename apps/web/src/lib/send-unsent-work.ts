import type { Input } from '@academy/contract';
import { ApiError, call } from './api-client.ts';
import { learningLogOf } from './browser-learning-log.ts';
import { type Place, privatePlace } from './device-store.ts';
import { hasUnsentWork } from './unsent-work.ts';

type Writing = Pick<Input<'PUT /api/lessons/:lessonId/writings/:slot'>, 'text' | 'writtenAt'>;
type Project = Pick<Input<'PUT /api/courses/:courseId/project'>, 'answers' | 'ticked'>;

/** The server has read it and does not want it: sending it again would change nothing. */
const isRefused = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401;

async function sendAll<Value>(
  place: Place<Value>,
  send: (id: string, value: Value) => Promise<unknown>,
): Promise<void> {
  for (const { id, value } of place.all()) {
    try {
      await send(id, value);
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
    place.drop(id);
  }
}

/** Sends what an earlier or lost connection left on the device; whether nothing is left. */
export async function sendUnsentWork(userId: string): Promise<boolean> {
  try {
    await learningLogOf(userId).flush();
    await sendAll(
      privatePlace(userId, 'writing', (stored) => stored as Writing | null),
      (id, writing) => {
        const [lessonId = '', slot = ''] = id.split('/');
        return call('PUT /api/lessons/:lessonId/writings/:slot', { lessonId, slot, ...writing });
      },
    );
    await sendAll(
      privatePlace(userId, 'project', (stored) => stored as Project | null),
      (courseId, project) => call('PUT /api/courses/:courseId/project', { courseId, ...project }),
    );
  } catch {
    // Told by what is left.
  }
  return !hasUnsentWork(userId);
}
