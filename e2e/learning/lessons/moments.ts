import type { Page } from '@playwright/test';
import { expect } from '../../fixtures.ts';

const STILL = /^(0m?s(, )?)+$/;

/**
 * With reduced motion, the end of a lesson, module or course appears at once, including its newest bead; otherwise
 * the same moment is animated.
 */
export async function expectStillness(page: Page): Promise<void> {
  const moment = page.locator('.lesson-completed');
  const parts = [moment, ...(await moment.locator('[data-bead="new"]').all())];
  for (const part of parts) {
    await expect(part).toHaveCSS('animation-duration', STILL);
    await expect(part).toHaveCSS('opacity', '1');
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const part of parts) await expect(part).not.toHaveCSS('animation-duration', STILL);
}
