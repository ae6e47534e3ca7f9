import { ESCAPES } from '../../escape-programs.ts';
import { expect } from '../../fixtures.ts';
import { forgetSignIn } from '../../sign-in.ts';
import { test } from '../studio/own-academy.ts';

test.use({ serviceWorkers: 'block' });

const FILE = 'how-machines-learn/learning-by-heart.yaml';
const ADDRESS = `/authoring/ai-fundamentals?file=${encodeURIComponent(FILE)}`;
const STOPPED = 'Your program tried to reach outside Python, so it was stopped.';
// A whole course is checked and its programs are run, which takes a busy machine a while.
const SLOW = { timeout: 120_000 };

const indented = (program: string) => program.trimEnd().replaceAll(/^/gm, '    ');

test('a program in a draft that forges its way out is not taken for review, and does nothing to who tries it', async ({
  page,
  signIn,
  allowConsoleErrors,
}) => {
  // The draft is refused.
  allowConsoleErrors(/status of 409/);
  await signIn('trainer');
  await page.goto(ADDRESS);
  const source = page.getByRole('textbox', { name: 'Source of Checks and exercise: learning-by-heart' });
  await expect(source).toHaveValue(/starter: \|/, SLOW);
  const before = await source.inputValue();
  await source.fill(
    before.replace(
      /starter: \|\n[\s\S]*?\n {2}solution:/,
      () => `starter: |\n${indented(ESCAPES.browser)}\n  solution:`,
    ),
  );
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Learners see it when it is published.')).toBeVisible(SLOW);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByText(STOPPED).first()).toBeVisible(SLOW);

  await forgetSignIn(page);
  await signIn('admin');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(ADDRESS);
  const preview = page.getByRole('tabpanel', { name: 'Preview' });
  const exercise = preview.getByRole('group', { name: 'Python exercise' });
  await exercise.getByRole('button', { name: 'Run' }).click(SLOW);
  await expect(exercise.getByRole('region', { name: 'Output' })).toContainText(STOPPED, SLOW);
  expect(requests.filter((path) => path.startsWith('/api/admin/people'))).toEqual([]);
});
