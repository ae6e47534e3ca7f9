import { writeZip } from '@academy/courseware/zip';
import { entriesOfBundle } from '@academy/domain/authoring/drafts';
import { academy } from '../../room/academy.ts';
import { expect, type Page, test } from '../../room/test.ts';

test.beforeEach(({ signInAsNew }) => signInAsNew('administrator'));

// A course with one lesson, because submitting or publishing checks the whole course.
const COURSE = 'data-visualisation';
const FILE = 'seeing-data/why-draw.md';
const WORDS = 'Drawn by hand.';

test('a lesson is removed in a draft, and a draft that was discarded is brought back', async ({ page }) => {
  await page.goto('/authoring/deep-learning');
  const [lesson] =
    (await page.line.read('GET /api/authoring/:courseId', '/api/authoring/deep-learning')).modules[0]
      ?.lessons ?? [];
  const title = lesson?.title ?? '';
  const link = page.getByRole('link', { name: title, exact: true });
  expect(link).toHaveCount(1);
  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  expect(page.getByText('Learners have it until the draft is published.')).toBeVisible();
  expect(link).toHaveCount(0);

  const draft = page.getByRole('heading', { name: `Without: ${title}` });
  const discard = async () => {
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  };
  await discard();
  expect(draft).toHaveCount(0);
  expect(link).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(page.getByText('It is as it was.')).toBeVisible();
  expect(draft).toBeVisible();
  expect(link).toHaveCount(0);

  await discard();
  await page.reload();
  await page.getByText('Discarded in the last 30 days').click();
  await page.getByRole('button', { name: `Bring back Without: ${title}` }).click();
  expect(draft).toBeVisible();
  await discard();
});

/** Writes and publishes one more version of the lesson, without the page. */
async function publishOne(page: Page, writer: () => Promise<unknown>, reviewer: () => Promise<unknown>) {
  await writer();
  const about = { courseId: COURSE };
  const at = `/api/authoring/${COURSE}`;
  const { text, version: baseVersion } = await page.line.read(
    'GET /api/authoring/:courseId/file',
    `${at}/file?path=${encodeURIComponent(FILE)}`,
  );
  const { draftId } = await page.line.send('POST /api/authoring/:courseId/drafts', {
    ...about,
    title: 'By hand',
  });
  await page.line.send('PUT /api/authoring/:courseId/drafts/:draftId/files', {
    ...{ ...about, draftId, path: FILE, baseVersion, version: 0 },
    text: `${text?.trimEnd()}\n\n${WORDS}\n`,
  });
  const draft = { ...about, draftId };
  await page.line.send('POST /api/authoring/:courseId/drafts/:draftId/submission', { ...draft, version: 2 });
  await reviewer();
  await page.line.send('POST /api/authoring/:courseId/drafts/:draftId/decision', {
    ...{ ...draft, decision: 'publish', version: 3 },
  });
}

test('an earlier version is compared and put into the editor, where a conflicting save is shown', async ({
  page,
  signInAsNew,
}) => {
  const someone = () => signInAsNew('administrator');
  await publishOne(page, someone, someone);
  await page.goto(`/authoring/${COURSE}?file=${encodeURIComponent(FILE)}`);
  const source = page.getByRole('textbox', { name: 'Source of why-draw' });
  expect(source).toHaveValue(/Drawn by hand\.\n$/);
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Compare version 1' }).click();
  const version = page.getByRole('dialog', { name: 'Version 1' });
  expect(version.getByText(WORDS)).toBeVisible();
  await version.getByRole('button', { name: 'Put it in the editor' }).click();
  expect(source).not.toHaveValue(/Drawn by hand/);

  const save = page.getByRole('button', { name: 'Save draft' });
  await source.fill(`${source.inputValue()}\nMine.\n`);
  await save.click();
  expect(save).toBeDisabled();

  // A colleague edits the same draft, on another device.
  await source.fill(`${source.inputValue()}\nMine too.\n`);
  const at = `/api/authoring/${COURSE}/file?path=${encodeURIComponent(FILE)}`;
  const { draft } = await page.line.read('GET /api/authoring/:courseId/file', at);
  const draftId = draft?.draftId ?? '';
  const own = await someone();
  await page.line.send('PUT /api/authoring/:courseId/drafts/:draftId/files', {
    ...{ courseId: COURSE, draftId, path: FILE, version: 1, baseVersion: draft?.baseVersion ?? 0 },
    text: 'The words of a colleague.',
  });
  await save.click();
  const conflict = page.getByRole('dialog', { name: 'Changed in the meantime' });
  expect(conflict).toContainText(`Full ${own.username} saved this file after you opened it.`);
  expect(conflict.getByText('The words of a colleague.')).toBeVisible();
  await conflict.getByRole('button', { name: 'Keep mine, then save' }).click();
  await save.click();
  expect(page.getByText('Learners see it when it is published.')).toBeVisible();
  await page.line.send('DELETE /api/authoring/:courseId/drafts/:draftId', { courseId: COURSE, draftId });
});

