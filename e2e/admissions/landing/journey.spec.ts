import { expect, test } from '../../fixtures.ts';
import { fillForm, joinButton, openLanding, THANDI } from './landing.ts';

test('LAND-12 LAND-13 LAND-15 LAND-21 a visitor joins the real list and appears among the pioneers', {
  tag: '@journey',
}, async ({ page }) => {
  const name = 'Palesa Naidoo';
  await openLanding(page);
  await fillForm(page, { ...THANDI, name, email: `palesa.${Date.now()}@example.co.za` });
  await joinButton(page).click();
  await expect(page.getByText(/^Position #\d+ of 50$/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Recent Pioneers' })).toContainText('Palesa');
});
