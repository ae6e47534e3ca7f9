import type { Page } from '@playwright/test';

/**
 * What the server tells the page while it opens. Asked for beside the page, it may be another answer: the demo accounts
 * are everybody's.
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
