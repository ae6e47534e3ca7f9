import { enrolElsewhere } from '../../catalogue/courses/catalogue.ts';
import { goOffline, NO_NETWORK, waitForCachedPages } from '../../device.ts';
import { expect, test } from '../../fixtures.ts';
import { COURSE, openLesson } from '../lessons/lesson-visit.ts';

test('a lesson goes on without a network from its check to the next lesson, after a reload too, and counts later', async ({
  page,
  context,
  baseURL,
  signInAsNew,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(NO_NETWORK);
  await signInAsNew('Palesa Offline');
  await enrolElsewhere(page, baseURL ?? '', COURSE);
  await page.goto('/learning-path');
  await waitForCachedPages(page);
  // These are loaded through the worker, which caches them.
  await page.reload({ waitUntil: 'networkidle' });
  await openLesson(page, 'af-features-and-labels');
  const next = page.getByRole('link', { name: /^Next/ }).first();
  const address = (await next.getAttribute('href')) ?? '';
  const { document } = await (await page.request.get(`/api/lessons/${address.split('/').at(-1)}`)).json();
  await expect
    .poll(() => page.evaluate(`caches.match('/documents/${document}').then((kept) => kept !== undefined)`))
    .toBe(true);
  await goOffline(page);

  const card = page.locator('section').filter({ hasText: 'Question 1/' }).first();
  await card.getByRole('button').first().click();
  await expect(card.getByText('Answered')).toBeVisible();
  await next.click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('main article p').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('main article p').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /steps? waiting/ })).toBeVisible();
  await page.goto('/learning-path');
  await expect(page.getByRole('heading', { name: 'Study plan' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('link', { name: /steps? waiting/ })).toHaveCount(0);
  const answeredChecks = async () => {
    const lesson = await (await page.request.get('/api/lessons/af-features-and-labels')).json();
    return lesson.state.answeredChecks;
  };
  // The sign disappears as soon as there is a network; the events are sent afterwards.
  await expect.poll(answeredChecks).not.toEqual([]);
});

const DAY_MS = 24 * 60 * 60 * 1000;
const sastToday = () => new Date(Date.now() + 2 * 60 * 60 * 1000).toISOString().slice(0, 10);

for (const [clock, errorMs] of [
  ['a day fast', DAY_MS],
  ['a day slow', -DAY_MS],
] as const)
  test(`what is learnt without a network on a phone whose clock is ${clock} counts for the day that it was`, async ({
    page,
    context,
    baseURL,
    signInAsNew,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(NO_NETWORK);
    await page.addInitScript(`{
      const Right = Date;
      globalThis.Date = class extends Right {
        constructor(...given) {
          super(...(given.length === 0 ? [Right.now() + ${errorMs}] : given));
        }
        static now() {
          return Right.now() + ${errorMs};
        }
      };
    }`);
    await signInAsNew(`Kagiso ${clock}`);
    await enrolElsewhere(page, baseURL ?? '', COURSE);
    await openLesson(page, 'af-features-and-labels');
    await waitForCachedPages(page);
    await page.reload({ waitUntil: 'networkidle' });
    const before = sastToday();
    await context.setOffline(true);
    await page.reload();
    const card = page.locator('section').filter({ hasText: 'Question 1/' }).first();
    await card.getByRole('button').first().click();
    await expect(card.getByText('Answered')).toBeVisible();
    await context.setOffline(false);
    const lessonState = async () => (await page.request.get('/api/lessons/af-features-and-labels')).json();
    await expect.poll(async () => (await lessonState()).state.answeredChecks).not.toEqual([]);
    const { streak } = await (await page.request.get('/api/training')).json();
    expect(streak.current).toBe(1);
    expect([before, sastToday()]).toContain(streak.lastActivity);
  });
