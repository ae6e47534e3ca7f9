import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTrainingRoom, type Person, type TrainingRoom } from '../test/training-room.ts';

let room: TrainingRoom;
let [holder, first, second]: Person[] = [];
let full: string;
beforeAll(async () => {
  room = await openTrainingRoom();
});
afterAll(() => room.test.close());
beforeEach(async () => {
  [holder, first, second] = [await room.person(), await room.person(), await room.person()];
  full = await room.session({ title: 'Plan cards', seats: 1 });
  await room.book(holder, full);
  await room.book(first, full, true);
  await room.book(second, full, true);
});

const subjects = async (who: Person) => (await room.mailsTo(who)).map(({ subject }) => subject);

describe('the waiting list', () => {
  it('numbers its places, and closes a gap', async () => {
    expect((await room.seen(second as Person, full))?.booking).toEqual({ state: 'waiting', place: 2 });
    expect((await room.giveBack(first as Person, full)).statusCode).toBe(204);
    expect((await room.seen(second as Person, full))?.booking).toEqual({ state: 'waiting', place: 1 });
    expect(await subjects(second as Person)).toEqual([]);
  });

  it('keeps the place of somebody who asks again', async () => {
    const again = await room.book(first as Person, full, true);
    expect(again.json().booking).toEqual({ state: 'waiting', place: 1 });
    expect((await room.book(first as Person, full)).body).toBe(
      'The last seat is gone, but you can join the waiting list.',
    );
  });

  it('moves the next one up together with the seat that became free, and mails them', async () => {
    await room.giveBack(holder as Person, full);
    expect(await room.roster(full)).toEqual({
      booked: [first?.username],
      waiting: [second?.username],
    });
    const [mail] = await room.mailsTo(first as Person);
    expect(mail?.subject).toBe('You have a seat: Plan cards');
    expect(mail?.body).toContain('The session starts on 20 Nov 2026, 17:30 SAST.');
    expect(mail?.body).toContain('http://academy.example/training');
    expect(await subjects(second as Person)).toEqual([]);
  });

  it('rings the bell of who moved up, again for a seat that comes a second time, and nobody else’s', async () => {
    await room.giveBack(holder as Person, full);
    const given = { kind: 'seat-given', title: 'Plan cards', dueAt: '2026-11-20T15:30:00.000Z' };
    expect(await room.noticesOf(first as Person)).toEqual([given]);
    for (const who of [holder, second]) expect(await room.noticesOf(who as Person)).toEqual([]);
    await room.giveBack(first as Person, full);
    await room.book(first as Person, full, true);
    await room.test.moveClock(60_000);
    await room.giveBack(second as Person, full);
    expect(await room.noticesOf(first as Person)).toEqual([given, given]);
  });

  it('leaves everything as it was when the mail cannot be written', async () => {
    const { pool } = room.test.database;
    await pool.query('alter table outbox_mails rename to outbox_mails_away');
    const failed = await room.giveBack(holder as Person, full);
    await pool.query('alter table outbox_mails_away rename to outbox_mails');
    expect(failed.statusCode).toBe(500);
    expect((await room.roster(full)).booked).toEqual([holder?.username]);
  });

  it('skips people who have booked something else at that time, notifies them, and lets them book later', async () => {
    const other = await room.session({ title: 'Groups by hand', start: '2026-11-20 19:00', seats: 1 });
    expect((await room.book(first as Person, other)).statusCode).toBe(200);
    await room.giveBack(holder as Person, full);
    expect(await room.roster(full)).toEqual({ booked: [second?.username], waiting: [first?.username] });
    const [mail] = await room.mailsTo(first as Person);
    expect(mail?.subject).toBe('Seat passed on: Plan cards');
    expect(mail?.body).toContain('You have booked “Groups by hand” at that time');

    // Nobody who could take it is left, so the seat stays free for the next booking.
    await room.giveBack(second as Person, full);
    expect((await room.seen(first as Person, full))?.seatsLeft).toBe(1);
    expect((await room.book(first as Person, full)).body).toContain('conflicts with "Groups by hand"');
    await room.giveBack(first as Person, other);
    expect((await room.book(first as Person, full)).json().booking.state).toBe('booked');
  });

  it('can be joined over a booked session', async () => {
    const late = await room.person();
    await room.book(late, await room.session({ start: '2026-11-20 19:00' }));
    expect((await room.book(late, full)).statusCode).toBe(409);
    expect((await room.book(late, full, true)).json().booking).toEqual({ state: 'waiting', place: 3 });
  });

  it('passes over suspended accounts', async () => {
    await room.test.database.pool.query('update users set suspended_at = now() where id = $1', [first?.id]);
    await room.giveBack(holder as Person, full);
    expect((await room.roster(full)).booked).toEqual([second?.username]);
  });
});
