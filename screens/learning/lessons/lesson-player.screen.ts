import { enrolElsewhere } from '../../catalogue/courses/catalogue.ts';
import { expect, test } from '../../room/test.ts';

const COURSE = 'ai-fundamentals';
const lessonPath = (lessonId: string) => `/course/${COURSE}/lesson/${lessonId}`;

test.beforeEach(async ({ page, signInAsNew }) => {
  await signInAsNew('learner');
  await enrolElsewhere(page, COURSE);
});

test('a wrong answer is explained in words and can be tried again', async ({ page }) => {
  await page.goto(lessonPath('af-rules-or-examples'));
  const card = page.getByRole('region', { name: /Why does the learned model/ });
  await card.getByRole('button', { name: /Someone typed a rule/ }).click();
  expect(card.getByText('Not this one')).toBeVisible();
  expect(card.getByText('Not quite.')).toBeVisible();
  expect(card.getByText('Here nobody typed a rule')).toBeVisible();
  await card.getByRole('button', { name: /Its examples had no fine message/ }).click();
  expect(card.getByText('That is right.')).toBeVisible();
  expect(card).not.toContainText('Yes.');
  expect(card.getByText('Not this one')).toHaveCount(0);
});

test('steps are put in order with the keyboard, and the focus stays with the step', async ({ page }) => {
  await page.goto(lessonPath('af-fluent-and-false'));
  const steps = page.getByRole('list', { name: /Put the steps/ }).getByRole('listitem');
  const first = steps.first().locator('span span').first().textContent() ?? '';
  await page.getByRole('button', { name: `Move down: ${first}` }).focus();
  await page.keyboard.press('Enter');
  expect(steps.nth(1)).toContainText(first);
  await page.keyboard.press('ArrowDown');
  expect(steps.nth(2)).toContainText(first);
  expect(page.getByRole('button', { name: `Move down: ${first}` })).toBeFocused();
});

test('notes are saved while they are written and are there after a reload', async ({ page }) => {
  await page.goto(lessonPath('af-who-is-missing'));
  await page.getByRole('button', { name: 'Notes' }).click();
  const notes = page.getByLabel(/^Notes on/);
  await notes.fill('Ask Gogo');
  await page.clock.runFor(5000);
  expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await notes.fill('Ask Gogo which examples are missing.');
  await page.reload();
  await page.getByRole('button', { name: 'Notes' }).click();
  expect(notes).toHaveValue('Ask Gogo which examples are missing.');
  await page.clock.runFor(5000);
  const { writings } = await page.line.read('GET /api/lessons/:lessonId', '/api/lessons/af-who-is-missing');
  expect(writings.find(({ slot }) => slot === 'notes')?.text).toBe('Ask Gogo which examples are missing.');
});

test('an unknown lesson and one of a course not joined say so and lead to the course', async ({ page }) => {
  await page.goto(lessonPath('af-no-such-lesson'));
  expect(page.getByRole('heading', { name: 'We can’t find this lesson.' })).toBeVisible();
  page.line.refuse('GET /api/lessons/:lessonId', 'not-enrolled');
  await page.goto(lessonPath('af-work'));
  expect(page.getByRole('heading', { name: 'You can’t open this lesson yet' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Go to the course' })).toHaveAttribute('href', `/course/${COURSE}`);
});

test('a check remembers its answer, and a wrong one is not ticked off', async ({ page }) => {
  await page.goto(lessonPath('af-two-ways-wrong'));
  const card = page.locator('#check-count-misses');
  await card.getByRole('textbox').fill('7');
  await card.getByRole('button', { name: 'Check my answer' }).click();
  expect(card.getByText('Not quite.')).toBeVisible();
  expect(card.locator('.answered-badge')).toBeVisible();
  expect(card.locator('.answered-badge svg')).toHaveCount(0);
  await page.reload();
  expect(card.getByRole('textbox')).toHaveValue('7');
  expect(card.getByText('Not quite.')).toBeVisible();
});

test('a learner who compares an answer with the model can continue writing', async ({ page }) => {
  await page.goto(lessonPath('af-who-is-missing'));
  const task = page.locator('.note-box').filter({ has: page.getByText(/Compare with|A model answer/) });
  const box = task.getByLabel('Your notes for this task');
  await box.fill('Nobody asked farm workers');
  await task.getByRole('button', { name: 'Compare with a model answer' }).click();
  expect(task.getByRole('heading', { name: 'A model answer' })).toBeFocused();
  await box.fill('');
  await box.pressSequentially('Or the old');
  expect(box).toBeFocused();
  expect(box).toHaveValue('Or the old');
});

test('a course without terms says so, and one that is unknown leads to the list of courses', async ({
  page,
}) => {
  await page.goto('/course/deep-learning/glossary');
  expect(page.getByText('This course has no glossary yet.')).toBeVisible();
  await page.goto('/course/no-such-course/glossary');
  expect(page.getByRole('link', { name: 'See all courses' })).toBeVisible();
});
