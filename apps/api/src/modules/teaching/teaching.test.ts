import type { Answer } from '@academy/contract';
import type { Role } from '@academy/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../test/test-learner.ts';

let academy: TestApp;
let johan: TestLearner;
let naledi: TestLearner;
beforeAll(async () => {
  academy = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  johan = await add('trainer', 'Johan van Wyk');
  naledi = await add('learner', 'Naledi Mokoena');
  await enrol(naledi, 'machine-learning-foundations');
  await enrol(naledi, 'prompting-and-ai-at-work');
  const sipho = await add('learner', 'Sipho Dlamini');
  await enrol(sipho, 'machine-learning-foundations');
  await academy.database.pool.query(
    `insert into course_progress (user_id, course_id, percent, last_at)
     values ($1, 'machine-learning-foundations', 41, '2026-11-10T08:00:00Z')`,
    [naledi.id],
  );
});
afterAll(() => academy.close());

async function add(role: Role, fullName: string | null): Promise<TestLearner> {
  const person = await addLearner(academy, role);
  await academy.database.pool.query('update users set full_name = $2 where id = $1', [person.id, fullName]);
  return person;
}
const enrol = async (who: TestLearner, courseId: string) =>
  expect((await who.post(`/api/courses/${courseId}/enrolments`)).statusCode).toBe(201);
const coursesOf = async (who: TestLearner) =>
  (await who.get('/api/my-courses')).json<Answer<'GET /api/my-courses'>>();
const studentsOf = async (who: TestLearner) =>
  (await who.get('/api/students')).json<Answer<'GET /api/students'>>();

describe('what a trainer teaches', () => {
  it('TRAIN-48 is the courses that name the trainer, with their learners', async () => {
    const courses = await coursesOf(johan);
    const { lessons, writtenLessons } = (await johan.get('/api/courses/machine-learning-foundations')).json();
    expect(courses.length).toBeGreaterThan(0);
    expect(courses.length).toBeLessThan(14);
    expect(courses.find(({ courseId }) => courseId === 'machine-learning-foundations')).toMatchObject({
      title: 'Machine Learning Foundations',
      level: 'Intermediate',
      lessons,
      writtenLessons,
      learners: 2,
      averagePercent: 21,
    });
    expect(courses.map(({ courseId }) => courseId)).not.toContain('prompting-and-ai-at-work');
  });

  it('TRAIN-49 has the learners of these courses only, who learned last first', async () => {
    expect(await studentsOf(johan)).toEqual([
      {
        fullName: 'Naledi Mokoena',
        courseId: 'machine-learning-foundations',
        courseTitle: 'Machine Learning Foundations',
        percent: 41,
        lastAt: '2026-11-10T08:00:00.000Z',
      },
      {
        fullName: 'Sipho Dlamini',
        courseId: 'machine-learning-foundations',
        courseTitle: 'Machine Learning Foundations',
        percent: 0,
        lastAt: null,
      },
    ]);
  });

  it('TRAIN-48 TRAIN-49 is everything for an administrator', async () => {
    const administrator = await add('administrator', 'Ayesha Davids');
    expect(await coursesOf(administrator)).toHaveLength(14);
    expect(await studentsOf(administrator)).toHaveLength(3);
  });

  it.each([
    ['a learner', 'learner', 'Thabo Nkosi'],
    ['a learner who is called like a trainer', 'learner', 'Johan van Wyk'],
    ['a trainer who teaches nothing', 'trainer', 'Somebody Else'],
    ['a trainer without a name', 'trainer', null],
  ] as const)('TRAIN-48 TRAIN-49 is nothing for %s', async (_who, role, fullName) => {
    const person = await add(role, fullName);
    expect([await coursesOf(person), await studentsOf(person)]).toEqual([[], []]);
  });

  it('TRAIN-49 names a learner without a full name by the username', async () => {
    const unnamed = await add('learner', null);
    await enrol(unnamed, 'applied-machine-learning');
    const student = (await studentsOf(johan)).find(({ courseId }) => courseId === 'applied-machine-learning');
    expect(student?.fullName).toBe(unnamed.email.split('@')[0]);
  });

  it('TRAIN-49 tells no address, username or id of a learner', async () => {
    const answer = await johan.get('/api/students');
    for (const secret of [naledi.id, naledi.email, naledi.email.split('@')[0] ?? ''])
      expect(answer.body).not.toContain(secret);
  });

  it('is told to nobody who is not signed in', async () => {
    for (const path of ['/api/my-courses', '/api/students'])
      expect((await academy.call('GET', path)).statusCode).toBe(401);
  });
});
