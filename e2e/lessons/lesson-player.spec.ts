import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { enrolElsewhere } from '../catalogue/catalogue.ts';
import { axe, expect, expectAccessibleInBothThemes, test } from '../fixtures.ts';

const COURSE = 'ai-fundamentals';
const lessonPath = (lessonId: string) => `/course/${COURSE}/lesson/${lessonId}`;
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

// The administrator's own progress appears in no other test.
test.beforeEach(async ({ page, signIn, baseURL }) => {
  await signIn('admin');
  await enrolElsewhere(page, baseURL ?? '', COURSE);
});

async function openLesson(page: Page, lessonId: string): Promise<void> {
  await page.goto(lessonPath(lessonId));
  await expect(page.getByRole('region', { name: 'Reading tools' })).toBeVisible();
}

const waitingEvents = (page: Page) =>
  page.evaluate("Object.keys(localStorage).filter((key) => key.includes('/learning-event/')).length");

/** A quarter of an hour on another device, without a connection until now. */
async function studiedYesterday(page: Page, baseURL: string, lessonId: string): Promise<void> {
  const answer = await page.request.post('/api/learning-events', {
    data: {
      events: [
        {
          id: randomUUID(),
          kind: 'lesson-studied',
          lessonId,
          seconds: 900,
          occurredAt: new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString(),
        },
      ],
    },
    headers: { Origin: baseURL },
  });
  expect(await answer.json()).toMatchObject({ recorded: 1, refused: [] });
}

async function answerAllChecks(page: Page): Promise<void> {
  const cards = page.locator('section').filter({ hasText: 'Knowledge check' });
  for (const card of await cards.all()) {
    for (const select of await card.getByRole('combobox').all()) await select.selectOption({ index: 1 });
    const field = card.getByRole('textbox');
    if (await field.count()) await field.fill('1');
    const check = card.getByRole('button', { name: 'Check my answer' });
    await ((await check.count()) ? check : card.getByRole('button').first()).click();
    await expect(card.getByText('Answered')).toBeVisible();
  }
}

test('TRAIN-12 a lesson that was read and whose checks were answered is completed on the server', async ({
  page,
  baseURL,
}) => {
  await page.clock.install();
  await openLesson(page, 'af-what-ai-is');
  const left = page.getByRole('region', { name: 'What is left' });
  await expect(left.getByRole('link', { name: 'Answer question 1 of 2' })).toBeVisible();
  await answerAllChecks(page);
  // Nobody reads it in seconds: the list says so, and what was answered is kept.
  await expect(left.getByRole('listitem')).toHaveText([
    'Read to the end, at your own pace',
    /^Spend about \d+ more minutes with this lesson$/,
  ]);
  await page.clock.runFor(3000);
  await expect.poll(() => waitingEvents(page)).toBe(0);
  await studiedYesterday(page, baseURL ?? '', 'af-what-ai-is');
  await page.reload();
  await expect(left.getByRole('listitem')).toHaveText(['Read to the end, at your own pace']);
  await left.scrollIntoViewIfNeeded();
  await page.clock.runFor(15_000);
  await expect(left).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByText('Lesson completed')).toBeVisible();
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

test('a wrong answer is explained in words and can be tried again', async ({ page }) => {
  await openLesson(page, 'af-rules-or-examples');
  const card = page.getByRole('region', { name: /Why does the learned model/ });
  await card.getByRole('button', { name: /Someone typed a rule/ }).click();
  await expect(card.getByText('Not this one')).toBeVisible();
  await expect(card.getByText('Not quite.')).toBeVisible();
  await expect(card.getByText('Here nobody typed a rule')).toBeVisible();
  await axe(page, 'a wrong answer');
  await card.getByRole('button', { name: /Its examples had no fine message/ }).click();
  await expect(card.getByText('That is right.')).toBeVisible();
  await expect(card.getByText('Not this one')).toHaveCount(0);
});

test('steps are put in order with the keyboard, and the focus stays with the step', async ({ page }) => {
  await openLesson(page, 'af-fluent-and-false');
  const steps = page.getByRole('list', { name: /Put the steps/ }).getByRole('listitem');
  const first = await steps.first().locator('span span').first().innerText();
  await page.getByRole('button', { name: `Move down: ${first}` }).focus();
  await page.keyboard.press('Enter');
  await expect(steps.nth(1)).toContainText(first);
  await page.keyboard.press('ArrowDown');
  await expect(steps.nth(2)).toContainText(first);
  await expect(page.getByRole('button', { name: `Move down: ${first}` })).toBeFocused();
});

test('notes are saved while they are written and are there after a reload', async ({ page }) => {
  await openLesson(page, 'af-who-is-missing');
  await page.getByRole('button', { name: 'Notes' }).click();
  const notes = page.getByLabel(/^Notes on/);
  await notes.fill('Ask Gogo');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await notes.fill('Ask Gogo which examples are missing.');
  await page.reload();
  await page.getByRole('button', { name: 'Notes' }).click();
  await expect(notes).toHaveValue('Ask Gogo which examples are missing.');
  const onServer = async () => {
    const lesson = await (await page.request.get('/api/lessons/af-who-is-missing')).json();
    return lesson.writings.find(({ slot }: { slot: string }) => slot === 'notes')?.text;
  };
  await expect.poll(onServer).toBe('Ask Gogo which examples are missing.');
});

test('what is learned without a network waits on the device and is sent when it is back', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(NO_NETWORK);
  await openLesson(page, 'af-features-and-labels');
  await expect.poll(() => waitingEvents(page)).toBe(0);
  await context.setOffline(true);
  const card = page.locator('section').filter({ hasText: 'Question 1/' });
  await card.getByRole('button').first().click();
  await expect(card.getByText('Answered')).toBeVisible();
  await expect.poll(() => waitingEvents(page)).toBe(1);
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

test('keys lead through the course, never while somebody types, and can be turned off', async ({ page }) => {
  await openLesson(page, 'af-tokens');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(lessonPath('af-fluent-and-false'));
  await page.getByLabel('Your notes for this task').first().fill('');
  await page.getByLabel('Your notes for this task').first().pressSequentially('np');
  await expect(page).toHaveURL(lessonPath('af-fluent-and-false'));
  await page.getByRole('heading', { level: 1, name: 'Fluent and false' }).click();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog.getByText('Previous lesson')).toBeVisible();
  await axe(page, 'keyboard shortcuts');
  await dialog.getByLabel('Use these keys in lessons').uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('p');
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(lessonPath('af-fluent-and-false'));
});

test('the lesson is read aloud, paused and stopped', async ({ page }) => {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    const voice = {
      getVoices: () => [{ lang: 'en-ZA' }],
      speak: ({ text }: { text: string }) => spoken.push(text),
      cancel: () => undefined,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    Object.defineProperty(window, 'speechSynthesis', { value: voice });
    Object.assign(window, { spoken });
  });
  await openLesson(page, 'af-popia');
  await page.getByRole('button', { name: 'Listen' }).click();
  const firstWords = await page.locator('article p').filter({ hasText: /\w{3}/ }).nth(1).innerText();
  const spoken = (await page.evaluate('window.spoken')) as string[];
  expect(firstWords.startsWith(spoken[0]?.slice(0, 20) ?? '-')).toBe(true);
  const bar = page.getByRole('region', { name: 'Reading aloud' });
  await bar.getByRole('button', { name: 'Pause' }).click();
  await bar.getByRole('button', { name: 'Resume' }).click();
  expect(await page.evaluate('window.spoken.length')).toBe(2);
  await bar.getByRole('button', { name: 'Stop' }).click();
  await expect(bar).toHaveCount(0);
});

