import { randomUUID } from 'node:crypto';
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
  [trainer, learner] = [await room.makeInstructor(await room.person('trainer')), await room.person()];
});

const record = (who: Person, id: string, ...present: Pick<Person, 'id'>[]) =>
  room.test.call('POST', `/api/sessions/${id}/attendance`, {
    cookie: who.cookie,
    body: { personIds: present.map((person) => person.id) },
  });

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
    trainer = await room.makeInstructor(await room.person('trainer'));
    expect((await record(trainer, id, learner)).json()).toEqual({ recorded: 1, takenBack: 0 });
    expect((await record(trainer, id, learner)).json()).toEqual({ recorded: 0, takenBack: 0 });
    expect(await eventsOf(learner)).toEqual([
      { kind: 'session-attended', subject: id, occurred_at: new Date('2026-11-15T22:30:00Z') },
    ]);
    expect(await daysOf(learner)).toEqual(['2026-11-16']);
  });

  it('counts only people who had a seat', async () => {
    const id = await room.session({ start: '2026-11-15 15:00', seats: 1 });
    const [waiting, stranger] = [await room.person(), await room.person()];
    await room.book(learner, id);
    await room.book(waiting, id, true);
    room.setClock('2026-11-15 15:00');
    const nobody = { id: randomUUID() };
    expect((await record(trainer, id, learner, waiting, stranger, nobody)).json()).toMatchObject({
      recorded: 1,
    });
    expect(await eventsOf(waiting)).toEqual([]);
    expect(await eventsOf(stranger)).toEqual([]);
    const roster = await room.test.call('GET', `/api/sessions/${id}/bookings`, { cookie: trainer.cookie });
    expect(roster.json()).toEqual([
      {
        personId: learner.id,
        name: `Full ${learner.username}`,
        state: 'booked',
        hasAttended: true,
      },
      {
        personId: waiting.id,
        name: `Full ${waiting.username}`,
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
    const answers = await Promise.all([
      record(trainer, id, ...people),
      record(trainer, id, ...people.toReversed()),
    ]);
    expect(answers.map((answer) => answer.json().recorded).sort()).toEqual([0, 3]);
    for (const person of people) expect(await eventsOf(person)).toHaveLength(1);
  });

  it('is refused before the session, for an unknown one, and from learners', async () => {
    const id = await room.session();
    const early = await record(trainer, id, learner);
    expect([early.statusCode, early.body]).toEqual([409, 'The session has not started yet.']);
    expect((await record(trainer, 'nowhere')).statusCode).toBe(404);
    expect((await record(learner, id, learner)).statusCode).toBe(403);
    const roster = (who: Person, session: string) =>
      room.test.call('GET', `/api/sessions/${session}/bookings`, { cookie: who.cookie });
    expect((await roster(learner, id)).statusCode).toBe(403);
    expect((await roster(trainer, 'nowhere')).statusCode).toBe(404);
  });
});

describe('bookings and attendance of a session', () => {
  const roster = (who: Person, session: string) =>
    room.test.call('GET', `/api/sessions/${session}/bookings`, { cookie: who.cookie });

  it('is visible to its trainer and to administrators, not to another trainer', async () => {
    const id = await room.session({ start: '2026-11-15 15:00' });
    await room.book(learner, id);
    room.setClock('2026-11-15 15:30');
    const [other, administrator] = [await room.person('trainer'), await room.person('administrator')];
    const refused = [await roster(other, id), await record(other, id, learner)];
    for (const { statusCode, body } of refused)
      expect([statusCode, body]).toEqual([403, 'Another trainer runs this session.']);
    expect(await eventsOf(learner)).toEqual([]);
    for (const who of [trainer, administrator]) expect((await roster(who, id)).json()).toHaveLength(1);
    expect((await record(administrator, id, learner)).json()).toEqual({ recorded: 1, takenBack: 0 });
  });

  it('follows the account and not the name: a namesake of the trainer is a stranger', async () => {
    const id = await room.session({ start: '2026-11-15 15:00' });
    const namesake = await room.person('trainer');
    await room.test.database.pool.query("update users set full_name = 'Johan van Wyk' where id = $1", [
      namesake.id,
    ]);
    expect((await roster(namesake, id)).statusCode).toBe(403);
    expect(await room.seen(namesake, id)).toMatchObject({ instructor: 'Johan van Wyk', isOwn: false });
    expect(await room.seen(trainer, id)).toMatchObject({ isOwn: true });
    expect(await room.seen(learner, id)).toMatchObject({ isOwn: false });
  });

  it('is no longer visible to a trainer who has become a learner', async () => {
    const id = await room.session();
    await room.test.database.pool.query("update users set role = 'learner' where id = $1", [trainer.id]);
    expect((await roster(trainer, id)).statusCode).toBe(403);
  });
});
