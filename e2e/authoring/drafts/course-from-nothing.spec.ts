import { newEntry } from '@academy/domain/catalogue/content';
import { expect, expectAccessibleInBothThemes } from '../../fixtures.ts';
import { test } from '../studio/own-academy.ts';

test.use({ serviceWorkers: 'block' });

// The whole course is checked, which takes a busy machine a while.
const SLOW = { timeout: 120_000 };

test('a course that has only a form gets a module and a lesson, by touch and keyboard', async ({
  page,
  signIn,
  allowConsoleErrors,
}, { repeatEachIndex }) => {
  // Refusals that the screen explains with a sentence.
  allowConsoleErrors(/422 \(Unprocessable Entity\)/, /409 \(Conflict\)/);
  await signIn('admin');
  const title = `Bees and Honey ${repeatEachIndex + 1}`;
  const form = { ...newEntry('course', new Date()), title, description: 'Keep bees at home.' };
  expect((await page.request.post('/api/admin/courses', { data: form })).status()).toBe(201);

  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/cms');
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Write lessons' }).click();
  await expect(page.getByText('A course begins with a module and its first lesson.')).toBeVisible(SLOW);
  await page.getByRole('button', { name: 'Add a module' }).click();
  const dialog = page.getByRole('dialog', { name: 'A new module' });
  await dialog.getByLabel('Title of the module').fill('The hive');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Please give the module and its first lesson a title.');
  await dialog.getByLabel('Title of its first lesson').fill('Who lives there');
  await dialog.getByRole('button', { name: 'Add the module' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please choose who teaches this course.', SLOW);
  await dialog.getByLabel('Who teaches this course?').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Add the module' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'The hive', exact: true })).toBeVisible(SLOW);
  await expect(page.getByText('New module: The hive')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Write Who lives there' }).click();
  const source = page.getByRole('textbox', { name: 'Source of who-lives-there' });
  await expect(source).toHaveValue(/^---\nid: ba-who-lives-there\n/, SLOW);
  await page.getByRole('link', { name: 'All files' }).click();
  await expect(page.getByRole('link', { name: 'Who lives there' })).toBeVisible(SLOW);
  await expect(page.getByText('Still to come')).toHaveCount(0);

  await page.getByRole('button', { name: 'Add a lesson' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Who lives there');
  await page.getByRole('button', { name: 'Begin writing' }).click();
  await expect(page.getByText('There is a lesson of this name already.')).toBeVisible(SLOW);
});
