import type { SessionAnswer } from '@academy/contract/teaching/sessions';
import { describe, expect, it } from 'vitest';
import { ownRecentSessions, ownUpcomingSessions } from './sessions/own-sessions.ts';
import { ALL_STUDENTS, coursesOf, filterStudents, type Student } from './student-list/filter-students.ts';

const student = (fullName: string, courseId: string, attention: Student['attention'] = null): Student => ({
  ref: `${fullName} ${courseId}`,
  fullName,
  courseId,
  courseTitle: courseId.toUpperCase(),
  percent: 10,
  lastAt: null,
  attention,
});
const students = [
  student('Naledi Mokoena', 'python'),
  student('Sipho Dlamini', 'ai'),
  student('Naledi Mokoena', 'ai', 'stuck'),
];

describe('students', () => {
  it.each([
    ['', '', 3],
    [' nale ', '', 2],
    ['NALE', 'ai', 1],
    ['', 'python', 1],
    ['zzz', '', 0],
  ])('named %j in course %j are %i', (text, courseId, count) => {
    expect(filterStudents(students, { ...ALL_STUDENTS, text, courseId })).toHaveLength(count);
  });

  it('who need attention are found by that alone', () => {
    const found = filterStudents(students, { ...ALL_STUDENTS, needsAttention: true });
    expect(found.map(({ ref }) => ref)).toEqual(['Naledi Mokoena ai']);
  });

  it('name their courses once, by title', () => {
    expect(coursesOf(students).map(({ label }) => label)).toEqual(['AI', 'PYTHON']);
  });
});

describe('the sessions of a trainer', () => {
  const session = (id: string, change: Partial<SessionAnswer>) =>
    ({
      id,
      date: '2026-11-20T10:00:00.000Z',
      status: 'upcoming',
      isOwn: false,
      ...change,
    }) as SessionAnswer;

  it('are those that the server calls theirs and that have not begun, the next one first', () => {
    const sessions = [
      session('later', { isOwn: true, date: '2026-11-22T10:00:00.000Z' }),
      session('next', { isOwn: true }),
      session('over', { isOwn: true, status: 'completed' }),
      session('foreign', {}),
    ];
    expect(ownUpcomingSessions(sessions).map(({ id }) => id)).toEqual(['next', 'later']);
  });

  it('were held recently for two weeks, the latest first', () => {
    const now = new Date('2026-12-04T11:00:00.000Z');
    const held = (id: string, endDate: string, change: Partial<SessionAnswer> = {}) =>
      session(id, { isOwn: true, status: 'completed', date: endDate, endDate, ...change });
    const sessions = [
      held('exactly two weeks ago', '2026-11-20T11:00:00.000Z'),
      held('a moment earlier', '2026-11-20T10:59:59.999Z'),
      held('running', '2026-12-04T11:30:00.000Z', { status: 'in-progress' }),
      held('foreign', '2026-12-01T11:00:00.000Z', { isOwn: false }),
      held('to come', '2026-12-09T11:00:00.000Z', { status: 'upcoming' }),
    ];
    expect(ownRecentSessions(sessions, now).map(({ id }) => id)).toEqual([
      'running',
      'exactly two weeks ago',
    ]);
  });
});
