import { expect, test } from '../../fixtures.ts';
import { fillForm, joinButton, mockStats, openLanding, spots, THANDI, toast } from './landing.ts';

// A fake clock, which only advances with a step.
const START = new Date('2026-11-15T12:00:00Z');
const LATER = new Date('2026-11-15T12:10:00Z');

test.use({ serviceWorkers: 'block' });

test.beforeEach(async ({ page }) => {
  await mockStats(page, spots(9));
});

test('LAND-40 on a phone the toast covers no field, and the error leaves with the first letter that mends it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install({ time: START });
  await openLanding(page);
  await fillForm(page, { ...THANDI, email: 'a@b' });
  await page.clock.pauseAt(LATER);
  await joinButton(page).click();
  // Less than the toast's duration, so that it is still there to be checked.
  await page.clock.runFor(1000);
  await expect(toast(page)).toBeVisible();
  // The toast appears, and the page scrolls to the field, one after the other.
  await expect(async () => {
    const toastBox = await toast(page).boundingBox();
    if (!toastBox) throw new Error('There is no toast.');
    for (const label of ['Name', 'Email', 'Province']) {
      const field = await page.getByLabel(label, { exact: true }).boundingBox();
      expect(field?.y).toBeGreaterThan(toastBox.y + toastBox.height);
    }
  }).toPass({ timeout: 30_000 });
  const error = page.getByText('Please enter your email address, like name@example.co.za.');
  await expect(error).toBeVisible();
  await page.getByLabel('Email').press('End');
  await page.keyboard.type('.');
  await expect(error).toHaveCount(0);
});
