import type { Input } from '@academy/contract';
import { accept, refuse } from '@academy/domain/kernel';
import { openTicket as open } from '@academy/domain/teaching/tickets';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import { queueMail } from '../../academy/outbox/index.ts';
import type { Catalogue } from '../../catalogue/courses/index.ts';
import { ticketOpenedLetter } from './ticket-letters.ts';
import { readersOf } from './ticket-readers.store.ts';
import { addTicket, addWords, countOpen, lockAsker } from './tickets.store.ts';
import { instructorsOf, type TicketsContext } from './tickets-context.ts';

type Question = Input<'POST /api/tickets'>;

/** The course that a question is about; undefined when there is no such course or lesson. */
function courseOf(
  { courses }: Catalogue,
  { courseId, lessonId }: Pick<Question, 'courseId' | 'lessonId'>,
): string | null | undefined {
  if (lessonId !== undefined)
    return courses.find(({ modules }) =>
      modules.some(({ lessons }) => lessons.some(({ id }) => id === lessonId)),
    )?.id;
  return courseId === undefined ? null : courses.find(({ id }) => id === courseId)?.id;
}

/** Question, first message and notices are one transaction. */
export async function openTicket(
  { clock, catalogue, publicUrl }: TicketsContext,
  tx: Queryable,
  { userId, user }: Actor,
  question: Question,
) {
  const now = clock();
  const known = await catalogue.read();
  const courseId = courseOf(known, question);
  if (courseId === undefined) return refuse('unknown-course');
  await lockAsker(tx, userId);
  const decision = open(await countOpen(tx, userId));
  if (!decision.ok) return decision;
  const id = await addTicket(tx, {
    userId,
    subject: question.subject.trim(),
    courseId,
    lessonId: question.lessonId ?? null,
    chat: question.chat ?? [],
    createdAt: now,
    lastAt: now,
    lastFrom: 'learner',
  });
  await addWords(tx, id, {
    authorId: userId,
    authorName: user.fullName ?? user.username,
    writtenFrom: 'learner',
    content: question.text.trim(),
    writtenAt: now,
  });
  for (const { email, name } of await readersOf(tx, id, instructorsOf(known, courseId) ?? []))
    await queueMail(tx, {
      recipient: email,
      ...ticketOpenedLetter({ name, publicUrl: publicUrl(), ticketId: id }),
      now,
    });
  return accept({ id });
}
