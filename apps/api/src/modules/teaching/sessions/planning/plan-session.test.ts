import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTrainingRoom, type Person, type TrainingRoom } from '../test/training-room.ts';

let room: TrainingRoom;
let trainer: Person;
let learner: Person;
beforeAll(async () => {
  room = await openTrainingRoom();
  trainer = await room.makeInstructor(await room.person('trainer'));
  learner = await room.person();
});
afterAll(() => room.test.close());

const CLINIC = {
  title: 'Clinic',
  type: 'Workshop',
  description: 'Bring your questions.',
  courseId: null,
  date: '2026-12-01T08:00:00Z',
  minutes: 60,
  seats: 1,
  weeks: 1,
};
const plan = (who: Person, body: object, headers: Record<string, string> = {}) =>
  room.test.call('POST', '/api/sessions', { cookie: who.cookie, body: { ...CLINIC, ...body }, headers });
const idsOf = async (title: string): Promise<string[]> => {
  const { rows } = await room.test.database.pool.query(
    'select id from training_sessions where title = $1 order by starts_at',
    [title],
  );
  return rows.map(({ id }) => id);
};
const edit = (who: Person, sessionId: string, body: object) =>
  room.test.app.inject({
    method: 'PUT',
    url: `/api/sessions/${sessionId}/details`,
    headers: { cookie: who.cookie },
    payload: body,
  });
const cancel = (who: Person, sessionId: string, reason = '', headers: Record<string, string> = {}) =>
  room.test.call('POST', `/api/sessions/${sessionId}/cancellation`, {
    cookie: who.cookie,
    body: { reason },
    headers,
  });

