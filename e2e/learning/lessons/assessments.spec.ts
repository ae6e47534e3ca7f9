import { enrolElsewhere } from '../../catalogue/courses/catalogue.ts';
import { axe, expect, test } from '../../fixtures.ts';

const COURSE = 'ai-fundamentals';

test('an assessment breaks no rule of WCAG 2.2 AA from its start to its result, nor does a project', async ({
  page,
  signInAsNew,
  baseURL,
}) => {
  test.slow();
  await signInAsNew('Ayanda Attempts');
  await enrolElsewhere(page, baseURL ?? '', COURSE);
  await page.goto(`/course/${COURSE}/assessment/af-numbers-assessment`);
  const start = page.getByRole('button', { name: 'Start the assessment' });
  await expect(start).toBeVisible();
  await start.click();
  const questions = page.locator('section').filter({ hasText: /^Question \d+ of/ });
  await expect(questions.first()).toBeVisible();
  await axe(page, 'questions of an assessment');
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Hand in now?' });
  await dialog.getByRole('link', { name: 'Question 2', exact: true }).click();
  await expect(questions.nth(1)).toBeFocused();
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  await dialog.getByRole('button', { name: 'Hand in anyway' }).click();
  await expect(page.getByRole('heading', { name: 'Not passed this time' })).toBeVisible();
  await axe(page, 'result of an assessment');

  await page.goto(`/course/${COURSE}/project`);
  await page.getByRole('main').getByRole('textbox').first().fill('Fewer missed visits');
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText(/needs at least \d+ words. You have 3/)).toBeVisible();
  await axe(page, 'a project with missing parts');
});
