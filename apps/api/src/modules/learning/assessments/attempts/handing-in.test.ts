import { describe, expect, it } from 'vitest';
import { LESSON_REPORTS } from '../../../../test/test-learner.ts';
import { begin, handIn, numbers, useAssessedCourse } from '../test/assessed-course.ts';
import { untilMarked } from '../test/marked-program.ts';

const HOUR_MS = 60 * 60 * 1000;
const { academy, enrolledLearner } = useAssessedCourse();

describe('handing in', () => {
  it('passes with three of five, not with two', async () => {
    const [good, fair] = [await enrolledLearner(), await enrolledLearner()];
    const [one, other] = [await begin(good), await begin(fair)];
    expect((await handIn(good, one.attemptId, numbers(one, 3))).json()).toMatchObject({
      right: 3,
      total: 5,
      percent: 60,
      isPassed: true,
    });
    expect((await handIn(fair, other.attemptId, numbers(other, 2))).json()).toMatchObject({
      right: 2,
      percent: 40,
      isPassed: false,
      nextAttemptAt: '2026-11-15T13:00:00.000Z',
    });
  });

  it('names the lesson to revisit, and never the key; what has no answer is wrong', async () => {
    const learner = await enrolledLearner();
    const attempt = await begin(learner);
    const result = await handIn(learner, attempt.attemptId, {});
    expect(result.json().right).toBe(0);
    expect(result.json().items[0]).toEqual({
      itemId: attempt.items[0]?.id,
      isRight: false,
      lessonId: 'tc-a',
      lessonTitle: 'Lesson a',
    });
    expect(JSON.stringify(result.json().items)).not.toContain('42');
  });

  it('twice, or many times at once, gives the same result', async () => {
    const learner = await enrolledLearner();
    const attempt = await begin(learner);
    const answers = await Promise.all(
      [5, 0, 5].map((right) => handIn(learner, attempt.attemptId, numbers(attempt, right))),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await handIn(learner, attempt.attemptId, {})).body).toBe(answers[0]?.body);
  });

  it('records a pass once, with its percent', async () => {
    const learner = await enrolledLearner();
    for (let time = 0; time < 2; time += 1) {
      const attempt = await begin(learner);
      await handIn(learner, attempt.attemptId, numbers(attempt, 5));
      academy.test.moveClock(HOUR_MS);
    }
    const { rows } = await academy.test.database.pool.query(
      "select subject, data from learning_events where user_id = $1 and kind = 'assessment-passed'",
      [learner.id],
    );
    expect(rows).toEqual([{ subject: 'tc-one-assessment', data: { courseId: 'tc', percent: 100 } }]);
  });

  it('COIN-04 is worth coins once above 80 %, also when a better result comes after the pass', async () => {
    const learner = await enrolledLearner();
    for (const right of [3, 4, 5, 5]) {
      const attempt = await begin(learner);
      await handIn(learner, attempt.attemptId, numbers(attempt, right));
      academy.test.moveClock(HOUR_MS);
    }
    const { rows } = await academy.test.database.pool.query(
      `select kind, subject, data from learning_events
        where user_id = $1 and kind in ('assessment-passed', 'activity-recognised') order by kind`,
      [learner.id],
    );
    expect(rows).toEqual([
      {
        kind: 'activity-recognised',
        subject: 'better-result-tc-one-assessment',
        data: { activity: 'assessment' },
      },
      { kind: 'assessment-passed', subject: 'tc-one-assessment', data: { courseId: 'tc', percent: 60 } },
    ]);
  });

  it('is followed by an hour in which no new attempt begins', async () => {
    const learner = await enrolledLearner();
    const attempt = await begin(learner);
    await handIn(learner, attempt.attemptId, numbers(attempt, 2));
    academy.test.moveClock(HOUR_MS - 1);
    const early = await learner.post('/api/assessments/tc-one-assessment/attempts');
    expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '1']);
    academy.test.moveClock(1);
    expect((await begin(learner)).attemptId).not.toBe(attempt.attemptId);
    expect((await learner.get('/api/courses/tc/progress')).json().assessments[0]).toEqual({
      assessmentId: 'tc-one-assessment',
      bestPercent: 40,
      isPassed: false,
      nextAttemptAt: null,
    });
  });

  it("API-19 of another learner's attempt is refused", async () => {
    const [one, other] = [await enrolledLearner(), await enrolledLearner()];
    const attempt = await begin(one);
    expect((await handIn(other, attempt.attemptId, numbers(attempt, 5))).statusCode).toBe(404);
    expect((await handIn(other, crypto.randomUUID(), {})).statusCode).toBe(404);
  });

  it('takes no answer that has another shape than its kind', async () => {
    const learner = await enrolledLearner();
    const { attemptId, items } = await begin(learner);
    const [{ id } = { id: '' }] = items;
    for (const answer of [
      { kind: 'many', options: 5 },
      { kind: 'number', value: '42' },
      { kind: 'wish' },
      42,
    ])
      expect((await handIn(learner, attemptId, { [id]: answer })).statusCode).toBe(400);
    expect((await handIn(learner, attemptId, { [id]: { kind: 'one', option: 'a' } })).json().right).toBe(0);
  });
});

describe('a whole course', () => {
  it('is completed by its lessons, assessments, final and project', async () => {
    const learner = await enrolledLearner();
    await learner.report(...'abcd'.split('').flatMap((letter) => LESSON_REPORTS[letter as 'a']('tc')));
    const one = await begin(learner);
    expect((await handIn(learner, one.attemptId, numbers(one, 5))).json().completed).toEqual({
      modules: ['tc-one'],
      courses: [],
    });
    const two = await begin(learner, 'tc-two-assessment');
    await handIn(learner, two.attemptId, numbers(two, 5));
    const final = await begin(learner, 'tc-final');
    await untilMarked(learner, final.attemptId, 'def double(n):\n    return n + n\n');
    expect((await learner.get('/api/courses/tc/progress')).json()).toMatchObject({ percent: 87 });
    const work = { answers: { goal: 'Less food wasted' }, ticked: ['honest'] };
    const handedIn = await learner.post('/api/courses/tc/project/submissions', work);
    expect(handedIn.json()).toEqual({
      isPassed: true,
      isWaiting: false,
      missing: [],
      completed: { modules: [], courses: ['tc'] },
      unlocked: [
        expect.objectContaining({ name: 'From Start to Finish' }),
        expect.objectContaining({ name: 'Made by Me' }),
      ],
    });
    const { coursesCompleted, courses, skills } = (await learner.get('/api/progress/user')).json();
    expect(coursesCompleted).toBe(1);
    expect(courses[0]).toMatchObject({ percent: 100, completedAt: expect.any(String) });
    expect(skills.slice(0, 2)).toEqual([
      { skill: 'Python', level: 20 },
      { skill: 'Mathematics', level: 10 },
    ]);
  });
});
