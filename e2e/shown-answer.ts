import type { Page } from '@playwright/test';

/**
 * The response that the page itself receives while it opens. A separate request could get another one, because the
 * demo accounts are shared.
 */
export async function shownAnswer<Answer>(
  page: Page,
  path: string,
  open: () => Promise<unknown>,
): Promise<Answer> {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path);
  await open();
  return (await answered).json();
}
