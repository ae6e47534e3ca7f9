import { MOST_FILE_CHARACTERS } from '@academy/domain/authoring/drafts';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { anyTexts } from '../../../test/fuzz/any-texts.ts';
import { propertyRuns } from '../../../test/property-runs.ts';
import { BASE, LESSON, openStudio } from './test/open-studio.ts';

const { academy, johan, fileOf } = await openStudio();
afterAll(() => academy.close());

const PRACTICE = LESSON.replace('.md', '.yaml');

/** Fragments on which parsers of Markdown, HTML and YAML are known to fail. */
const PIECES = [
  ...[
    '`',
    '``',
    '```',
    '~~~',
    '<a ',
    '<!--',
    '<![CDATA[',
    '</',
    '[',
    '](',
    '![',
    '|',
    '> ',
    '- ',
    '* ',
    '_',
    '**',
  ],
  ...[
    '::check[',
    '::exercise[double]',
    '::figure[',
    '---\n',
    ':::',
    '$',
    '\\',
    '&amp;',
    '&#x0;',
    '<svg>',
    '<math>',
  ],
  ...[
    'a: &a [1]',
    '*a',
    '<<: *a',
    '? ',
    '!!js/function',
    '!!binary',
    '{',
    '[[',
    '"',
    "'",
    '|-\n',
    '>-\n',
    '%YAML',
    '\t',
  ],
  ...[
    '\u2028',
    '\ufeff',
    '0x',
    '1e999',
    '.inf',
    '~',
    'null',
    'checks:\n',
    'lesson: ',
    '  - id: x\n',
    '\n',
    '\n\n',
    ' ',
  ],
];

const hostile = fc
  .array(
    fc.oneof(
      fc
        .tuple(fc.constantFrom(...PIECES), fc.constantFrom(1, 1, 3, 90, 900))
        .map(([piece, count]) => piece.repeat(count)),
      anyTexts(60),
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(''));

it('whatever is written into a lesson or its questions gets an answer, and the next author too', async () => {
  const lesson = (await fileOf(LESSON)).text ?? '';
  const body = fc.tuple(fc.constantFrom(LESSON, PRACTICE), hostile, fc.boolean());
  await fc.assert(
    fc.asyncProperty(body, async ([path, text, isWhole]) => {
      const written = (isWhole ? text : `${lesson}\n${text}`).slice(0, MOST_FILE_CHARACTERS);
      const files = [{ path, text: written }];
      const answer = await johan.post(`${BASE}/check`, { draftId: null, files });
      expect([200, 400]).toContain(answer.statusCode);
    }),
    propertyRuns(12),
  );
  const files = [{ path: LESSON, text: lesson }];
  expect((await johan.post(`${BASE}/check`, { draftId: null, files })).json().faults).toEqual([]);
});
