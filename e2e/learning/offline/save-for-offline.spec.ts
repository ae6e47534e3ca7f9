import { goOffline, openDevice, waitForCachedVisit, waitForWorker } from '../../device.ts';
import { expect, expectAccessibleInBothThemes, test } from '../../fixtures.ts';

test(
  'a saved course opens without a network after the browser was closed, Python included',
  { tag: '@journey' },
  async ({ playwright, launchOptions, baseURL }, testInfo) => {
    test.slow();
    const device = { playwright, launchOptions, baseURL };
    const folder = testInfo.outputPath('profile');
    const before = await openDevice(device, folder, 'learner');
    const page = await before.newPage();
    await page.goto('/course/ai-fundamentals');
    await waitForWorker(page);
    await page.getByRole('link', { name: 'Save for offline' }).click();
    const whole = page.getByRole('listitem').filter({ hasText: 'The whole course' });
    await expect(whole.getByText(/KB, about R0\.\d\d$/)).toBeVisible();
    await whole.getByRole('button', { name: /^Save for offline/ }).click();
    await expect(whole.getByText('On this device', { exact: true })).toBeVisible({ timeout: 240_000 });
    await page.goto('/');
    await waitForCachedVisit(page);
    await before.close();

    const after = await openDevice(device, folder);
    const offline = await after.newPage();
    await goOffline(offline);
    await offline.goto('/?search=learning+by+hart');
    const found = offline.getByRole('dialog', { name: 'Search' });
    await expect(found.getByText('We searched only what is on this device')).toBeVisible();
    await found.getByRole('option', { name: /^Learning by heart/ }).click();
    await expect(offline.getByRole('heading', { name: 'Learning by heart' }).first()).toBeVisible();
    await offline.goto('/offline');
    const saved = offline.getByRole('listitem').filter({ hasText: 'AI Fundamentals' });
    await saved.getByText('Open a lesson').click();
    await saved.getByRole('link', { name: 'Learning by heart' }).click();
    await expect(offline.getByRole('heading', { name: 'Learning by heart' }).first()).toBeVisible();
    const figure = offline.getByRole('slider', { name: 'Notes that it may keep' });
    await figure.scrollIntoViewIfNeeded();
    await expect(figure).toBeEnabled();
    const exercise = offline.getByRole('group', { name: 'Python exercise' });
    await exercise.scrollIntoViewIfNeeded();
    await expect(exercise.getByRole('textbox', { name: /^Python program/ })).toBeVisible();
    await exercise.getByRole('button', { name: 'Run' }).click();
    await expect(exercise.getByRole('region', { name: 'Output' })).toContainText('New week:');
    await offline.goto('/course/ai-fundamentals/glossary');
    await expect(offline.getByText('overfitting', { exact: true })).toBeVisible();
    // Nobody has opened these before.
    await offline.goto('/learning-path');
    await expect(offline.getByRole('heading', { name: 'Study plan' })).toBeVisible();
    await offline.goto('/careers');
    await offline
      .getByRole('link', { name: /AI Researcher/ })
      .first()
      .click();
    await expect(offline.getByRole('heading', { name: 'AI Researcher' }).first()).toBeVisible();
    await offline.goto('/help');
    await expect(offline.getByText('How long can I use the course materials?')).toBeVisible();
    await after.close();
  },
);

test('the screens of what is saved break no rule of WCAG 2.2 AA, and a deleted course is gone', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('learner');
  await page.goto('/offline/ai-fundamentals');
  await waitForWorker(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Save for offline The whole course' })).toBeEnabled();
  await expectAccessibleInBothThemes(page);
  const module = page.getByRole('listitem').filter({ hasText: 'AI and people' });
  await module.getByRole('button', { name: /^Save for offline/ }).click();
  await expect(module.getByText('On this device', { exact: true })).toBeVisible({ timeout: 240_000 });
  await page.goto('/offline');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Delete AI Fundamentals' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
  await expect
    .poll(() => page.evaluate('caches.keys().then((names) => names.join())'))
    .not.toContain('saved-');
});
