import { randomUUID } from 'node:crypto';
import { COURSE, DEMO_LEARNER, LESSON } from '../product-places.ts';
import type { Asker } from './reads.ts';

type Method = 'POST' | 'PUT' | 'DELETE';
/** Makes the request, and returns the answer. */
export type Send = (by: Asker | 'nobody', method: Method, path: string, body?: object) => Promise<unknown>;

export interface Learner {
  readonly id: string;
  readonly username: string;
}

const eventsOf = (now: () => Date) => {
  const base = () => ({ id: randomUUID(), lessonId: LESSON, occurredAt: now().toISOString() });
  return [
    { ...base(), kind: 'lesson-opened' },
    { ...base(), kind: 'lesson-studied', seconds: 30, place: 500 },
    { ...base(), kind: 'lesson-read' },
    { ...base(), kind: 'check-answered', checkId: 'first-check-of-it', isRight: true },
  ];
};

async function study(send: Send): Promise<void> {
  for (const event of eventsOf(() => new Date()))
    await send('learner', 'POST', '/api/learning-events', { events: [event] });
  await send('learner', 'PUT', `/api/lessons/${LESSON}/writings/notes`, {
    text: 'What I want to remember.',
    writtenAt: new Date().toISOString(),
  });
  await send('learner', 'PUT', '/api/study-plan', { hoursPerWeek: 4, courseId: COURSE });
  await send('learner', 'DELETE', '/api/study-plan');
  await send('learner', 'PUT', `/api/courses/${COURSE}/project`, { answers: {}, ticked: [] });
}

async function talk(send: Send, { id }: Learner): Promise<void> {
  const sessionId = `evening-${id.slice(0, 8)}`;
  const ask = (message: string) =>
    send('learner', 'POST', '/api/agents/message', { agentType: 'helpdeskai', message, sessionId });
  await ask('How do I save a file?');
  await ask('What is my next lesson?');
  await send('learner', 'PUT', '/api/agents/verdict', { sessionId, sequence: 2, isHelpful: true });
  await send('learner', 'PUT', '/api/agents/consent', { isAgreed: true });
  const ticket = { subject: 'My certificate', text: 'Where do I find it?' };
  const { id: ticketId } = (await send('learner', 'POST', '/api/tickets', ticket)) as { id: string };
  await send('admin', 'POST', `/api/tickets/${ticketId}/messages`, { text: 'On your page.' });
  await send('learner', 'POST', `/api/tickets/${ticketId}/messages`, { text: 'Thank you.' });
  await send('learner', 'POST', `/api/tickets/${ticketId}/closing`);
}

async function arrange(send: Send, { sessionId, eventId }: Places): Promise<void> {
  await send('learner', 'POST', `/api/sessions/${sessionId}/bookings`, { orWait: true });
  await send('learner', 'DELETE', `/api/sessions/${sessionId}/bookings`);
  await send('learner', 'DELETE', `/api/events/${eventId}/registrations`);
  await send('learner', 'POST', `/api/events/${eventId}/registrations`);
  await send('learner', 'POST', '/api/notices/read', { upTo: 500_000_000 });
  await send('learner', 'POST', '/api/achievements/seen', { achievementIds: [1, 2] });
  await send('learner', 'PUT', '/api/achievements/2/share', { name: 'Naledi' });
  await send('learner', 'DELETE', '/api/achievements/2/share');
  await send('learner', 'PUT', '/api/leaderboard/entry', { name: 'Naledi', province: 'Gauteng' });
  await send('learner', 'POST', '/api/coins/redemptions', { rewardId: 'mentorship', note: 'My CV.' });
}

async function settle(send: Send, { username }: Learner): Promise<void> {
  const profile = { fullName: 'Naledi Mokoena', province: 'Gauteng', goal: null };
  await send('learner', 'PUT', '/api/profile', profile);
  await send('learner', 'PUT', '/api/display-settings', { accessibilityMode: false, fontSize: 'large' });
  await send('learner', 'PUT', '/api/quiet-hours', { quietHours: { fromHour: 20, toHour: 6 } });
  await send('learner', 'PUT', '/api/mail-preferences/achievements', { isWanted: false });
  await send('learner', 'POST', '/api/calendar-feed');
  await send('nobody', 'POST', '/api/auth/password-reset', { username });
  await send('nobody', 'POST', '/api/auth/login', { username, password: DEMO_LEARNER.password });
  await send('learner', 'POST', '/api/auth/confirmation/password', { password: DEMO_LEARNER.password });
}

/** The work of staff about a learner. */
async function administer(send: Send, { id }: Learner): Promise<void> {
  const change = { role: 'learner', reason: 'A reason.' };
  await send('admin', 'PUT', `/api/admin/people/${id}`, { ...change, isSuspended: true });
  await send('admin', 'PUT', `/api/admin/people/${id}`, { ...change, isSuspended: false });
  await send('admin', 'POST', `/api/admin/people/${id}/sign-out`, { reason: 'A reason.' });
  await send('admin', 'POST', `/api/admin/people/${id}/password-link`, { reason: 'A reason.' });
}

export interface Places {
  readonly sessionId: string;
  readonly eventId: string;
}

/** What a learner and the staff do on an evening, up to the request for a copy of all data and for its erasure. */
export async function spendEvening(send: Send, learner: Learner, places: Places): Promise<void> {
  await study(send);
  await talk(send, learner);
  await arrange(send, places);
  await settle(send, learner);
  await send('learner', 'POST', '/api/privacy/export');
  await send('learner', 'POST', '/api/privacy/erasure', { password: DEMO_LEARNER.password });
  await administer(send, learner);
}
