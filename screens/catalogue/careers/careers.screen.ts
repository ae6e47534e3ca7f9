import { expect, test } from '../../room/test.ts';

test.beforeEach(async ({ signInAsDemo }) => signInAsDemo('learner'));

test('CAREER-01 CAREER-03 CAREER-04 eight cards say what a career is and lead to it', async ({ page }) => {
  const careers = await page.line.read('GET /api/careers');
  await page.goto('/careers');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  expect(cards).toHaveCount(8);
  for (const [place, career] of careers.entries()) {
    const card = cards.nth(place);
    expect(card.getByRole('link', { name: career.title, exact: true })).toHaveAttribute(
      'href',
      `/career-path/${career.id}`,
    );
    const courses = career.relatedCourses.map(({ title }) => title);
    for (const text of [
      career.description,
      career.averageSalary,
      career.demandLevel,
      ...career.requiredSkills,
      ...courses,
    ])
      expect(card).toContainText(text);
  }
  expect(page.getByText('Figures are indicative.')).toBeVisible();
});

test('CAREER-07 a button leads to the assessment', async ({ page }) => {
  await page.goto('/careers');
  await page.getByRole('link', { name: 'Take Career Assessment' }).click();
  expect(page).toHaveURL('/career-assessment');
});

test('API-21 careers that do not load leave the empty text and a quiet way to try again', async ({
  page,
}) => {
  page.line.fail('GET /api/careers', 503);
  await page.goto('/careers');
  expect(page.getByText('There are no careers to show.')).toBeVisible();
  expect(page.getByRole('alert')).toHaveCount(0);
  page.line.mend('GET /api/careers');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(page.getByRole('heading', { name: 'AI Engineer' })).toBeVisible();
});
