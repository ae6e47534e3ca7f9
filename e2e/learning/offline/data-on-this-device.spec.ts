import { expect, expectAccessibleInBothThemes, test } from '../../fixtures.ts';

const MEGABYTE = 1024 * 1024;
const THIS_MONTH = new Date(Date.now() + 2 * 60 * 60 * 1000).toISOString().slice(0, 7);

test('lite mode brings no font and no picture, and a budget warns at 80% in the own price', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('learner');
  await page.goto('/offline');
  await page.getByRole('switch', { name: 'Lite mode' }).check();
  await page.getByLabel('Budget for a month, in MB').fill('fifty');
  await page.getByLabel('Price of your bundle, in rand').fill('29');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please enter a number above 0, or leave it empty.')).toBeVisible();
  await expect(page.getByText('Please enter how large the bundle is.')).toBeVisible();
  await page.getByLabel('Budget for a month, in MB').fill('99999999');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This number is too large. Please check it.')).toBeVisible();
  await page.getByLabel('Budget for a month, in MB').fill('50');
  await page.getByLabel('Size of your bundle, in GB').fill('1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const heavy: string[] = [];
  page.context().on('request', (request) => {
    if (['font', 'image'].includes(request.resourceType())) heavy.push(new URL(request.url()).pathname);
  });
  await page.goto('/privacy');
  await page.evaluate(`localStorage.setItem('academy.1/-/data-usage/month',
    JSON.stringify({ month: '${THIS_MONTH}', bytes: ${41 * MEGABYTE} }))`);
  heavy.length = 0;
  await page.goto('/courses', { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-lite', 'on');
  await expect(page.getByText('80% of your data budget is used')).toBeVisible();
  expect(heavy.filter((path) => !path.endsWith('favicon.svg') && !path.startsWith('/install/'))).toEqual([]);

  await page.getByRole('button', { name: 'Open chat assistant' }).click();
  await page.getByRole('button', { name: /^Data usage/ }).click();
  const usage = page.getByRole('region', { name: 'Data usage' });
  await expect(usage.getByText(/^41\.\d MB of 50\.0 MB$/)).toBeVisible();
  await expect(usage.getByText(/^More than 80% of your budget/)).toBeVisible();
  await expect(usage.getByText('Counted at your own bundle: R29 for 1.0 GB.')).toBeVisible();
  await usage.getByRole('switch', { name: 'Lite mode' }).uncheck();
  await expect(page.locator('html')).not.toHaveAttribute('data-lite');

  await page.goto('/privacy');
  await page.evaluate(`localStorage.setItem('academy.1/-/data-usage/month',
    JSON.stringify({ month: '${THIS_MONTH}', bytes: ${51 * MEGABYTE} }))`);
  await page.goto('/offline');
  await expect(page.getByText('Your data budget is used up')).toBeVisible();
  // A new budget counts from the moment it is saved.
  await page.getByLabel('Budget for a month, in MB').fill('60');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('80% of your data budget is used')).toBeVisible();
  await page.getByLabel('Budget for a month, in MB').fill('6');
  await expect(page.getByText('Saved on this device.')).toHaveCount(0);
});
