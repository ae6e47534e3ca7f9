import { describe, expect, it } from 'vitest';
import { CONTENT } from '../test/content-fixture.ts';
import { BANK, faultOf, faultsOf, LESSON, SIBLING } from '../test/faults-of.ts';

/** Text that cannot be compressed: every word is a different number. */
function noise(words: number): string {
  let seed = 1;
  return Array.from({ length: words }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed.toString(36);
  }).join('\n');
}

describe('a lesson', () => {
  it.each([
    ['version: 1\n', '', 2, 'The field "version" is missing.'],
    ['version: 1', 'version: 0', 3, '"version" must be >= 1.'],
    ['minutes: 15', 'minutes: 15\nauthor: me', 6, 'The field "author" is not known here.'],
    ['[Python]', '[Juggling]', 6, undefined],
    ['objectives: [Add numbers]', 'objectives: []', 7, '"objectives" needs at least 1.'],
    ['objectives: [Add numbers]', 'objectives: [a, b, c, d]', 7, '"objectives" may have at most 3.'],
    ['[how do i add, why add, what is a sum]', '[one, two]', 8, '"questions" needs at least 3.'],
    [
      '[how do i add,',
      `[${Array.from({ length: 47 }, (_, index) => `why ${index}`).join(', ')},`,
      8,
      '"questions" may have at most 48.',
    ],
  ])('with %j as %j is refused', async (find, put, line, message) => {
    const faults = await faultOf(LESSON, find, put);
    const own = faults.find((fault) => fault.startsWith(`${LESSON}:${line} `));
    expect(own).toBeDefined();
    if (message !== undefined) expect(own).toBe(`${LESSON}:${line} ${message}`);
  });

  it('needs front matter', async () => {
    expect(await faultOf(LESSON, '---\nid', 'id')).toContain(
      `${LESSON}:1 A lesson starts with front matter between two lines of three hyphens.`,
    );
  });

  it.each([
    ['::check[sum]', '', `${SIBLING}:3 The check "sum" is not placed in the text.`],
    ['::exercise[double]', '', `${SIBLING}:10 The exercise "double" is not placed in the text.`],
    [
      '::check[sum]',
      '::check[sum]\n\n::check[sum]',
      `${LESSON}:17 ::check[sum] is placed in the text twice.`,
    ],
    [
      '::note[paper]',
      '::note[paper]\n\n::note[paper]',
      `${LESSON}:21 ::note[paper] is placed in the text twice.`,
    ],
    [
      '::note[paper]',
      '::check[other]',
      `${LESSON}:19 ::check[other] is not written in the file beside the lesson.`,
    ],
    [
      '::note[paper]',
      '::quiz[a]',
      `${LESSON}:19 "::quiz[a]" is no directive. There are: check, exercise, note, predict, explore, reveal, steps, card, term.`,
    ],
    ['::note[paper]', '[x](lesson:fi-gone)', `${LESSON}:19 The link lesson:fi-gone leads to no lesson.`],
    ['::note[paper]', 'A <b>bold</b> word', `${LESSON}:19 HTML is not allowed here: <b>.`],
    [
      '## Your turn',
      '# Your turn',
      `${LESSON}:13 The title stands in the front matter; headings in the text are ## and ###.`,
    ],
    [
      '::note[paper]',
      '<svg role="img"><title>T</title><desc>D</desc></svg>',
      `${LESSON}:19 A figure needs a viewBox.`,
    ],
  ])('with %j as %j is refused', async (find, put, fault) => {
    expect(await faultOf(LESSON, find, put)).toContain(fault);
  });

  it('is not cut by a directive in its code', async () => {
    expect(await faultOf(LESSON, '::note[paper]', '```\n::check[x]\n```')).toEqual([]);
  });

  it.each([
    [449, 'The lesson has 449 words; it needs at least 450.'],
    [450, null],
    [800, null],
    [801, 'The lesson has 801 words; the limit is 800.'],
  ])('of %i words', async (count, message) => {
    const front = CONTENT['courses/first/one/telling.md']?.split('\n\n')[0];
    const files = { 'courses/first/one/telling.md': `${front}\n\n${'word '.repeat(count)}\n` };
    expect(await faultsOf([], files)).toEqual(
      message === null ? [] : [`courses/first/one/telling.md:1 ${message}`],
    );
  });

  it('has at most 12 kB as sent, and with a figure to move 14 kB', async () => {
    const explores =
      'explores:\n  - {id: move, figure: mean-median, task: Move it., text: The mean moves.}\n';
    const lines = (text: string) => `\`\`\`\n${text}\n\`\`\``;
    const plain = (words: number) => faultOf(LESSON, '::note[paper]', lines(noise(words)));
    const withFigure = (words: number) =>
      faultsOf([
        [LESSON, '::note[paper]', `::explore[move]\n\n${lines(noise(words))}`],
        [SIBLING, 'lesson: fi-adding\n', `lesson: fi-adding\n${explores}`],
      ]);
    expect(await plain(2400)).toEqual([]);
    expect(await plain(2900)).toEqual([
      expect.stringMatching(/has 1\d{4} bytes as sent; the limit is 12288\./),
    ]);
    expect(await withFigure(2900)).toEqual([]);
    expect(await withFigure(3600)).toEqual([
      expect.stringMatching(/has \d{5} bytes as sent; the limit is 14336\./),
    ]);
  });
});

