import { randomUUID } from 'node:crypto';
import { enrolElsewhere } from '../../catalogue/courses/catalogue.ts';
import { axe, expect, expectAccessibleInBothThemes, test } from '../../fixtures.ts';
import { COURSE } from './lesson-visit.ts';

// A service worker would respond instead of the network where the test adds a card to the response.
test.use({ serviceWorkers: 'block' });

const LESSON = 'af-two-ways-wrong';
// A lesson cannot be completed in a minute, so the card of a completed one is added to the response.
const CARD = {
  kind: 'card',
  lessonId: LESSON,
  courseId: COURSE,
  lessonTitle: 'Two ways to be wrong',
  cardId: 'card-false-alarm',
  frontHtml: '<p>What is the difference between a false alarm and a miss?</p>',
  backHtml: '<p>A false alarm is a wrong yes. A miss is a wrong no.</p>',
};

test('a missed question and a card are reviewed, the second without a network, and the day is done', {
  tag: '@journey',
}, async ({ page, context, signInAsNew, baseURL, allowConsoleErrors }) => {
  test.slow();
  allowConsoleErrors(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await signInAsNew('Lerato Reviewer');
  await enrolElsewhere(page, baseURL ?? '', COURSE);
  const missed = { id: randomUUID(), kind: 'check-answered', lessonId: LESSON, checkId: 'count-misses' };
  const reported = await page.request.post('/api/learning-events', {
    data: { events: [{ ...missed, isRight: false, occurredAt: new Date().toISOString() }] },
  });
  expect(await reported.json()).toMatchObject({ recorded: 1 });

  let isDue = true;
  await page.route('**/api/reviews/today', async (route) => {
    const response = await route.fetch();
    const queue = await response.json();
    await route.fulfill({ json: { ...queue, cards: isDue ? [...queue.cards, CARD] : queue.cards } });
  });
  // Tall enough that every section of Home is near.
  await page.setViewportSize({ width: 1280, height: 3000 });
  await page.goto('/');
  await expect(page.getByText('2 cards to review today')).toBeVisible();
  await page.locator('a[href="/review"]').click();
  await expect(page.getByText('Card 1 of 2')).toBeVisible();
  await page.getByRole('textbox').fill('2');
  await page.getByRole('button', { name: 'Check my answer' }).click();
  await expect(page.getByText('Payments 6 and 19 were fraud')).toBeVisible();
  await axe(page, 'a question');
  const first = page.waitForResponse('**/api/learning-events');
  await page.getByRole('button', { name: 'Go on' }).click();
  expect(await (await first).json()).toMatchObject({ recorded: 1, refused: [] });

  await expect(page.getByText('Card 2 of 2')).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await page.reload();
  await expect(page.getByText('Card 1 of 1')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Show the answer' }).press('Enter');
  await expect(page.getByText('A false alarm is a wrong yes.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Not yet' })).toBeFocused();
  await axe(page, 'a turned card');
  isDue = false;
  await page.keyboard.press('3');
  await expect(page.getByRole('heading', { name: 'Done for today' })).toBeVisible();
  const replayed = page.waitForResponse('**/api/learning-events');
  await context.setOffline(false);
  expect(await (await replayed).json()).toMatchObject({ recorded: 1, refused: [] });
  await expect(page.getByText('You reviewed 2 cards today.')).toBeVisible();
  await axe(page, 'the day is done');
});
