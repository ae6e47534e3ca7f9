import { axe, expect, test } from '../../fixtures.ts';
import { fillForm, joinButton, mockRegister, mockStats, openLanding, spots, THANDI } from './landing.ts';

test.use({ serviceWorkers: 'block' });

test.beforeEach(async ({ page }) => {
  await mockStats(page, spots(9));
});

test('LAND-12 a held place says until when, and how it is kept', async ({ page }) => {
  await mockRegister(page, 201, '{"position":42,"confirmBy":"2026-11-17T10:00:00.000Z"}');
  await openLanding(page);
  await fillForm(page, THANDI);
  await joinButton(page).click();
  await expect(page.getByText('Position #42 of 50')).toBeVisible();
  await expect(page.getByText('Open the link in it to keep your place')).toContainText(
    '17 Nov 2026, 12:00 SAST',
  );
});

test('a lost email for a held place is sent again', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/409|429/);
  await mockRegister(page, 201, '{"position":42,"confirmBy":"2026-11-17T10:00:00.000Z"}');
  await openLanding(page);
  await fillForm(page, THANDI);
  await joinButton(page).click();
  const again = page.getByRole('button', { name: 'Send it again' });
  await expect(again).toBeVisible();
  await axe(page, 'a held place');
  const limited = { code: 'too-many-tries', detail: 'Too many registrations from your network.' };
  const listed = { code: 'already-registered', detail: 'This email address is already on the list.' };
  const answers = [
    { status: 429, ...limited },
    { status: 409, ...listed },
  ];
  const sent: unknown[] = [];
  await page.unroute('**/api/waitlist/register');
  await page.route('**/api/waitlist/register', (route) => {
    sent.push(route.request().postDataJSON());
    const problem = answers.shift();
    return route.fulfill({
      status: problem?.status ?? 500,
      json: problem,
      contentType: 'application/problem+json',
    });
  });
  await again.click();
  await expect(page.getByText(limited.detail)).toBeVisible();
  await again.click();
  await expect(page.getByText('We have sent it again.')).toBeVisible();
  await expect(again).toHaveCount(0);
  expect(sent).toEqual([THANDI, THANDI]);
  await expect(page.getByText('Position #42 of 50')).toBeVisible();
});

test('a held place is confirmed by a button, not by opening the link', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/410/);
  let presses = 0;
  await page.route('**/api/waitlist/confirm', (route) => {
    presses += 1;
    return presses === 1 ? route.abort() : route.fulfill({ json: { position: 42 } });
  });
  allowConsoleErrors(/ERR_/);
  await page.goto('/confirm-place#a-token');
  const button = page.getByRole('button', { name: 'Confirm my place' });
  await expect(button).toBeVisible();
  await axe(page, 'confirm place');
  expect(presses).toBe(0);
  await button.click();
  await expect(page.getByRole('alert')).toHaveText(/^No connection/);
  await button.click();
  await expect(page.getByText('You have early-access place #42 of 50.')).toBeVisible();

  await page.unroute('**/api/waitlist/confirm');
  await page.goto('/');
  await page.goto('/confirm-place#made-up');
  await page.getByRole('button', { name: 'Confirm my place' }).click();
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the waiting list' })).toHaveAttribute('href', '/');
});
