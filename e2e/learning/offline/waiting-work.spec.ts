import type { Page } from '@playwright/test';
import { NO_NETWORK, waitForCachedPages } from '../../device.ts';
import { expect, expectAccessibleInBothThemes, test } from '../../fixtures.ts';

/** The stored event of a lesson that was read offline. */
async function leaveStep(page: Page, lessonId: string): Promise<void> {
  const { id } = await (await page.request.get('/api/auth/user')).json();
  await page.evaluate(`{
    const step = { id: crypto.randomUUID(), kind: 'lesson-opened', lessonId: '${lessonId}', occurredAt: new Date().toISOString() };
    localStorage.setItem('academy.1/${id}/learning-event/' + step.id, JSON.stringify(step));
  }`);
}

test('work done without a network says that it waits, is sent when the line is back, and a refusal is explained', {
  tag: '@journey',
}, async ({ page, context, signIn, allowConsoleErrors }) => {
  test.slow();
  allowConsoleErrors(NO_NETWORK);
  await signIn('learner');
  await page.goto('/help');
  // The second page is loaded through the worker, which caches its parts.
  await waitForCachedPages(page);
  await page.goto('/offline', { waitUntil: 'networkidle' });
  await expect(page.getByText('Nothing waits.')).toBeVisible();
  await leaveStep(page, 'af-what-ai-is');
  await leaveStep(page, 'no-such-lesson');
  await context.setOffline(true);
  await page.getByRole('link', { name: '2 steps waiting' }).click();
  await page.reload();
  await expect(page.getByText('You opened the lesson')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Send now' })).toBeDisabled();
  await context.setOffline(false);
  await expect(page.getByText('Nothing waits.')).toBeVisible();
  await expect(page.getByText('This lesson is no longer part of the course.')).toBeVisible();
  await expect(page.getByRole('link', { name: /steps? waiting/ })).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Remove You opened the lesson' }).click();
  await expect(page.getByText('This lesson is no longer part of the course.')).toHaveCount(0);
});
