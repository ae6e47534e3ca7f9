import type { Page } from '@playwright/test';

/** The landing page with a waiting list that has room; nothing is written to the product. */
export async function visitLandingPage(page: Page): Promise<void> {
  await page.route('**/api/waitlist/stats', (route) =>
    route.fulfill({ json: { spotsLeft: 44, totalRegistered: 6, recentSignups: [] } }),
  );
  await page.route('**/api/waitlist/register', (route) =>
    route.fulfill({ status: 201, json: { position: 7 } }),
  );
  await page.goto('/');
}

export async function joinWaitlist(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Thandi Nkosi');
  await page.getByLabel('Email', { exact: true }).fill('thandi@example.co.za');
  await page.getByLabel('Province').selectOption('Gauteng');
  await page.getByRole('button', { name: 'Join the Waitlist' }).click();
}