describe('the YAML file of a lesson', () => {
  it.each([
    ['lesson: fi-adding', 'lesson: fi-telling', 1, `"lesson" must be fi-adding, as in the lesson's file.`],
    ['right: true, ', '', 6, '"options" must have 1 right, but none is marked.'],
    [
      '{text: "11", why',
      '{text: "11", right: true, why',
      6,
      '"options" must have 1 right, but 2 are marked.',
    ],
    ['{text: "11", why', '{text: "2", why', 8, 'Entry 2 of "options" repeats another one.'],
    [', why: "That is one of them."', '', 9, 'The field "why" of options 3 is missing.'],
    ['      - {text: "1", why: "That is one of them."}\n', '', 6, '"options" needs at least 3.'],
    ['text: "11"', 'text: 11', 8, undefined],
    ['type: one', 'type: two', 4, undefined],
    ['ask: What is', 'lesson: fi-adding\n    ask: What is', 5, 'A check does not name a lesson.'],
    ['ask: What', 'aks: What', 5, 'The field "aks" is not known here.'],
    [
      '[Look at return., Twice means two times.,',
      '[Twice means two times.,',
      26,
      '"hints" needs at least 3.',
    ],
    ['hints: [', 'hints: [More., ', 26, '"hints" may have at most 3.'],
    ['uses: [stats]', 'uses: [numpy]', 12, undefined],
    ['["2 * n", "n + 2"]', '["2 * n"]', 29, '"make" of mistakes 2 needs at least 2.'],
  ])('with %j as %j is refused', async (find, put, line, message) => {
    const faults = await faultOf(SIBLING, find, put);
    const own = faults.find((fault) => fault.startsWith(`${SIBLING}:${line} `));
    expect(own, faults.join('\n')).toBeDefined();
    if (message !== undefined) expect(own).toBe(`${SIBLING}:${line} ${message}`);
  });

  const many = (ask: string, choose: number) =>
    `  - {id: sum, type: many, ask: ${ask}, choose: ${choose}, options: [{text: a, right: true, why: w}, {text: b, right: true, why: w}, {text: c, why: w}]}\n`;
  const withCheck = async (check: string) =>
    await faultsOf([], { [SIBLING]: `lesson: fi-adding\nchecks:\n${check}` });

  it.each([
    ['many', many('Choose two.', 2), null],
    ['many', many('Choose 2.', 2), null],
    ['many that does not say it', many('Choose.', 2), '"ask" must say how many to choose (two).'],
    ['many with another number', many('Choose one.', 1), '"options" must have 1 right, but 2 are marked.'],
    [
      'match',
      '  - {id: sum, type: match, ask: A, why: w, pairs: [{left: a, right: x}, {left: b, right: x}, {left: c, right: y}]}\n',
      null,
    ],
    [
      'match with a left twice',
      '  - {id: sum, type: match, ask: A, why: w, pairs: [{left: a, right: x}, {left: a, right: y}, {left: c, right: y}]}\n',
      'Entry 2 of "pairs" repeats another one.',
    ],
    [
      'order with a step twice',
      '  - {id: sum, type: order, ask: A, why: w, steps: [a, b, a]}\n',
      'Entry 3 of "steps" repeats another one.',
    ],
    [
      'number',
      '  - {id: sum, type: number, ask: A, why: w, answer: 1.5, tolerance: 0.1, unit: km, near: [{answer: 2, why: w}]}\n',
      null,
    ],
    [
      'number without tolerance',
      '  - {id: sum, type: number, ask: A, why: w, answer: 1.5}\n',
      'The field "tolerance" is missing.',
    ],
    [
      'number that is near itself',
      '  - {id: sum, type: number, ask: A, why: w, answer: 2, tolerance: 0, near: [{answer: 2, why: w}]}\n',
      'Entry 1 of "near" is the right answer.',
    ],
    [
      'code',
      '  - {id: sum, type: code, ask: A, starter: a, solution: b, hidden: [{name: n, call: c, gives: 1}, {name: m, call: c, gives: 2}]}\n',
      'A check cannot be of the type "code": write an exercise.',
    ],
  ])('may hold %s', async (_, check, message) => {
    const faults = (await withCheck(check)).filter((fault) => fault.startsWith(SIBLING));
    expect(faults).toEqual(message === null ? [] : [`${SIBLING}:3 ${message}`]);
  });

  it('uses an id once', async () => {
    expect(await withCheck(many('Choose two.', 2).repeat(2))).toContain(
      `${SIBLING}:4 The check id "sum" is used twice in this file.`,
    );
  });
});

