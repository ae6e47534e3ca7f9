import type { SessionAnswer } from '@academy/contract/teaching/sessions';
import { type Teacher, teaches } from '@academy/domain/catalogue/instructors';
import { isTimeToJoin } from '@academy/domain/teaching/joining-links';
import {
  durationText,
  firstOverlap,
  type Interval,
  sessionProgress,
  sessionStatus,
} from '@academy/domain/teaching/sessions';
import type { SessionForLearner } from './sessions.store.ts';

const MINUTE_MS = 60 * 1000;

interface Asker {
  readonly teacher: Teacher;
  readonly booked: readonly (Interval & { readonly title: string })[];
}

export function sessionAnswer(
  session: SessionForLearner,
  { teacher, booked }: Asker,
  now: Date,
): SessionAnswer {
  const {
    startsAt,
    endsAt,
    own,
    place,
    id,
    title,
    type,
    instructor,
    description,
    courseId,
    seatsLeft,
    joiningUrl,
    seats,
    material,
  } = session;
  const isOwn = teaches(teacher, [session.instructorId]);
  return {
    id,
    title,
    date: startsAt.toISOString(),
    endDate: endsAt.toISOString(),
    duration: durationText((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS),
    type,
    instructor,
    description,
    courseId,
    status: sessionStatus(session, now),
    progress: sessionProgress(session, now),
    seatsLeft,
    seats,
    isOwn,
    material: isOwn || own === 'booked' ? [...material] : [],
    hasJoiningLink: joiningUrl !== null,
    joiningUrl: isOwn || (own === 'booked' && isTimeToJoin(session, now)) ? joiningUrl : null,
    booking: own && { state: own, place },
    conflictsWith: own === 'booked' ? null : (firstOverlap(session, booked)?.title ?? null),
  };
}
