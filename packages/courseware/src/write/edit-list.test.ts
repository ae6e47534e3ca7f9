import { describe, expect, it } from 'vitest';
import { addToList, replaceInList } from './edit-list.ts';

describe('a name in a list of a file', () => {
  it.each([
    ['modules: [one, two]   # in order\nhours: 3\n', 'modules: [one, two, three]   # in order\nhours: 3\n'],
    ['modules: [ one ]\n', 'modules: [ one, three ]\n'],
    ['modules:\n  - one\n  - two\n', 'modules:\n  - one\n  - two\n  - three\n'],
    ['modules:\n- one # first\nhours: 3\n', 'modules:\n- one # first\n- three\nhours: 3\n'],
    [
      'modules:\n  - {id: a, title: "One"}\n\nhours: 3\n',
      'modules:\n  - {id: a, title: "One"}\n  - three\n\nhours: 3\n',
    ],
    ['modules:\n  - one', 'modules:\n  - one\n  - three'],
    ['modules:\n  - id: a\n    title: One\n', 'modules:\n  - id: a\n    title: One\n  - three\n'],
  ])('is added and the rest stays as it was written: %j', (before, after) => {
    expect(addToList(before, 'modules', 'three')).toBe(after);
  });

  it.each(['modules: [one', 'hours: 3\n', 'modules: []\n', 'modules: one\n', '', '- modules\n'])(
    'is not added to what has no such list: %j',
    (text) => {
      expect(addToList(text, 'modules', 'three')).toBeNull();
    },
  );

  it.each([
    ['lessons:\n  - one\n  - {id: a-b, title: "B: c"}  # soon\n', 'lessons:\n  - one\n  - two  # soon\n'],
    ['lessons: [{id: a-b, title: B}, one]\n', 'lessons: [two, one]\n'],
    ['lessons:\n  - id: a-b\n    title: B\n  - one\n', 'lessons:\n  - two\n  - one\n'],
  ])('takes the place of the entry with the id: %j', (before, after) => {
    expect(replaceInList(before, 'lessons', 'a-b', 'two')).toBe(after);
  });

  it('takes no place where nobody has that id', () => {
    expect(replaceInList('lessons:\n  - {id: other, title: B}\n', 'lessons', 'a-b', 'two')).toBeNull();
  });
});
