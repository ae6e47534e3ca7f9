import type { Answer } from '@academy/contract';
import { describe, expect, it } from 'vitest';
import { attentionRows, courseRows } from './desk-rows.ts';

type Attention = Answer<'GET /api/students'>[number]['attention'];
const student = (fullName: string, lastAt: string | null, attention: Attention = null) => ({
  ref: fullName,
  fullName,
  courseId: 'python',
  courseTitle: 'Python for AI',
  percent: 40,
  lastAt,
  attention,
});

describe('learners who need attention', () => {
  it('are the inactive learners, the longest first, and then those who have not begun', () => {
    const rows = attentionRows([
      student('Busy', '2026-11-14T10:00:00Z'),
      student('New', null, 'not-begun'),
      student('Quiet', '2026-10-30T10:00:00Z', 'gone-quiet'),
      student('Quietest', '2026-09-01T10:00:00Z', 'gone-quiet'),
      student('Done', '2026-09-01T10:00:00Z'),
    ]);
    expect(rows.map(({ title, note }) => `${title}: ${note}`)).toEqual([
      'Quietest: Python for AI · 40%, last active 1 Sep',
      'Quiet: Python for AI · 40%, last active 30 Oct',
      'New: Python for AI · not begun yet',
    ]);
  });
});

describe('the own courses', () => {
  it('begin with the one that has most learners', () => {
    const course = (title: string, learners: number) => ({
      courseId: title,
      title,
      level: 'Beginner',
      lessons: 9,
      writtenLessons: 9,
      learners,
      averagePercent: 31,
    });
    expect(courseRows([course('Empty', 0), course('Full', 12), course('Small', 1)])).toEqual([
      { key: 'Full', title: 'Full', note: '12 learners, 31% on average' },
      { key: 'Small', title: 'Small', note: '1 learner, 31% on average' },
      { key: 'Empty', title: 'Empty', note: 'No learners yet' },
    ]);
  });
});
