import { enrolElsewhere } from '../../catalogue/courses/catalogue.ts';
import { NO_NETWORK, waitForCachedPages, waitForWorker } from '../../device.ts';
import { expect, test } from '../../fixtures.ts';
import { COURSE, openLesson } from '../lessons/lesson-visit.ts';

test('a device without room says so while a course is saved, and goes on once there is some', async ({
  page,
  context,
  baseURL,
  signInAsNew,
}) => {
  test.slow();
  await signInAsNew('Lindiwe Full');
  await enrolElsewhere(page, baseURL ?? '', COURSE);
  await page.goto(`/offline/${COURSE}`);
  await waitForWorker(page);
  await page.reload();
  const device = await context.newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await device.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  const module = page.getByRole('listitem').filter({ hasText: 'AI and people' });
  await module.getByRole('button', { name: /^Save for offline/ }).click();
  await expect(page.getByText(/^This device has no room left\./)).toBeVisible();
  await expect(module.getByText('On this device', { exact: true })).toHaveCount(0);

  await device.send('Storage.overrideQuotaForOrigin', { origin });
  await module.getByRole('button', { name: /^Save/ }).click();
  await expect(module.getByText('On this device', { exact: true })).toBeVisible({ timeout: 240_000 });
});

test('a note that is written without a network on a full device is kept all the same', async ({
  page,
  context,
  baseURL,
  signInAsNew,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(NO_NETWORK);
  await signInAsNew('Lerato Full');
  await enrolElsewhere(page, baseURL ?? '', COURSE);
  await openLesson(page, 'af-who-is-missing');
  await waitForCachedPages(page);
  await page.reload({ waitUntil: 'networkidle' });
  await expect
    .poll(() => page.evaluate(`Object.keys(localStorage).some((key) => key.includes('/answer/'))`))
    .toBe(true);
  await page.getByRole('button', { name: 'Notes' }).click();
  await context.setOffline(true);
  await page.evaluate(`for (let text = 'x'.repeat(2 ** 20), count = 0; text !== ''; count += 1) {
    try {
      localStorage.setItem('filler-' + count, text);
    } catch {
      text = text.slice(text.length / 2 + 0.5);
    }
  }`);
  await page.getByLabel(/^Notes on/).fill('Ask Gogo which examples are missing.');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  const stored = await page.evaluate(
    `Object.entries(localStorage).find(([key]) => key.includes('/writing/'))?.[1]`,
  );
  expect(stored).toContain('Ask Gogo which examples are missing.');
});
