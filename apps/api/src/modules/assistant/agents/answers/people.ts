import { levelPercent } from '@academy/domain/assistant/agents';
import { dayInWords, sastDay, sastTime } from '@academy/domain/kernel';
import { runningDays } from '@academy/domain/learning/streaks';
import type { Reply, Turn } from '../engine.ts';
import type { Tools } from '../tools.ts';
import { listPosition } from './list-position.ts';
import { countOf, listOf, oneOf, paragraphs } from './phrasing.ts';

const AT_ONCE = 3;
const MEETINGS = 2;
const MOST_SHARED = 5;
const when = (instant: Date) => `${dayInWords(sastDay(instant))} at ${sastTime(instant)} SAST`;

export async function sessionsReply(tools: Tools, turn: Turn): Promise<Reply> {
  const upcoming = (await tools.sessions()).filter(({ endDate }) => new Date(endDate) > tools.now);
  const booked = upcoming.filter(({ booking }) => booking !== null);
  const position = listPosition(turn, 'sessions');
  const bookable = upcoming.filter(({ booking }) => booking === null);
  const line = ({ title, date, instructor }: (typeof upcoming)[number]) =>
    `${title} with ${instructor}, ${when(new Date(date))}`;
  const state = (session: (typeof upcoming)[number]) =>
    session.booking?.state === 'waiting' ? ' (waiting list)' : '';
  const shown = bookable.slice(position, position + AT_ONCE);
  return {
    text: paragraphs(
      position === 0 &&
        (booked.length === 0
          ? 'You have no session booked.'
          : `${oneOf(turn, ['You have booked', 'In your calendar there', 'You are down for'])}${turn.message.length % 3 === 1 ? ` ${booked.length === 1 ? 'is' : 'are'}` : ''} ${countOf(booked.length, 'session')}:\n${listOf(booked.map((each) => line(each) + state(each)))}`),
      shown.length > 0
        ? `${position === 0 ? 'You can book' : 'Then there is'}:\n${listOf(shown.map(line))}`
        : position > 0 && 'There are no more sessions planned at the moment.',
    ),
    intent: 'sessions',
    confidence: 'high',
    actions: [{ label: 'Sessions in the training hub', href: '/training' }],
    suggestions: [
      ...(bookable.length > position + AT_ONCE ? ['And the next ones?'] : []),
      'Which events are coming up?',
    ],
    memory: { intent: 'sessions', told: position + AT_ONCE },
  };
}

export async function eventsReply(tools: Tools, turn: Turn): Promise<Reply> {
  const registered = new Set((await tools.registrations()).map(({ eventId }) => eventId));
  const coming = (await tools.events()).filter(({ endsAt }) => endsAt > tools.now);
  const position = listPosition(turn, 'events');
  const shown = coming.slice(position, position + AT_ONCE);
  const lines = shown.map(
    ({ id, title, place, startsAt }) =>
      `${title}, ${when(startsAt)}, ${place}${registered.has(id) ? ' (you are registered)' : ''}`,
  );
  const none = position > 0 ? 'There are no more events planned.' : 'No event is planned at the moment.';
  return {
    text: lines.length === 0 ? none : `${position > 0 ? 'Then:' : 'Coming up:'}\n${listOf(lines)}`,
    intent: 'events',
    confidence: 'high',
    actions: [{ label: 'All events', href: '/events' }],
    suggestions: [
      ...(coming.length > position + AT_ONCE ? ['And the next ones?'] : []),
      'Which sessions have I booked?',
    ],
    memory: { intent: 'events', told: position + AT_ONCE },
  };
}

export async function levelReply(tools: Tools): Promise<Reply> {
  const chat = await tools.chat();
  const days = runningDays(chat.streak, sastDay(tools.now));
  return {
    text: paragraphs(
      `With us in the chat you are on level ${chat.level} with ${chat.experience} experience points; the bar stands at ${levelPercent(chat)}%. Every reply gives you 10.`,
      days > 0 && `You have chatted ${countOf(days, 'day')} in a row.`,
    ),
    intent: 'level',
    confidence: 'high',
    suggestions: ['Show my progress', 'Which badges do I have?'],
  };
}

/** Where to meet other learners next. */
async function meetings(tools: Tools): Promise<string[]> {
  const sessions = (await tools.sessions()).filter(({ date }) => new Date(date) > tools.now);
  const events = (await tools.events()).filter(({ startsAt }) => startsAt > tools.now);
  return [
    ...sessions.slice(0, MEETINGS).map(({ title, date }) => `${title}, ${when(new Date(date))}`),
    ...events.slice(0, MEETINGS).map(({ title, startsAt }) => `${title}, ${when(startsAt)}`),
  ];
}

/** AGENT-14: the learner's awards, each with its day. */
async function toShare(tools: Tools): Promise<string> {
  const badges = (await tools.badges()).map(
    ({ name, earnedAt }) => `${name}, on ${dayInWords(sastDay(new Date(earnedAt)))}`,
  );
  const certificates = (await tools.certificates())
    .filter(({ revokedAt }) => revokedAt === null)
    .map(
      ({ facts, completedAt }) => `${facts.courseTitle}, completed on ${dayInWords(sastDay(completedAt))}`,
    );
  if (badges.length + certificates.length === 0)
    return 'As soon as you have a badge or a certificate you can share it with a link.';
  return paragraphs(
    badges.length > 0 &&
      `You can share each of your ${countOf(badges.length, 'badge')} with a link. The latest:\n${listOf(badges.slice(0, MOST_SHARED))}`,
    certificates.length > 0 &&
      `From your profile you can share your certificates:\n${listOf(certificates.slice(0, MOST_SHARED))}`,
  );
}

/** Only the learner's own rank, what may be shared and where to meet: nobody else is named here. */
export async function communityReply(tools: Tools): Promise<Reply> {
  const { me } = await tools.leaderboard();
  const next = await meetings(tools);
  const place = me?.place ? `, place ${me.place}` : '';
  return {
    text: paragraphs(
      me
        ? `You stand on the leaderboard as ${me.name}: ${countOf(me.points, 'point')} this week${place}.`
        : 'You are not on the leaderboard. You can join it under a name that you choose, and leave it again.',
      await toShare(tools),
      next.length > 0
        ? `You meet others here next:\n${listOf(next)}`
        : 'You meet others in sessions and at events; none is planned at the moment.',
    ),
    intent: 'community',
    confidence: 'high',
    actions: [
      { label: 'Leaderboard', href: '/leaderboard' },
      { label: 'Share a badge', href: '/achievements' },
    ],
    suggestions: ['Which events are coming up?', 'Which sessions have I booked?'],
  };
}
