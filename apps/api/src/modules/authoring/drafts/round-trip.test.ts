import { readZip, writeZip } from '@academy/courseware/zip';
import { bundleOfZip, entriesOfBundle, MOST_ZIP_BYTES } from '@academy/domain/authoring/drafts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLearner, reported, type TestLearner } from '../../../test/test-learner.ts';
import type { BankItem } from '../../catalogue/courses/tables.ts';
import { importCourse, readBundle } from './index.ts';
import { courseState, filesIn, wipe } from './test/course-state.ts';

// A course still being written: all programs of a finished one would be proven, which takes a core for many seconds.
const COURSE = 'data-visualisation';
const LESSON = 'dv-why-draw';
const CHECK = 'first-sight';
/** Complete, with drawn numbers and with items that give each other away; it has no program. */
const DRAWN = 'ai-ethics-and-popia';

let academy: TestApp;
let learner: TestLearner;
beforeAll(async () => {
  academy = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  learner = await addLearner(academy);
  await learner.enrol(COURSE);
  const answered = reported(LESSON, 'check-answered', { checkId: CHECK, isRight: true });
  expect((await learner.report(answered)).statusCode).toBe(200);
});
afterAll(() => academy.close());

/** And what the learner has done in the one course. */
const state = async () => ({
  ...(await courseState(academy, COURSE)),
  own: (await learner.get(`/api/lessons/${LESSON}`)).json(),
  progress: (await learner.get(`/api/courses/${COURSE}/progress`)).json(),
});

/** As the two commands do it: export, and import after the course was deleted. */
async function exportWipeImport(courseId: string): Promise<void> {
  const packed = writeZip(entriesOfBundle(await readBundle(academy.services.db, courseId)));
  await wipe(academy, courseId);
  expect(await filesIn(academy, courseId)).toEqual([]);
  const unpacked = bundleOfZip(readZip(packed, MOST_ZIP_BYTES));
  if (!unpacked.ok) throw new Error('The bundle cannot be read.');
  expect(await importCourse(academy.services, unpacked.value)).toMatchObject({ ok: true });
  academy.moveClock(10_000);
}

it('brings every lesson, item and learner’s progress back after an export, a wipe and an import', async () => {
  const before = await state();
  expect(before.lessons.length).toBeGreaterThan(10);
  await exportWipeImport(COURSE);
  const after = await state();
  for (const part of Object.keys(before) as (keyof typeof before)[])
    expect(after[part], part).toEqual(before[part]);
  expect(after.own.state.answeredChecks).toEqual([CHECK]);
});

it('keeps items that draw their numbers with their proof, and items that are never asked together', async () => {
  const itemsIn = ({ assessments }: Awaited<ReturnType<typeof courseState>>): BankItem[] =>
    assessments.flatMap(({ items }) => items);
  const before = await courseState(academy, DRAWN);
  const drawn = itemsIn(before).filter(({ generated }) => generated);
  expect(drawn.map(({ generated }) => generated?.generator.draw.length)).not.toContain(0);
  expect(drawn.map(({ question }) => question.kind)).toContain('number');
  const groups = itemsIn(before).flatMap(({ enemies }) => enemies ?? []);
  expect(groups.length).toBeGreaterThan(new Set(groups).size);
  const banks = before.files.filter(({ path }) => path.endsWith('/assessment.yaml'));
  expect(banks.some(({ text }) => /^ +proof: /m.test(text) && /^ +enemies: /m.test(text))).toBe(true);

  await exportWipeImport(DRAWN);
  const after = await courseState(academy, DRAWN);
  expect(itemsIn(after).filter(({ generated }) => generated)).toEqual(drawn);
  expect(itemsIn(after).flatMap(({ enemies }) => enemies ?? [])).toEqual(groups);
  for (const part of Object.keys(before) as (keyof typeof before)[])
    expect(after[part], part).toEqual(before[part]);
});

it('refuses a bundle that the check of the courseware would refuse, and changes nothing', async () => {
  const { files } = await readBundle(academy.services.db, COURSE);
  const broken = files.map(({ path, text }) => ({ path, text: text.replace(`::check[${CHECK}]`, '') }));
  const refused = await importCourse(academy.services, { courseId: COURSE, files: broken });
  expect(refused).toMatchObject({ ok: false, faults: [{ message: expect.stringContaining('not placed') }] });
  expect((await readBundle(academy.services.db, COURSE)).files).toEqual(files);
});

describe('a bundle with an exercise', () => {
  const PRACTICE = 'seeing-data/why-draw.yaml';
  const SOLUTION = '65, 62, 66,\n              71, 79, 86, 90, 87, 83]';
  const filesOf = () => filesIn(academy, COURSE);
  const withSolution = async (written: string) =>
    (await filesOf()).map(({ path, text }) => {
      if (path !== PRACTICE) return { path, text };
      expect(text).toContain(SOLUTION);
      return { path, text: text.replace(SOLUTION, written) };
    });
  async function brought(files: readonly { path: string; text: string }[]) {
    const unpacked = bundleOfZip(
      readZip(writeZip(entriesOfBundle({ courseId: COURSE, files })), MOST_ZIP_BYTES),
    );
    if (!unpacked.ok) throw new Error(`The bundle cannot be read: ${unpacked.refusal.code}`);
    return importCourse(academy.services, unpacked.value);
  }

  it('is refused at the file and the line of an exercise whose solution does not pass, and changes nothing', async () => {
    const before = await filesOf();
    const files = await withSolution('65, 26, 66,\n              71, 79, 86, 90, 87, 83]');
    const line = (files.find(({ path }) => path === PRACTICE)?.text ?? '')
      .split('\n')
      .findIndex((each) => each.startsWith('exercise:'));
    expect(await brought(files)).toEqual({
      ok: false,
      faults: expect.arrayContaining([
        expect.objectContaining({
          file: `courses/${COURSE}/${PRACTICE}`,
          line: line + 1,
          message: expect.stringContaining('The solution does not pass'),
        }),
      ]),
    });
    expect(await filesOf()).toEqual(before);
  });

  it('is taken when the programs keep what is promised of them', async () => {
    const right = await withSolution(`${SOLUTION}\n    # 62 is what the book says`);
    expect(await brought(right)).toEqual({ ok: true, value: { changed: 1 } });
    expect(await filesOf()).toEqual(right);
  });
});
