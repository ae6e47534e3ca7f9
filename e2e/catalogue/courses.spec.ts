import { expect, test } from '../fixtures.ts';
import { coursesOf, isComingSoon, startCourse } from './catalogue.ts';

// A worker of the product would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

test.beforeEach(async ({ signIn }) => signIn('admin'));

test('LIB-12 the catalogue shows every course, featured ones included, and each leads to its page', async ({
  page,
}) => {
  const all = await coursesOf(page);
  // Those that are whole, and apart from them those that are still being written.
  const courses = [...all.filter((course) => !isComingSoon(course)), ...all.filter(isComingSoon)];
  await page.goto('/courses');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(cards.getByRole('heading')).toHaveText(courses.map(({ title }) => title));
  expect(courses.some(({ featured }) => featured)).toBe(true);
  for (const { id, title } of courses)
    await expect(cards.getByRole('link', { name: title, exact: true })).toHaveAttribute(
      'href',
      `/course/${id}`,
    );
  await expect(page.getByText(`${courses.length} courses`, { exact: true })).toBeVisible();
  const [first] = courses;
  if (!first) throw new Error('There is no course.');
  await cards.first().click({ position: { x: 20, y: 100 } });
  await expect(page).toHaveURL(`/course/${first.id}`);
  await expect(page.getByRole('heading', { name: first.title, level: 2 })).toBeVisible();
});

test('LIB-12 a card says level, hours, lessons, price, data and the own progress', async ({
  page,
  baseURL,
}) => {
  await startCourse(page, baseURL ?? '', 'ai-fundamentals');
  await page.goto('/courses');
  const cardOf = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });
  const learning = cardOf('Machine Learning Foundations');
  await expect(learning).toContainText('Intermediate');
  await expect(learning).toContainText('25 hours · Machine learning');
  await expect(learning).toContainText('R2500');
  await expect(learning).toContainText(/\d+\.\d KB.*, (about R\d+\.\d\d|less than R0\.01)/);
  const written = (await coursesOf(page)).find(({ title }) => title === 'Machine Learning Foundations');
  if (written && isComingSoon(written))
    await expect(learning).toContainText(
      `${written.writtenLessons} of ${written.lessons} lessons open, the rest are coming soon`,
    );
  const fundamentals = cardOf('AI Fundamentals');
  await expect(fundamentals).toContainText('R1500');
  await expect(fundamentals).toContainText('Free in early access');
  await expect(fundamentals).toContainText('Enrolled');
  await expect(fundamentals.getByRole('progressbar', { name: 'Your progress' })).toBeVisible();
});

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

test('LIB-12 the search narrows the list, and says so when nothing matches', async ({ page }) => {
  await page.goto('/courses');
  const field = page.getByLabel('Search courses');
  await field.fill('small BUSINESS');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    'AI for Small Business in South Africa',
  ]);
  await expect(page).toHaveURL('/courses?text=small+BUSINESS');
  await field.fill('smal bussiness');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    'AI for Small Business in South Africa',
  ]);
  await field.fill('quantum gardening');
  await expect(page.getByText('No courses match these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL('/courses');
});

test('LIB-12 eight shapes stand in for the cards while they load', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/courses', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/courses');
  await expect(page.locator('[data-skeleton]')).toHaveCount(8);
  release();
  await expect(page.getByRole('heading', { name: 'AI Fundamentals' })).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
});

test('API-21 a catalogue that does not load shows its empty text and a quiet way to try again', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/503/);
  await page.route('**/api/courses', (route) => route.fulfill({ status: 503, body: 'Resting.' }));
  await page.goto('/courses');
  await expect(page.getByText('There are no courses to show.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute('**/api/courses');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'AI Fundamentals' })).toBeVisible();
});
