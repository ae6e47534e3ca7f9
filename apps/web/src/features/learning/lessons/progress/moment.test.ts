import { describe, expect, it } from 'vitest';
import type { Lesson } from '../lesson.ts';
import { momentOf } from './moment.ts';

const lesson = (id: string, isCompleted = false, isWritten = true) => ({
  id,
  title: id,
  minutes: 15,
  isWritten,
  isCompleted,
  isOpen: true,
});
const assessment = (isPassed: boolean) => ({ id: 'a', title: 'Assessment', isPassed });
const outline = (changes: Partial<Lesson['outline'][number]> = {}, isRestDone = false): Lesson['outline'] => [
  {
    id: 'm1',
    title: 'First module',
    lessons: [lesson('l1', true), lesson('l2')],
    assessment: null,
    ...changes,
  },
  { id: 'm2', title: 'Second', lessons: [lesson('l3', isRestDone)], assessment: null },
];
const kindOf = (id: string, of: Lesson['outline']) => momentOf({ id, title: id, outline: of }).kind;

describe('the end of a lesson', () => {
  it('is a bead on the string of its module', () => {
    const open = outline({ assessment: assessment(false) });
    expect(momentOf({ id: 'l2', title: 'Loops', outline: open })).toEqual({
      kind: 'lesson',
      title: 'Loops',
      beads: 2,
      done: 2,
    });
  });

  it('is the end of its module when everything else of it is done', () => {
    expect(kindOf('l2', outline())).toBe('module');
    expect(kindOf('l2', outline({ assessment: assessment(true) }))).toBe('module');
    expect(kindOf('l2', outline({ assessment: assessment(false) }))).toBe('lesson');
    expect(kindOf('l2', outline({ lessons: [lesson('l1'), lesson('l2')] }))).toBe('lesson');
    expect(kindOf('l2', outline({ lessons: [lesson('l2'), lesson('later', false, false)] }))).toBe('lesson');
  });

  it('is the end of all lessons when nothing is left in any module', () => {
    expect(kindOf('l2', outline({}, true))).toBe('course');
  });
});
