import type { Answer } from '@academy/contract';
import type { ReportedEvent } from '@academy/contract/learning/learning-log';
import { lessonsOf } from '@academy/domain/learning/learning-log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLearner, reported, type TestLearner } from '../../../test/test-learner.ts';
import { CatalogueCache, type CatalogueCourse } from '../../catalogue/courses/index.ts';

type Detail = Answer<'GET /api/project-reviews/:submissionId'>;

const COURSE = 'ai-fundamentals';
const LESSONS = 24;
const STEP_MS = 10 * 60_000;
const FIRST = Date.parse('2026-11-15T02:00:00Z');
const WORDS =
  'Our kitchen cooks for ninety guests each weekday and throws away about twelve plates, because nobody knows in the morning how many people will come. We write down the date, the weather and the plates that were served. The head cook decides, and after four weeks we compare it with the same weekday of last week.';

const academy = {} as {
  test: TestApp;
  course: CatalogueCourse;
  administrator: TestLearner;
  trainer: TestLearner;
  otherTrainer: TestLearner;
};
beforeAll(async () => {
  const test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  const course = (await new CatalogueCache(test.services).read()).courseOf(COURSE);
  if (!course) throw new Error('The courseware has no such course.');
  const [administrator, trainer, otherTrainer] = [
    await addLearner(test, 'administrator'),
    await addLearner(test, 'trainer'),
    await addLearner(test, 'trainer'),
  ];
  await administrator.put(`/api/admin/instructor-accounts/${course.instructors[0]?.id}`, {
    personId: trainer.id,
  });
  Object.assign(academy, { test, course, administrator, trainer, otherTrainer });
});
afterAll(() => academy.test.close());

/** The minimum that completes a lesson, with every check right at first, at the end of its ten minutes. */
function forged(course: CatalogueCourse): ReportedEvent[][] {
  return lessonsOf(course)
    .slice(0, LESSONS)
    .map(({ id, minutes, checkIds, hasExercise }, at) => {
      const occurredAt = new Date(FIRST + (at + 1) * STEP_MS).toISOString();
      return [
        reported(id, 'lesson-read', { occurredAt }),
        ...checkIds.map((checkId) => reported(id, 'check-answered', { checkId, isRight: true, occurredAt })),
        ...(hasExercise ? [reported(id, 'exercise-tried', { isPassed: true, occurredAt })] : []),
        reported(id, 'lesson-studied', { seconds: Math.ceil((minutes ?? 0) * 12), occurredAt }),
      ];
    });
}

async function send(learner: TestLearner, lessons: readonly ReportedEvent[][]): Promise<string[]> {
  const answer = await learner.report(...lessons.flat());
  expect(answer.json()).toMatchObject({ refused: [] });
  return answer.json().completed.lessons;
}

async function handIn(learner: TestLearner, textOf: (part: number) => string) {
  const project = (await learner.get(`/api/courses/${COURSE}/project`)).json<
    Answer<'GET /api/courses/:courseId/project'>
  >();
  return learner.post(`/api/courses/${COURSE}/project/submissions`, {
    answers: Object.fromEntries(project.parts.map(({ id }, part) => [id, textOf(part)])),
    ticked: project.checklist.map(({ id }) => id),
  });
}
const inOwnWords = (part: number) => `Part ${part + 1}. ${WORDS}`;

async function submissionOf({ id }: TestLearner): Promise<string> {
  const { rows } = await academy.test.database.pool.query<{ id: string }>(
    'select id from project_submissions where user_id = $1',
    [id],
  );
  return rows[0]?.id ?? '';
}
const open = async (who: TestLearner, id: string) => who.get(`/api/project-reviews/${id}`);

async function enrolled(): Promise<TestLearner> {
  const learner = await addLearner(academy.test);
  await learner.enrol(COURSE);
  return learner;
}

