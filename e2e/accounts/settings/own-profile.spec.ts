import { expect, expectAccessibleInBothThemes, test } from '../../fixtures.ts';

test.use({ serviceWorkers: 'block' });

/** A red picture of 600 by 400 pixels, drawn by the browser. */
const DRAW = `(() => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 });
  const context = canvas.getContext('2d');
  context.fillStyle = 'red';
  context.fillRect(0, 0, 600, 400);
  return canvas.toDataURL('image/png').split(',')[1];
})()`;

test('a learner corrects the profile, gives it a picture, and chooses quiet hours', async ({
  page,
  signInAsNew,
}) => {
  test.slow();
  await signInAsNew('Zodwa Profile');

  await page.goto('/profile');
  await page.getByRole('link', { name: 'Edit my profile' }).click();
  await page.getByLabel('Full name').fill('Zodwa Dlamini');
  await page.getByLabel('Province').selectOption('Limpopo');
  await page.getByLabel('What are you learning for?').fill('Charts for my choir');
  await page.getByLabel('Show my first name to fellow learners').uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your profile is up to date.')).toBeVisible();
  const picture = Buffer.from(String(await page.evaluate(DRAW)), 'base64');
  await page
    .getByLabel('Your picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('status').filter({ hasText: 'Your new picture is saved.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Zodwa Dlamini');
  await expect(page.getByLabel('Show my first name to fellow learners')).not.toBeChecked();
  const size = () =>
    page
      .getByRole('main')
      .locator('img[src^="/avatars/"]')
      .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(size).toEqual([256, 256]);
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByRole('heading', { name: 'My profile', level: 2 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible();

  await page.goto('/settings?tab=preferences');
  await page.getByRole('link', { name: 'Quiet hours' }).click();
  await expect(page.getByText('You have no quiet hours.')).toBeVisible();
  await page.getByLabel('To', { exact: true }).selectOption('06:00');
  await page.getByRole('button', { name: 'Save quiet hours' }).click();
  await expect(page.getByText('These emails wait from 20:00 to 06:00, South African time.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('You have no quiet hours.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Quiet hours', level: 2 })).toBeFocused();
});
