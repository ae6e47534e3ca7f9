import type { Answer } from '@academy/contract';
import type { Role } from '@academy/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../test/test-learner.ts';

let academy: TestApp;
let johan: TestLearner;
let naledi: TestLearner;
let sipho: TestLearner;
beforeAll(async () => {
  academy = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  johan = await add('trainer', 'J van Wyk');
  await assign(await addLearner(academy, 'administrator'), 'johan-van-wyk', johan.id);
  naledi = await add('learner', 'Naledi Mokoena');
  await enrol(naledi, 'machine-learning-foundations');
  await enrol(naledi, 'prompting-and-ai-at-work');
  sipho = await add('learner', 'Sipho Dlamini');
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
  expect((await who.enrol(courseId)).statusCode).toBe(201);
const coursesOf = async (who: TestLearner) =>
  (await who.get('/api/my-courses')).json<Answer<'GET /api/my-courses'>>();
const studentsOf = async (who: TestLearner) =>
  (await who.get('/api/students')).json<Answer<'GET /api/students'>>();

const assign = (who: TestLearner, instructorId: string, personId: string | null) =>
  who.put(`/api/admin/instructor-accounts/${instructorId}`, { personId });

describe('what a trainer teaches', () => {
  it('TRAIN-48 is the courses of the instructor whose account it is, with their learners', async () => {
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
        ref: expect.any(String),
        fullName: 'Naledi Mokoena',
        courseId: 'machine-learning-foundations',
        courseTitle: 'Machine Learning Foundations',
        percent: 41,
        lastAt: '2026-11-10T08:00:00.000Z',
        attention: null,
      },
      {
        ref: expect.any(String),
        fullName: 'Sipho Dlamini',
        courseId: 'machine-learning-foundations',
        courseTitle: 'Machine Learning Foundations',
        percent: 0,
        lastAt: null,
        attention: 'not-begun',
      },
    ]);
  });

  it('names people who have not begun a week after the enrolment', async () => {
    const { pool } = academy.database;
    const since = (days: number) =>
      pool.query(
        'update enrolments set enrolled_at = $2::timestamptz - make_interval(days => $3) where user_id = $1',
        [sipho.id, academy.services.clock(), days],
      );
    const attentionOf = async () =>
      (await studentsOf(johan)).find(({ fullName }) => fullName === 'Sipho Dlamini')?.attention;
    await since(6);
    expect(await attentionOf()).toBeNull();
    await since(7);
    expect(await attentionOf()).toBe('not-begun');
    await since(0);
  });

  it('TRAIN-48 TRAIN-49 is everything for an administrator', async () => {
    const administrator = await add('administrator', 'Ayesha Davids');
    expect(await coursesOf(administrator)).toHaveLength(14);
    expect(await studentsOf(administrator)).toHaveLength(3);
  });

  it.each([
    ['a learner', 'learner', 'Thabo Nkosi'],
    ['a learner who is called like an instructor', 'learner', 'Johan van Wyk'],
    ['a trainer who is called like an instructor', 'trainer', 'Johan van Wyk'],
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

  it('is refused to people who are not signed in', async () => {
    for (const path of ['/api/my-courses', '/api/students'])
      expect((await academy.call('GET', path)).statusCode).toBe(401);
  });
});

describe('whose account an instructor is', () => {
  let administrator: TestLearner;
  beforeAll(async () => {
    administrator = await add('administrator', 'Ayesha Davids');
  });
  const accountOf = async (instructorId: string) => {
    const answer = await administrator.get('/api/admin/instructors');
    const { instructors } = answer.json<Answer<'GET /api/admin/instructors'>>();
    return instructors.find(({ id }) => id === instructorId)?.personId;
  };

  it('is set by an administrator, can be changed and removed, and is recorded each time', async () => {
    const [first, second] = [await add('trainer', 'First'), await add('trainer', 'Second')];
    for (const personId of [first.id, second.id, second.id, null]) {
      expect((await assign(administrator, 'priya-naidoo', personId)).statusCode).toBe(204);
      expect(await accountOf('priya-naidoo')).toBe(personId);
    }
    expect(await coursesOf(first)).toEqual([]);
    const { rows } = await academy.database.pool.query(
      "select actor_id from audit_log where action = 'assign-instructor' and subject = 'priya-naidoo'",
    );
    expect(rows).toEqual(Array.from({ length: 4 }, () => ({ actor_id: administrator.id })));
  });

  it('is one of the open accounts of the staff', async () => {
    const { staff } = (await administrator.get('/api/admin/instructors')).json<
      Answer<'GET /api/admin/instructors'>
    >();
    const ids = staff.map(({ personId }) => personId);
    expect([ids.includes(johan.id), ids.includes(naledi.id)]).toEqual([true, false]);
    const suspended = await add('trainer', 'Suspended');
    await academy.database.pool.query('update users set suspended_at = now() where id = $1', [suspended.id]);
    for (const { id } of [naledi, suspended])
      expect((await assign(administrator, 'fatima-davids', id)).body).toBe(
        'Only an active trainer or administrator account can teach.',
      );
    expect(await accountOf('fatima-davids')).toBeNull();
  });

  it('is not the account of another instructor, also when both are set at once', async () => {
    expect((await assign(administrator, 'fatima-davids', johan.id)).body).toBe(
      'This account already teaches as another instructor.',
    );
    const twin = await add('trainer', 'Twin');
    const answers = await Promise.all(
      ['fatima-davids', 'lerato-molefe', 'rudzani-mudau'].map((id) => assign(administrator, id, twin.id)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409]);
    expect((await assign(administrator, 'nobody', twin.id)).statusCode).toBe(404);
  });

  it('is not for trainers to say or to see', async () => {
    expect((await assign(johan, 'fatima-davids', johan.id)).statusCode).toBe(403);
    expect((await johan.get('/api/admin/instructors')).statusCode).toBe(403);
  });
});
