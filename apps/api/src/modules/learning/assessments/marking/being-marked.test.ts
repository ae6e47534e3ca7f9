import type { CodeQuestion } from '@academy/domain/learning/questions';
import { describe, expect, it } from 'vitest';
import { queuedJobs } from '../../../../database/driver/test/queued-jobs.ts';
import { CatalogueCache } from '../../../catalogue/courses/index.ts';
import type { AssessmentContext } from '../assessment-context.ts';
import { handInAttempt } from '../attempts/hand-in-attempt.ts';
import { begin, useAssessedCourse } from '../test/assessed-course.ts';
import { markAnswers } from './mark-answers.ts';
import { markAttempt } from './mark-attempt.ts';
import { Marking } from './marking.ts';
import type { HandedInProgram, ProgramMarker } from './program-marker.ts';

const { academy, enrolledLearner } = useAssessedCourse();

type Programs = Pick<ProgramMarker, 'isRight'>;
const ANSWERS = { 'tc-final-item': { kind: 'code', source: 'def double(n): ...' } } as const;
const DAY_MS = 24 * 60 * 60_000;

/** A marker that answers when the test says so. */
function slowPrograms() {
  const given: HandedInProgram[] = [];
  const mark = Promise.withResolvers<boolean>();
  const programs: Programs = {
    isRight(program) {
      given.push(program);
      return mark.promise;
    },
  };
  return { programs, given, mark };
}

const failing: Programs = { isRight: () => Promise.reject(new Error('The interpreter did not start.')) };
const lenient: Programs = { isRight: () => Promise.resolve(true) };

function contextWith(programs: Programs, waitMs = 0): AssessmentContext {
  const catalogue = new CatalogueCache(academy.test.services);
  const services = { ...academy.test.services, catalogue, programs };
  return {
    ...services,
    marking: new Marking((attempt) => markAttempt(services, attempt), services.log, waitMs),
  };
}

async function handedIn(programs: Programs, answers: object = ANSWERS) {
  const learner = await enrolledLearner();
  const { attemptId } = await begin(learner, 'tc-final');
  const context = contextWith(programs);
  const { db } = academy.test.database;
  const given = { attemptId, answers: answers as typeof ANSWERS };
  const ask = (more = context) => handInAttempt(more, db, learner.id, given);
  return { learner, attemptId, context, ask, first: await ask() };
}

const BEING_MARKED = { ok: false, refusal: { code: 'being-marked', retryAfterSeconds: 5 } };

describe('an attempt whose programs take long', () => {
  it('is being marked after the request has ended, and has its result when that is done', async () => {
    const { programs, given, mark } = slowPrograms();
    const { ask, first } = await handedIn(programs);
    expect(first).toEqual(BEING_MARKED);
    expect(await ask()).toEqual(BEING_MARKED);
    mark.resolve(true);
    await expect.poll(() => ask()).toMatchObject({ ok: true, value: { right: 1, isPassed: true } });
    expect(given).toHaveLength(1);
  });

  it('keeps what was handed in, and lets no other attempt begin', async () => {
    const { programs, mark } = slowPrograms();
    const { learner, attemptId, ask } = await handedIn(programs);
    const saved = await learner.put(`/api/assessment-attempts/${attemptId}/answers`, { answers: {} });
    expect([saved.statusCode, saved.body]).toEqual([409, 'You have already handed in this attempt.']);
    mark.resolve(true);
    await expect.poll(() => ask()).toMatchObject({ ok: true, value: { right: 1 } });
    const next = await learner.post('/api/assessments/tc-final/attempts');
    expect([next.statusCode, next.headers['retry-after']]).toEqual([429, '3600']);
  });

  it('counts for the moment at which it was handed in', async () => {
    const { programs, mark } = slowPrograms();
    const { learner, ask } = await handedIn(programs);
    academy.test.moveClock(40 * 60_000);
    mark.resolve(true);
    await expect.poll(() => ask()).toMatchObject({ ok: true, value: { isOutOfTime: false, isPassed: true } });
    const next = await learner.post('/api/assessments/tc-final/attempts');
    expect([next.statusCode, next.headers['retry-after']]).toEqual([429, '1200']);
  });
});

describe('an attempt whose programs cannot be run', () => {
  it('is marked again by the next request', async () => {
    const { ask, first } = await handedIn(failing);
    expect(first).toEqual(BEING_MARKED);
    expect(await ask(contextWith(lenient, 60_000))).toMatchObject({ ok: true, value: { isPassed: true } });
  });

  it('has a job that marks it when nobody asks, and has nothing to do when it is marked', async () => {
    const { learner, attemptId, ask } = await handedIn(failing);
    const job = { userId: learner.id, attemptId };
    const queued = await queuedJobs(academy.test.database.pool, { attemptId });
    expect(queued.map(({ payload }) => payload)).toEqual([job]);
    const services = { ...academy.test.services, catalogue: new CatalogueCache(academy.test.services) };
    await expect(markAttempt({ ...services, programs: failing }, job)).rejects.toThrow();
    await markAttempt({ ...services, programs: lenient }, job);
    await markAttempt({ ...services, programs: failing }, job);
    expect(await ask()).toMatchObject({ ok: true, value: { isPassed: true } });
  });

  it('is settled without them after a day, so that nobody is shut out', async () => {
    const { learner, ask } = await handedIn(failing);
    academy.test.moveClock(DAY_MS);
    expect(await ask(contextWith(failing, 60_000))).toMatchObject({ ok: true, value: { right: 0 } });
    expect((await learner.post('/api/assessments/tc-final/attempts')).statusCode).toBe(200);
  });
});

describe('the programs of one attempt', () => {
  it('run side by side', async () => {
    const { programs, given, mark } = slowPrograms();
    const item = (id: string) => {
      const question = { id, kind: 'code', uses: [], hidden: [] } as unknown as CodeQuestion;
      return { question, lessonId: 'tc-a', shown: question } as never;
    };
    const source = { kind: 'code', source: '' } as const;
    const marks = markAnswers(
      [item('one'), item('two'), item('three')],
      { one: source, two: source },
      programs,
    );
    expect(given).toHaveLength(2);
    mark.resolve(true);
    expect(await marks).toEqual([true, true, false]);
  });
});
