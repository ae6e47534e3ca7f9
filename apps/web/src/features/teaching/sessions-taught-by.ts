import type { SessionAnswer } from '@academy/contract/sessions';

export interface Teacher {
  readonly courseIds: ReadonlySet<string>;
  readonly fullName: string | null;
}

/** Upcoming sessions that a person gives, or that belong to a course of theirs; the next one first. */
export function sessionsTaughtBy(
  { courseIds, fullName }: Teacher,
  sessions: readonly SessionAnswer[],
): SessionAnswer[] {
  return sessions
    .filter(({ status }) => status === 'upcoming')
    .filter(
      ({ instructor, courseId }) => instructor === fullName || (courseId !== null && courseIds.has(courseId)),
    )
    .sort((one, other) => one.date.localeCompare(other.date));
}
