import { randomUUID } from 'node:crypto';
import type { Answer } from '@academy/contract';
import type { AgentReply } from '@academy/contract/assistant/agents';
import type { AgentType } from '@academy/domain/assistant/agents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addTestCourse } from '../../../test/test-course.ts';
import { addLearner, LESSON_REPORTS, type TestLearner } from '../../../test/test-learner.ts';
import { CatalogueCache } from '../../catalogue/courses/index.ts';
import { appendToLog } from '../../learning/learning-log/index.ts';
import { issueCertificate } from '../../rewards/certificates/index.ts';

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

/** Passes everything in the course, and gets its certificate. */
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
    publicUrl: () => 'http://academy.example',
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

describe('CurriculaBot, asked whether a day can be kept', () => {
  /** The open minutes, as the plan itself counts them. */
  async function openMinutes(who: TestLearner): Promise<number> {
    await who.put('/api/study-plan', { hoursPerWeek: 3, courseId: 'own' });
    const { plan } = (await who.get('/api/study-plan')).json<Answer<'GET /api/study-plan'>>();
    await who.delete('/api/study-plan');
    return (plan?.modules ?? []).reduce((sum, { minutes }) => sum + minutes, 0);
  }
  const halves = (hours: number) => Math.ceil(hours * 2) / 2;
  const inWords = (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`;

  it.each([
    ['Can I be done by the end of January?', 'Sunday 31 January 2027', 77],
    ['finish before 15 March', 'Sunday 14 March 2027', 119],
    ['I want to finish Course own in a week', 'Sunday 22 November', 7],
  ])('answers %j with the hours a week, and a button to the plan with them', async (message, day, days) => {
    const learner = await addLearner(test);
    await learner.enrol('own');
    const needed = Math.max(0.5, halves(((await openMinutes(learner)) / 60 / days) * 7));
    const answer = await ask(learner, 'curriculabot', message);
    expect(answer).toMatchObject({ intent: 'study-plan', confidence: 'high' });
    expect(answer.response).toContain(`To be done by ${day} you need ${inWords(needed)} a week.`);
    expect(answer.response).toContain('You do not keep a plan yet.');
    expect(answer.actions).toEqual([
      { label: `Plan ${inWords(needed)} a week`, href: `/learning-path?hours=${needed}&course=own` },
    ]);
  });

  it('says whether the hours of the stored plan are enough, and stores nothing', async () => {
    const learner = await addLearner(test);
    await learner.enrol('own');
    const minutes = await openMinutes(learner);
    await learner.put('/api/study-plan', { hoursPerWeek: 0.5, courseId: null });
    const late = await ask(learner, 'curriculabot', 'Can I be done in a week?');
    expect(late.response).toContain('Your plan has 0.5 hours a week. With these you are done on');
    expect(late.response).toContain('so that is too late.');
    const weeks = Math.ceil(minutes / 30);
    const early = await ask(learner, 'curriculabot', `Can I be done in ${weeks + 1} weeks?`);
    expect(early.response).toContain('so that works.');
    const { plan } = (await learner.get('/api/study-plan')).json<Answer<'GET /api/study-plan'>>();
    expect(plan).toMatchObject({ hoursPerWeek: 0.5, courseId: null });
  });

  it('takes the hours that are named with the day', async () => {
    const learner = await addLearner(test);
    await learner.enrol('own');
    const { response } = await ask(
      learner,
      'curriculabot',
      'With 20 hours a week, can I finish by 31 March?',
    );
    expect(response).toContain('With 20 hours a week you are done on');
    expect(response).toContain('so that works.');
  });

  it('says plainly what cannot be', async () => {
    const learner = await addLearner(test);
    await learner.enrol('python-for-ai');
    const { response, actions } = await ask(
      learner,
      'curriculabot',
      'Can I finish Python for AI by tomorrow?',
    );
    expect(response).toContain('you would need more than 40 hours a week, and that is too much.');
    expect(actions).toEqual([{ label: 'Make a plan', href: '/learning-path' }]);
    const past = await ask(learner, 'curriculabot', 'I want to finish by 2020-01-01');
    expect(past.response).toContain('Wednesday 1 January 2020 has already passed.');
    const other = await ask(learner, 'curriculabot', 'Can I finish Data Visualisation by 31 March?');
    expect(other.response).toContain('You have no place in Data Visualisation yet.');
  });
});

it('an agent that is asked about another agent’s subject names that agent', async () => {
  const learner = await addLearner(test);
  const question = 'Which certificates do I have?';
  expect(await ask(learner, 'helpdeskai', question)).toMatchObject({ switchTo: 'certifypro' });
  expect(await ask(learner, 'certifypro', question)).toMatchObject({ switchTo: null });
  expect(await ask(learner, 'helpdeskai', 'Hello')).toMatchObject({ switchTo: null });
});
