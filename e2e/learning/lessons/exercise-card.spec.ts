import { enrolElsewhere } from '../../catalogue/courses/catalogue.ts';
import { axe, expect, test } from '../../fixtures.ts';
import { editorOf, openExercise } from './exercise.ts';
import { COURSE, lessonPath } from './lesson-visit.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } });

test.beforeEach(async ({ page, signInAsNew, baseURL }) => {
  test.slow();
  await signInAsNew('Palesa Tries');
  await enrolElsewhere(page, baseURL ?? '', COURSE);
});

test('the card says what to do, and its task is nowhere else', async ({ page }) => {
  const exercise = await openExercise(page, lessonPath('af-learning-by-heart'));
  await expect(exercise.getByRole('heading', { name: 'Your turn: one number' })).toBeVisible();
  await expect(exercise.getByText('Run the program and write down both scores.')).toBeVisible();
  await expect(page.getByText('Run the program and write down both scores.')).toHaveCount(1);
});

test('Run is in reach from the first line on, and what the run says comes into view', async ({ page }) => {
  const exercise = await openExercise(page, lessonPath('af-learning-by-heart'));
  await exercise.getByRole('button', { name: 'Show the given part' }).tap();
  const first = editorOf(exercise).getByText('memory = 1');
  await first.evaluate((line) => line.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await page.mouse.wheel(0, -120);
  await expect(first).toBeInViewport();
  const run = exercise.getByRole('button', { name: 'Run' });
  await expect(run).toBeInViewport({ ratio: 1 });
  await run.tap();
  await expect(exercise.getByText('One average for the whole day keeps too little')).toBeInViewport({
    ratio: 1,
  });
});

test('what is only given is folded, opens by key, and keeps the numbers of the lines', async ({ page }) => {
  const exercise = await openExercise(page, lessonPath('af-learning-by-heart'));
  const program = editorOf(exercise);
  const open = exercise.getByRole('button', { name: 'Show the given part' });
  await expect(program.getByText('def learn(week, memory):')).toHaveCount(0);
  await axe(page);
  // An error inside the folded part unfolds it, at the right line.
  await program.getByText('memory = 1').click();
  await page.keyboard.press('Home');
  for (const _ of 'memory = 1') await page.keyboard.press('Delete');
  await page.keyboard.type('memory = "three"');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(exercise.getByText('Line 9.')).toBeInViewport();
  await expect(open).toHaveCount(0);
  await expect(program.locator('.cm-error-line')).toContainText('size = max(1, 12 // memory)');

  await page.reload();
  await exercise.scrollIntoViewIfNeeded();
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(program.getByText('def learn(week, memory):')).toBeVisible();
  await expect(program).toBeFocused();
});
