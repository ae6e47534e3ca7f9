import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const keys = async (page: Page) => (await page.evaluate('Object.keys(localStorage)')) as string[];

/** As a lesson leaves it that was read without a connection. */
async function leaveUnsentEvent(page: Page): Promise<string> {
  const { id } = await (await page.request.get('/api/auth/user')).json();
  await page.evaluate(`localStorage.setItem('academy.1/${id}/learning-event/1', JSON.stringify({
    id: '1', kind: 'lesson-read', lessonId: 'a-lesson', occurredAt: new Date().toISOString() }))`);
  return id;
}

async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /open user menu/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

test('logging out sends what waits, and leaves nothing private on the device', { tag: '@journey' }, async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  await page.route('**/api/learning-events', (route) =>
    route.fulfill({ json: { recorded: 1, known: [], refused: [], completedLessons: [] } }),
  );
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Naledi Mokoena' })).toBeVisible();
  const id = await leaveUnsentEvent(page);
  const isSent = page.waitForRequest('**/api/learning-events');
  await logOut(page);
  await isSent;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn AI, one bead at a time.');
  expect((await keys(page)).filter((key) => key.includes(id))).toEqual([]);
});

const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Log out without sending your work?' });

/** On a page whose unsent work the server does not take. */
async function openWithUnsentWork(page: Page): Promise<string> {
  await page.route('**/api/learning-events', (route) => route.abort());
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Naledi Mokoena' })).toBeVisible();
  return leaveUnsentEvent(page);
}

test('work that cannot be sent is not thrown away unasked', async ({ page, signIn, allowConsoleErrors }) => {
  allowConsoleErrors(/Failed to load resource/);
  await signIn('learner');
  const id = await openWithUnsentWork(page);
  await logOut(page);
  await question(page).getByRole('button', { name: 'Stay signed in' }).click();
  expect((await keys(page)).filter((key) => key.includes(`${id}/learning-event`))).toHaveLength(1);
  await logOut(page);
  await question(page).getByRole('button', { name: 'Log out anyway' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn AI, one bead at a time.');
  expect((await keys(page)).filter((key) => key.includes(id))).toEqual([]);
});

test('a tablet that is turned keeps the question about unsent work, and its answer counts', async ({
  page,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/Failed to load resource/);
  await signIn('learner');
  await page.setViewportSize({ width: 1024, height: 700 });
  await openWithUnsentWork(page);
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
