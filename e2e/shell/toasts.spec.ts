import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ serviceWorkers: 'block' });

const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

// A fake clock, which only advances with a step.
const START = new Date('2026-11-15T12:00:00Z');
const LATER = new Date('2026-11-15T12:10:00Z');

/** A failing log-out shows a destructive toast; it is the shell's own way to produce one. */
async function makeToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: /open user menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(toasts(page).first()).toContainText('Failed to logout');
}

test.beforeEach(async ({ page, signIn, allowConsoleErrors }) => {
  allowConsoleErrors(/500/);
  await signIn('learner');
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 500, body: 'No.' }));
});

for (const [distance, outcome] of [
  [49, 'stays'],
  [50, 'is dismissed'],
] as const)
  test(`SHELL-63 a toast that is swiped right by ${distance} px ${outcome}`, async ({ page }) => {
    await page.clock.install({ time: START });
    await page.goto('/profile');
    await page.getByRole('button', { name: /open user menu/ }).waitFor();
    // It does not disappear because of its timer, which is paused.
    await page.clock.pauseAt(LATER);
    await makeToast(page);
    const box = await toasts(page).first().boundingBox();
    if (!box) throw new Error('The toast has no place.');
    const [x, y] = [box.x + 60, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y, { steps: 4 });
    await page.mouse.move(x + distance, y, { steps: 4 });
    await expect(toasts(page)).toHaveAttribute('data-moving');
    await page.mouse.up();
    await page.mouse.move(10, 790);
    if (outcome === 'is dismissed') return expect(toasts(page)).toHaveCount(0);
    await expect(toasts(page)).not.toHaveAttribute('data-moving');
    await expect(toasts(page)).toHaveAttribute('data-state', 'open');
  });

for (const width of [360, 1280])
  test(`SHELL-65 a toast is at most 420px wide on a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/profile');
    await makeToast(page);
    const box = await toasts(page).first().boundingBox();
    expect(box?.width).toBeLessThanOrEqual(420);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  });

test('SHELL-67 a custom scrollbar hides 600 ms after the last activity', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 360 });
  await page.clock.install({ time: START });
  await page.goto('/profile');
  const area = page.getByRole('navigation', { name: 'Main' }).locator('[data-scrollbar]');
  await expect(area).toHaveAttribute('data-scrollbar', 'hidden');
  await page.clock.pauseAt(LATER);
  await area.evaluate((element) => element.scrollBy(0, 40));
  await expect(area).toHaveAttribute('data-scrollbar', 'visible');
  await page.clock.runFor(599);
  await expect(area).toHaveAttribute('data-scrollbar', 'visible');
  await page.clock.runFor(2);
  await expect(area).toHaveAttribute('data-scrollbar', 'hidden');
});
