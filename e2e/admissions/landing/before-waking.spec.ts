import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { chat, fillForm, joinButton, mockRegister, mockStats, spots, THANDI } from './landing.ts';

// A service worker would load scripts without passing the test's routes.
test.use({ serviceWorkers: 'block' });

const panel = (page: Page) => page.getByRole('dialog', { name: 'Welcome back' });
const signInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign in' });

/** The page on a slow line: visible, while its scripts are still loading. */
async function openAsleep(page: Page, path = '/'): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return async () => {
    const awake = page.waitForResponse('**/api/waitlist/stats');
    release();
    await awake;
  };
}

async function typeSignIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Username or e-mail').fill('learner');
  await page.getByLabel('Password', { exact: true }).fill(password);
}

test('SHELL-17 the sign-in panel opens before the script has come, and keeps what is typed when it comes', async ({
  page,
}) => {
  const wake = await openAsleep(page);
  await expect(panel(page)).toHaveCount(0);
  await signInButton(page).click();
  await expect(page.getByLabel('Username or e-mail')).toBeFocused();
  await typeSignIn(page, 'half a passw');
  await wake();
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Username or e-mail')).toHaveValue('learner');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('half a passw');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(signInButton(page)).toBeFocused();
});

test('SHELL-19 signing in does not wait for the script', async ({ page }) => {
  await openAsleep(page);
  await signInButton(page).click();
  await typeSignIn(page, 'NexiiDemo1!');
  const taken = page.waitForResponse((answer) => answer.url().endsWith('/login') && answer.status() === 303);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await taken;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test('a refusal comes back as the page with the panel open and its sentence, which stays when the page wakes', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/401/);
  const wake = await openAsleep(page, '/login');
  await expect(panel(page)).toBeVisible();
  await typeSignIn(page, 'not the password');
  await panel(page).getByRole('button', { name: 'Sign in' }).click();
  const sentence = page.getByRole('alert').filter({ hasText: 'That username or password is not right.' });
  await expect(sentence).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await wake();
  await expect(sentence).toBeVisible();
  await typeSignIn(page, 'NexiiDemo1!');
  await panel(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

for (const how of ['a press of the button', 'Enter'])
  test(`LAND-12 ${how} before the script has come joins the waiting list when it comes, once`, async ({
    page,
  }) => {
    await mockStats(page, spots(9));
    const sent = await mockRegister(page, 201, '{"position":42}');
    const wake = await openAsleep(page);
    await fillForm(page, THANDI);
    if (how === 'Enter') {
      await page.getByLabel('Email').press('Enter');
      await page.getByLabel('Email').press('Enter');
    } else await joinButton(page).dblclick();
    expect(sent).toEqual([]);
    await wake();
    await expect(page.getByText('Position #42 of 50')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ ...THANDI, shownForMs: expect.any(Number) }]);
  });

test('LAND-28 a press of the chat before the script has come opens it when it comes', async ({ page }) => {
  await mockStats(page, spots(9));
  const wake = await openAsleep(page);
  await page.getByRole('button', { name: /Support Chat.*Hello/ }).click();
  await wake();
  await expect(chat(page)).toBeVisible();
});

test('without any script people read, open the panel and sign in', { tag: '@journey' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await signInButton(page).click();
  await expect(panel(page)).toBeVisible();
  await typeSignIn(page, 'not the password');
  await panel(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'That username or password is not right.' }),
  ).toBeVisible();
  await typeSignIn(page, 'NexiiDemo1!');
  await panel(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(panel(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/');
  expect((await context.request.get('/api/auth/user')).status()).toBe(200);
  await context.close();
});

test('LAND-12 LAND-16 without any script people join the waiting list, and what they typed stays when it is refused', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  const email = `no-script-${test.info().workerIndex}-${test.info().repeatEachIndex}@example.co.za`;
  await fillForm(page, { name: 'T', email, province: 'Limpopo' });
  await joinButton(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'at least 2 characters for your name' });
  await expect(alert).toBeInViewport();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Province')).toHaveValue('Limpopo');
  await page.getByLabel('Name', { exact: true }).fill('Thandi Nkosi');
  await joinButton(page).click();
  await expect(page.getByText(/^You're on the list! Position #\d+ of 50\.$/)).toBeInViewport();
  await expect(joinButton(page)).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/');
  await context.close();
});
