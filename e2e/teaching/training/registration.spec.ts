import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { trainingOf } from './training.ts';

test.use({ serviceWorkers: 'block' });

interface Course {
  id: string;
  title: string;
  description: string;
  lessons: number;
  writtenLessons: number;
  quote: { price: number; was: number };
}

/** Courses without a place. */
async function openCourses(page: Page): Promise<Course[]> {
  const courses: Course[] = await (await page.request.get('/api/courses')).json();
  const { registered } = await trainingOf(page);
  const taken = new Set(registered.map(({ courseId }) => courseId));
  return courses.filter(({ id }) => !taken.has(id));
}

async function openList(page: Page) {
  await page.goto('/training');
  await page.getByRole('button', { name: 'Register for Course', exact: true }).click();
  return page.getByRole('dialog', { name: 'Course Registration' });
}

test('TRAIN-23 TRAIN-24 a free course is registered at once, and a discount shows both prices', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('Kagiso Registers');
  const [free, reduced] = await openCourses(page);
  if (!free || !reduced) throw new Error('Every course is taken.');
  await page.route('**/api/courses', async (route) => {
    const courses: Course[] = await (await route.fetch()).json();
    const json = courses.map((course) => ({
      ...course,
      ...(course.id === free.id && { quote: { ...course.quote, price: 0, was: 0, percent: 0 } }),
      ...(course.id === reduced.id && { quote: { ...course.quote, price: 1170, was: 1800, percent: 35 } }),
    }));
    await route.fulfill({ json });
  });
  const list = await openList(page);
  const option = list.getByRole('listitem').filter({ hasText: reduced.title });
  await expect(option).toContainText('R1170');
  await expect(option.locator('s')).toContainText('R1800');
  await expect(option).toContainText('35% off');
  await list.getByRole('button', { name: `Register for ${free.title}`, exact: true }).click();
  await expect(page.getByText('Registration Successful', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
