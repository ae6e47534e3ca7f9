import { enrolElsewhere } from '../../catalogue/courses/catalogue.ts';
import { expect, test } from '../../room/test.ts';

const COURSE = 'ai-fundamentals';
const lessonPath = (lessonId: string) => `/course/${COURSE}/lesson/${lessonId}`;

test('keys lead through the course, never while somebody types, and can be turned off', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  await enrolElsewhere(page, COURSE);
  await page.goto(lessonPath('af-tokens'));
  await page.keyboard.press('n');
  expect(page).toHaveURL(lessonPath('af-fluent-and-false'));
  await page.getByLabel('Your notes for this task').first().pressSequentially('np');
  expect(page).toHaveURL(lessonPath('af-fluent-and-false'));
  await page.getByRole('heading', { level: 1, name: 'Fluent and false' }).click();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog.getByText('Previous lesson')).toBeVisible();
  await dialog.getByLabel('Use these keys in lessons').uncheck();
  await page.keyboard.press('Escape');
  expect(dialog).toBeHidden();
  await page.keyboard.press('p');
  expect(page).toHaveURL(lessonPath('af-fluent-and-false'));
});
