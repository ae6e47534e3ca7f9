import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { packCourse, unpackCourse } from '@academy/domain/authoring/drafts';
import { expect } from '../../fixtures.ts';
import { test } from '../studio/own-academy.ts';

test.use({ serviceWorkers: 'block' });

const COURSE = 'data-visualisation';
const FILE = 'seeing-data/why-draw.md';
// A course is read as a whole; a busy machine takes its time.
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

  const unpacked = await unpackCourse(zip, (part) => promisify(inflateRaw)(part));
  if (!unpacked.ok) throw new Error('The downloaded file is no course.');
  const { courseId, files } = unpacked.value;
  expect(courseId).toBe(COURSE);
  const changed = files.map(({ path, text }) =>
    path === FILE ? { path, text: `${text}\nOne more line from elsewhere.\n` } : { path, text },
  );
  await upload(Buffer.from(packCourse({ courseId, files: changed })));
  await expect(page.getByText('1 file differs from what learners have.')).toBeVisible(SLOW);
  const drafts = await (await page.request.get(`/api/authoring/${COURSE}`)).json();
  expect(drafts.drafts).toMatchObject([{ title: 'Import of a course file' }]);

  await upload(Buffer.from('Dear academy'));
  await expect(page.getByText('This is not a zip with the files of this course.')).toBeVisible(SLOW);
});
