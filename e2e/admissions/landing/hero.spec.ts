import { expect, test } from '../../fixtures.ts';

test('LAND-31 LAND-32 title, favicon and web font come with the page, from the product itself', async ({
  page,
  baseURL,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page).toHaveTitle(/NexusAI Academy/);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon.svg');
  expect(requested.some((url) => url.endsWith('.woff2'))).toBe(true);
  expect(requested.filter((url) => !url.startsWith(baseURL ?? '') && !url.startsWith('data:'))).toEqual([]);
});

test('is described for search engines and link previews', async ({ page }) => {
  await page.goto('/');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'EducationalOrganization',
    name: 'NexusAI Academy',
  });
  for (const name of ['og:title', 'og:description', 'og:url', 'og:type'])
    await expect(page.locator(`meta[property="${name}"]`)).toHaveAttribute('content', /\S/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https:/);
});

test('is readable without scripts, and its form sends nothing into the address', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByLabel('Email').fill('thandi@example.co.za');
  await page.getByLabel('Email').press('Enter');
  await page.getByRole('button', { name: 'Join the Waitlist' }).click();
  expect(new URL(page.url()).search).toBe('');
  expect(await page.locator('[style]').count()).toBe(0);
  await context.close();
});
