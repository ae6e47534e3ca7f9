import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import { isEnrolled } from '../../enrolment/places/index.ts';
import { lockLearner } from '../learning-log/index.ts';
import { mayRead } from './lesson-access.ts';
import type { LessonContext } from './read-lesson.ts';
import { hasNoteBox, storeNewestWriting } from './writings.store.ts';

const NOTE_PREFIX = 'note-';

interface SentText {
  readonly lessonId: string;
  readonly slot: string;
  readonly text: string;
  readonly writtenAt: string;
}

/** Of two devices the later text wins; a clock that is ahead does not win for ever. */
export async function saveWriting(context: LessonContext, db: Queryable, actor: Actor, writing: SentText) {
  const { lessonId, slot, text } = writing;
  const { userId } = actor;
  const lesson = (await context.catalogue.read()).lessonOf(lessonId);
  if (!lesson?.isWritten) return refuse('unknown-lesson');
  if (!mayRead(actor, lesson, await isEnrolled(db, userId, lesson.courseId))) return refuse('not-enrolled');
  if (slot.startsWith(NOTE_PREFIX) && !(await hasNoteBox(db, lessonId, slot.slice(NOTE_PREFIX.length))))
    return refuse('unknown-slot');
  const now = context.clock();
  const reportedAt = new Date(writing.writtenAt);
  const writtenAt = reportedAt <= now ? reportedAt : now;
  const stored = await db.transaction(async (tx) => {
    const newest = await storeNewestWriting(tx, { userId, lessonId, slot, body: text, writtenAt });
    // Answers that carry these texts are cached by the version of the record.
    await lockLearner(tx, userId);
    return newest;
  });
  return accept({ text: stored.body, writtenAt: stored.writtenAt.toISOString() });
}
