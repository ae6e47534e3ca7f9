import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openingOf, piecesFor } from './insert-pieces.ts';

const PRACTICE = 'one/adding.yaml';
const pieceOf = (path: string, label: string) => {
  const piece = piecesFor(path).find((each) => each.label === label);
  if (!piece) throw new Error(`There is no piece ${label}.`);
  return piece;
};

describe('what the bar of the editor inserts', () => {
  it.each([
    ['Guess', 'predict', 'predicts', ['ask', 'options', 'answer', 'then']],
    ['Figure to move', 'explore', 'explores', ['figure', 'task', 'text']],
    ['Model answer', 'reveal', 'reveals', ['answer', 'rubric']],
    ['Steps', 'steps', 'steps', ['worked', 'half', 'alone']],
    ['Card', 'card', 'cards', ['front', 'back']],
    ['Key term', 'term', 'terms', ['word', 'means']],
  ])('has both halves of %s: the directive and its entry', (label, directive, list, fields) => {
    expect(pieceOf('one/adding.md', label).before).toContain(`::${directive}[`);
    const piece = pieceOf(PRACTICE, label);
    let text = 'lesson: fi-adding\n';
    for (const id of ['first', 'second']) text += `${openingOf(piece, text)}${id}${piece.after}`;
    const read = parse(text);
    expect(Object.keys(read)).toEqual(['lesson', list]);
    expect(read[list].map((entry: object) => Object.keys(entry))).toEqual([
      ['id', ...fields],
      ['id', ...fields],
    ]);
  });

  it.each(['Choice', 'Number', 'Printed output'])('is an entry of checks or items: %s', (label) => {
    for (const path of [PRACTICE, 'one/assessment.yaml']) {
      const piece = pieceOf(path, label);
      const [read] = parse(`checks:${openingOf(piece, '')}first${piece.after}`).checks;
      expect(read).toMatchObject({ id: 'first', type: expect.any(String), ask: expect.any(String) });
    }
  });

  it('offers no activity where graded items stand', () => {
    expect(piecesFor('one/assessment.yaml').map(({ label }) => label)).not.toContain('Card');
  });
});
