import { expect, test } from '../room/test.ts';
import { DEMO_PASSWORD, panel, typeSignIn } from './sign-in.ts';

test.describe('visitors', () => {
  for (const path of ['/login', '/signup', '/register'])
    test(`SHELL-04 SHELL-18 ${path} ends as exactly / with the sign-in panel open`, async ({ page }) => {
      await page.gotoAsVisitor(`${path}?from=mail#top`);
      expect(panel(page)).toBeVisible();
      expect(page).toHaveURL('/');
    });

  test('SHELL-11 see a spinner while the guard asks, and neither content nor a redirect', async ({
    page,
  }) => {
    const held = page.line.hold('GET /api/auth/user');
    await page.gotoAsVisitor('/training');
    expect(page.getByRole('status', { name: 'Checking your sign-in' })).toBeVisible();
    expect(page.getByRole('heading')).toHaveCount(0);
    expect(page).toHaveURL('/training');
    await held.release();
    expect(panel(page)).toBeVisible();
  });

  test('SHELL-09 get the 404 card on an unknown path', async ({ page }) => {
    await page.goto('/no/such/page');
    expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect(page).toHaveURL('/no/such/page');
    // Pages behind the sign-in are not offered to them.
    expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0);
  });

  test('are told when the academy cannot be reached, and can try again', async ({ page }) => {
    for (const endpoint of ['GET /api/auth/user', 'GET /api/ready'] as const) page.line.fail(endpoint, 503);
    await page.gotoAsVisitor('/training');
    expect(page.getByRole('heading', { name: 'We can’t reach the academy' })).toBeVisible();
    page.line.mend('GET /api/auth/user');
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(panel(page)).toBeVisible();
  });

  test('go on by themselves as soon as the academy is back', async ({ page }) => {
    const endpoints = ['GET /api/auth/user', 'GET /api/ready'] as const;
    for (const endpoint of endpoints) page.line.fail(endpoint, 503);
    await page.gotoAsVisitor('/training');
    expect(page.getByText('This page tries again by itself.')).toBeVisible();
    await page.clock.runFor(5000);
    expect(page.getByText('This page tries again by itself.')).toBeVisible();
    for (const endpoint of endpoints) page.line.mend(endpoint);
    await page.clock.runFor(5000);
    expect(panel(page)).toBeVisible();
  });
});

test.describe('the sign-in panel', () => {
  test('SHELL-17 SHELL-18 is closed on a plain visit and opens from the header, not modal', async ({
    page,
  }) => {
    await page.gotoAsVisitor();
    expect(panel(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(page.getByLabel('Username or e-mail')).toBeFocused();
    expect(panel(page)).not.toHaveAttribute('aria-modal', 'true');
    expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    expect(panel(page)).toHaveCount(0);
    expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused();
  });

  test('SHELL-19 leads to the page first asked for', async ({ page }) => {
    await page.gotoAsVisitor('/profile?tab=devices');
    await typeSignIn(page, 'learner', DEMO_PASSWORD);
    expect(page.left).toEqual(['/profile?tab=devices']);
    await page.goto('/profile?tab=devices');
    expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  });

  test('keeps what was typed and says the server sentence when it is refused', async ({ page }) => {
    await page.gotoAsVisitor('/login');
    await typeSignIn(page, 'someone-unknown', 'not the password');
    expect(panel(page).getByRole('alert')).toHaveText('That username or password is not right.');
    expect(page.getByLabel('Username or e-mail')).toHaveValue('someone-unknown');
    expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password');
  });

  test('says so when there is no connection, and sends again when there is', async ({ page }) => {
    await page.gotoAsVisitor('/login');
    page.line.lose('POST /api/auth/login');
    await typeSignIn(page, 'learner', DEMO_PASSWORD);
    expect(panel(page).getByRole('alert')).toContainText('No connection.');
    expect(page.left).toEqual([]);
    page.line.mend('POST /api/auth/login');
    await panel(page).getByRole('button', { name: 'Sign in' }).click();
    expect(page.left).toEqual(['/']);
  });

  test('sends one request however often it is pressed', async ({ page }) => {
    const held = page.line.hold('POST /api/auth/login');
    await page.gotoAsVisitor('/login');
    await typeSignIn(page, 'a', 'b');
    await panel(page).getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await held.release();
    expect(panel(page).getByRole('alert')).toHaveText('That username or password is not right.');
    expect(page.line.asked.filter((call) => call === 'POST /api/auth/login')).toHaveLength(1);
  });
});

test.describe('signed-in people', () => {
  test('SHELL-06 see Home on /dashboard too', async ({ page, signInAsDemo }) => {
    await signInAsDemo('learner');
    await page.goto('/dashboard');
    expect(page.getByRole('heading', { name: 'Transform Your Future with AI' })).toBeVisible();
  });

  test('SHELL-04 are led from /login to Home', async ({ page, signInAsDemo }) => {
    await signInAsDemo('learner');
    await page.goto('/login');
    expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    expect(page).toHaveURL('/');
  });

  for (const path of ['/admin', '/cms'])
    test(`SHELL-07 SHELL-08 without the role see Access Denied on ${path}, an administrator does not`, async ({
      page,
      signInAsDemo,
    }) => {
      const denied = page.getByText("You don't have permission to access this page.");
      await signInAsDemo('learner');
      await page.goto(path);
      expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
      expect(denied).toBeVisible();
      page.forgetDevice();
      await signInAsDemo('admin');
      await page.goto(path);
      expect(page.getByRole('main').getByRole('tablist').first()).toBeVisible();
      expect(denied).toHaveCount(0);
    });

  test('SHELL-09 get the 404 card inside the shell', async ({ page, signInAsDemo }) => {
    await signInAsDemo('learner');
    await page.goto('/no-such-page');
    expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  });

  test('SHELL-11 see a spinner while the guard asks', async ({ page, signInAsDemo }) => {
    await signInAsDemo('learner');
    const held = page.line.hold('GET /api/auth/user');
    await page.goto('/profile');
    expect(page.getByRole('status', { name: 'Checking your sign-in' })).toBeVisible();
    expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
    expect(page).toHaveURL('/profile');
    await held.release();
    expect(page.getByRole('heading', { name: 'Naledi Mokoena' })).toBeVisible();
  });

  test('API-15 whose sign-in has ended meanwhile are asked once and sent to sign in', async ({ page }) => {
    page.line.setCookie(`sign-in=${'x'.repeat(43)}`);
    await page.gotoAsVisitor('/profile');
    expect(panel(page)).toBeVisible();
    expect(page).toHaveURL('/');
    expect(page.line.asked.filter((call) => call === 'GET /api/auth/user')).toHaveLength(1);
    await typeSignIn(page, 'learner', DEMO_PASSWORD);
    expect(page.left).toEqual(['/profile']);
    await page.goto('/profile');
    expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  });
});
