import { expect, test } from '../fixtures.ts';

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
