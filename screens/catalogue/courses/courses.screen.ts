import { expect, type Page, test } from '../../room/test.ts';
import { coursesOf, isComingSoon, startCourse } from './catalogue.ts';

test.beforeEach(async ({ signInAsNew }) => void (await signInAsNew('learner')));

const cardOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });

test('LIB-12 the catalogue shows every course, featured ones included, and each leads to its page', async ({
  page,
}) => {
  const all = await coursesOf(page);
  // The complete ones, and separately those that are still being written.
  const courses = [...all.filter((course) => !isComingSoon(course)), ...all.filter(isComingSoon)];
  await page.goto('/courses');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  expect(cards.getByRole('heading')).toHaveText(courses.map(({ title }) => title));
  expect(courses.some(({ featured }) => featured)).toBe(true);
  for (const { id, title } of courses)
    expect(cards.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', `/course/${id}`);
  expect(page.getByText(`${courses.length} courses`, { exact: true })).toBeVisible();
  const [first] = courses;
  if (!first) throw new Error('There is no course.');
  await cards.getByRole('link', { name: first.title, exact: true }).click();
  expect(page).toHaveURL(`/course/${first.id}`);
  expect(page.getByRole('heading', { name: first.title, level: 2 })).toBeVisible();
});

test('LIB-12 a card says level, hours, lessons, price, data and the own progress', async ({ page }) => {
  await startCourse(page, 'ai-fundamentals');
  await page.goto('/courses');
  const learning = cardOf(page, 'Machine Learning Foundations');
  expect(learning).toContainText('Intermediate');
  expect(learning).toContainText('25 hours planned · Machine learning');
  expect(learning).toContainText('Free to join early');
  expect(learning).not.toContainText(/R2500|% off/);
  expect(learning).toContainText(/\d+\.\d KB.*, (about R\d+\.\d\d|less than R0\.01)/);
  const written = (await coursesOf(page)).find(({ title }) => title === 'Machine Learning Foundations');
  if (!written || !isComingSoon(written)) throw new Error('It is no longer coming soon.');
  expect(learning).toContainText(
    `${written.writtenLessons} of ${written.lessons} lessons open, the rest are coming soon`,
  );
  const fundamentals = cardOf(page, 'AI Fundamentals');
  expect(fundamentals).toContainText('R1500');
  expect(fundamentals).toContainText('Free in early access');
  expect(fundamentals).toContainText('Enrolled');
  expect(fundamentals.getByRole('progressbar', { name: 'Your progress' })).toBeVisible();
});

test('LIB-12 the search narrows the list, and says so when nothing matches', async ({ page }) => {
  await page.goto('/courses');
  const field = page.getByLabel('Search courses');
  const titles = page.getByRole('main').getByRole('heading', { level: 3 });
  await field.fill('small BUSINESS');
  expect(titles).toHaveText(['AI for Small Business in South Africa']);
  expect(page).toHaveURL('/courses?text=small+BUSINESS');
  await field.fill('smal bussiness');
  expect(titles).toHaveText(['AI for Small Business in South Africa']);
  await field.fill('quantum gardening');
  expect(page.getByText('No courses match these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  expect(field).toHaveValue('');
  expect(page).toHaveURL('/courses');
});

test('LIB-12 eight shapes stand in for the cards while they load', async ({ page }) => {
  const held = page.line.hold('GET /api/courses');
  await page.goto('/courses');
  expect(page.locator('[data-skeleton]')).toHaveCount(8);
  await held.release();
  expect(page.getByRole('heading', { name: 'AI Fundamentals' })).toBeVisible();
  expect(page.locator('[data-skeleton]')).toHaveCount(0);
});

test('API-21 a catalogue that does not load shows its empty text and a quiet way to try again', async ({
  page,
}) => {
  page.line.fail('GET /api/courses', 503);
  await page.goto('/courses');
  expect(page.getByText('There are no courses to show.')).toBeVisible();
  expect(page.getByRole('alert')).toHaveCount(0);
  page.line.mend('GET /api/courses');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(page.getByRole('heading', { name: 'AI Fundamentals' })).toBeVisible();
});
