import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWorker } from '../../../jobs/worker.ts';
import { remindOfSessions } from './remind-of-sessions.ts';
import { openTrainingRoom, type Person, type TrainingRoom } from './test/training-room.ts';

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

const remind = () => remindOfSessions({ ...room.test.services, publicUrl: () => 'http://academy.example' });
const subjects = async (who = learner) => (await room.mailsTo(who)).map(({ subject }) => subject);

/** What has been sent once the job has run at that time. */
async function sentBy(time: string): Promise<string[]> {
  room.setClock(time);
  await remind();
  return subjects();
}

describe('reminders', () => {
  it('go out a day and an hour before the session, once each', async () => {
    await room.book(learner, await room.session({ title: 'Charts' }));
    expect(await sentBy('2026-11-19 17:29')).toEqual([]);
    expect(await sentBy('2026-11-19 17:30')).toEqual(['Reminder: Charts']);
    expect(await sentBy('2026-11-20 16:29')).toEqual(['Reminder: Charts']);
    expect(await sentBy('2026-11-20 16:30')).toEqual(['Reminder: Charts', 'Starting soon: Charts']);
    expect(await sentBy('2026-11-20 17:29')).toHaveLength(2);
    const [mail] = await room.mailsTo(learner);
    expect(mail?.body).toContain('“Charts” starts on 20 Nov 2026, 17:30 SAST.');
    expect(mail?.body).toContain(
      'You can join here from 15 minutes before the start:\nhttp://academy.example/training?view=calendar',
    );
  });

  it('go out once however many processes send them', async () => {
    await room.book(learner, await room.session({ title: 'Charts' }));
    room.setClock('2026-11-19 18:00');
    await Promise.all([remind(), remind(), remind(), remind()]);
    expect(await subjects()).toEqual(['Reminder: Charts']);
  });

  it('across the turn of a year', async () => {
    await room.book(learner, await room.session({ title: 'New year', start: '2027-01-01 00:30' }));
    expect(await sentBy('2026-12-31 00:30')).toEqual(['Reminder: New year']);
    expect(await sentBy('2026-12-31 23:30')).toEqual(['Reminder: New year', 'Starting soon: New year']);
  });

  it('are left out for who booked after their moment', async () => {
    const id = await room.session({ title: 'Charts' });
    room.setClock('2026-11-19 17:31');
    learner = await room.person();
    await room.book(learner, id);
    expect(await sentBy('2026-11-19 18:00')).toEqual([]);
    expect(await sentBy('2026-11-20 16:30')).toEqual(['Starting soon: Charts']);
  });

  it('are not made up for when the next one is due or the session has begun', async () => {
    await room.book(learner, await room.session({ title: 'Charts' }));
    expect(await sentBy('2026-11-20 17:00')).toEqual(['Starting soon: Charts']);
    const other = await room.person();
    room.setClock('2026-11-15 14:00');
    await room.book(other, await room.session({ start: '2026-11-21 09:00' }));
    room.setClock('2026-11-21 09:00');
    await remind();
    expect(await subjects(other)).toEqual([]);
  });

  it('are not for the waiting list, nor for a seat that was given back', async () => {
    const id = await room.session({ seats: 1 });
    const holder = await room.person();
    await room.book(holder, id);
    await room.book(learner, id, true);
    const left = await room.session({ start: '2026-11-20 08:00' });
    await room.book(learner, left);
    await room.giveBack(learner, left);
    expect(await sentBy('2026-11-19 18:00')).toEqual([]);
    expect(await subjects(holder)).toHaveLength(1);
  });

  it('come again for the new time of a moved session, but not where the news of it is fresher', async () => {
    const moveAt = async (time: string, date: string) => {
      room.setClock(time);
      expect((await room.move(await room.person('administrator'), id, date)).json()).toEqual({ told: 1 });
    };
    const id = await room.session({ title: 'Charts' });
    await room.book(learner, id);
    expect(await sentBy('2026-11-19 18:00')).toEqual(['Reminder: Charts']);
    await moveAt('2026-11-19 18:05', '2026-11-22T15:30:00Z');
    expect(await sentBy('2026-11-21 17:30')).toEqual([
      'Reminder: Charts',
      'New time: Charts',
      'Reminder: Charts',
    ]);
    await moveAt('2026-11-21 17:32', '2026-11-22T06:00:00Z');
    expect(await sentBy('2026-11-21 17:35')).toHaveLength(4);
    expect((await sentBy('2026-11-22 07:00')).at(-1)).toBe('Starting soon: Charts');
  });

  it('wait for the end of quiet hours, and then know what has become of the session', async () => {
    const quiet = { quietHours: { fromHour: 20, toHour: 7 } };
    const rest = (who: Person) =>
      room.test.app.inject({
        method: 'PUT',
        url: '/api/quiet-hours',
        headers: { cookie: who.cookie },
        payload: quiet,
      });
    await rest(learner);
    const [kept, cancelled, early] = [
      await room.session({ title: 'Kept', start: '2026-11-20 21:00' }),
      await room.session({ title: 'Cancelled', start: '2026-11-20 23:00' }),
      await room.session({ title: 'Early', start: '2026-11-20 07:00' }),
    ];
    for (const id of [kept, cancelled, early]) expect((await room.book(learner, id)).statusCode).toBe(200);
    expect(await sentBy('2026-11-19 07:00')).toEqual(['Reminder: Early']);
    expect(await sentBy('2026-11-19 23:00')).toEqual(['Reminder: Early']);
    // An hour before a session that begins as they end, it would be too late.
    expect(await sentBy('2026-11-20 06:00')).toEqual(['Reminder: Early', 'Starting soon: Early']);
    await room.test.database.pool.query('update training_sessions set cancelled_at = now() where id = $1', [
      cancelled,
    ]);
    expect((await sentBy('2026-11-20 07:00')).slice(2)).toEqual(['Reminder: Kept']);
  });

  it('are a job that the worker knows', async () => {
    await room.book(learner, await room.session({ title: 'By the worker' }));
    room.setClock('2026-11-19 18:00');
    const worker = startWorker({
      ...room.test.services,
      postOffice: null,
      publicUrl: 'http://academy.example',
    });
    await room.test.database.pool.query("select graphile_worker.add_job('remind-of-sessions', '{}')");
    await expect.poll(() => subjects()).toEqual(['Reminder: By the worker']);
    await worker.stop();
  });
});
