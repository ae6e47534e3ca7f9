import { newEntry } from '@academy/domain/catalogue/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../test/test-learner.ts';

const HOUR_MS = 60 * 60 * 1000;
let academy: TestApp;
let administrator: TestLearner;
let [learner, stranger] = [{} as TestLearner, {} as TestLearner];
beforeAll(async () => {
  academy = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  administrator = await addLearner(academy, 'administrator');
  [learner, stranger] = [await addLearner(academy), await addLearner(academy)];
});
afterAll(() => academy.close());

/** An event of the studio that begins in this many hours, for which the learner has registered. */
async function registeredEvent(title: string, inHours: number): Promise<string> {
  const date = new Date(academy.services.clock().getTime() + inHours * HOUR_MS).toISOString();
  const form = { ...newEntry('event', academy.services.clock()), title, description: 'Questions.', date };
  const { id } = (await administrator.post('/api/admin/events', form)).json<{ id: string }>();
  await academy.database.pool.query(
    'insert into event_registrations (event_id, user_id, registered_at) values ($1, $2, $3)',
    [id, learner.id, academy.services.clock()],
  );
  return id;
}
const remove = (id: string) => administrator.delete(`/api/admin/events/${id}`);
const bringBack = (id: string) => administrator.post(`/api/admin/content/events/${id}/restoration`);

async function notificationsOf({ id, email }: TestLearner, title: string) {
  const { rows } = await academy.database.pool.query(
    `select (select json_agg(kind order by id) from notices where user_id = $1 and title = $3) as notices,
            (select json_agg(subject order by created_at, subject) from outbox_mails
              where recipient = $2 and subject like '%' || $3) as mails`,
    [id, email, title],
  );
  return rows[0];
}

describe('who registered for an event', () => {
  it('hears by notice and mail when it is deleted, once, and when it is brought back', async () => {
    const id = await registeredEvent('Open evening', 48);
    expect((await remove(id)).statusCode).toBe(204);
    expect((await remove(id)).statusCode).toBe(404);
    expect(await notificationsOf(learner, 'Open evening')).toEqual({
      notices: ['event-cancelled'],
      mails: ['Cancelled: Open evening'],
    });
    academy.moveClock(1000);
    for (const _ of ['once', 'twice']) expect((await bringBack(id)).statusCode).toBe(204);
    expect(await notificationsOf(learner, 'Open evening')).toEqual({
      notices: ['event-cancelled', 'event-restored'],
      mails: ['Cancelled: Open evening', 'It takes place after all: Open evening'],
    });
    expect((await learner.get('/api/event-registrations')).json()).toMatchObject([{ eventId: id }]);
    academy.moveClock(1000);
    await remove(id);
    expect((await notificationsOf(learner, 'Open evening')).notices).toHaveLength(3);
    expect(await notificationsOf(stranger, 'Open evening')).toEqual({ notices: null, mails: null });
  });

  it('hears nothing of one that has begun', async () => {
    const id = await registeredEvent('Last week', -48);
    expect((await remove(id)).statusCode).toBe(204);
    expect(await notificationsOf(learner, 'Last week')).toEqual({ notices: null, mails: null });
  });
});