describe('planning sessions', () => {
  it('makes one a week that learners can book, once however often it is sent, and is noted', async () => {
    const body = { title: 'Weekly', date: '2026-12-02T08:00:00Z', weeks: 3 };
    const answers = [
      await plan(trainer, body, { 'idempotency-key': 'weekly' }),
      await plan(trainer, body, { 'idempotency-key': 'weekly' }),
    ];
    expect(answers.map(({ statusCode, body: text }) => [statusCode, text])).toEqual([
      [201, '{"made":3}'],
      [201, '{"made":3}'],
    ]);
    const ids = await idsOf('Weekly');
    expect(ids).toHaveLength(3);
    const [first = '', second = ''] = ids;
    expect(await room.seen(trainer, second)).toMatchObject({ date: '2026-12-09T08:00:00.000Z', isOwn: true });
    expect((await room.book(learner, first)).statusCode).toBe(200);
    const { rows } = await room.test.database.pool.query(
      "select subject from audit_log where action = 'create-session' and actor_id = $1 and subject = any($2)",
      [trainer.id, ids],
    );
    expect(rows).toHaveLength(3);
  });

  it('plans nothing when the trainer gives another session in one of the weeks, also when both are sent at once', async () => {
    const both = await Promise.all(
      ['One', 'Other'].map((title) => plan(trainer, { title, date: '2026-12-17T08:00:00Z' })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const refused = await plan(trainer, { title: 'Refused', date: '2026-12-10T08:30:00Z', weeks: 2 });
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toMatch(/^At that time “(One|Other)” takes place \(17 Dec 2026, 10:00 SAST\)\./);
    expect(await idsOf('Refused')).toEqual([]);
  });

  it.each([
    [{ date: '2026-11-01T08:00:00Z' }, 409],
    [{ courseId: 'python-for-ai' }, 404],
    [{ courseId: 'no-such-course' }, 404],
    [{ instructorId: 'priya-naidoo' }, 403],
    [{ weeks: 13 }, 400],
  ])('of a trainer with %j is refused', async (change, status) => {
    const title = `Refused ${JSON.stringify(change)}`.slice(0, 100);
    expect((await plan(trainer, { title, ...change })).statusCode).toBe(status);
    expect(await idsOf(title)).toEqual([]);
  });

  it('is for people who teach: an administrator names the instructor, a trainer without one cannot', async () => {
    const administrator = await room.person('administrator');
    const body = { title: 'By the office', date: '2027-01-12T08:00:00Z', courseId: 'data-visualisation' };
    expect((await plan(administrator, { ...body, instructorId: 'priya-naidoo' })).statusCode).toBe(201);
    expect((await plan(administrator, body)).statusCode).toBe(403);
    expect((await plan(administrator, { ...body, instructorId: 'nobody' })).statusCode).toBe(403);
    expect((await plan(await room.person('trainer'), body)).statusCode).toBe(403);
    expect((await plan(learner, body)).statusCode).toBe(403);
  });
});

describe('seats and material', () => {
  it('give new seats to those who wait, and never take one away', async () => {
    const id = await room.session({ title: 'Small', seats: 1, start: '2026-12-20 10:00' });
    const [first, second] = [await room.person(), await room.person()];
    await room.book(first, id);
    await room.book(second, id, true);
    const material = [{ title: 'Slides', url: 'https://files.example.co.za/slides.pdf' }];
    expect((await edit(trainer, id, { seats: 2, material })).statusCode).toBe(204);
    expect(await room.roster(id)).toEqual({ booked: [first.username, second.username], waiting: [] });
    expect((await edit(trainer, id, { seats: 1, material })).body).toBe(
      'People have booked 2 seats already.',
    );
    expect((await room.seen(second, id))?.material).toEqual(material);
    expect((await room.seen(learner, id))?.material).toEqual([]);
  });

  it('give nobody a seat in a session that has begun', async () => {
    const id = await room.session({ title: 'Gone by', seats: 1, start: '2026-12-20 14:00' });
    const [first, second] = [await room.person(), await room.person()];
    await room.book(first, id);
    await room.book(second, id, true);
    await room.test.database.pool.query(
      "update training_sessions set starts_at = '2026-11-10 10:00+02', ends_at = '2026-11-10 12:00+02' where id = $1",
      [id],
    );
    const mails = await room.mailsTo(second);
    expect((await edit(trainer, id, { seats: 5, material: [] })).statusCode).toBe(204);
    expect(await room.roster(id)).toEqual({ booked: [first.username], waiting: [second.username] });
    expect(await room.mailsTo(second)).toEqual(mails);
  });

  it('are the trainer’s own to set, with links that are links', async () => {
    const id = await room.session({ start: '2026-12-21 10:00' });
    const wrong = { seats: 5, material: [{ title: 'Run', url: 'javascript:alert(1)' }] };
    expect((await edit(trainer, id, wrong)).statusCode).toBe(400);
    const fine = { seats: 5, material: [] };
    expect((await edit(await room.person('trainer'), id, fine)).statusCode).toBe(403);
    expect((await edit(trainer, 'no-such-session', fine)).statusCode).toBe(404);
  });
});

describe('cancelling a session', () => {
  it('tells everyone who booked or waits, by bell and mail with the reason, and frees their time', async () => {
    const id = await room.session({ title: 'Off', seats: 1, start: '2026-12-22 10:00' });
    const [booked, waiting] = [await room.person(), await room.person()];
    await room.book(booked, id);
    await room.book(waiting, id, true);
    const send = () => cancel(trainer, id, 'I am ill.', { 'idempotency-key': 'off' });
    expect([(await send()).body, (await send()).body]).toEqual(['{"told":2}', '{"told":2}']);
    for (const person of [booked, waiting]) {
      const mail = (await room.mailsTo(person)).find(({ subject }) => subject === 'Cancelled: Off');
      expect(mail?.body).toContain('“Off” on 22 Dec 2026, 10:00 SAST will not take place.');
      expect(mail?.body).toContain('Your trainer writes:\nI am ill.');
      expect((await room.noticesOf(person))[0]).toMatchObject({ kind: 'session-cancelled', title: 'Off' });
    }
    expect(await room.seen(booked, id)).toBeUndefined();
    const other = await room.session({ start: '2026-12-22 10:30' });
    expect((await room.book(booked, other)).statusCode).toBe(200);
    expect((await room.book(booked, id)).statusCode).toBe(404);
  });

  it('is refused to others, once it has begun, and for one that is not held', async () => {
    const id = await room.session({ start: '2026-12-23 10:00' });
    expect((await cancel(await room.person('trainer'), id)).statusCode).toBe(403);
    const begun = await room.session({ start: '2026-11-15 13:30' });
    expect((await cancel(trainer, begun)).body).toBe(
      'A session that has started can no longer be cancelled.',
    );
    await cancel(trainer, id);
    expect((await cancel(trainer, id)).statusCode).toBe(404);
  });
});
