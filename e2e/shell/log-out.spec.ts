import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** The stored event of a lesson that was read offline. */
async function leaveUnsentEvent(page: Page): Promise<void> {
  const { id } = await (await page.request.get('/api/auth/user')).json();
  await page.evaluate(`localStorage.setItem('academy.1/${id}/learning-event/1', JSON.stringify({
    id: '1', kind: 'lesson-read', lessonId: 'a-lesson', occurredAt: new Date().toISOString() }))`);
}

async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /open user menu/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Log out without sending your work?' });

test('a tablet that is turned keeps the question about unsent work, and its answer counts', async ({
  page,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/Failed to load resource/);
  await signIn('learner');
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.route('**/api/learning-events', (route) => route.abort());
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Naledi Mokoena' })).toBeVisible();
  await leaveUnsentEvent(page);
  await logOut(page);
  await expect(question(page)).toBeVisible();
  for (const size of [
    { width: 700, height: 1024 },
    { width: 1024, height: 700 },
    { width: 700, height: 1024 },
  ]) {
    await page.setViewportSize(size);
    await expect(page.getByRole('button', { name: 'Open menu', includeHidden: true })).toHaveCount(
      size.width < 768 ? 1 : 0,
    );
    await expect(question(page)).toBeVisible();
  }
  await question(page).getByRole('button', { name: 'Log out anyway' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn AI, one bead at a time.');
});
