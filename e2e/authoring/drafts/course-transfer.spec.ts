import { readFile } from 'node:fs/promises';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect } from '../../fixtures.ts';
import { test } from '../studio/own-academy.ts';

test.use({ serviceWorkers: 'block' });

const COURSE = 'data-visualisation';
const FILE = `courses/${COURSE}/seeing-data/why-draw.md`;
// The whole course is checked, which takes a busy machine a while.
const SLOW = { timeout: 120_000 };

test('a course is downloaded as a zip and imported again: as it is, and changed as a draft', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto(`/authoring/${COURSE}`);
  const button = page.getByRole('button', { name: 'Download the course' });
  await expect(button).toBeVisible(SLOW);
  const [saved] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(saved.suggestedFilename()).toBe(`${COURSE}.zip`);
  const zip = await readFile(await saved.path());

  const upload = (buffer: Buffer) =>
    page.getByLabel('Course file').setInputFiles({ name: 'course.zip', mimeType: 'application/zip', buffer });
  await upload(zip);
  await expect(page.getByText('The file says what learners have.')).toBeVisible(SLOW);

  const files = unzipSync(zip);
  const text = strFromU8(files[FILE] ?? new Uint8Array());
  expect(text).toContain('---');
  const changed = { ...files, [FILE]: strToU8(`${text}\nOne more line from elsewhere.\n`) };
  await upload(Buffer.from(zipSync(changed)));
  await expect(page.getByText('1 file differs from what learners have.')).toBeVisible(SLOW);
  const drafts = await (await page.request.get(`/api/authoring/${COURSE}`)).json();
  expect(drafts.drafts).toMatchObject([{ title: 'Import of a course file' }]);

  await upload(Buffer.from('Dear academy'));
  await expect(page.getByText('This is not a zip with the files of this course.')).toBeVisible(SLOW);
});
