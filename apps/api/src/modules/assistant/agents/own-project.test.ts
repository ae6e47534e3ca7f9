import { randomUUID } from 'node:crypto';
import type { Answer } from '@academy/contract';
import type { AgentReply } from '@academy/contract/assistant/agents';
import type { AgentType } from '@academy/domain/assistant/agents';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addTestCourse } from '../../../test/test-course.ts';
import { addLearner, LESSON_REPORTS, type TestLearner } from '../../../test/test-learner.ts';
import { CatalogueCache } from '../../catalogue/courses/index.ts';
import { appendToLog } from '../../learning/learning-log/index.ts';

const academy = {} as { test: TestApp; johan: TestLearner; learner: TestLearner };
beforeAll(async () => {
  const test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  await addTestCourse(test.database.db, { id: 'tc' });
  const { pool } = test.database;
  await pool.query("update courses set instructor_ids = '{johan-van-wyk}' where id = 'tc'");
  const [administrator, johan] = [await addLearner(test, 'administrator'), await addLearner(test, 'trainer')];
  await pool.query("update users set full_name = 'Johan van Wyk' where id = $1", [johan.id]);
  await administrator.put('/api/admin/instructor-accounts/johan-van-wyk', { personId: johan.id });
  Object.assign(academy, { test, johan });
});
afterAll(() => academy.test.close());
beforeEach(async () => {
  academy.learner = await addLearner(academy.test);
  await academy.learner.enrol('tc');
});

const handIn = (who: TestLearner) =>
  who.post('/api/courses/tc/project/submissions', {
    answers: { goal: 'Less food wasted' },
    ticked: ['honest'],
  });

/** This learner's waiting submissions, as the trainer sees them. */
async function submissionOf({ id: learnerId }: TestLearner) {
  const { rows } = await academy.test.database.pool.query(
    'select id from project_submissions where user_id = $1 and reviewed_at is null',
    [learnerId],
  );
  const queue = (await academy.johan.get('/api/project-reviews')).json<Answer<'GET /api/project-reviews'>>();
  const found = queue.waiting.find(({ id }) => id === rows[0]?.id);
  if (!found) throw new Error('Nothing waits.');
  return found;
}
const hold = (who: TestLearner, id: string) => who.post(`/api/project-reviews/${id}/hold`);
const decide = (
  who: TestLearner,
  { id, handedInAt }: { readonly id: string; readonly handedInAt: string },
  more: object = {},
) =>
  who.post(`/api/project-reviews/${id}/decision`, {
    handedInAt,
    isPassed: true,
    comment: 'Well thought out.',
    criteria: [{ id: 'honest', isMet: true, comment: '' }],
    ...more,
  });

async function ask(
  who: TestLearner,
  message: string,
  agentType: AgentType = 'certifypro',
): Promise<AgentReply> {
  const answer = await who.post('/api/agents/message', { agentType, message, sessionId: randomUUID() });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const QUESTION = 'Has my project been marked?';
const PROJECT = '/course/tc/project';

describe('“Has my project been marked?”', () => {
  it('is answered before it was handed in', async () => {
    const { learner } = academy;
    const answer = await ask(learner, QUESTION);
    expect(answer).toMatchObject({ intent: 'assessments', confidence: 'high' });
    expect(answer.response).toContain('- Course tc: not handed in yet.');
    expect(answer.actions).toEqual([{ label: 'Open the project', href: PROJECT }]);
  });

  it('says since when it waits, and when somebody reads it', async () => {
    const { learner, johan } = academy;
    await handIn(learner);
    const waiting = 'Course tc: handed in, and waiting for an answer since Sunday 15 November';
    expect((await ask(learner, QUESTION)).response).toContain(`${waiting}.`);
    await hold(johan, (await submissionOf(learner)).id);
    expect((await ask(learner, QUESTION)).response).toContain(
      `${waiting}. Somebody is reading it right now.`,
    );
  });

  it('leads to the reviewer’s words where it is wanted once more, and repeats none of them', async () => {
    const { learner, johan } = academy;
    await handIn(learner);
    await decide(johan, await submissionOf(learner), {
      isPassed: false,
      comment: 'Please name your source.',
    });
    const answer = await ask(learner, 'did anyone look at my project yet');
    expect(answer.response).toContain(
      '- Course tc: Johan van Wyk asks you to hand it in once more, since Sunday 15 November.',
    );
    expect(answer.response).not.toContain('source');
    expect(answer.actions).toEqual([{ label: 'Read what Johan van Wyk wrote', href: PROJECT }]);
  });

  it('says when it was passed', async () => {
    const { learner, johan } = academy;
    await handIn(learner);
    await decide(johan, await submissionOf(learner));
    expect((await ask(learner, QUESTION)).response).toContain('- Course tc: passed on Sunday 15 November.');
  });

  it('knows nothing of anybody else’s', async () => {
    await handIn(academy.learner);
    const { response, actions } = await ask(await addLearner(academy.test), QUESTION);
    expect(response).toBe('You have no project to hand in at the moment. Each course ends with one.');
    expect(actions).toEqual([]);
  });
});

describe('what is missing for a certificate', () => {
  const missing = async () => (await ask(academy.learner, 'What is missing for my certificate?')).response;

  it('is no project to hand in once that was done, but its mark', async () => {
    const { learner, johan } = academy;
    expect(await missing()).toMatch(/^- the project to hand in$/m);
    await handIn(learner);
    expect(await missing()).toMatch(/^- the project to be marked: you handed it in on Sunday 15 November$/m);
    await decide(johan, await submissionOf(learner), {
      isPassed: false,
      comment: 'Please name your source.',
    });
    expect(await missing()).toMatch(/^- the project to hand in once more$/m);
    await handIn(learner);
    await decide(johan, await submissionOf(learner));
    expect(await missing()).not.toContain('project');
  });
});

describe('what comes next when all but the project is passed', () => {
  async function passTheRest({ id: userId, report }: TestLearner) {
    await report(...Object.values(LESSON_REPORTS).flatMap((reports) => reports('tc')));
    const { services } = academy.test;
    const now = services.clock();
    const catalogue = await new CatalogueCache(services).read();
    await services.db.transaction((tx) =>
      appendToLog(
        tx,
        { userId, catalogue, now },
        ['tc-one-assessment', 'tc-two-assessment', 'tc-final'].map((assessmentId) => ({
          kind: 'assessment-passed' as const,
          assessmentId,
          courseId: 'tc',
          percent: 90,
          occurredAt: now,
        })),
      ),
    );
  }
  const next = () => ask(academy.learner, 'What should I learn next?');

  it('is to hand it in, and then to wait for its mark', async () => {
    const { learner } = academy;
    await passTheRest(learner);
    expect((await next()).response).toContain('the next part of Course tc to pass');
    await handIn(learner);
    const { response, actions } = await next();
    expect(response).toMatch(
      /^You handed in “.*”, the last part of Course tc, on Sunday 15 November\. You get a notice as soon as it has been marked\./,
    );
    expect(actions).toEqual([expect.objectContaining({ href: PROJECT })]);
  });
});
