import type { Page } from '@playwright/test';

/**
 * From the next page on as on a device on which nothing was ever open: no answer of an earlier visit is shown until the
 * server has answered. Before the page's own scripts, because a page that is left keeps what it has.
 */
export async function forgetKeptAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('/answer/')) localStorage.removeItem(key);
  });
}
