import { describe, expect, it } from 'vitest';
import { writeContent } from '../test/content-fixture.ts';
import { faultsOf, LESSON, SIBLING } from '../test/faults-of.ts';
import { readCourseware } from './read-courseware.ts';

const PLACED = ['predict[guess]', 'explore[move]', 'reveal[own]', 'steps[three]', 'card[front]', 'term[sum]']
  .map((directive) => `::${directive}`)
  .join('\n\n');

const ACTIVITIES = `predicts:
  - {id: guess, ask: More or *less*?, options: [More, Less], answer: 2, then: "**Less.** See [adding](lesson:fi-adding)."}
explores:
  - {id: move, figure: mean-median, task: Move it., text: The mean moves., values: [1, 2, 9]}
reveals:
  - {id: own, answer: A good one., rubric: [It is short., It is true., It has a reason.]}
steps:
  - {id: three, worked: 1 + 1 = 2, half: {ask: 1 + 2 =, answer: "3"}, alone: {ask: 2 + 2 =, answer: "4"}}
cards:
  - {id: front, front: What is a sum?, back: Numbers put together.}
terms:
  - {id: sum, word: sum, means: Numbers put together., words: {af: som}, source: A published list}
`;

const place = [LESSON, '::note[paper]', PLACED] as const;
const write = (activities = ACTIVITIES) =>
  [SIBLING, 'lesson: fi-adding\n', `lesson: fi-adding\n${activities}`] as const;

describe('the activities of a lesson', () => {
  it('become blocks between the paragraphs, in their order, with what they say', async () => {
    const { courseware, faults } = await readCourseware(await writeContent([place, write()]));
    expect(faults).toEqual([]);
    const lesson = courseware?.courses[0]?.modules[0]?.lessons[0];
    const blocks = lesson?.kind === 'written' ? lesson.blocks.slice(3) : [];
    expect(blocks).toEqual([
      {
        kind: 'predict',
        id: 'guess',
        askHtml: 'More or <em>less</em>?',
        options: ['More', 'Less'],
        answer: 1,
        thenHtml: '<p><strong>Less.</strong> See <a href="/course/first/lesson/fi-adding">adding</a>.</p>',
      },
      {
        kind: 'explore',
        id: 'move',
        figure: 'mean-median',
        taskHtml: 'Move it.',
        textHtml: 'The mean moves.',
        values: [1, 2, 9],
      },
      {
        kind: 'reveal',
        id: 'own',
        answerHtml: '<p>A good one.</p>',
        rubric: ['It is short.', 'It is true.', 'It has a reason.'],
      },
      {
        kind: 'steps',
        id: 'three',
        workedHtml: '<p>1 + 1 = 2</p>',
        half: { html: '<p>1 + 2 =</p>', answerHtml: '<p>3</p>' },
        alone: { html: '<p>2 + 2 =</p>', answerHtml: '<p>4</p>' },
      },
      { kind: 'card', id: 'front', frontHtml: 'What is a sum?', backHtml: 'Numbers put together.' },
      {
        kind: 'term',
        id: 'sum',
        word: 'sum',
        meansHtml: 'Numbers put together.',
        words: { af: 'som' },
        source: 'A published list',
      },
    ]);
    const text = lesson?.kind === 'written' ? lesson.plainText : '';
    expect(text).toContain('sum: Numbers put together.');
    expect(text).not.toContain('A good one.');
  });

  it.each([
    ['answer: 2', 'answer: 3', 3, '"answer" is 3, but there are 2 options.'],
    ['[More, Less]', '[More, More]', 3, 'Entry 2 of "options" repeats another one.'],
    ['figure: mean-median', 'figure: threshold', 5, 'The figure threshold takes no values.'],
    ['figure: mean-median', 'figure: globe', 5, undefined],
    ['text: The mean moves., ', '', 5, 'The field "text" is missing.'],
    [', It has a reason.]', ']', 7, '"rubric" needs at least 3.'],
    ['worked: 1 + 1 = 2, ', '', 9, 'The field "worked" is missing.'],
    ['back: Numbers put together.', 'back: What is a sum?', 11, 'Both sides of a card say the same.'],
    [', source: A published list', '', 13, 'A word in another language needs its "source".'],
    ['words: {af: som}, ', '', 13, 'A "source" needs the words that stand there.'],
    ['{af: som}', '{fr: somme}', 13, undefined],
    ['means: Numbers', 'means: <b>Numbers</b>', 13, 'HTML is not allowed here: <b>.'],
    ['lesson:fi-adding', 'lesson:fi-gone', 3, 'The link lesson:fi-gone leads to no lesson.'],
    [
      'cards:\n',
      'cards:\n  - {id: front, front: A, back: B}\n',
      12,
      'The card id "front" is used twice in this file.',
    ],
  ])('with %j as %j are refused', async (find, put, line, message) => {
    expect(ACTIVITIES).toContain(find);
    const faults = await faultsOf([place, write(ACTIVITIES.replace(find, put))]);
    const own = faults.find((fault) => fault.startsWith(`${SIBLING}:${line} `));
    expect(own, faults.join('\n')).toBeDefined();
    if (message !== undefined) expect(own).toBe(`${SIBLING}:${line} ${message}`);
  });

  it('occur in the text exactly once', async () => {
    expect(await faultsOf([write()])).toContain(
      `${SIBLING}:3 The predict "guess" is not placed in the text.`,
    );
    expect(await faultsOf([place])).toContain(
      `${LESSON}:19 ::predict[guess] is not written in the file beside the lesson.`,
    );
    const twice = await faultsOf([[LESSON, '::note[paper]', `${PLACED}\n\n::term[sum]`], write()]);
    expect(twice).toEqual([`${LESSON}:31 ::term[sum] is placed in the text twice.`]);
  });

  it('explain a word once per course', async () => {
    const again = ACTIVITIES.replace('word: sum,', 'word: total,').concat(
      '  - {id: again, word: Total, means: Once more.}\n',
    );
    const twice = await faultsOf([[LESSON, '::note[paper]', `${PLACED}\n\n::term[again]`], write(again)]);
    expect(twice).toEqual([`${LESSON}:31 The term "Total" is explained in "A lesson" already.`]);
  });

  it('bring their own box to write in', async () => {
    const both = await faultsOf([[LESSON, '::note[paper]', `${PLACED}\n\n::note[own]`], write()]);
    expect(both).toEqual([`${LESSON}:31 ::reveal[own] brings its own box: remove ::note[own].`]);
  });
});
