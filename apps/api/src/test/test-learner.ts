import { randomUUID } from 'node:crypto';
import type { ReportedEvent } from '@academy/contract/learning/learning-log';
import type { Role } from '@academy/domain/access';
import type { TestApp } from './test-app.ts';

type Answer = ReturnType<TestApp['call']>;

export interface TestLearner {
  readonly id: string;
  readonly email: string;
  readonly get: (url: string, moreCookies?: string) => Answer;
  readonly post: (url: string, body?: unknown, headers?: Record<string, string>) => Answer;
  readonly put: (url: string, body: unknown) => Answer;
  readonly delete: (url: string) => Answer;
  /** Takes a place in a course now, under the current quote. */
  readonly takePlace: (courseId: string, headers?: Record<string, string>) => Answer;
  readonly report: (...events: ReportedEvent[]) => Answer;
  /**
   * Takes a place in a course in September, so that reports of October and November are plausible. Throws if it is refused:
   * `takePlace` returns the refusal.
   */
  readonly enrol: (courseId: string) => Answer;
}

/** A person with a separate sign-in. */
export async function addLearner(test: TestApp, role: Role = 'learner'): Promise<TestLearner> {
  const { id, email, username } = await test.addAccount(role);
  const cookie = await test.signIn(username);
  const post: TestLearner['post'] = (url, body, headers) =>
    test.call('POST', url, { cookie, body, ...(headers && { headers }) });
  const takePlace: TestLearner['takePlace'] = async (courseId, headers) => {
    const course = await test.call('GET', `/api/courses/${courseId}`);
    const quoteId = course.json<{ quote: { id: string } }>().quote.id;
    return post(`/api/courses/${courseId}/enrolments`, { quoteId }, headers);
  };
  return {
    id,
    email,
    post,
    takePlace,
    get: (url, moreCookies) =>
      test.call('GET', url, { cookie: moreCookies ? `${cookie}; ${moreCookies}` : cookie }),
    put: (url, body) => test.app.inject({ method: 'PUT', url, headers: { cookie }, payload: body as object }),
    delete: (url) => test.call('DELETE', url, { cookie }),
    report: (...events) => post('/api/learning-events', { events }),
    async enrol(courseId) {
      const answer = await takePlace(courseId);
      if (answer.statusCode >= 300)
        throw new Error(`No place in ${courseId}: ${answer.statusCode} ${answer.body}`);
      await test.database.pool.query(
        "update enrolments set enrolled_at = '2026-09-01' where user_id = $1 and course_id = $2",
        [id, courseId],
      );
      return answer;
    },
  };
}

/** A report of something that happened now, by the clock of the tests, by default. */
export function reported(
  lessonId: string,
  kind: ReportedEvent['kind'],
  more: Partial<ReportedEvent> = {},
): ReportedEvent {
  return { id: randomUUID(), lessonId, kind, occurredAt: '2026-11-15T12:00:00Z', ...more };
}

/** Two minutes in a lesson of ten, the minimum that completes it; each lesson has different minutes. */
const studied = (courseId: string, letter: string, minute: number) =>
  reported(`${courseId}-${letter}`, 'lesson-studied', {
    seconds: 120,
    occurredAt: `2026-11-15T11:${minute}:00Z`,
  });

/** Everything that completes the lessons `-a`, `-b`, `-c` and `-d` of a test course. */
export const LESSON_REPORTS: Readonly<Record<'a' | 'b' | 'c' | 'd', (courseId: string) => ReportedEvent[]>> =
  {
    a: (courseId) => [
      studied(courseId, 'a', 30),
      reported(`${courseId}-a`, 'lesson-read'),
      reported(`${courseId}-a`, 'check-answered', { checkId: `${courseId}-a-1`, isRight: true }),
      reported(`${courseId}-a`, 'check-answered', { checkId: `${courseId}-a-2`, isRight: false }),
    ],
    b: (courseId) => [
      studied(courseId, 'b', 35),
      reported(`${courseId}-b`, 'lesson-read'),
      reported(`${courseId}-b`, 'exercise-tried', { isPassed: true }),
    ],
    c: (courseId) => [
      studied(courseId, 'c', 40),
      reported(`${courseId}-c`, 'lesson-read'),
      reported(`${courseId}-c`, 'check-answered', { checkId: `${courseId}-c-1`, isRight: true }),
    ],
    d: (courseId) => [studied(courseId, 'd', 45), reported(`${courseId}-d`, 'lesson-read')],
  };
