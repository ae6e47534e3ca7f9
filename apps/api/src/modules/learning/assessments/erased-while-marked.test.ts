import { describe, expect, it } from 'vitest';
import { CatalogueCache } from '../../catalogue/courses/index.ts';
import { handInAttempt } from './attempts/hand-in-attempt.ts';
import { type AttemptOfLearner, markAttempt } from './marking/mark-attempt.ts';
import { Marking } from './marking/marking.ts';
import { begin, useAssessedCourse } from './test/assessed-course.ts';

const { academy, enrolledLearner } = useAssessedCourse();
const ANSWERS = { 'tc-final-item': { kind: 'code', source: 'def double(n): ...' } } as const;
const PATIENCE_MS = 240_000;

/** A learner whose programs are running until the test ends them. */
async function beingMarked() {
  const learner = await enrolledLearner();
  const { attemptId } = await begin(learner, 'tc-final');
  const mark = Promise.withResolvers<boolean>();
  const running = Promise.withResolvers<void>();
  const programs = {
    isRight() {
      running.resolve();
      return mark.promise;
    },
  };
  const services = {
    ...academy.test.services,
    catalogue: new CatalogueCache(academy.test.services),
    programs,
  };
  const settle = (attempt: AttemptOfLearner) => markAttempt(services, attempt);
  const context = { ...services, marking: new Marking(settle, services.log, PATIENCE_MS) };
  return { learner, attemptId, context, mark, running };
}

const traces = async (userId: string) => {
  const { rows } = await academy.test.database.pool.query(
    `select (select count(*)::int from assessment_attempts where user_id = $1) as attempts,
            (select count(*)::int from learner_tallies where user_id = $1) as tallies,
            (select count(*)::int from learning_events where user_id = $1) as events`,
    [userId],
  );
  return rows[0];
};
const NONE = { attempts: 0, tallies: 0, events: 0 };
const erase = (userId: string) =>
  academy.test.database.pool.query('delete from users where id = $1', [userId]);

describe('a learner who is erased while an answer is being marked', () => {
  it('gets "no such attempt", and none of the marks are stored', async () => {
    const { learner, attemptId, context, mark, running } = await beingMarked();
    const asked = handInAttempt(context, academy.test.database.db, learner.id, {
      attemptId,
      answers: ANSWERS,
    });
    await running.promise;
    await erase(learner.id);
    mark.resolve(true);
    expect(await asked).toMatchObject({ ok: false, refusal: { code: 'unknown-attempt' } });
    expect(await traces(learner.id)).toEqual(NONE);
    expect(academy.test.logLines.join('')).not.toContain('could not be marked');
  });

  it('leaves nothing for the job that marks in the background to fail on', async () => {
    const { learner, attemptId, context, mark, running } = await beingMarked();
    const patient = {
      ...context,
      marking: new Marking((attempt) => markAttempt(context, attempt), context.log, 0),
    };
    const given = { attemptId, answers: ANSWERS };
    expect(await handInAttempt(patient, academy.test.database.db, learner.id, given)).toMatchObject({
      refusal: { code: 'being-marked' },
    });
    const job = markAttempt(context, { userId: learner.id, attemptId });
    await running.promise;
    await erase(learner.id);
    mark.resolve(true);
    await job;
    expect(await traces(learner.id)).toEqual(NONE);
  });
});
