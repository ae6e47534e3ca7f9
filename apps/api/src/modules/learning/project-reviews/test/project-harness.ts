import type { Answer } from '@academy/contract';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addTestCourse } from '../../../../test/test-course.ts';
import { addLearner, type TestLearner } from '../../../../test/test-learner.ts';
import { met } from './peer-class.ts';

export const WORK = { answers: { goal: 'Less food wasted' }, ticked: ['honest'] };
export const handIn = (who: TestLearner, work: object = WORK) =>
  who.post('/api/courses/tc/project/submissions', work);
export const projectOf = async (who: TestLearner) =>
  (await who.get('/api/courses/tc/project')).json<Answer<'GET /api/courses/:courseId/project'>>();
export const queueOf = async (who: TestLearner) =>
  (await who.get('/api/project-reviews')).json<Answer<'GET /api/project-reviews'>>();
export const hold = (who: TestLearner, id: string) => who.post(`/api/project-reviews/${id}/hold`);
export const decide = async (
  who: TestLearner,
  { id, handedInAt }: { id: string; handedInAt: string },
  more: object = {},
  headers?: Record<string, string>,
) =>
  who.post(
    `/api/project-reviews/${id}/decision`,
    { handedInAt, isPassed: true, comment: 'Well thought out.', criteria: [met], ...more },
    headers,
  );

interface Academy {
  test: TestApp;
  johan: TestLearner;
  priya: TestLearner;
  administrator: TestLearner;
  /** New in each test. */
  learner: TestLearner;
}

/** The course `tc`, taught by Johan and Priya, and `alone`, taught by nobody, for all tests of a file. */
export function useProjectHarness() {
  const academy = {} as Academy;
  beforeAll(async () => {
    const test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
    for (const id of ['tc', 'alone']) await addTestCourse(test.database.db, { id });
    await test.database.pool.query(
      "update courses set instructor_ids = '{johan-van-wyk,priya-naidoo}' where id = 'tc'",
    );
    const administrator = await addLearner(test, 'administrator');
    async function addTrainer(instructorId: string, fullName: string): Promise<TestLearner> {
      const trainer = await addLearner(test, 'trainer');
      await test.database.pool.query('update users set full_name = $2 where id = $1', [trainer.id, fullName]);
      await administrator.put(`/api/admin/instructor-accounts/${instructorId}`, { personId: trainer.id });
      return trainer;
    }
    const johan = await addTrainer('johan-van-wyk', 'Johan van Wyk');
    const priya = await addTrainer('priya-naidoo', 'Priya Naidoo');
    Object.assign(academy, { test, administrator, johan, priya });
  });
  afterAll(() => academy.test.close());
  beforeEach(async () => {
    academy.learner = await addLearner(academy.test);
    await academy.learner.enrol('tc');
  });

  const waitingOf = async (who: TestLearner, of: TestLearner) => {
    const { rows } = await academy.test.database.pool.query<{ id: string }>(
      'select id from project_submissions where user_id = $1 and reviewed_at is null',
      [of.id],
    );
    return (await queueOf(who)).waiting.find(({ id }) => id === rows[0]?.id);
  };
  const submissionOf = async (of: TestLearner) => {
    const found = await waitingOf(academy.administrator, of);
    if (!found) throw new Error('Nothing waits.');
    return found;
  };
  return { academy, waitingOf, submissionOf };
}
