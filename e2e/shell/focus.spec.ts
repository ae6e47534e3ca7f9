import { expect, test } from '../fixtures.ts';

test.describe('after a change of page', () => {
  test('the focus is on its heading, and the title names it', async ({ page, signIn }) => {
    await signIn('learner');
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Naledi Mokoena' })).toBeVisible();
    // Not on the first page: there the browser begins at the top by itself.
    await expect(page.locator('body')).toBeFocused();
    await page.getByRole('link', { name: 'Careers', exact: true }).press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: 'Explore Careers' });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle('Explore Careers · NexusAI Academy');
    await page.goto('/careers/ai-engineer');
    await expect(page).toHaveTitle('AI Engineer · NexusAI Academy');
    await page.getByRole('link', { name: 'Back to Careers' }).press('Enter');
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle('Explore Careers · NexusAI Academy');
    await page.goBack();
    await expect(page).toHaveTitle('AI Engineer · NexusAI Academy');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeFocused();
  });

  test('a filter in the address leaves the focus where it is', async ({ page, signIn }) => {
    await signIn('learner');
    await page.goto('/courses');
    const field = page.getByRole('searchbox', { name: /search/i }).last();
    await field.fill('python');
    await expect(page).toHaveURL(/python/);
    await expect(field).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('a page chosen in the drawer gets the focus, not the button that opened it', async ({
    page,
    signIn,
  }) => {
    await signIn('learner');
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Events', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeFocused();
  });
});
