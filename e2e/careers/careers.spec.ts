import { expect, expectAccessibleInBothThemes, test } from '../fixtures.ts';

// A worker of the product would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });
test.beforeEach(async ({ signIn }) => signIn('learner'));

interface Career {
  id: string;
  title: string;
  description: string;
  averageSalary: string;
  demandLevel: string;
  requiredSkills: string[];
  relatedCourses: { id: string; title: string }[];
}

test('CAREER-01 CAREER-03 CAREER-04 eight cards say what a career is and lead to it', async ({ page }) => {
  const careers: Career[] = await (await page.request.get('/api/careers')).json();
  await page.goto('/careers');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(cards).toHaveCount(8);
  for (const [place, career] of careers.entries()) {
    const card = cards.nth(place);
    await expect(card.getByRole('link', { name: career.title, exact: true })).toHaveAttribute(
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
      await expect(card).toContainText(text);
  }
  await expect(page.getByText('Figures are indicative.')).toBeVisible();
});

test('CAREER-07 a button leads to the assessment', async ({ page }) => {
  await page.goto('/careers');
  await page.getByRole('link', { name: 'Take Career Assessment' }).click();
  await expect(page).toHaveURL('/career-assessment');
});

test('API-21 careers that do not load leave the empty text and a quiet way to try again', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/503/);
  await page.route('**/api/careers', (route) => route.fulfill({ status: 503, body: 'Resting.' }));
  await page.goto('/careers');
  await expect(page.getByText('There are no careers to show.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute('**/api/careers');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'AI Engineer' })).toBeVisible();
});

test('the careers break no rule of WCAG 2.2 AA and fit the narrowest phone', async ({ page }) => {
  await page.goto('/careers');
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 360, height: 720 });
  expect(
    await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth'),
  ).toBe(false);
});
