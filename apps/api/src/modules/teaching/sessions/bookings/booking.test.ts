import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTrainingRoom, type Person, type TrainingRoom } from '../test/training-room.ts';

let room: TrainingRoom;
let learner: Person;
beforeAll(async () => {
  room = await openTrainingRoom();
});
afterAll(() => room.test.close());
beforeEach(async () => {
  room.setClock('2026-11-15 14:00');
  learner = await room.person();
});

describe('the list of sessions', () => {
  it('TRAIN-40 shows each with its time, kind, teacher, progress, status and seats', async () => {
    const id = await room.session({ title: 'Charts', minutes: 90, seats: 3 });
    expect(await room.seen(learner, id)).toEqual({
      id,
      title: 'Charts',
      date: '2026-11-20T15:30:00.000Z',
      endDate: '2026-11-20T17:00:00.000Z',
      duration: '1.5 hours',
      type: 'Workshop',
      instructor: 'Johan van Wyk',
      description: 'With paper and pencil.',
      courseId: null,
      status: 'upcoming',
      isOwn: false,
      hasJoiningLink: false,
      joiningUrl: null,
      progress: 0,
      seats: 3,
      seatsLeft: 3,
      // For learners with a seat.
      material: [],
      booking: null,
      conflictsWith: null,
    });
  });

  it('TRAIN-42 follows the clock', async () => {
    const id = await room.session({ start: '2026-11-15 13:30', minutes: 60 });
    expect(await room.seen(learner, id)).toMatchObject({ status: 'in-progress', progress: 50 });
    room.setClock('2026-11-15 14:30');
    expect(await room.seen(learner, id)).toMatchObject({ status: 'completed', progress: 100 });
  });

  it('reaches from 60 days back to 120 days ahead, and leaves cancelled ones out', async () => {
    const ids = {
      tooOld: await room.session({ start: '2026-09-16 13:59' }),
      old: await room.session({ start: '2026-09-16 14:00' }),
      far: await room.session({ start: '2027-03-15 14:00' }),
      tooFar: await room.session({ start: '2027-03-15 14:01' }),
      cancelled: await room.session(),
    };
    await room.test.database.pool.query('update training_sessions set cancelled_at = now() where id = $1', [
      ids.cancelled,
    ]);
    const listed = async (id: string) => (await room.seen(learner, id)) !== undefined;
    expect(await listed(ids.tooOld)).toBe(false);
    expect(await listed(ids.old)).toBe(true);
    expect(await listed(ids.far)).toBe(true);
    expect(await listed(ids.tooFar)).toBe(false);
    expect(await listed(ids.cancelled)).toBe(false);
    expect((await room.book(learner, ids.cancelled)).statusCode).toBe(404);
  });

  it("reveals nothing about other people's bookings but the seats that are left", async () => {
    const id = await room.session({ seats: 2 });
    await room.book(await room.person(), id);
    expect(await room.seen(learner, id)).toMatchObject({ seatsLeft: 1, booking: null, conflictsWith: null });
  });
});

