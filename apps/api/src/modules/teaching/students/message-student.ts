import { accept, refuse, sastDay, startOfSastDay } from '@academy/domain/kernel';
import { writeToStudent } from '@academy/domain/teaching/students';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import type { Services } from '../../../services.ts';
import { recordStaffAction } from '../../academy/audit/index.ts';
import { findAccount } from '../../accounts/identity/index.ts';
import { queueChosenMail } from '../../accounts/mail-preferences/index.ts';
import { studentsOf } from './enrolled-learners.store.ts';
import { ownCourses, type TeachingContext } from './list-taught.ts';
import { studentLetter } from './student-letter.ts';
import { addMessage, lockSender, writtenSince } from './student-messages.store.ts';
import { studentRefs } from './student-ref.ts';

export type MessageContext = TeachingContext & Pick<Services, 'clock'> & { readonly publicUrl: () => string };

interface Message {
  readonly studentRef: string;
  readonly text: string;
}

/** A mail from a trainer to one of their learners: stored, audited, and limited per day. */
export async function messageStudent(
  context: MessageContext,
  tx: Queryable,
  actor: Actor,
  { studentRef, text }: Message,
) {
  const now = context.clock();
  const courses = await ownCourses(context, tx, actor);
  const refOf = await studentRefs(tx, actor.userId);
  const found = (await studentsOf(tx, [...courses.keys()])).find((each) => refOf(each) === studentRef);
  const learner = found && (await findAccount(tx, found.userId));
  if (!found || !learner) return refuse('unknown-student');
  await lockSender(tx, actor.userId);
  const since = startOfSastDay(sastDay(now));
  const decision = writeToStudent(await writtenSince(tx, actor.userId, learner.id, since));
  if (!decision.ok) return decision;
  const letter = studentLetter({
    name: learner.fullName ?? learner.username,
    trainer: actor.user.fullName ?? actor.user.username,
    courseTitle: courses.get(found.courseId) ?? found.courseId,
    text: text.trim(),
    publicUrl: context.publicUrl(),
  });
  const isSent = await queueChosenMail(tx, {
    kind: 'course-updates',
    userId: learner.id,
    recipient: learner.email,
    ...letter,
    publicUrl: context.publicUrl(),
    now,
  });
  if (!isSent) return refuse('no-mail-wanted');
  await addMessage(tx, {
    senderId: actor.userId,
    userId: learner.id,
    courseId: found.courseId,
    content: text.trim(),
    sentAt: now,
  });
  await recordStaffAction(tx, {
    actorId: actor.userId,
    action: 'message-student',
    subject: learner.id,
    now,
  });
  return accept(null);
}
