import { expect, type Page, test } from '../room/test.ts';

const COURSE = '/authoring/ai-fundamentals';
const FILE = 'chatbots-and-language-models/one-word-at-a-time.md';
const WORDS = 'Sawubona from the studio.';

/** The preview and the rules follow what is typed, a moment later. */
const aMomentLater = (page: Page) => page.clock.runFor(2000);

test('a trainer writes, tries and hands in a lesson, an administrator publishes it, and a learner takes it', async ({
  page,
  signInAsDemo,
}) => {
  await signInAsDemo('trainer');
  await page.goto(`${COURSE}?file=${encodeURIComponent(FILE)}`);
  const source = page.getByRole('textbox', { name: 'Source of one-word-at-a-time' });
  expect(source).toHaveValue(/^---\nid: af-/);
  const before = source.inputValue();
  await aMomentLater(page);
  const preview = page.getByRole('tabpanel', { name: 'Preview' });
  expect(preview.getByRole('heading').first()).toBeVisible();

  await source.fill(`${before}\n::check[nowhere]\n`);
  await aMomentLater(page);
  await page.getByRole('tab', { name: /^Problems/ }).click();
  const fault = page.getByText('::check[nowhere] is not written in the file beside the lesson.');
  expect(fault).toBeVisible();

  // What was typed is kept on the device until it is saved.
  await page.reload();
  expect(source).toHaveValue(/::check\[nowhere\]/);
  await source.fill(before.replace('\n---\n\n', `\n---\n\n${WORDS} `));
  await aMomentLater(page);
  expect(preview.getByText(WORDS)).toBeVisible();
  await page.getByRole('tab', { name: /^Problems/ }).click();
  expect(page.getByText('The text keeps every rule.')).toBeVisible();
  await page.getByRole('button', { name: 'Run the programs' }).click();
  expect(page.getByText(/keeps? (its|their) promises\./)).toBeVisible();

  await page.getByRole('button', { name: 'Save draft' }).click();
  expect(page.getByText('Learners see it when it is published.')).toBeVisible();
  await page.getByRole('button', { name: 'Send for review' }).click();
  expect(page.getByText('A second person can publish it now.')).toBeVisible();

  page.forgetDevice();
  await signInAsDemo('admin');
  await page.goto(COURSE);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const review = page.getByRole('dialog');
  expect(review.getByText(WORDS)).toBeVisible();
  await review.getByRole('button', { name: 'Publish' }).click();
  expect(page.getByText('Learners read the new text from now on.')).toBeVisible();

  page.forgetDevice();
  await signInAsDemo('learner');
  const lessonId = /^id: (\S+)$/m.exec(before)?.[1] ?? '';
  await page.goto(`/course/ai-fundamentals/lesson/${lessonId}`);
  expect(page.getByText(WORDS)).toBeVisible();
});
