import { expect, test } from '../fixtures.ts';

test.describe('the sidebar', () => {
  test('SHELL-21 stays in place while the page scrolls', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await signIn('learner');
    await page.goto('/profile');
    await page.getByText('This device').waitFor();
    const sidebar = page.getByRole('navigation', { name: 'Main' });
    const before = await sidebar.boundingBox();
    await page.evaluate("scrollTo({ top: 200, behavior: 'instant' })");
    expect(await page.evaluate('scrollY')).toBeGreaterThan(0);
    expect(await sidebar.boundingBox()).toEqual(before);
  });

  test('SHELL-22 gives way to the mobile top bar below 768 px', async ({ page, signIn }) => {
    await signIn('learner');
    await page.setViewportSize({ width: 768, height: 700 });
    await page.goto('/profile');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await page.setViewportSize({ width: 767, height: 700 });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await page.setViewportSize({ width: 768, height: 700 });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Notices' })).toHaveCount(1);
  });

  test('SHELL-26 marks the entry of the current route and no other', async ({ page, signIn }) => {
    await signIn('learner');
    await page.goto('/');
    const current = page.locator('nav [aria-current="page"]:visible');
    await expect(current).toHaveText(['Home']);
    const colour = await current.evaluate((link) => getComputedStyle(link).backgroundColor);
    await page.getByRole('link', { name: 'Training', exact: true }).click();
    await expect(current).toHaveText(['Training']);
    await expect(page.getByRole('link', { name: 'Home', exact: true })).not.toHaveCSS(
      'background-color',
      colour,
    );
  });

  test('changes the page without loading a new one', async ({ page, signIn }) => {
    await signIn('learner');
    await page.goto('/');
    await page.evaluate('window.isSamePage = true');
    await page.getByRole('link', { name: 'Help', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    expect(await page.evaluate('window.isSamePage')).toBe(true);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 560 }, hasTouch: true });
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('admin');
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Open menu' }).waitFor();
  });

  test('SHELL-29 the top bar holds menu, product title and theme toggle', async ({ page }) => {
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(bar.getByText('NexusAI Academy')).toBeVisible();
    await bar.getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // The phone's frame around the page has the same colour, now and at the next start.
    const frame = page.locator('meta[name=theme-color][media*=light]');
    await expect(frame).toHaveAttribute('content', '#0b1026');
    await page.reload();
    await expect(frame).toHaveAttribute('content', '#0b1026');
  });

  test('SHELL-32 the page behind the open drawer cannot scroll, and can again when it is closed', async ({
    page,
  }) => {
    const turnWheel = async () => {
      // The page would have moved within two frames after the event.
      const wheelEvent = page.evaluate(`new Promise((done) => addEventListener('wheel',
        () => requestAnimationFrame(() => requestAnimationFrame(done)), { once: true, capture: true }))`);
      await page.mouse.move(380, 400);
      await page.mouse.wheel(0, 200);
      await wheelEvent;
    };
    const scrolled = () => page.evaluate('scrollY');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await turnWheel();
    expect(await scrolled()).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await turnWheel();
    await expect.poll(scrolled).toBeGreaterThan(0);
  });

  test('SHELL-33 a click on the backdrop closes the drawer', async ({ page }) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.mouse.click(380, 300);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('SHELL-36 the drawer is a labelled dialog that keeps the focus and gives it back', {
    tag: '@journey',
  }, async ({ page }) => {
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    for (let presses = 0; presses < 24; presses += 1) {
      await page.keyboard.press('Tab');
      const isInside = await drawer.evaluate(
        (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});

test.describe('a visitor on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } });
  test('SHELL-29 SHELL-30 finds SIGN IN in the top bar, which opens the panel', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/404 \(Not Found\)/);
    await page.goto('/no-such-page');
    await page.getByRole('button', { name: 'SIGN IN', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Welcome back' });
    await expect(panel).toBeVisible();
    await panel.getByLabel('Username or e-mail').fill('learner');
    await panel.getByLabel('Password', { exact: true }).fill('NexiiDemo1!');
    await panel.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'SIGN IN', exact: true })).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', { name: /open user menu/ })).toBeVisible();
  });
});
