import { axe, expect, expectAccessibleInBothThemes } from '../../fixtures.ts';
import { forgetSignIn } from '../../sign-in.ts';
import { test } from '../studio/own-academy.ts';

test.use({ serviceWorkers: 'block' });

const COURSE = '/authoring/ai-fundamentals';
const FILE = 'chatbots-and-language-models/one-word-at-a-time.md';
// A whole course is checked and its programs are run, which takes a busy machine a while.
const SLOW = { timeout: 120_000 };

test('a trainer writes, tries and hands in a lesson, an administrator publishes it, and a learner takes it', async ({
  page,
  signIn,
}, { repeatEachIndex }) => {
  const words = `Sawubona from the studio, take ${repeatEachIndex + 1}.`;
  await signIn('trainer');
  await page.goto(`${COURSE}?file=${encodeURIComponent(FILE)}`);
  const source = page.getByRole('textbox', { name: 'Source of one-word-at-a-time' });
  await expect(source).toHaveValue(/^---\nid: af-/, SLOW);
  const before = await source.inputValue();
  const preview = page.getByRole('tabpanel', { name: 'Preview' });
  await expect(preview.getByRole('heading').first()).toBeVisible(SLOW);
  await expectAccessibleInBothThemes(page);

  await source.fill(`${before}\n::check[nowhere]\n`);
  await page.getByRole('tab', { name: /^Problems/ }).click();
  const fault = page.getByText('::check[nowhere] is not written in the file beside the lesson.');
  await expect(fault).toBeVisible(SLOW);
  await axe(page, 'problems');

  // What was typed is stored on the device until it is saved.
  await page.reload();
  await expect(source).toHaveValue(/::check\[nowhere\]/, SLOW);
  await source.fill(before.replace('\n---\n\n', `\n---\n\n${words} `));
  await expect(preview.getByText(words)).toBeVisible(SLOW);
  await page.getByRole('tab', { name: /^Problems/ }).click();
  await expect(page.getByText('The text keeps every rule.')).toBeVisible(SLOW);
  await page.getByRole('button', { name: 'Run the programs' }).click();
  await expect(page.getByText(/keeps? (its|their) promises\./)).toBeVisible(SLOW);

  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Learners see it when it is published.')).toBeVisible(SLOW);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByText('A second person can publish it now.')).toBeVisible(SLOW);

  await forgetSignIn(page);
  await signIn('admin');
  await page.goto(COURSE);
  await page.getByRole('button', { name: 'Review', exact: true }).click(SLOW);
  const review = page.getByRole('dialog');
  await expect(review.getByText(words)).toBeVisible(SLOW);
  await axe(page, 'review');
  await review.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Learners read the new text from now on.')).toBeVisible(SLOW);

  await forgetSignIn(page);
  await signIn('learner');
  const lessonId = /^id: (\S+)$/m.exec(before)?.[1] ?? '';
  await page.goto(`/course/ai-fundamentals/lesson/${lessonId}`);
  await expect(page.getByText(words)).toBeVisible(SLOW);
});
