import { axe, expect, test } from '../../fixtures.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 700 }, reducedMotion: 'reduce' });

const REFUSAL = {
  status: 403,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    type: 'about:blank',
    title: 'confirmation-needed',
    status: 403,
    detail: 'Please confirm first that it is you. Nothing was changed.',
    code: 'confirmation-needed',
    requestId: 'test',
  }),
};

for (const colorScheme of ['light', 'dark'] as const)
  test(`on a phone in the ${colorScheme} theme staff confirm by keyboard who they are, above the form that waits`, async ({
    page,
    signIn,
    allowConsoleErrors,
  }) => {
    await signIn('admin');
    allowConsoleErrors(/403/);
    await page.emulateMedia({ colorScheme });
    // The state after ten minutes, which no test waits for: the server's own tests cover what it does then.
    let refusals = 0;
    const keys: (string | undefined)[] = [];
    await page.route('**/api/admin/people/*', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      refusals += 1;
      if (refusals === 1) await route.fulfill(REFUSAL);
      else await route.fulfill({ status: 204 });
    });
    await page.goto('/admin/people');
    await page
      .getByRole('button', { name: /^Change / })
      .first()
      .click();
    const form = page.getByRole('dialog', { name: /^Change / });
    await form.getByLabel('Reason').fill('Agreed on the phone.');
    await form.getByRole('button', { name: 'Save' }).press('Enter');

    const dialog = page.getByRole('dialog', { name: 'Please confirm it is you' });
    await expect(dialog.getByLabel('Your password', { exact: true })).toBeFocused();
    await axe(page, 'confirmation');
    const panel = await dialog.locator('[data-modal-panel]').boundingBox();
    expect(panel?.x).toBeGreaterThanOrEqual(0);
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(390);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(form.getByRole('button', { name: 'Save' })).toBeFocused();
    await expect(form.getByLabel('Reason')).toHaveValue('Agreed on the phone.');

    refusals = 0;
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Your password', { exact: true })).toBeFocused();
    await page.keyboard.type('NexiiDemo1!');
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden();
    const [, first, again] = keys;
    expect([keys.length, first]).toEqual([3, again]);
  });