describe('booking', () => {
  it('TRAIN-43 TRAIN-47 is stored: the session stays booked', async () => {
    const id = await room.session({ seats: 2 });
    const answer = await room.book(learner, id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id, seatsLeft: 1, booking: { state: 'booked', place: null } });
    expect(await room.seen(learner, id)).toEqual(answer.json());
  });

  it('TRAIN-44 names the booked session that is in the way, whatever its title', async () => {
    const [booked, other] = [
      await room.session({ title: 'A "quoted" {title} & <b>$&</b>' }),
      await room.session(),
    ];
    await room.book(learner, booked);
    expect((await room.seen(learner, other))?.conflictsWith).toBe('A "quoted" {title} & <b>$&</b>');
    const answer = await room.book(learner, other);
    expect([answer.statusCode, answer.body]).toEqual([
      409,
      'This session conflicts with "A "quoted" {title} & <b>$&</b>". Please choose a different time.',
    ]);
    const problem = await room.book(learner, other, false, { accept: 'application/problem+json' });
    expect(problem.json()).toMatchObject({ code: 'scheduling-conflict', detail: answer.body });
  });

  it('TRAIN-44 names it again when the same request comes again under its key', async () => {
    const [booked, other] = [await room.session({ title: 'Groups by hand' }), await room.session()];
    await room.book(learner, booked);
    const key = { 'idempotency-key': 'conflict' };
    const answers = [
      await room.book(learner, other, false, key),
      await room.book(learner, other, false, key),
    ];
    expect(answers.map(({ body }) => body)).toEqual(
      Array(2).fill('This session conflicts with "Groups by hand". Please choose a different time.'),
    );
    expect(answers[1]?.headers['idempotent-replayed']).toBe('true');
  });

  it('TRAIN-45 takes two sessions of which one starts exactly when the other ends', async () => {
    const first = await room.session({ start: '2026-11-20 17:30', minutes: 120 });
    const touching = await room.session({ start: '2026-11-20 19:30' });
    const overlapping = await room.session({ start: '2026-11-20 19:29' });
    expect((await room.book(learner, first)).statusCode).toBe(200);
    expect((await room.book(learner, overlapping)).statusCode).toBe(409);
    expect((await room.book(learner, touching)).statusCode).toBe(200);
  });

  it.each([
    ['day', '2026-11-17', '2026-11-18'],
    ['month', '2026-11-30', '2026-12-01'],
    ['year', '2026-12-31', '2027-01-01'],
  ])('TRAIN-45 holds across the turn of a %s', async (_turn, before, after) => {
    const late = await room.session({ start: `${before} 23:00`, minutes: 90, title: 'Late' });
    const midnight = await room.session({ start: `${after} 00:00`, minutes: 60 });
    const early = await room.session({ start: `${after} 00:30`, minutes: 60 });
    expect((await room.book(learner, late)).json().date).toBe(`${before}T21:00:00.000Z`);
    expect((await room.book(learner, midnight)).body).toContain('conflicts with "Late"');
    expect((await room.book(learner, early)).statusCode).toBe(200);
  });

  it('TRAIN-42 is open until the last moment before the start, at midnight too', async () => {
    const id = await room.session({ start: '2027-01-01 00:00' });
    room.setClock('2026-12-31 23:59');
    const signedInNow = await room.person();
    expect((await room.book(signedInNow, id)).statusCode).toBe(200);
    room.setClock('2027-01-01 00:00');
    const late = await room.book(await room.person(), id);
    expect([late.statusCode, late.body]).toEqual([409, 'Only upcoming sessions can be booked.']);
  });

  it('TRAIN-46 objects in the order: unknown, already booked, not upcoming, overlap, full', async () => {
    const start = '2026-11-15 15:00';
    const [mine, full] = [await room.session({ start }), await room.session({ start, seats: 1 })];
    await room.book(await room.person(), full);
    await room.book(learner, mine);
    const refusal = async (id: string, who = learner) => {
      const { statusCode, body } = await room.book(who, id);
      return [statusCode, body];
    };
    expect(await refusal('nowhere')).toEqual([404, 'We can’t find this session.']);
    expect(await refusal(mine)).toEqual([409, 'You have already booked this session.']);
    expect((await refusal(full))[1]).toContain('This session conflicts with');
    expect(await refusal(full, await room.person())).toEqual([
      409,
      'The last seat is gone, but you can join the waiting list.',
    ]);
    room.setClock('2026-11-15 15:00');
    expect(await refusal(full)).toEqual([409, 'Only upcoming sessions can be booked.']);
    expect(await refusal(mine)).toEqual([409, 'You have already booked this session.']);
  });

  it('under a key takes one seat and answers alike when it is repeated', async () => {
    const id = await room.session({ seats: 5 });
    const key = { 'idempotency-key': 'once' };
    const answers = await Promise.all(Array.from({ length: 4 }, () => room.book(learner, id, false, key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await room.seen(learner, id))?.seatsLeft).toBe(4);
  });
});

describe('giving a seat back', () => {
  it('frees it, and can be done once', async () => {
    const id = await room.session({ seats: 1 });
    await room.book(learner, id);
    expect((await room.giveBack(learner, id)).statusCode).toBe(204);
    expect(await room.seen(learner, id)).toMatchObject({ seatsLeft: 1, booking: null });
    const again = await room.giveBack(learner, id);
    expect([again.statusCode, again.body]).toEqual([409, 'You have not booked this session.']);
    expect((await room.giveBack(learner, 'nowhere')).statusCode).toBe(409);
    expect((await room.book(learner, id)).statusCode).toBe(200);
  });

  it('is answered alike when it is repeated under its key', async () => {
    const id = await room.session();
    await room.book(learner, id);
    const key = { 'idempotency-key': 'back' };
    expect((await room.giveBack(learner, id, key)).statusCode).toBe(204);
    expect((await room.giveBack(learner, id, key)).statusCode).toBe(204);
  });

  it('is refused when the session has begun', async () => {
    const id = await room.session({ start: '2026-11-15 15:00' });
    await room.book(learner, id);
    room.setClock('2026-11-15 15:00');
    const answer = await room.giveBack(learner, id);
    expect([answer.statusCode, answer.body]).toEqual([
      409,
      'This session has started, so you can no longer cancel your booking.',
    ]);
  });
});
