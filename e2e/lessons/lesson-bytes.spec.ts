import type { Request } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const MOST_BYTES = 12_000;

test.use({ serviceWorkers: 'block' });

test('with a warm shell the next lesson costs one request and at most 12 kB', async ({ page, signIn }) => {
  await signIn('learner');
  await page.goto('/course/ai-fundamentals/lesson/af-what-ai-is');
  await expect(page.getByRole('heading', { name: 'What AI is, and what it is not' })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page.getByRole('heading', { name: 'AI you already used today' })).toBeVisible();
  await page.waitForLoadState('networkidle');

  // What the learner does is reported meanwhile, and the browser fetches the icon of the first page when it likes.
  const opened = requests.filter(
    (request) => request.method() === 'GET' && !request.url().endsWith('/favicon.svg'),
  );
  expect(opened.map((request) => new URL(request.url()).pathname)).toEqual(['/api/lessons/af-ai-today']);
  const sizes = await opened[0]?.sizes();
  expect((sizes?.responseBodySize ?? 0) + (sizes?.responseHeadersSize ?? 0)).toBeLessThanOrEqual(MOST_BYTES);
  expect(sizes?.responseBodySize).toBeGreaterThan(1000);
});
