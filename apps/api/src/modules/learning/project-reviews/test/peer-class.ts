import type { Answer } from '@academy/contract';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addTestCourse } from '../../../../test/test-course.ts';
import { addLearner, type TestLearner } from '../../../../test/test-learner.ts';

type Peers = Answer<'GET /api/courses/:courseId/peer-reviews'>;

const COURSES = 20;
export const met = { id: 'honest', isMet: true, comment: '' };

interface Academy {
  test: TestApp;
  trainer: TestLearner;
  administrator: TestLearner;
  /** A separate one for each test: other tests' submissions are not offered here. */
  course: string;
}

async function startAcademy(): Promise<Academy> {
  const test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  const [trainer, administrator] = [
    await addLearner(test, 'trainer'),
    await addLearner(test, 'administrator'),
  ];
  for (let each = 1; each <= COURSES; each += 1) await addTestCourse(test.database.db, { id: `p${each}` });
  await test.database.pool.query(
    "update courses set instructor_ids = '{johan-van-wyk}' where id ~ '^p[0-9]+$'",
  );
  await administrator.put('/api/admin/instructor-accounts/johan-van-wyk', { personId: trainer.id });
  return { test, trainer, administrator, course: '' };
}

/** Learners who review each other's projects, in an academy for all tests of a file. */
export function usePeerClass() {
  const academy = {} as Academy;
  let courses = 0;
  beforeAll(async () => {
    Object.assign(academy, await startAcademy());
  });
  afterAll(() => academy.test.close());
  beforeEach(() => {
    courses += 1;
    academy.course = `p${courses}`;
  });
  const path = () => `/api/courses/${academy.course}`;

  async function learnerNamed(fullName: string): Promise<TestLearner> {
    const learner = await addLearner(academy.test);
    await academy.test.database.pool.query('update users set full_name = $2 where id = $1', [
      learner.id,
      fullName,
    ]);
    await learner.enrol(academy.course);
    return learner;
  }
  const handIn = (who: TestLearner, goal = 'Less food wasted') =>
    who.post(`${path()}/project/submissions`, { answers: { goal }, ticked: ['honest'] });
  const ask = (who: TestLearner) => who.post(`${path()}/peer-reviews/ask`);
  const take = (who: TestLearner) => who.post(`${path()}/peer-reviews/offers`);
  const read = async (who: TestLearner) => (await who.get(`${path()}/peer-reviews`)).json<Peers>();
  async function send(who: TestLearner, more: object = {}) {
    const { offered } = await read(who);
    return who.post(`/api/peer-reviews/${offered?.reviewId}/decision`, {
      handedInAt: offered?.handedInAt,
      comment: 'Clear and useful.',
      criteria: [met],
      ...more,
    });
  }
  /** Thandi asks, and each of the others has submitted a project. */
  async function classOf<const Names extends readonly string[]>(
    ...names: Names
  ): Promise<[TestLearner, ...{ [Place in keyof Names]: TestLearner }]> {
    const people: TestLearner[] = [];
    for (const each of ['Thandi Nkosi', ...names]) people.push(await learnerNamed(each));
    for (const each of people) await handIn(each);
    if (people[0]) await ask(people[0]);
    return people as unknown as [TestLearner, ...{ [Place in keyof Names]: TestLearner }];
  }
  return { academy, learnerNamed, handIn, ask, take, read, send, classOf };
}
