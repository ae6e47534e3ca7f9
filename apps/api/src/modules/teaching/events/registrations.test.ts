import type { EventAnswer, EventRegistration } from '@academy/contract/teaching/events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ageConfirmation } from '../../../test/sign-in/age-confirmation.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../test/test-learner.ts';

const MINUTE_MS = 60_000;
const LINK = 'https://meet.example.co.za/open-evening';
let academy: TestApp;
let learner: TestLearner;
let count = 0;
beforeAll(async () => {
  academy = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
});
afterAll(() => academy.close());
beforeEach(async () => {
  learner = await addLearner(academy);
});

/** Begins in this many minutes and lasts an hour. */
async function addEvent(inMinutes: number, seats: number | null = null): Promise<string> {
  count += 1;
  const startsAt = new Date(academy.services.clock().getTime() + inMinutes * MINUTE_MS);
  await academy.database.pool.query(
    `insert into events (id, title, event_type, description, starts_at, ends_at, place, gradient, seats)
     values ($1, $2, 'Webinar', 'Questions and answers.', $3, $3::timestamptz + interval '1 hour', 'Online', 'blue-teal', $4)`,
    [`event-${count}`, `Event ${count}`, startsAt, seats],
  );
  return `event-${count}`;
}
const register = (who: TestLearner, id: string) => who.post(`/api/events/${id}/registrations`);
const withdraw = (who: TestLearner, id: string) => who.delete(`/api/events/${id}/registrations`);
const own = async (who: TestLearner) =>
  (await who.get('/api/event-registrations')).json<EventRegistration[]>();
const shown = async (id: string) =>
  (await academy.call('GET', '/api/events')).json<EventAnswer[]>().find((event) => event.id === id);

describe('registering for an event', () => {
  it('counts once, however often it is asked for, and so does withdrawing', async () => {
    const id = await addEvent(600, 3);
    const answers = await Promise.all([register(learner, id), register(learner, id), register(learner, id)]);
    for (const answer of answers) expect(answer.json()).toEqual({ eventId: id, joiningUrl: null });
    expect(await own(learner)).toEqual([{ eventId: id, joiningUrl: null }]);
    expect(await shown(id)).toMatchObject({ seatsLeft: 2, isOnline: true, hasJoiningLink: false });
    for (const answer of [await withdraw(learner, id), await withdraw(learner, id)])
      expect(answer.statusCode).toBe(204);
    expect([await own(learner), (await shown(id))?.seatsLeft]).toEqual([[], 3]);
  });

  it('gives the last place to one of many who ask at once', async () => {
    const id = await addEvent(600, 1);
    const people = await Promise.all(Array.from({ length: 5 }, () => addLearner(academy)));
    const answers = await Promise.all(people.map((person) => register(person, id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.body).toBe('The last place has been taken.');
    expect((await shown(id))?.seatsLeft).toBe(0);
  });

  it('is refused when it is over, unknown, or nobody is signed in', async () => {
    const over = await register(learner, await addEvent(-60));
    expect([over.statusCode, over.body]).toEqual([409, 'This event is over.']);
    expect((await register(learner, 'nowhere')).statusCode).toBe(404);
    const id = await addEvent(600);
    expect((await academy.call('POST', `/api/events/${id}/registrations`)).statusCode).toBe(401);
    expect((await academy.call('GET', '/api/event-registrations')).statusCode).toBe(401);
  });

  it('is visible to nobody else, and is in the own calendar', async () => {
    const id = await addEvent(600);
    await register(learner, id);
    expect(await own(await addLearner(academy))).toEqual([]);
    const { url } = (await learner.post('/api/calendar-feed')).json();
    const feed = await academy.call('GET', String(url).replace('http://academy.example', ''));
    expect(feed.body).toContain(`UID:event-${id}@nexusai-academy`);
  });
});

describe('the joining link of an event', () => {
  it('is set by an administrator and reaches the registered when it is time, and nobody else', async () => {
    const id = await addEvent(16);
    const administrator = await addLearner(academy, 'administrator');
    const set = (who: TestLearner, url: string | null) => who.put(`/api/events/${id}/joining-link`, { url });
    expect((await set(await addLearner(academy, 'trainer'), LINK)).statusCode).toBe(403);
    expect((await set(administrator, 'http://meet.example.co.za')).statusCode).toBe(400);
    expect((await administrator.put('/api/events/nowhere/joining-link', { url: LINK })).statusCode).toBe(404);
    expect((await set(administrator, LINK)).statusCode).toBe(204);
    await register(learner, id);
    expect(await own(learner)).toEqual([{ eventId: id, joiningUrl: null }]);
    expect(await shown(id)).toMatchObject({ hasJoiningLink: true });
    academy.moveClock(MINUTE_MS);
    expect(await own(learner)).toEqual([{ eventId: id, joiningUrl: LINK }]);
    expect((await academy.call('GET', '/api/events')).body).not.toContain(LINK);
    academy.moveClock(75 * MINUTE_MS);
    expect(await own(learner)).toEqual([{ eventId: id, joiningUrl: null }]);
  });

  it('is replaced or removed only after a fresh confirmation', async () => {
    const id = await addEvent(16);
    const administrator = await addLearner(academy, 'administrator');
    const set = (url: string | null) => administrator.put(`/api/events/${id}/joining-link`, { url });
    await ageConfirmation(academy, administrator.id);
    expect((await set(LINK)).statusCode).toBe(204);
    expect((await set('https://evil.example/x')).statusCode).toBe(403);
    expect((await set(null)).statusCode).toBe(403);
    await register(learner, id);
    academy.moveClock(MINUTE_MS);
    expect(await own(learner)).toEqual([{ eventId: id, joiningUrl: LINK }]);
  });
});
