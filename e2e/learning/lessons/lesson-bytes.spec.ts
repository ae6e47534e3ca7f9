import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

const MOST_BYTES = 12_000;

test.use({ serviceWorkers: 'block' });

/**
 * The requests to the server from now on. Reports of the learner's progress are excluded, and icons, which load at
 * any time.
 */
function watchReads(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    const isRead = request.method() === 'GET' && !request.url().endsWith('/favicon.svg');
    if (isRead) requests.push(request);
  });
  return requests;
}
const pathOf = (request: Request) => new URL(request.url()).pathname;

async function openFirstLesson(page: Page): Promise<void> {
  await page.goto('/course/ai-fundamentals/lesson/af-what-ai-is');
  await expect(page.getByRole('heading', { name: 'What AI is, and what it is not' })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('with a warm shell the next lesson costs its text, the own part and at most 12 kB', {
  tag: '@journey',
}, async ({ page, signIn }) => {
  await signIn('learner');
  // From the start, because prefetching costs data too.
  const requests = watchReads(page);
  await openFirstLesson(page);
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page.getByRole('heading', { name: 'AI you already used today' })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const { document } = await (await page.request.get('/api/lessons/af-ai-today')).json();
  const expected = ['/api/lessons/af-ai-today', `/documents/${document}`];
  const opened = requests.filter((request) => expected.includes(pathOf(request)));
  expect(opened.map(pathOf).sort()).toEqual(expected);
  const sizes = await Promise.all(opened.map((request) => request.sizes()));
  const bytes = sizes.reduce(
    (sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize,
    0,
  );
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  expect(bytes).toBeGreaterThan(1000);
});
