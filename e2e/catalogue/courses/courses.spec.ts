import { expect, test } from '../../fixtures.ts';
import { coursesOf } from './catalogue.ts';

// The product's service worker would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

test.beforeEach(async ({ signIn }) => signIn('admin'));

test('LIB-12 filters live in the address, and the back button undoes them', { tag: '@journey' }, async ({
  page,
}) => {
  const courses = await coursesOf(page);
  const advanced = courses.filter(({ level }) => level === 'Advanced');
  const long = advanced.filter(({ hours }) => hours > 40);
  await page.goto('/courses');
  await page.getByLabel('Level').selectOption('Advanced');
  await expect(page).toHaveURL('/courses?level=Advanced');
  await expect(page.getByText(`${advanced.length} of ${courses.length} courses`)).toBeVisible();
  await page.getByLabel('Duration').selectOption('More than 40 hours');
  await expect(page.getByText(`${long.length} of ${courses.length} courses`)).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Duration')).toHaveValue('above-40');
  await expect(page.getByText(`${long.length} of ${courses.length} courses`)).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Duration')).toHaveValue('');
  await expect(page.getByText(`${advanced.length} of ${courses.length} courses`)).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/courses');
  await expect(page.getByText(`${courses.length} courses`, { exact: true })).toBeVisible();
});

test('a card leads to its course wherever it is clicked', async ({ page }) => {
  await page.goto('/courses');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'AI Fundamentals', exact: true }) });
  await card.click({ position: { x: 20, y: 100 } });
  await expect(page).toHaveURL('/course/ai-fundamentals');
});
