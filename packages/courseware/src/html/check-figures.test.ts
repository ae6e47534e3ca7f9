import { describe, expect, it } from 'vitest';
import { checkMarkup } from './check-figures.ts';

const GOOD =
  '<svg viewBox="0 0 9 9" role="img"><title>T</title><desc>D</desc><path d="M0 0" fill="none"/></svg>';

describe('a figure', () => {
  it('that follows the rules has no fault', () => {
    expect(checkMarkup(`Text\n\n${GOOD}\n`)).toEqual([]);
  });

  it.each([
    [' viewBox="0 0 9 9"', '', 'A figure needs a viewBox.'],
    [' role="img"', '', 'A figure needs role="img".'],
    ['<title>T</title>', '<title> </title>', 'A figure needs a title.'],
    ['<desc>D</desc>', '', 'A figure needs a desc that says what it shows.'],
    ['fill="none"', 'fill="red"', 'A figure may use currentColor only, not red.'],
    ['<path', '<text font-size="11">x</text><path', 'The text of a figure must be at least 12 px high.'],
    ['<path', '\n\n<path', 'A figure must not hold an empty line: Markdown would end it there.'],
    ['<path', '<path style="fill:red"', 'A figure may not use style, class, id or scripts.'],
    ['M0 0', 'M0 0'.repeat(600), 'A figure may have at most 2048 bytes.'],
  ])('with %s changed to %s is refused at its line', (find, put, message) => {
    expect(checkMarkup(`Text\n\n${GOOD.replace(find, put)}`)).toEqual([{ line: 2, message }]);
  });

  it('may hold shapes only', () => {
    const faults = checkMarkup(GOOD.replace('<path', '<image href="x"/><path'));
    expect(faults).toEqual([{ line: 0, message: 'HTML is not allowed here: <image>.' }]);
  });
});

describe('other HTML', () => {
  it('is refused at its line', () => {
    expect(checkMarkup('a\nb <b>c</b>')).toEqual([
      { line: 1, message: 'HTML is not allowed here: <b>.' },
      { line: 1, message: 'HTML is not allowed here: <b>.' },
    ]);
  });

  it.each(['`<b>`', '```\n<b>\n```', '``<b> ` <i>``', 'a < b and c > d', '1 <2> 3'])(
    'is not found in %j',
    (text) => {
      expect(checkMarkup(text)).toEqual([]);
    },
  );
});
