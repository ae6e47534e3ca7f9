import { expect, it } from 'vitest';
import { LESSON } from '../../test/faults-of.ts';
import { lintFaults } from '../../test/lint-faults.ts';

const figure = (desc: string, shapes: string) =>
  `<svg viewBox="0 0 9 9" role="img"><title>T</title><desc>${desc}</desc>${shapes}</svg>`;
const LINE = '<path d="M0 4H9" stroke="currentColor"/>';

it.each([
  ['An arrow leads to the label.', LINE, true],
  ['An arrow leads to the label.', `${LINE}<path d="M6 2l3 2l-3 2"/>`, false],
  ['An arrow leads to the label.', `${LINE}<polygon points="6 2 9 4 6 6"/>`, false],
  ['A line narrows.', LINE, false],
])('"%s" drawn as %s', async (desc, shapes, isFault) => {
  expect(await lintFaults('arrowheads', [[LESSON, '::note[paper]', figure(desc, shapes)]])).toEqual(
    isFault ? [`${LESSON}:19 The desc of this figure speaks of an arrow, but no arrowhead is drawn.`] : [],
  );
});
