import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell } from './csv-cell.ts';

describe('a cell of a CSV file', () => {
  it.each([
    ['Thandi Nkosi', '"Thandi Nkosi"'],
    ['', '""'],
    ['One, "two"; three', '"One, ""two""; three"'],
    ['=1+1', `"'=1+1"`],
    ['+27 82 000 0000', `"'+27 82 000 0000"`],
    ['-1', `"'-1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['＝1+1', `"'＝1+1"`],
    [' =1+1', `" '=1+1"`],
    ['\u200b=1', `"\u200b'=1"`],
    ["Bob;=cmd|'/C calc'!A0;", `"Bob;'=cmd|'/C calc'!A0;"`],
    ['a,"=1', `"a,""'=1"`],
    ['\t=1', `"'\t'=1"`],
    ['a\r\n=1', `"a\r\n'=1"`],
    ['a-b=c', '"a-b=c"'],
  ])('of %j is %s', (text, cell) => expect(csvCell(text)).toBe(cell));

  it('begins no formula, by whatever it is taken apart', () => {
    const hostile = fc.string({
      unit: fc.constantFrom(...'=+-@＝＠,;\t\r\n "\'ab1', '\u200b', '\u202e', '\ufeff', '\u3164'),
    });
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'grapheme' })), (text) => {
        const cell = csvCell(text);
        expect(cell).toMatch(/^"(?:[^"]|"")*"$/);
        for (const part of cell.split(/[,;\t\r\n]/)) {
          const shown = part.replaceAll(/[\s"\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '');
          expect(shown).not.toMatch(/^[=+\-@＝＋－＠]/);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps the text, but for apostrophes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const read = csvCell(text).slice(1, -1).replaceAll('""', '"');
        expect(read.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
      }),
    );
  });
});