describe('how learning arrived', () => {
  it('is shown to the trainers of the course, when 24 lessons came in two requests, and to nobody else', async () => {
    const { test, course, trainer, otherTrainer, administrator } = academy;
    const learner = await enrolled();
    const lessons = forged(course);
    expect(lessons).toHaveLength(LESSONS);
    const half = LESSONS / 2;
    const first = await send(learner, lessons.slice(0, half));
    test.moveClock(60_000);
    const second = await send(learner, lessons.slice(half));
    // Nothing is withheld from the learner.
    expect(first.length + second.length).toBe(LESSONS);
    expect((await handIn(learner, inOwnWords)).json()).toMatchObject({ isWaiting: true, missing: [] });
    const id = await submissionOf(learner);

    const { arrival } = (await open(trainer, id)).json<Detail>();
    const stated = lessonsOf(course)
      .slice(0, LESSONS)
      .reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
    const checks = lessons.flat().filter(({ kind }) => kind === 'check-answered').length;
    expect(checks).toBeGreaterThanOrEqual(30);
    expect(arrival).toEqual([
      {
        kind: 'large-deliveries',
        lessons: LESSONS,
        deliveries: 2,
        firstDay: '2026-11-15',
        lastDay: '2026-11-15',
      },
      {
        kind: 'quick-lessons',
        lessons: LESSONS,
        studiedMinutes: expect.any(Number),
        statedMinutes: stated,
      },
      { kind: 'equal-steps', lessons: LESSONS, seconds: STEP_MS / 1000 },
      { kind: 'right-at-first', checks },
    ]);
    expect((await open(administrator, id)).json<Detail>().arrival).toEqual(arrival);

    const peer = await enrolled();
    await handIn(peer, inOwnWords);
    await learner.post(`/api/courses/${COURSE}/peer-reviews/ask`);
    expect((await peer.post(`/api/courses/${COURSE}/peer-reviews/offers`)).statusCode).toBe(200);
    expect((await peer.get(`/api/courses/${COURSE}/peer-reviews`)).json().offered.parts).not.toEqual([]);
    for (const [who, path] of [
      [learner, `/api/courses/${COURSE}/project`],
      [learner, `/api/courses/${COURSE}/peer-reviews`],
      [peer, `/api/courses/${COURSE}/peer-reviews`],
      [trainer, '/api/project-reviews'],
    ] as const) {
      const answer = await who.get(path);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toMatch(/arrival|large-deliveries|equal-steps|right-at-first/);
    }
    for (const [who, status] of [
      [learner, 403],
      [peer, 403],
      [otherTrainer, 404],
    ] as const)
      expect((await open(who, id)).statusCode).toBe(status);
  });

  it('has nothing to tell of somebody who learned lesson by lesson, or not at all', async () => {
    const learner = await enrolled();
    for (const [at, lesson] of forged(academy.course).slice(0, 3).entries()) {
      academy.test.moveClock(at * 1000);
      await send(learner, [lesson]);
    }
    await handIn(learner, inOwnWords);
    expect((await open(academy.trainer, await submissionOf(learner))).json<Detail>().arrival).toEqual([]);
  });
});

describe('a project that is no language', () => {
  it('is refused with a code for each part, kept as it was typed, and shown to nobody', async () => {
    const learner = await enrolled();
    const nonsense = (part: number) =>
      Array.from({ length: 45 }, (_, word) => `plan${part}x${word}`).join(' ');
    const answer = (await handIn(learner, nonsense)).json<
      Answer<'POST /api/courses/:courseId/project/submissions'>
    >();
    expect(answer).toMatchObject({ isWaiting: false, isPassed: false });
    const project = (await learner.get(`/api/courses/${COURSE}/project`)).json<
      Answer<'GET /api/courses/:courseId/project'>
    >();
    expect(answer.missing.map(({ id, code }) => [id, code])).toEqual(
      project.parts.map(({ id }) => [id, 'not-language']),
    );
    expect(answer.missing[0]?.sentence).toContain('any language is fine');
    expect(Object.values(project.answers)[0]).toBe(nonsense(0));
    expect(await submissionOf(learner)).toBe('');
  });

  it('is a review by a fellow learner that is refused, too', async () => {
    const [asking, reading] = [await enrolled(), await enrolled()];
    for (const who of [asking, reading]) await handIn(who, inOwnWords);
    await asking.post(`/api/courses/${COURSE}/peer-reviews/ask`);
    await reading.post(`/api/courses/${COURSE}/peer-reviews/offers`);
    const { offered } = (await reading.get(`/api/courses/${COURSE}/peer-reviews`)).json<
      Answer<'GET /api/courses/:courseId/peer-reviews'>
    >();
    const say = (comment: string) =>
      reading.post(`/api/peer-reviews/${offered?.reviewId}/decision`, {
        handedInAt: offered?.handedInAt,
        comment,
        criteria: offered?.checklist.map(({ id }) => ({ id, isMet: false, comment: '' })),
      });
    const refused = await say('asdf jkl asdfjkl fdsa lkj asdf');
    expect([refused.statusCode, refused.body]).toEqual([
      422,
      expect.stringContaining('does not read like sentences yet'),
    ]);
    expect((await say('Ngicela uchaze kabanzi ukuthi ubani olahlekelwayo.')).statusCode).toBe(204);
  });
});