test('an update of the files that takes a file away can be taken', async ({ page }) => {
  const path = 'seeing-data/why-draw.yaml';
  const { database } = await academy();
  // The files of a running academy do not change; here they have.
  await database.pool.query(
    'update course_files set is_edited = true, settled_text = text, file_text = null where course_id = $1 and path = $2',
    [COURSE, path],
  );
  await page.goto(`/authoring/${COURSE}?file=${encodeURIComponent(FILE)}`);
  await page.getByRole('tab', { name: 'Checks and exercise' }).click();
  await page.getByRole('button', { name: 'See the update' }).click();
  const update = page.getByRole('dialog', { name: 'An update from the files' });
  expect(update.getByText('The files no longer have this file.')).toBeVisible();
  await update.getByRole('button', { name: 'Remove the file' }).click();
  expect(page.getByText('This file goes when you save the draft.')).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  const { draft, text } = await page.line.read(
    'GET /api/authoring/:courseId/file',
    `/api/authoring/${COURSE}/file?path=${encodeURIComponent(path)}`,
  );
  expect([text === null, draft?.text]).toEqual([false, null]);
  await page.line.send('DELETE /api/authoring/:courseId/drafts/:draftId', {
    courseId: COURSE,
    draftId: draft?.draftId ?? '',
  });
  await database.pool.query(
    'update course_files set is_edited = false, settled_text = null, file_text = text where course_id = $1 and path = $2',
    [COURSE, path],
  );
});

test('a course file is imported whole, or not at all', async ({ page }) => {
  const at = `/api/authoring/${COURSE}`;
  const { files } = await page.line.read('GET /api/authoring/:courseId/bundle', `${at}/bundle`);
  const changed = files.map(({ path, text }) => ({ path, text: `${text}\n# By hand.\n` }));
  const zip = writeZip(entriesOfBundle({ courseId: COURSE, files: changed }));
  await page.goto(`/authoring/${COURSE}`);
  const give = async () => {
    const input = page.getByLabel('Course file', { exact: true }).element() as HTMLInputElement;
    Object.defineProperty(input, 'files', { value: [new File([zip], 'course.zip')], configurable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await page.settle();
  };
  const drafts = async () => (await page.line.read('GET /api/authoring/:courseId', at)).drafts;

  // Somebody is editing the last of the files.
  const last = files.at(-1);
  const { draftId } = await page.line.send('POST /api/authoring/:courseId/drafts', {
    courseId: COURSE,
    title: 'In the way',
  });
  await page.line.send('PUT /api/authoring/:courseId/drafts/:draftId/files', {
    ...{ courseId: COURSE, draftId, path: last?.path ?? '', text: 'x', version: 0 },
    baseVersion: last?.version ?? 0,
  });
  await give();
  expect(page.getByText('Nothing was imported')).toBeVisible();
  expect(page.getByText('This file is being changed in the draft “In the way”.')).toBeVisible();
  expect((await drafts()).map(({ title }) => title)).toEqual(['In the way']);
  await page.line.send('DELETE /api/authoring/:courseId/drafts/:draftId', { courseId: COURSE, draftId });

  await give();
  expect(page.getByText(`${files.length} files differ from what learners have.`)).toBeVisible();
  const [draft] = await drafts();
  expect(draft).toMatchObject({ title: 'Import of a course file', paths: files.map(({ path }) => path) });
  expect(page.getByRole('heading', { name: 'Import of a course file' })).toBeVisible();
  await page.line.send('DELETE /api/authoring/:courseId/drafts/:draftId', {
    courseId: COURSE,
    draftId: draft?.id ?? '',
  });
});
