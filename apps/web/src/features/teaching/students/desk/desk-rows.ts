import type { Answer } from '@academy/contract';
import type { SessionAnswer } from '@academy/contract/teaching/sessions';
import { sastDateTime, sastDayAndMonth } from '@academy/domain/kernel';

export interface DeskRow {
  readonly key: string;
  readonly title: string;
  readonly note: string;
}

type Student = Answer<'GET /api/students'>[number];

export function sessionRows(sessions: readonly SessionAnswer[]): DeskRow[] {
  return sessions.map(({ id, title, date, seatsLeft }) => ({
    key: id,
    title,
    note: `${sastDateTime(new Date(date))} · ${seatsLeft === 1 ? '1 seat' : `${seatsLeft} seats`} left`,
  }));
}

/** Sorted by number of learners. */
export function courseRows(courses: Answer<'GET /api/my-courses'>): DeskRow[] {
  return courses
    .toSorted((one, other) => other.learners - one.learners)
    .map(({ courseId, title, learners, averagePercent }) => ({
      key: courseId,
      title,
      note:
        learners === 0
          ? 'No learners yet'
          : `${learners === 1 ? '1 learner' : `${learners} learners`}, ${averagePercent}% on average`,
    }));
}

/** The longest inactive first; those who have not started come last. */
export function attentionRows(students: readonly Student[]): DeskRow[] {
  return students
    .filter(({ attention }) => attention !== null)
    .map((student) => ({ ...student, lastAt: student.lastAt === null ? null : new Date(student.lastAt) }))
    .sort((one, other) => (one.lastAt?.getTime() ?? Infinity) - (other.lastAt?.getTime() ?? Infinity))
    .map(({ fullName, courseId, courseTitle, percent, lastAt }) => ({
      key: `${fullName} ${courseId}`,
      title: fullName,
      note:
        lastAt === null
          ? `${courseTitle} · not begun yet`
          : `${courseTitle} · ${percent}%, last active ${sastDayAndMonth(lastAt)}`,
    }));
}
