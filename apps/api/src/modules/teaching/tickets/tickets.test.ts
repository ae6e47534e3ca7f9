import type { Answer } from '@academy/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useUp } from '../../../test/sign-in/use-up.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../test/test-learner.ts';

const COURSE = 'machine-learning-foundations';

let academy: TestApp;
let naledi: TestLearner;
let sipho: TestLearner;
let johan: TestLearner;
let priya: TestLearner;
let admin: TestLearner;
beforeAll(async () => {
  academy = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  [naledi, sipho] = [await addLearner(academy), await addLearner(academy)];
  [johan, priya] = [await addLearner(academy, 'trainer'), await addLearner(academy, 'trainer')];
  admin = await addLearner(academy, 'administrator');
  const assigned = await admin.put('/api/admin/instructor-accounts/johan-van-wyk', {
    personId: johan.id,
  });
  expect(assigned.statusCode).toBe(204);
});
afterAll(() => academy.close());

const ask = (who: TestLearner, more: object = {}, headers?: Record<string, string>) =>
  who.post('/api/tickets', { subject: ' Lost ', text: ' Where do I begin? ', ...more }, headers);
async function openedTicketId(who: TestLearner, more: object = {}): Promise<string> {
  const answer = await ask(who, more);
  expect(answer.statusCode).toBe(201);
  return answer.json<Answer<'POST /api/tickets'>>().id;
}
const threadOf = async (who: TestLearner, id: string) =>
  (await who.get(`/api/tickets/${id}`)).json<Answer<'GET /api/tickets/:ticketId'>>();
const askedOf = async (who: TestLearner) =>
  (await who.get('/api/students/tickets')).json<Answer<'GET /api/students/tickets'>>();
const write = (who: TestLearner, id: string, text: string) =>
  who.post(`/api/tickets/${id}/messages`, { text });
async function mailsTo({ email }: TestLearner, id: string): Promise<string[]> {
  const { rows } = await academy.database.pool.query<{ subject: string }>(
    'select subject from outbox_mails where recipient = $1 and body like $2 order by created_at',
    [email, `%http://academy.example/tickets/${id}%`],
  );
  return rows.map(({ subject }) => subject);
}

describe('a question to a person', () => {
  it('is read, answered and closed in one thread, and each side gets a notice with a link', async () => {
    const id = await openedTicketId(naledi, { courseId: COURSE });
    expect(await mailsTo(johan, id)).toEqual(['A learner has a question']);
    expect((await askedOf(johan)).find((ticket) => ticket.id === id)).toMatchObject({
      subject: 'Lost',
      state: 'waiting',
      courseTitle: 'Machine Learning Foundations',
    });
    expect((await write(johan, id, 'With the first lesson.')).statusCode).toBe(204);
    expect(await mailsTo(naledi, id)).toEqual(['Your question has an answer']);
    const [bell] = (await naledi.get('/api/notices')).json().notices;
    expect(bell).toMatchObject({ kind: 'ticket-answered', subject: `${id}:2`, title: 'Lost' });
    const thread = await threadOf(naledi, id);
    expect(thread).toMatchObject({ state: 'answered', isOwn: true, chat: [], lessonUrl: null });
    expect(thread.messages.map(({ from, text }) => [from, text])).toEqual([
      ['learner', 'Where do I begin?'],
      ['staff', 'With the first lesson.'],
    ]);
    await write(naledi, id, 'Thank you.');
    expect(await mailsTo(johan, id)).toHaveLength(2);
    expect((await naledi.post(`/api/tickets/${id}/closing`)).statusCode).toBe(204);
    expect((await threadOf(johan, id)).state).toBe('closed');
    await write(naledi, id, 'One more thing.');
    expect((await threadOf(johan, id)).state).toBe('waiting');
  });

  it('carries the chat only where the learner attached it, and knows the lesson it came from', async () => {
    const { rows } = await academy.database.pool.query('select id from lessons where course_id = $1', [
      COURSE,
    ]);
    const lesson = rows[0].id;
    const chat = [{ role: 'user', content: 'What is a model?' }];
    const id = await openedTicketId(naledi, { lessonId: lesson, chat });
    expect(await threadOf(johan, id)).toMatchObject({
      isOwn: false,
      chat,
      lessonUrl: `/course/${COURSE}/lesson/${lesson}`,
      courseTitle: 'Machine Learning Foundations',
    });
  });

  it('does not exist for other learners and for trainers of other courses', async () => {
    const id = await openedTicketId(naledi, { courseId: COURSE });
    for (const stranger of [sipho, priya]) {
      for (const answer of [
        await stranger.get(`/api/tickets/${id}`),
        await write(stranger, id, 'Hello'),
        await stranger.post(`/api/tickets/${id}/closing`),
      ])
        expect([answer.statusCode, answer.body]).toEqual([404, 'We can’t find this question.']);
      expect((await askedOf(stranger)).map((ticket) => ticket.id)).not.toContain(id);
    }
    expect((await sipho.get('/api/tickets')).json()).toEqual([]);
    expect((await threadOf(admin, id)).state).toBe('waiting');
  });

  it('about no course goes to everybody who teaches, and an administrator is notified', async () => {
    const id = await openedTicketId(sipho);
    expect((await askedOf(priya)).map((ticket) => ticket.id)).toContain(id);
    expect(await askedOf(sipho)).toEqual([]);
    expect(await mailsTo(admin, id)).toEqual(['A learner has a question']);
    expect(await mailsTo(johan, id)).toEqual([]);
  });

  it('that waits longest comes first', async () => {
    const [first, second] = [await openedTicketId(sipho), await openedTicketId(sipho)];
    const { pool } = academy.database;
    await pool.query("update tickets set last_at = '2026-01-01' where id = $1", [second]);
    await pool.query("update tickets set last_at = '2026-01-02' where id = $1", [first]);
    expect((await askedOf(priya)).slice(0, 2).map(({ id }) => id)).toEqual([second, first]);
  });

  it('about a course that does not exist is refused', async () => {
    expect((await ask(naledi, { courseId: 'nowhere' })).statusCode).toBe(404);
    expect((await ask(naledi, { lessonId: 'nowhere' })).statusCode).toBe(404);
  });

  it('is asked once, however often it is sent', async () => {
    const thabo = await addLearner(academy);
    const headers = { 'idempotency-key': 'one-and-the-same-question' };
    const answers = [await ask(thabo, {}, headers), await ask(thabo, {}, headers)];
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    expect((await thabo.get('/api/tickets')).json()).toHaveLength(1);
  });

  it('has to wait while ten others are open', async () => {
    const thabo = await addLearner(academy);
    for (let count = 0; count < 10; count += 1) await openedTicketId(thabo);
    const refused = await ask(thabo);
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      'You have ten open questions. Please close one of them before you ask another.',
    ]);
    const [oldest] = (await thabo.get('/api/tickets')).json<Answer<'GET /api/tickets'>>();
    await thabo.post(`/api/tickets/${oldest?.id}/closing`);
    expect((await ask(thabo)).statusCode).toBe(201);
  });

  it('is sent no more by somebody who writes without end, while those who answer go on', async () => {
    const thabo = await addLearner(academy);
    const id = await openedTicketId(thabo);
    await useUp(academy, 'ticket-words', thabo.id);
    expect((await ask(thabo)).statusCode).toBe(429);
    expect((await write(thabo, id, 'And this?')).statusCode).toBe(429);
    await useUp(academy, 'ticket-words', johan.id);
    expect((await write(johan, id, 'One after the other.')).statusCode).toBe(204);
  });
});
