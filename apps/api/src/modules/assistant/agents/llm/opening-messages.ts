import { levelPercent, mayGoToModel, redactIdentity } from '@academy/domain/assistant/agents';
import type { Queryable } from '../../../../database/connect.ts';
import type { ModelMessage } from '../../../../gateways/language-model.ts';
import { messagesSince } from '../conversation/conversations.store.ts';
import type { Prepared } from '../embedded-engine.ts';
import type { Turn } from '../engine.ts';
import type { Tools } from '../tools.ts';
import { between, untagged } from './instructions.ts';

const REMEMBERED_MS = 24 * 60 * 60 * 1000;
const MOST_MESSAGES = 8;
const MOST_REMEMBERED_CHARACTERS = 6000;

interface Opening {
  readonly turn: Turn;
  readonly prepared: Prepared;
  /** Already tagged, each with its id. */
  readonly passages: string;
  readonly agreedAt: Date;
}

/** First name, level and progress: nothing else about a person is sent out. */
async function learnerLine({ firstName, chat, progress, catalogue }: Tools): Promise<string> {
  const level = await chat();
  const { courses } = (await progress()).answer;
  const places = courses
    .filter(({ isEnrolled }) => isEnrolled)
    .map(({ courseId, percent }) => `${catalogue.courseOf(courseId)?.title ?? courseId} ${percent}%`);
  return [
    `First name: ${firstName ?? 'not known'}`,
    `Level in the chat: ${level.level} (${levelPercent(level)}%)`,
    `Courses: ${places.join('; ') || 'none yet'}`,
  ].join('\n');
}

/** The end of the conversation, as far as it fits. Messages from before the learner's consent are left out. */
async function earlierMessages(
  db: Queryable,
  { sessionId, now }: Turn,
  agreedAt: Date,
): Promise<ModelMessage[]> {
  const since = new Date(Math.max(now.getTime() - REMEMBERED_MS, agreedAt.getTime()));
  const earlier = await messagesSince(db, sessionId, since, MOST_MESSAGES);
  let room = MOST_REMEMBERED_CHARACTERS;
  return earlier
    .map(({ role, content, intent }) => ({
      role,
      content: intent === null || mayGoToModel(intent) ? content : 'The academy has answered this itself.',
    }))
    .toReversed()
    .filter(({ content }) => {
      room -= content.length;
      return room >= 0;
    })
    .toReversed();
}

function programOf({ program }: Turn): string {
  return program ? untagged(`${program.code}\n\nWhat it said:\n${program.error || 'nothing'}`) : '';
}

/** The conversation as a model reads it. Everything in it passes the same redaction: no names but the first, no addresses. */
export async function openingMessages(
  db: Queryable,
  { turn, prepared, passages, agreedAt }: Opening,
): Promise<ModelMessage[]> {
  const { reply, tools } = prepared;
  // A quotation is among the passages; a refusal to guess is not a record.
  const record = reply.citations || reply.confidence === 'none' ? '' : untagged(reply.text);
  const parts = [
    between('learner', untagged(await learnerLine(tools))),
    between('record', record),
    between('passages', passages),
    between('program', programOf(turn)),
    between('question', untagged(turn.message)),
  ].filter((part) => part !== '');
  const messages = [
    ...(await earlierMessages(db, turn, agreedAt)),
    { role: 'user', content: parts.join('\n\n') } as const,
  ];
  return messages.map((message) =>
    message.content === null
      ? message
      : { ...message, content: redactIdentity(message.content, turn.actor.user) },
  );
}
