import type { Input } from '@academy/contract';
import { teaches } from '@academy/domain/catalogue/instructors';
import { accept, refuse } from '@academy/domain/kernel';
import { planSessions } from '@academy/domain/teaching/sessions';
import type { Queryable } from '../../../../database/connect.ts';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import { recordStaffAction } from '../../../academy/audit/index.ts';
import { instructorExists, readTeacher } from '../../../catalogue/instructors/index.ts';
import type { SessionContext } from '../session-context.ts';
import { addSessions, lockInstructor, upcomingOfInstructor } from '../sessions.store.ts';

type NewSession = Input<'POST /api/sessions'>;
const ID_BYTES = 12;

/** The instructor: a trainer gives their own sessions, an administrator names one. */
async function instructorFor(db: Queryable, actor: Actor, requestedId: string | undefined) {
  const teacher = await readTeacher(db, actor);
  const [own] = teacher.instructorIds;
  const instructorId = requestedId ?? own;
  if (instructorId === undefined) return refuse('not-an-instructor');
  const mayGive = teaches(teacher, [instructorId]) && (await instructorExists(db, instructorId));
  return mayGive ? accept(instructorId) : refuse('not-an-instructor');
}

/** One session, or a weekly series: all of them or none. */
export async function createSessions(
  context: Pick<SessionContext, 'clock' | 'randomBytes' | 'catalogue'>,
  tx: Queryable,
  actor: Actor,
  { instructorId: requestedId, date, minutes, weeks, courseId, ...session }: NewSession,
) {
  const now = context.clock();
  const instructor = await instructorFor(tx, actor, requestedId);
  if (!instructor.ok) return instructor;
  const instructorId = instructor.value;
  const course = courseId === null ? null : (await context.catalogue.read()).courseOf(courseId);
  if (course === undefined || course?.instructors.every(({ id }) => id !== instructorId))
    return refuse('unknown-course');
  await lockInstructor(tx, instructorId);
  const plan = { startsAt: new Date(date), minutes, weeks };
  const planned = planSessions(plan, await upcomingOfInstructor(tx, instructorId, now), now);
  if (!planned.ok) return planned;
  const made = planned.value.map((time) => ({
    ...session,
    ...time,
    id: `s-${context.randomBytes(ID_BYTES).toString('hex')}`,
    title: session.title.trim(),
    description: session.description.trim(),
    instructorId,
    courseId,
  }));
  await addSessions(tx, made);
  for (const { id } of made)
    await recordStaffAction(tx, { actorId: actor.userId, action: 'create-session', subject: id, now });
  return accept({ made: made.length });
}
