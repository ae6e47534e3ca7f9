import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTrainingRoom, type Person, type TrainingRoom } from '../test/training-room.ts';

const NEW_START = '2026-12-31T21:00:00.000Z';
const OTHER = 'priya-naidoo';
let room: TrainingRoom;
let trainer: Person;
let learner: Person;
beforeAll(async () => {
  room = await openTrainingRoom();
  trainer = await room.makeInstructor(await room.person('trainer'));
});
afterAll(() => room.test.close());
beforeEach(async () => {
  // The trainer is free again at the new time.
  await room.test.database.pool.query('update training_sessions set cancelled_at = now()');
  learner = await room.person();
});

const stored = async (id: string) =>
  (await room.test.database.pool.query('select * from training_sessions where id = $1', [id])).rows[0];

describe('moving a session', () => {
  it('keeps its length, raises its revision, and is noted', async () => {
    const id = await room.session({ minutes: 120 });
    const answer = await room.move(trainer, id, NEW_START);
    expect([answer.statusCode, answer.json()]).toEqual([200, { told: 0 }]);
    expect(await room.seen(learner, id)).toMatchObject({
      date: NEW_START,
      endDate: '2026-12-31T23:00:00.000Z',
      duration: '2 hours',
    });
    expect((await stored(id)).revision).toBe(1);
    const { rows } = await room.test.database.pool.query(
      'select actor_id, action from audit_log where subject = $1',
      [id],
    );
    expect(rows).toEqual([{ actor_id: trainer.id, action: 'move-session' }]);
  });

  it('changes nothing when the time is the same, and tells nobody', async () => {
    const id = await room.session();
    await room.book(learner, id);
    expect((await room.move(trainer, id, '2026-11-20T15:30:00Z')).json()).toEqual({ told: 0 });
    expect((await stored(id)).revision).toBe(0);
    expect(await room.mailsTo(learner)).toEqual([]);
  });

  it('tells everyone the old and the new time, in SAST', async () => {
    const id = await room.session({ title: 'Charts', seats: 1 });
    const waiting = await room.person();
    await room.book(learner, id);
    await room.book(waiting, id, true);
    expect((await room.move(trainer, id, NEW_START)).json()).toEqual({ told: 2 });
    const [mail] = await room.mailsTo(learner);
    expect(mail?.subject).toBe('New time: Charts');
    expect(mail?.body).toContain('Old time: 20 Nov 2026, 17:30 SAST\nNew time: 31 Dec 2026, 23:00 SAST');
    expect(mail?.body).toContain('You keep your seat.');
    expect((await room.mailsTo(waiting))[0]?.body).toContain('You keep your place on the waiting list.');
  });

  it('takes the bookings along: the old time is free again, the new one is taken', async () => {
    const id = await room.session({ title: 'Moved' });
    await room.book(learner, id);
    await room.move(trainer, id, NEW_START);
    expect((await room.book(learner, await room.session())).statusCode).toBe(200);
    const atNewTime = await room.session({ start: '2027-01-01 00:30', instructor: OTHER });
    expect((await room.book(learner, atNewTime)).body).toContain('conflicts with "Moved"');
  });

  it('costs people with another booking at the new time this seat, and gives it to the next one waiting', async () => {
    const id = await room.session({ title: 'Moved', seats: 1 });
    const kept = await room.session({ title: 'Kept', start: '2027-01-01 00:30', instructor: OTHER });
    const waiting = await room.person();
    await room.book(learner, id);
    await room.book(learner, kept);
    await room.book(waiting, id, true);
    expect((await room.move(trainer, id, NEW_START)).json()).toEqual({ told: 2 });
    expect(await room.roster(id)).toEqual({ booked: [waiting.username], waiting: [] });
    expect((await room.seen(learner, kept))?.booking?.state).toBe('booked');
    const [mail] = await room.mailsTo(learner);
    expect(mail?.subject).toBe('Your seat was released: Moved');
    expect(mail?.body).toContain('You have booked “Kept” at the new time. You keep that booking');
    expect((await room.mailsTo(waiting)).map(({ subject }) => subject)).toEqual([
      'New time: Moved',
      'You have a seat: Moved',
    ]);
  });

  it('rings the bell of who keeps the seat, who loses it and who gets it, each with the new time', async () => {
    const id = await room.session({ title: 'Moved', seats: 2 });
    const [keeps, waits] = [await room.person(), await room.person()];
    for (const who of [learner, keeps]) await room.book(who, id);
    await room.book(waits, id, true);
    await room.book(learner, await room.session({ start: '2027-01-01 00:30', instructor: OTHER }));
    await room.move(trainer, id, NEW_START);
    const about = { title: 'Moved', dueAt: NEW_START };
    expect(await room.noticesOf(keeps)).toEqual([{ kind: 'session-moved', ...about }]);
    expect(await room.noticesOf(learner)).toEqual([{ kind: 'seat-lost', ...about }]);
    expect(await room.noticesOf(waits)).toEqual([
      { kind: 'seat-given', ...about },
      { kind: 'session-moved', ...about },
    ]);
    expect(await room.noticesOf(await room.person())).toEqual([]);
  });

  it('costs nobody a seat where the new time only touches another booking', async () => {
    const id = await room.session({ minutes: 120 });
    await room.book(learner, id);
    await room.book(learner, await room.session({ start: '2027-01-01 01:00' }));
    await room.move(trainer, id, NEW_START);
    expect((await room.roster(id)).booked).toEqual([learner.username]);
  });

  it.each([
    ['nowhere', NEW_START, 404, 'We can’t find this session.'],
    ['', '2026-11-15T12:00:00Z', 409, 'A session can only be moved to a time in the future.'],
    ['', '2026-12-31T23:59:60Z', 400, 'date is not a valid date and time.'],
    ['', '9999-12-31T23:00:00Z', 400, 'date is not a valid date and time.'],
    ['', '2199-12-31T22:30:00Z', 409, 'A session can only be moved to a time within the next year.'],
  ])('is refused for %j to %s', async (unknown, date, status, sentence) => {
    const answer = await room.move(trainer, unknown || (await room.session()), date);
    expect([answer.statusCode, answer.body]).toEqual([status, sentence]);
  });

  it('is refused where its instructor gives another session, and not for the time that it leaves itself', async () => {
    const id = await room.session({ minutes: 120 });
    const other = await room.session({ title: 'Charts', start: '2027-01-01 00:30' });
    const refused = await room.move(trainer, id, NEW_START);
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      'At that time “Charts” takes place (1 Jan 2027, 00:30 SAST). Please choose another time.',
    ]);
    expect((await stored(id)).revision).toBe(0);
    expect((await room.move(trainer, other, '2026-12-31T23:00:00Z')).statusCode).toBe(200);
  });

  it('leaves one of two sessions where it is when both are moved to the same time at once', async () => {
    const ids = [await room.session({ title: 'One' }), await room.session({ start: '2026-11-21 17:30' })];
    const answers = await Promise.all(ids.map((id) => room.move(trainer, id, NEW_START)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('is refused when the session has begun, and for learners', async () => {
    const begun = await room.session({ start: '2026-11-15 14:00' });
    expect((await room.move(trainer, begun, NEW_START)).body).toBe(
      'A session that has started can no longer be moved.',
    );
    expect((await room.move(learner, await room.session(), NEW_START)).statusCode).toBe(403);
  });

  it('is for its trainer and for administrators, not for another trainer', async () => {
    const id = await room.session();
    const refused = await room.move(await room.person('trainer'), id, NEW_START);
    expect([refused.statusCode, refused.body]).toEqual([403, 'Another trainer runs this session.']);
    expect((await stored(id)).revision).toBe(0);
    expect((await room.move(await room.person('administrator'), id, NEW_START)).statusCode).toBe(200);
  });
});
