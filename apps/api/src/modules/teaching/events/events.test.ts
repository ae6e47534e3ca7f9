import { fileURLToPath } from 'node:url';
import type { EventAnswer } from '@academy/contract/teaching/events';
import { COURSE_GRADIENTS } from '@academy/domain/catalogue/courses';
import { isUnderFilter } from '@academy/domain/teaching/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemoEvents } from '../../../seed/demo-events.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const CONTENT_FOLDER = fileURLToPath(new URL('../../../../../../content/', import.meta.url));

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp({ DEMO: 'on' });
});
afterAll(() => academy.close());

async function events(): Promise<EventAnswer[]> {
  const answer = await academy.call('GET', '/api/events');
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('events', () => {
  it('are none where nobody has added any, and no sample outside the demonstration', async () => {
    const { services } = academy;
    await seedDemoEvents({ ...services, config: { ...services.config, isDemo: false } }, CONTENT_FOLDER);
    expect(await events()).toEqual([]);
  });

  it('EVENT-08 answer id, title, type, description, date and gradient to everybody, the earliest first', async () => {
    await seedDemoEvents(academy.services, CONTENT_FOLDER);
    const all = await events();
    expect(all).toHaveLength(10);
    expect(all.map(({ date }) => date)).toEqual(all.map(({ date }) => date).toSorted());
    for (const event of all) {
      expect(COURSE_GRADIENTS).toContain(event.gradientClass);
      expect(Date.parse(event.endDate)).toBeGreaterThan(Date.parse(event.date));
    }
    expect(all.find(({ id }) => id === 'careers-in-data')).toEqual({
      id: 'careers-in-data',
      title: 'Ask me anything: careers in data',
      eventType: 'Live Session',
      description: expect.stringContaining('Priya Naidoo'),
      // Half past five in the afternoon of the day of seeding, in South Africa.
      date: '2026-11-15T15:30:00.000Z',
      endDate: '2026-11-15T16:30:00.000Z',
      place: 'Online',
      isOnline: true,
      hasJoiningLink: true,
      seatsLeft: null,
      gradientClass: 'green-blue',
    });
  });

  it('EVENT-02 EVENT-03 EVENT-04 fill every tab on the day of seeding', async () => {
    const all = await events();
    const now = academy.services.clock();
    const countOf = (filter: 'upcoming' | 'now' | 'past') =>
      all.filter(({ date }) => isUnderFilter(filter, new Date(date), now)).length;
    expect([countOf('upcoming'), countOf('now'), countOf('past')]).toEqual([6, 2, 4]);
  });

  it('stay where they are when the product starts again on another day', async () => {
    const before = await events();
    academy.moveClock(3 * 24 * 60 * 60 * 1000);
    await seedDemoEvents(academy.services, CONTENT_FOLDER);
    expect(await events()).toEqual(before);
  });

  it('cost nothing when the browser has them already', async () => {
    const { etag } = (await academy.call('GET', '/api/events')).headers;
    const again = await academy.call('GET', '/api/events', { headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('SHELL-38 are found by the search', async () => {
    const cookie = await academy.signIn((await academy.addAccount('learner')).username);
    const answer = await academy.call('GET', '/api/search?text=hackathon', { cookie });
    expect(answer.json().hits[0]).toMatchObject({ kind: 'event', id: 'mzansi-open-data', href: '/events' });
  });
});
