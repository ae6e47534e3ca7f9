import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTrainingRoom, type Person, type TrainingRoom } from '../test/training-room.ts';

let room: TrainingRoom;
beforeAll(async () => {
  room = await openTrainingRoom();
});
afterAll(() => room.test.close());

async function people(count: number): Promise<Person[]> {
  return Promise.all(Array.from({ length: count }, () => room.person()));
}

const statuses = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).sort();

describe('a rush for the last seat', () => {
  it('gives it to one of 20 learners; the others may wait, each at a place of their own', async () => {
    const id = await room.session({ seats: 1 });
    const learners = await people(20);
    const answers = await Promise.all(learners.map((learner) => room.book(learner, id)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(new Set(refused.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['409 The last seat is gone, but you can join the waiting list.']),
    );

    const losers = learners.filter((_, index) => answers[index]?.statusCode !== 200);
    const waiting = await Promise.all(losers.map((learner) => room.book(learner, id, true)));
    expect(new Set(waiting.map((answer) => answer.json().booking.state))).toEqual(new Set(['waiting']));
    const places = await Promise.all(
      losers.map(async (loser) => (await room.seen(loser, id))?.booking?.place),
    );
    expect(places.sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 19 }, (_, n) => n + 1));
  });

  it('under keys sells no seat twice', async () => {
    const id = await room.session({ seats: 3 });
    const learners = await people(12);
    const answers = await Promise.all(
      learners.map((learner, index) => room.book(learner, id, false, { 'idempotency-key': `rush-${index}` })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect((await room.roster(id)).booked).toHaveLength(3);
  });
});

describe('at the same moment', () => {
  it('TRAIN-44 one learner who books two overlapping sessions gets one of them', async () => {
    for (let round = 0; round < 4; round += 1) {
      const learner = await room.person();
      const ids = [await room.session(), await room.session(), await room.session()];
      const answers = await Promise.all(ids.map((id) => room.book(learner, id)));
      expect(statuses(answers)).toEqual([200, 409, 409]);
    }
  });

  it('TRAIN-46 one learner who books a session many times books it once', async () => {
    const [learner, id] = [await room.person(), await room.session()];
    const answers = await Promise.all(Array.from({ length: 8 }, () => room.book(learner, id)));
    expect(statuses(answers)).toEqual([200, ...Array(7).fill(409)]);
    expect((await room.seen(learner, id))?.seatsLeft).toBe(9);
  });

  it('some give back and others book: seats are neither lost nor doubled', async () => {
    const id = await room.session({ seats: 5 });
    const [holders, comers] = [await people(5), await people(10)];
    for (const holder of holders) await room.book(holder, id);
    const answers = await Promise.all([
      ...holders.slice(0, 3).map((holder) => room.giveBack(holder, id)),
      ...comers.map((comer) => room.book(comer, id, true)),
    ]);
    expect(statuses(answers).filter((status) => status >= 400)).toEqual([]);
    const { booked, waiting } = await room.roster(id);
    expect([booked.length, waiting.length]).toEqual([5, 7]);
  });

  it('seats that are given back twice go to one person each', async () => {
    const id = await room.session({ seats: 2 });
    const [one, two, three, four] = (await people(4)) as [Person, Person, Person, Person];
    for (const person of [one, two, three, four]) await room.book(person, id, true);
    const answers = await Promise.all([one, one, two, two].map((person) => room.giveBack(person, id)));
    expect(statuses(answers)).toEqual([204, 204, 409, 409]);
    expect(await room.roster(id)).toEqual({ booked: [three.username, four.username], waiting: [] });
  });

  it('the same people in several sessions that are moved and given back block nobody', async () => {
    const trainer = await room.makeInstructor(await room.person('trainer'));
    const learners = await people(6);
    const ids = [
      await room.session({ start: '2026-11-23 09:00', seats: 3 }),
      await room.session({ start: '2026-11-24 09:00', seats: 3 }),
      await room.session({ start: '2026-11-25 09:00', seats: 3 }),
    ];
    for (const [index, id] of ids.entries())
      for (const learner of [...learners.slice(index * 2), ...learners.slice(0, index * 2)])
        await room.book(learner, id, true);
    const answers = await Promise.all([
      ...ids.map((id, index) => room.move(trainer, id, `2026-11-2${6 + index}T10:00:00Z`)),
      ...learners.flatMap((learner) => ids.map((id) => room.giveBack(learner, id))),
    ]);
    expect(new Set(statuses(answers))).toEqual(new Set([200, 204]));
    for (const id of ids) expect(await room.roster(id)).toEqual({ booked: [], waiting: [] });
  });
});

describe('the database itself', () => {
  it('TRAIN-45 refuses two bookings at once, and takes a waiting place beside a booking', async () => {
    const learner = await room.person();
    const ids = [
      await room.session(),
      await room.session(),
      await room.session({ start: '2026-11-20 19:30' }),
    ];
    const insert = (sessionId: string | undefined, state: string) =>
      room.test.database.pool.query(
        `insert into session_bookings (session_id, user_id, state, during, made_at)
         select id, $2, $3, tstzrange(starts_at, ends_at), now() from training_sessions where id = $1`,
        [sessionId, learner.id, state],
      );
    await insert(ids[0], 'booked');
    await expect(insert(ids[1], 'booked')).rejects.toThrow('session_bookings_no_overlap');
    await insert(ids[1], 'waiting');
    await insert(ids[2], 'booked');
  });
});
