import type { Page } from '@playwright/test';
import { axe, expect, expectAccessibleInBothThemes, test } from '../fixtures.ts';

// A worker of the product would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

const next = (page: Page) => page.getByRole('button', { name: /^(Next|See my result)$/ });
const place = (page: Page) => page.getByRole('progressbar', { name: /^Question/ });

/** As if this account had never taken it, whatever other tests do with it. */
async function forgetResult(page: Page) {
  await page.route('**/api/career-assessment', async (route) => {
    const real = await route.fetch();
    await route.fulfill({ json: { ...(await real.json()), result: null } });
  });
}

async function answer(page: Page, first: number, last: number) {
  for (let question = first; question <= last; question += 1) {
    await expect(place(page)).toHaveAccessibleName(`Question ${question} of 12`);
    await page.getByRole('radio').first().check();
    await next(page).click();
  }
}

test('CAREER-08 the assessment asks one question at a time and ends by suggesting three of the eight careers', {
  tag: '@journey',
}, async ({ page, signIn }) => {
  await signIn('trainer');
  await forgetResult(page);
  await page.goto('/career-assessment');
  await page.getByRole('button', { name: 'Start' }).click();
  const sent = page.waitForResponse('**/api/career-assessment/results');
  await answer(page, 1, 12);
  const result = await (await sent).json();
  await expect(page.getByRole('heading', { name: 'Careers that fit your answers' })).toBeFocused();
  for (const [rank, match] of result.best.entries()) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByText(['Best match', 'Second', 'Third'][rank] ?? '', { exact: true }) });
    await expect(card.getByRole('link', { name: match.title, exact: true })).toHaveAttribute(
      'href',
      `/career-path/${match.careerId}`,
    );
    for (const reason of match.reasons) await expect(card).toContainText(reason);
    await expect(card.getByRole('link', { name: match.firstCourse.title })).toHaveAttribute(
      'href',
      `/course/${match.firstCourse.id}`,
    );
    await expect(card).toContainText(/\d+ hours, \d+ weeks? at your 3 hours a week/);
  }
  const table = page.getByRole('table', { name: /all eight careers/ });
  await expect(table.getByRole('rowheader')).toHaveText(
    result.scores.map(({ title }: { title: string }, index: number) => `${index + 1}. ${title}`),
  );
  await axe(page, 'result');
});

test('CAREER-08 the result is there when one comes back, and the assessment can be taken again', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  await page.goto('/career-assessment');
  const { questions } = await (await page.request.get('/api/career-assessment')).json();
  const answers = Object.fromEntries(
    questions.map(({ id, options }: { id: string; options: { id: string }[] }) => [id, options[1]?.id]),
  );
  const taken = await page.request.post('/api/career-assessment/results', {
    data: { answers },
    headers: { Origin: new URL(page.url()).origin, 'idempotency-key': crypto.randomUUID() },
  });
  expect(taken.status()).toBe(200);
  await page.reload();
  await expect(page.getByText('Best match', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'See my answers' }).click();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.reload();
  await page.getByRole('button', { name: 'Take it again' }).click();
  await expect(place(page)).toHaveAccessibleName('Question 1 of 12');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('CAREER-08 answers can be changed, and stay on the device until they are sent', async ({
  page,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/503/);
  await signIn('admin');
  await forgetResult(page);
  await page.goto('/career-assessment');
  await page.getByRole('button', { name: 'Start' }).click();
  await next(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please choose an answer.' })).toBeVisible();
  await answer(page, 1, 3);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('radio').nth(2).check();
  await page.reload();
  await expect(place(page)).toHaveAccessibleName('Question 4 of 12');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  await next(page).click();

  await page.route('**/api/career-assessment/results', (route) =>
    route.fulfill({ status: 503, body: 'The academy is unavailable right now.' }),
  );
  await answer(page, 4, 12);
  await expect(page.getByText('The academy is unavailable right now.')).toBeVisible();
  await page.unroute('**/api/career-assessment/results');
  await page.reload();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  for (let question = 1; question <= 12; question += 1) await next(page).click();
  await expect(page.getByText('Best match', { exact: true })).toBeVisible();
  const kept = await page.evaluate('Object.keys(localStorage)');
  expect((kept as string[]).filter((key) => key.includes('/career-assessment/'))).toEqual([]);
});

test('the assessment breaks no rule of WCAG 2.2 AA and fits the narrowest phone', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  await forgetResult(page);
  await page.goto('/career-assessment');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await axe(page, 'a question');
  await page.setViewportSize({ width: 360, height: 720 });
  expect(
    await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth'),
  ).toBe(false);
});
