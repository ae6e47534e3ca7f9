import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { enrolElsewhere } from '../../catalogue/courses/catalogue.ts';
import { expect, test } from '../../fixtures.ts';
import { COURSE, lessonPath, openLesson } from './lesson-visit.ts';
import { expectStillness } from './moments.ts';

// A service worker would respond instead of the network where a test changes a response.
test.use({ serviceWorkers: 'block' });

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

// The administrator's own progress appears in no other test.
test.beforeEach(async ({ page, signIn, baseURL }) => {
  await signIn('admin');
  await enrolElsewhere(page, baseURL ?? '', COURSE);
});

const waitingEvents = (page: Page) =>
  page.evaluate("Object.keys(localStorage).filter((key) => key.includes('/learning-event/')).length");

interface Study {
  lessonId: string;
  seconds: number;
  place?: number;
  occurredAt?: Date;
}

/** On another device, offline until now. */
async function studiedElsewhere(
  page: Page,
  baseURL: string,
  { occurredAt = new Date(), ...study }: Study,
): Promise<void> {
  const answer = await page.request.post('/api/learning-events', {
    data: {
      events: [{ id: randomUUID(), kind: 'lesson-studied', ...study, occurredAt: occurredAt.toISOString() }],
    },
    headers: { Origin: baseURL },
  });
  expect(await answer.json()).toMatchObject({ recorded: 1, refused: [] });
}

async function answerChecks(page: Page, count: number): Promise<void> {
  const cards = page.locator('section').filter({ hasText: 'Knowledge check' });
  // The first text of a lesson is rendered before the rest.
  await expect(cards).toHaveCount(count);
  for (const card of await cards.all()) {
    for (const select of await card.getByRole('combobox').all()) await select.selectOption({ index: 1 });
    const field = card.getByRole('textbox');
    if (await field.count()) await field.fill('1');
    const check = card.getByRole('button', { name: 'Check my answer' });
    await ((await check.count()) ? check : card.getByRole('button').first()).click();
    await expect(card.getByText('Answered')).toBeVisible();
  }
}

test('TRAIN-12 a lesson that was read and whose checks were answered is completed on the server', {
  tag: '@journey',
}, async ({ page, baseURL }) => {
  await page.clock.install();
  await openLesson(page, 'af-what-ai-is');
  const left = page.getByRole('region', { name: 'What is left' });
  await expect(left.getByRole('link', { name: 'Answer question 1 of 2' })).toBeVisible();
  await answerChecks(page, 2);
  // Nobody reads it in seconds: the list says so, and the answer is kept.
  await expect(left.getByRole('listitem')).toHaveText([
    'Read to the end, at your own pace',
    /^Spend about \d+ more minutes with this lesson$/,
  ]);
  await page.clock.runFor(3000);
  await expect.poll(() => waitingEvents(page)).toBe(0);
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  await studiedElsewhere(page, baseURL ?? '', {
    lessonId: 'af-what-ai-is',
    seconds: 900,
    occurredAt: yesterday,
  });
  await page.reload();
  await expect(left.getByRole('listitem')).toHaveText(['Read to the end, at your own pace']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await left.scrollIntoViewIfNeeded();
  await page.clock.runFor(15_000);
  await expect(left).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByText('Lesson completed')).toBeVisible();
  await expectStillness(page);
  await expect(page.getByRole('link', { name: /^Next lesson/ })).toHaveAttribute(
    'href',
    lessonPath('af-ai-today'),
  );
  const outline = page.getByRole('navigation', { name: 'Course outline' });
  await expect(outline.getByRole('link', { name: /What AI is.*completed/ })).toBeVisible();

  await page.clock.runFor(3000);
  await expect.poll(() => waitingEvents(page)).toBe(0);
  const progress = await (await page.request.get(`/api/courses/${COURSE}/progress`)).json();
  expect(progress.lessons).toContainEqual(
    expect.objectContaining({ lessonId: 'af-what-ai-is', isCompleted: true }),
  );
  const { streak } = await (await page.request.get('/api/progress/user')).json();
  expect(streak.current).toBeGreaterThanOrEqual(1);
});

test('what is learned without a network waits on the device and is sent when it is back', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(NO_NETWORK);
  await openLesson(page, 'af-features-and-labels');
  // The report that it was opened waits for the next event.
  await expect.poll(() => waitingEvents(page)).toBe(1);
  await context.setOffline(true);
  const card = page.locator('section').filter({ hasText: 'Question 1/' });
  await card.getByRole('button').first().click();
  await expect(card.getByText('Answered')).toBeVisible();
  await expect.poll(() => waitingEvents(page)).toBe(2);
  await context.setOffline(false);
  await expect.poll(() => waitingEvents(page)).toBe(0);
  const lesson = await (await page.request.get('/api/lessons/af-features-and-labels')).json();
  expect(lesson.state.answeredChecks).toHaveLength(1);
});

test('a lesson opens where it was left, and offers the way back to the top', async ({ page }) => {
  await page.clock.install();
  await openLesson(page, 'af-chance');
  await page.evaluate("scrollTo({ top: 1400, behavior: 'instant' })");
  await page.clock.runFor(5000);
  await page.goto('/dashboard');
  const placeOnServer = async () =>
    (await (await page.request.get('/api/lessons/af-chance')).json()).state.place;
  await expect.poll(placeOnServer).toBeGreaterThan(0);
  await openLesson(page, 'af-chance');
  await expect(page.getByText('This is where you left off.')).toBeVisible();
  expect(Number(await page.evaluate('scrollY'))).toBeGreaterThan(1000);
  await page.getByRole('button', { name: 'Back to the top' }).click();
  await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  await expect(page.getByText('This is where you left off.')).toHaveCount(0);
});

test('a lesson that was read on elsewhere opens there, though this device remembers less', async ({
  page,
  baseURL,
}) => {
  await openLesson(page, 'af-two-ways-wrong');
  // Until the device has stored the lesson with the position at its beginning.
  const isKept =
    "Object.keys(localStorage).some((key) => key.includes('/answer/') && key.includes('two-ways-wrong'))";
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
  await page.goto('/dashboard');
  await expect.poll(() => waitingEvents(page)).toBe(0);
  await studiedElsewhere(page, baseURL ?? '', { lessonId: 'af-two-ways-wrong', seconds: 5, place: 500 });
  await openLesson(page, 'af-two-ways-wrong');
  await expect(page.getByText('This is where you left off.')).toBeVisible();
  expect(Number(await page.evaluate('scrollY'))).toBeGreaterThan(500);
});

test('a lesson still to come is named and leads nowhere', async ({ page }) => {
  await page.route('**/documents/*', async (route) => {
    const document = await (await route.fetch()).json();
    const line = document.modules?.[2].lessons[0];
    if (line) Object.assign(line, { title: 'Written soon', document: null });
    await route.fulfill({ json: document });
  });
  await openLesson(page, 'af-tokens');
  const outline = page.getByRole('navigation', { name: 'Course outline' });
  await expect(outline.getByText('Written soon')).toBeVisible();
  await expect(outline.getByText('coming soon')).toBeVisible();
  await expect(outline.getByRole('link', { name: /Written soon/ })).toHaveCount(0);
});
