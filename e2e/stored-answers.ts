import type { Page } from '@playwright/test';

/**
 * From the next page on, the device starts without stored answers, so that nothing is shown before the server has
 * responded. Runs before the page's own scripts, because a page that is being left stores what it has.
 */
export async function forgetStoredAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('/answer/')) localStorage.removeItem(key);
  });
}