test('the size of the text is kept on the device', async ({ page }) => {
  await openLesson(page, 'af-work');
  const paragraph = page.locator('article .prose p').first();
  const size = () => paragraph.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await size()).toBe(18);
  await page.getByRole('button', { name: 'Largest text' }).click();
  expect(await size()).toBe(24);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Largest text' })).toHaveAttribute('aria-pressed', 'true');
});

test('on paper there is only the lesson, without what was answered', async ({ page }) => {
  await openLesson(page, 'af-unfair-models');
  const card = page.locator('section').filter({ hasText: 'Question 1/' });
  await card.getByRole('button').first().click();
  await expect(card.getByText('Answered')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible();
  await expect(card.getByRole('heading')).toBeVisible();
  for (const hidden of [
    page.getByRole('navigation', { name: 'Main' }).first(),
    page.getByRole('region', { name: 'Reading tools' }),
    card.getByText('Answered'),
    card.getByRole('status').last(),
    page.getByText('What is left'),
  ])
    await expect(hidden).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the outline opens from a button, and nothing scrolls sideways', async ({ page }) => {
    await openLesson(page, 'af-rules-or-examples');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await page.getByRole('button', { name: /Open the course outline/ }).click();
    const outline = page.getByRole('dialog', { name: 'Course outline' });
    await expect(outline.getByRole('link', { name: /Rules or examples.*you are here/ })).toBeVisible();
    await axe(page, 'outline');
    await outline.getByRole('link', { name: /AI you already used today/ }).click();
    await expect(page).toHaveURL(lessonPath('af-ai-today'));
    await expect(outline).toBeHidden();
  });
});

test('a lesson still to come is named and leads nowhere', async ({ page }) => {
  await page.route('**/api/lessons/af-tokens', async (route) => {
    const lesson = await (await route.fetch()).json();
    const [first] = lesson.outline[2].lessons;
    Object.assign(first, { title: 'Written soon', isWritten: false, isOpen: false });
    await route.fulfill({ json: lesson });
  });
  await openLesson(page, 'af-tokens');
  const outline = page.getByRole('navigation', { name: 'Course outline' });
  await expect(outline.getByText('Written soon')).toBeVisible();
  await expect(outline.getByText('coming soon')).toBeVisible();
  await expect(outline.getByRole('link', { name: /Written soon/ })).toHaveCount(0);
});

test('an unknown lesson and one of a course not joined say so and lead to the course', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/404/, /403/);
  await page.goto(lessonPath('af-no-such-lesson'));
  await expect(page.getByRole('heading', { name: 'We can’t find this lesson.' })).toBeVisible();
  await page.route('**/api/lessons/af-work', (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      json: {
        code: 'not-enrolled',
        detail: 'Enrol in the course to read this lesson.',
      },
    }),
  );
  await page.goto(lessonPath('af-work'));
  await expect(page.getByRole('heading', { name: 'You can’t open this lesson yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'To the course' })).toHaveAttribute(
    'href',
    `/course/${COURSE}`,
  );
});

test('a lesson breaks no rule of WCAG 2.2 AA in either theme', async ({ page }) => {
  await openLesson(page, 'af-learning-by-heart');
  await expectAccessibleInBothThemes(page);
});
