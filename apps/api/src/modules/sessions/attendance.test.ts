import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTrainingRoom, type Person, type TrainingRoom } from './test/training-room.ts';

let room: TrainingRoom;
let trainer: Person;
let learner: Person;
beforeAll(async () => {
  room = await openTrainingRoom();
});
afterAll(() => room.test.close());
beforeEach(async () => {
  room.setClock('2026-11-15 14:00');
  [trainer, learner] = [await room.person('trainer'), await room.person()];
});

const record = (who: Person, id: string, ...usernames: string[]) =>
  room.test.call('POST', `/api/sessions/${id}/attendance`, { cookie: who.cookie, body: { usernames } });

async function eventsOf({ id }: Person) {
  const { rows } = await room.test.database.pool.query(
    "select kind, subject, occurred_at from learning_events where user_id = $1 and kind = 'session-attended'",
    [id],
  );
  return rows;
}

async function daysOf({ id }: Person): Promise<string[]> {
  const { rows } = await room.test.database.pool.query(
    'select day::text from learning_days where user_id = $1 order by day',
    [id],
  );
  return rows.map(({ day }) => day);
}

describe('attendance', () => {
  it('is a learning event of the day of the session, once', async () => {
    const id = await room.session({ start: '2026-11-16 00:30' });
    await room.book(learner, id);
    room.setClock('2026-11-17 09:00');
    trainer = await room.person('trainer');
    expect((await record(trainer, id, ` ${learner.username.toUpperCase()} `)).json()).toEqual({
      recorded: 1,
    });
    expect((await record(trainer, id, learner.username)).json()).toEqual({ recorded: 0 });
    expect(await eventsOf(learner)).toEqual([
      { kind: 'session-attended', subject: id, occurred_at: new Date('2026-11-15T22:30:00Z') },
    ]);
    expect(await daysOf(learner)).toEqual(['2026-11-16']);
  });

  it('counts only who had a seat', async () => {
    const id = await room.session({ start: '2026-11-15 15:00', seats: 1 });
    const [waiting, stranger] = [await room.person(), await room.person()];
    await room.book(learner, id);
    await room.book(waiting, id, true);
    room.setClock('2026-11-15 15:00');
    const names = [learner, waiting, stranger].map(({ username }) => username);
    expect((await record(trainer, id, ...names, 'nobody')).json()).toEqual({ recorded: 1 });
    expect(await eventsOf(waiting)).toEqual([]);
    expect(await eventsOf(stranger)).toEqual([]);
    const roster = await room.test.call('GET', `/api/sessions/${id}/bookings`, { cookie: trainer.cookie });
    expect(roster.json()).toEqual([
      {
        username: learner.username,
        fullName: `Full ${learner.username}`,
        state: 'booked',
        hasAttended: true,
      },
      {
        username: waiting.username,
        fullName: `Full ${waiting.username}`,
        state: 'waiting',
        hasAttended: false,
      },
    ]);
    const { rows } = await room.test.database.pool.query('select action from audit_log where subject = $1', [
      id,
    ]);
    expect(rows).toEqual([{ action: 'record-attendance' }]);
  });

  it('is recorded once when it is sent twice at the same moment', async () => {
    const id = await room.session({ start: '2026-11-15 15:00' });
    const people = [learner, await room.person(), await room.person()];
    for (const person of people) await room.book(person, id);
    room.setClock('2026-11-15 17:00');
    const names = people.map(({ username }) => username);
    const answers = await Promise.all([
      record(trainer, id, ...names),
      record(trainer, id, ...names.reverse()),
    ]);
    expect(answers.map((answer) => answer.json().recorded).sort()).toEqual([0, 3]);
    for (const person of people) expect(await eventsOf(person)).toHaveLength(1);
  });

  it('is refused before the session, for an unknown one, and from learners', async () => {
    const id = await room.session();
    const early = await record(trainer, id, learner.username);
    expect([early.statusCode, early.body]).toEqual([409, 'The session has not begun yet.']);
    expect((await record(trainer, 'nowhere')).statusCode).toBe(404);
    expect((await record(learner, id, learner.username)).statusCode).toBe(403);
    const roster = (who: Person, session: string) =>
      room.test.call('GET', `/api/sessions/${session}/bookings`, { cookie: who.cookie });
    expect((await roster(learner, id)).statusCode).toBe(403);
    expect((await roster(trainer, 'nowhere')).statusCode).toBe(404);
  });
});
