import type { DemoSession } from '@academy/courseware/academy-content';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/test-app.ts';
import { sessionsToBook, storeDemoSessions, timeOf } from './demo-sessions.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await test.addAccount('learner', 'learner');
});
afterAll(() => test.close());

const sample = (id: string, dayOffset: number, time: string, duration = '1 hour'): DemoSession => ({
  id,
  title: `Title of ${id}`,
  type: 'Workshop',
  instructor: 'johan-van-wyk',
  courseId: 'ai-fundamentals',
  description: 'A description.',
  dayOffset,
  time,
  duration,
  seats: 5,
});

const SAMPLES = [
  sample('past', -7, '17:30'),
  sample('free', 1, '12:30'),
  sample('first-of-two', 2, '17:30', '2 hours'),
  sample('second-of-two', 2, '18:30', '1.5 hours'),
];

it('counts days from the day of seeding and times in SAST', () => {
  const late = new Date('2026-12-31T22:30:00Z');
  expect(timeOf(sample('x', 0, '00:15', '1.5 hours'), late)).toEqual({
    startsAt: new Date('2026-12-31T22:15:00Z'),
    endsAt: new Date('2026-12-31T23:45:00Z'),
  });
  expect(timeOf(sample('x', -1, '23:00'), late).startsAt).toEqual(new Date('2026-12-31T21:00:00Z'));
});

it('books two upcoming sessions, one of them in the way of another', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  const sessions = SAMPLES.map((session) => ({ id: session.id, ...timeOf(session, now) }));
  expect(sessionsToBook(sessions, now).map(({ id }) => id)).toEqual(['first-of-two', 'free']);
});

it('TRAIN-40 seeds the samples and the bookings of the demo learner once, also from two processes', async () => {
  await Promise.all([storeDemoSessions(test.services, SAMPLES), storeDemoSessions(test.services, SAMPLES)]);
  await storeDemoSessions(test.services, [sample('later', 3, '10:00')]);
  const cookie = await test.signIn('learner');
  const sessions: { id: string; status: string; booking: object | null; conflictsWith: string | null }[] = (
    await test.call('GET', '/api/sessions', { cookie })
  ).json();
  expect(sessions.map(({ id, status, booking }) => [id, status, booking !== null])).toEqual([
    ['past', 'completed', false],
    ['free', 'upcoming', true],
    ['first-of-two', 'upcoming', true],
    ['second-of-two', 'upcoming', false],
  ]);
  expect(sessions[3]?.conflictsWith).toBe('Title of first-of-two');
});
