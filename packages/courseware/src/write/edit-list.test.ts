import { describe, expect, it } from 'vitest';
import { addToList, removeFromList, replaceInList } from './edit-list.ts';

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

  it.each([
    ['lessons: [one, two, three] # in order\n', 'two', 'lessons: [one, three] # in order\n'],
    ['lessons: [one, two]\n', 'one', 'lessons: [two]\n'],
    ['lessons: [one, two]\n', 'two', 'lessons: [one]\n'],
    ['lessons:\n  - one # first\n  - two\nhours: 3\n', 'one', 'lessons:\n  - two\nhours: 3\n'],
    ['lessons:\n  - one\n  - two\n\nhours: 3\n', 'two', 'lessons:\n  - one\n\nhours: 3\n'],
    ['lessons:\n  - id: a-b\n    title: B\n  - one\n', 'a-b', 'lessons:\n  - one\n'],
    ['lessons:\n  - one\n  - {id: a-b, title: B}', 'a-b', 'lessons:\n  - one\n'],
  ])('is taken out and the rest stays as it was written: %j without %s', (before, id, after) => {
    expect(removeFromList(before, 'lessons', id)).toBe(after);
  });

  it.each([
    ['lessons: [one]\n', 'one'],
    ['lessons: [one, two]\n', 'three'],
    ['lessons: [one', 'one'],
  ])('is not taken out of %j: %s', (text, id) => {
    expect(removeFromList(text, 'lessons', id)).toBeNull();
  });

  it('takes no place where nobody has that id', () => {
    expect(replaceInList('lessons:\n  - {id: other, title: B}\n', 'lessons', 'a-b', 'two')).toBeNull();
  });
});