describe('an assessment', () => {
  it.each([
    ['pick: 1', 'pick: 2', 5, 'The bank has 2 items; with 2 drawn it needs at least 4.'],
    ['lesson: fi-telling', 'lesson: fi-gone', 9, 'There is no lesson fi-gone.'],
    ['lesson: fi-telling', 'lesson: fi-later', 9, 'The lesson fi-later is not written yet.'],
    ['    lesson: fi-telling\n', '', 7, 'The item "b" does not name the "lesson" to revisit.'],
    ['- id: b', '- id: a', 7, 'The item id "a" is used twice in this file.'],
    ['minutes: 20\n', '', 1, 'The field "minutes" is missing.'],
    ['ask: What prints?', 'ask: What is 1 + 1?', 7, `The item "b" repeats a check of ${SIBLING}.`],
    ['ask: What prints?', 'ask: What does <name> print?', 7, 'HTML is not allowed here: <name>.'],
    [
      'Each print has its line.',
      'See [this](lesson:fi-gone).',
      7,
      'The link lesson:fi-gone leads to no lesson.',
    ],
    [
      'lesson: fi-telling',
      'enemies: pair\n    lesson: fi-telling',
      7,
      'The item "b" is alone in the enemies "pair".',
    ],
  ])('with %j as %j is refused', async (find, put, line, message) => {
    expect(await faultOf(BANK, find, put)).toContain(`${BANK}:${line} ${message}`);
  });

  it('must have enough items that are no enemies', async () => {
    const bank = (count: number) =>
      `id: fi-one-assessment\ntitle: T\nminutes: 9\npick: 2\nitems:\n${Array.from(
        { length: 4 },
        (_, index) =>
          `  - {id: i${index}, type: number, lesson: fi-adding, ask: How much is ${index} + 9?, answer: ${index + 9}, tolerance: 0, why: A sum.${index < count ? ', enemies: nine' : ''}}\n`,
      ).join('')}`;
    expect(await faultsOf([], { [BANK]: bank(3) })).toEqual([]);
    expect(await faultsOf([], { [BANK]: bank(4) })).toEqual([
      `${BANK}:4 At most 1 can be drawn without two enemies, but "pick" is 2.`,
    ]);
  });
});

describe('a project', () => {
  it.each([
    ['words: 5', 'words: 0', 7, '"words" of parts 1 must be >= 1.'],
    [
      '  - {id: no',
      '  - {id: no-names, text: Twice.}\n  - {id: no',
      10,
      'The id "no-names" is used twice in "checklist".',
    ],
  ])('with %j as %j is refused', async (find, put, line, message) => {
    const file = 'courses/first/project.yaml';
    expect(await faultOf(file, find, put)).toEqual([`${file}:${line} ${message}`]);
  });
});
