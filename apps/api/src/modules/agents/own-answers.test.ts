import { randomUUID } from 'node:crypto';
import type { AgentReply } from '@academy/contract/agents';
import type { AgentType } from '@academy/domain/agents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { addTestCourse } from '../../test/test-course.ts';
import { addLearner, LESSON_REPORTS, type TestLearner } from '../../test/test-learner.ts';
import { CatalogueCache } from '../catalogue/index.ts';
import { issueCertificate } from '../certificates/index.ts';
import { appendToLog } from '../learning/index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  await addTestCourse(test.database.db, { id: 'own' });
  await test.database.pool.query(
    `insert into training_sessions (id, title, type, description, instructor_id, starts_at, ends_at, seats)
     select 'own-class', 'Practice', 'Workshop', 'With paper.', (select min(id) from instructors), at, at + interval '1 hour', 5
       from (select $1::timestamptz + interval '1 day' as at) t`,
    [test.services.clock()],
  );
});
afterAll(() => test.close());

async function ask(who: TestLearner, agentType: AgentType, message: string): Promise<AgentReply> {
  const answer = await who.post('/api/agents/message', { agentType, message, sessionId: randomUUID() });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** Passes what there is to pass in the course, and gets its certificate. */
async function graduate(userId: string): Promise<void> {
  const { services } = test;
  const [now, courseId] = [services.clock(), 'own'];
  await test.database.pool.query(
    `insert into assessment_attempts
       (user_id, assessment_id, items, started_at, submitted_at, answers, right_count, total, is_passed)
     select $1, id, '[]', $2, $2, '{}', 13, 15, true from assessments where course_id = $3`,
    [userId, now, courseId],
  );
  const context = {
    ...services,
    catalogue: new CatalogueCache(services),
    publicUrl: 'http://academy.example',
  };
  const catalogue = await context.catalogue.read();
  await services.db.transaction((tx) =>
    appendToLog(tx, { userId, catalogue, now }, [
      { kind: 'project-passed', projectId: 'own-project', courseId, occurredAt: now },
      { kind: 'course-completed', courseId, occurredAt: now },
    ]),
  );
  await issueCertificate(context, { userId, courseId });
}

describe('AGENT-14 Engagio', () => {
  it('names the learner’s own badges and certificates, each with its day', async () => {
    const learner = await addLearner(test);
    await learner.enrol('own');
    await learner.report(...LESSON_REPORTS.a('own'));
    await graduate(learner.id);
    const badges = (await learner.get('/api/achievements/user/details')).json<{ name: string }[]>();
    expect(badges.length).toBeGreaterThan(0);
    const { response } = await ask(learner, 'engagio', 'What can I share?');
    for (const { name } of badges.slice(0, 5)) expect(response).toContain(`- ${name}, on Sunday 15 November`);
    expect(response).toContain('- Course own, completed on Sunday 15 November');
    expect(response).not.toContain('As soon as you have');
  });

  it('names nothing that was not earned', async () => {
    const { response } = await ask(await addLearner(test), 'engagio', 'What can I share?');
    expect(response).toContain('As soon as you have a badge or a certificate you can share it with a link.');
  });
});

describe('Onboarda’s first steps', () => {
  it('tick themselves off one after the other', async () => {
    const learner = await addLearner(test);
    const open = async () => {
      const { response } = await ask(learner, 'onboarda', 'What are my first steps?');
      return [...response.matchAll(/^- (.+): still open$/gm)].map(([, step]) => step);
    };
    const [join, lesson, badge, session] = [
      'Join a course',
      'Open your first lesson',
      'Earn your first badge',
      'Book a session with a trainer',
    ];
    expect(await open()).toEqual([join, lesson, badge, session]);
    await learner.enrol('own');
    expect(await open()).toEqual([lesson, badge, session]);
    await learner.report(...LESSON_REPORTS.a('own'));
    expect(await open()).toEqual([session]);
    await learner.post('/api/sessions/own-class/bookings', { orWait: true });
    expect(await open()).toEqual([]);
    expect((await ask(learner, 'onboarda', 'What are my first steps?')).response).toContain(
      'You have done all of them.',
    );
  });
});

describe('CurriculaBot’s plan', () => {
  it.each([
    ['I have two hours a week, make a plan', 'With 2 hours a week, all your courses end on'],
    ['I can learn half an hour a day', 'With 3.5 hours a week, all your courses end on'],
    ['Twice a week 2 hours, when will I finish?', 'With 4 hours a week, all your courses end on'],
    ['I have 5 hours a week for python', 'With 5 hours a week, Python for AI ends on'],
  ])('takes the hours and the course from %j', async (message, words) => {
    const learner = await addLearner(test);
    await learner.enrol('own');
    await learner.enrol('python-for-ai');
    const { intent, response } = await ask(learner, 'curriculabot', message);
    expect([intent, response]).toEqual(['study-plan', expect.stringContaining(words)]);
  });
});
