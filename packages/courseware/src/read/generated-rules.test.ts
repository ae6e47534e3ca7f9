import { describe, expect, it } from 'vitest';
import { writeContent } from '../test/content-fixture.ts';
import { BANK, faultsOf, SIBLING } from '../test/faults-of.ts';
import { readCourseware } from './read-courseware.ts';

const PLAIN = `  - {id: a, type: number, lesson: fi-adding, ask: How much is 2 + 2?, answer: 4, tolerance: 0, why: Two and two.}
`;
const SUM = `  - id: a
    lesson: fi-adding
    type: number
    draw:
      - {name: visitors, of: [200, 400, 500]}
      - {name: share, from: 10, to: 40, step: 5}
    let: [{name: late, is: visitors * share / 100}]
    where: [share != 25]
    ask: "Of {{visitors}} visitors {{share}} % came late. How many came in time?"
    answer: visitors - late
    proof: [answer + late == visitors]
    tolerance: 0
    why: "{{late}} came late, so {{answer}} came in time."
    near: [{answer: late, why: "Those are the {{late}} late ones."}]
`;
const CHOICE = `  - id: a
    lesson: fi-adding
    type: one
    draw: [{name: price, from: 10, to: 50, step: 2}]
    ask: "A loaf costs R{{price}}. What do three cost?"
    let: [{name: two, is: price * 2}, {name: more, is: price + 3}]
    answer: price * 3
    proof: [answer - price == two]
    options:
      - {text: "R{{answer}}", right: true, why: "Yes."}
      - {text: "R{{two}}", why: "That is two."}
      - {text: "R{{more}}", why: "That adds 3."}
`;

const read = async (item: string) => readCourseware(await writeContent([[BANK, PLAIN, item]]));
const faults = (item: string) => faultsOf([[BANK, PLAIN, item]]);

describe('a sum that draws its numbers', () => {
  it('is read as a template, its formulas and an example', async () => {
    const { courseware, faults: found } = await read(SUM);
    expect(found).toEqual([]);
    const item = courseware.courses[0]?.modules[0]?.assessment?.items[0];
    expect(item?.question).toMatchObject({
      kind: 'number',
      askHtml: 'Of 200 visitors 10 % came late. How many came in time?',
      answer: 180,
      near: [{ answer: 20, whyHtml: 'Those are the 20 late ones.' }],
    });
    expect(item?.generated?.template.askHtml).toContain('{{visitors}}');
    expect(item?.generated?.generator).toMatchObject({
      draw: [{ values: [200, 400, 500] }, { values: [10, 15, 20, 25, 30, 35, 40] }],
      where: ['share != 25'],
      near: ['late'],
    });
  });

  it('may be a choice', async () => {
    const { courseware, faults: found } = await read(CHOICE);
    expect(found).toEqual([]);
    const question = courseware.courses[0]?.modules[0]?.assessment?.items[0]?.question;
    expect(question).toMatchObject({ kind: 'one', options: [{ html: 'R30', isRight: true }, {}, {}] });
  });

  it.each([
    ['of: [200, 400, 500]', 'from: 9', 10, '"visitors" needs either "of" or "from" below "to".'],
    ['from: 10, to: 40', 'from: 40, to: 10', 11, '"share" needs either "of" or "from" below "to".'],
    ['name: share', 'name: visitors', 9, 'The name "visitors" is taken.'],
    [
      'name: late, is',
      'name: Late, is',
      12,
      '"name" of let 1 is not written as it must be (a small letter, then small letters and digits).',
    ],
    ['step: 5', 'step: 0.01', 9, 'More than 2000 sets of numbers: widen the steps.'],
    ['step: 5', 'step: 15', 9, 'Only 6 sets of numbers can be drawn; 12 are needed.'],
    ['visitors * share / 100', 'visitors * shares / 100', 12, 'There is no number "shares" here.'],
    ['visitors * share / 100', 'visitors *', 12, 'The formula ends too early.'],
    [
      'visitors * share / 100',
      `visitors * ${'1 * '.repeat(60)}1`,
      12,
      '"is" of let 1 has more than 200 characters.',
    ],
    ['came late. How', 'came late, {{early}} early. How', 14, 'There is no number "early" here.'],
    ['came late. How', 'came late, {{answer}} did not. How', 14, 'The question shows its own answer.'],
    ['answer + late == visitors', 'late < visitors', 16, '"proof" must say something about the answer.'],
    [
      'answer + late == visitors',
      'answer == visitors-late',
      16,
      'A proof that repeats the formula proves nothing.',
    ],
    [
      'answer: visitors - late',
      'answer: visitors + late',
      16,
      'This does not hold for {"visitors":200,"share":10,"late":20,"answer":220}.',
    ],
    [
      '[200, 400, 500]',
      '[200, 410, 500]',
      9,
      '"answer" is no plausible number in {"visitors":410,"share":15,"late":61.5,"answer":348.5}.',
    ],
    [
      '{answer: late',
      '{answer: answer * share / 10',
      19,
      'This is the same as another answer for {"visitors":200,"share":10,"late":20,"answer":180}.',
    ],
    ['type: number', 'type: output', 9, 'Only "one" and "number" can draw their numbers.'],
  ])('with %j as %j is refused', async (find, put, line, message) => {
    expect(SUM).toContain(find);
    expect(await faults(SUM.replace(find, put))).toContain(`${BANK}:${line} ${message}`);
  });

  it.each([
    ['"R{{two}}"', '"R{{answer}}0"', 'The right option, and no other, holds {{answer}}.'],
    ['is: price + 3', 'is: price * 2', 'This is the same as another answer for '],
  ])('as a choice with %s as %s is refused', async (find, put, message) => {
    expect((await faults(CHOICE.replace(find, put))).join()).toContain(message);
  });

  it('may have decimals where it declares them', async () => {
    const changed = SUM.replace('[200, 400, 500]', '[200, 410, 500]').replace(
      'tolerance',
      'decimals: 1\n    tolerance',
    );
    expect(await faults(changed)).toEqual([]);
  });

  it('is no check of a lesson, where everybody sees the same', async () => {
    const check = SUM.replace('    lesson: fi-adding\n', '').replace('id: a', 'id: sum');
    const found = await faultsOf([], {
      [SIBLING]: `lesson: fi-adding\nchecks:\n${check}`,
    });
    expect(found).toContain(`${SIBLING}:5 A check does not draw its numbers.`);
  });
});
