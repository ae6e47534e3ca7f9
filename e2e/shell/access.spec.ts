import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { forgetSignIn } from '../sign-in.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Welcome back' });

/** Every address that the page has shown, in order. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) addresses.push(new URL(frame.url()).pathname);
  });
  return addresses;
}

/** Holds the guard's question back until it is let go. */
async function holdCurrentUser(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/auth/user', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

async function typeSignIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username or e-mail').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await panel(page).getByRole('button', { name: 'Sign in' }).click();
}

test.describe('visitors', () => {
  test('SHELL-02 SHELL-03 see the landing page at /, without the application', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn AI, one bead at a time.');
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => /\/app-|\/home-page/.test(url))).toEqual([]);
  });

  for (const path of ['/login', '/signup', '/register'])
    test(`SHELL-04 SHELL-18 ${path} ends as exactly / with the sign-in panel open`, async ({ page }) => {
      await page.goto(`${path}?from=mail#top`);
      await expect(panel(page)).toBeVisible();
      expect(new URL(page.url()).href).toBe(`${new URL(page.url()).origin}/`);
    });

  test('SHELL-10 SHELL-12 are sent from a guarded path to /login and from there to /', async ({ page }) => {
    const addresses = addressesOf(page);
    const asked = page.waitForRequest('**/api/auth/user');
    await page.goto('/training');
    await asked;
    await expect(panel(page)).toBeVisible();
    expect(addresses).toEqual(['/training', '/login', '/']);
  });

  test('SHELL-11 see a spinner while the guard asks, and neither content nor a redirect', async ({
    page,
  }) => {
    const letGo = await holdCurrentUser(page);
    await page.goto('/training');
    await expect(page.getByRole('status', { name: 'Checking your sign-in' })).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/training');
    letGo();
    await expect(panel(page)).toBeVisible();
  });

  test('SHELL-09 get the 404 card on an unknown path', async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/404 \(Not Found\)/);
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/no/such/page');
    // What is behind the sign-in is not offered to them.
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0);
  });

  test('are told when the academy cannot be reached, and can try again', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/503/);
    for (const address of ['**/api/auth/user', '**/api/ready'])
      await page.route(address, (route) => route.fulfill({ status: 503, body: 'Resting.' }));
    await page.goto('/training');
    await expect(page.getByRole('heading', { name: 'We can’t reach the academy' })).toBeVisible();
    await page.unroute('**/api/auth/user');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(panel(page)).toBeVisible();
  });

  test('go on by themselves as soon as the academy is back', async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/503/);
    let isAway = true;
    for (const address of ['**/api/auth/user', '**/api/ready'])
      await page.route(address, (route) =>
        isAway ? route.fulfill({ status: 503, body: 'Resting.' }) : route.continue(),
      );
    await page.goto('/training');
    await expect(page.getByText('This page tries again by itself.')).toBeVisible();
    isAway = false;
    await expect(panel(page)).toBeVisible();
  });
});

test.describe('the sign-in panel', () => {
  test('SHELL-17 SHELL-18 is closed on a plain visit and opens from the header, not modal', async ({
    page,
  }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expect(panel(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Username or e-mail')).toBeFocused();
    await expect(panel(page)).not.toHaveAttribute('aria-modal', 'true');
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused();
  });

  test('SHELL-19 leads to the page first asked for', async ({ page }) => {
    await page.goto('/profile?tab=devices');
    await typeSignIn(page, 'learner', 'NexiiDemo1!');
    await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
    expect(page.url()).toMatch(/\/profile\?tab=devices$/);
  });

  test('SHELL-03 SHELL-19 leads to Home when nothing was asked for', { tag: '@journey' }, async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await typeSignIn(page, 'naledi@example.co.za', 'NexiiDemo1!');
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(page.getByRole('heading', { name: 'Transform Your Future with AI' })).toBeVisible();
  });

  test('keeps what was typed and says the server sentence when it is refused', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/401/);
    await page.goto('/login');
    await typeSignIn(page, 'someone-unknown', 'not the password');
    await expect(page.getByRole('alert')).toHaveText('That username or password is not right.');
    await expect(page.getByLabel('Username or e-mail')).toHaveValue('someone-unknown');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password');
  });

  test('says so when there is no connection, and sends again when there is', async ({
    page,
    context,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/login');
    await expect(panel(page)).toBeVisible();
    await context.setOffline(true);
    await typeSignIn(page, 'learner', 'NexiiDemo1!');
    await expect(page.getByRole('alert')).toContainText('No connection.');
    await context.setOffline(false);
    await panel(page).getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  });

  test('sends one request however often it is pressed', async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/401/);
    let sent = 0;
    const { promise: isPressed, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/auth/login', async (route) => {
      sent += 1;
      await isPressed;
      await route.fulfill({ status: 401, body: 'No.' });
    });
    await page.goto('/login');
    await page.getByLabel('Username or e-mail').fill('a');
    await page.getByLabel('Password', { exact: true }).fill('b');
    await panel(page).getByRole('button', { name: 'Sign in' }).dblclick();
    await page.keyboard.press('Enter');
    answer();
    await expect(page.getByRole('alert')).toHaveText('No.');
    expect(sent).toBe(1);
  });
});

test.describe('signed-in people', () => {
  test('SHELL-06 see Home on /dashboard too', async ({ page, signIn }) => {
    await signIn('learner');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Transform Your Future with AI' })).toBeVisible();
  });

  test('SHELL-04 are led from /login to Home', async ({ page, signIn }) => {
    await signIn('learner');
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  for (const path of ['/admin', '/cms'])
    test(`SHELL-07 SHELL-08 without the role see Access Denied on ${path}, an administrator does not`, async ({
      page,
      signIn,
    }) => {
      const denied = page.getByText("You don't have permission to access this page.");
      await signIn('learner');
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
      await expect(denied).toBeVisible();
      await forgetSignIn(page);
      await signIn('admin');
      await page.goto(path);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(denied).toHaveCount(0);
    });

  test('SHELL-09 get the 404 card inside the shell', async ({ page, signIn, allowConsoleErrors }) => {
    allowConsoleErrors(/404 \(Not Found\)/);
    await signIn('learner');
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  });

  test('SHELL-11 see a spinner while the guard asks', async ({ page, signIn }) => {
    await signIn('learner');
    const letGo = await holdCurrentUser(page);
    await page.goto('/profile');
    await expect(page.getByRole('status', { name: 'Checking your sign-in' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/profile');
    letGo();
    await expect(page.getByRole('heading', { name: 'Naledi Mokoena' })).toBeVisible();
  });

  test('API-15 whose sign-in has ended meanwhile are asked once and sent to sign in', async ({
    page,
    context,
  }) => {
    await context.addCookies([
      { name: 'sign-in', value: 'x'.repeat(43), url: process.env.PRODUCT_URL ?? '' },
    ]);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/user')) asked += 1;
    });
    await page.goto('/profile');
    await expect(panel(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(asked).toBe(1);
    await typeSignIn(page, 'learner', 'NexiiDemo1!');
    await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  });
});
