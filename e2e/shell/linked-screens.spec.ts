import { expect, test } from '../fixtures.ts';

test('SHELL-14 both addresses of a career show the same screen', async ({ page, signIn }) => {
  await signIn('learner');
  for (const path of ['/careers/ai-engineer', '/career-path/ai-engineer']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'AI Engineer', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Career progression' })).toBeVisible();
  }
});

const SCREENS = [
  ['/career-assessment', 'Career assessment|How all eight careers scored'],
  ['/course/ai-fundamentals', 'AI Fundamentals'],
  ['/courses', 'All courses'],
  ['/my-courses', 'courses'],
  ['/students', 'students|learners'],
  ['/profile', 'Naledi|Johan|Ayesha'],
] as const;

for (const account of ['learner', 'trainer', 'admin'] as const)
  test(`SHELL-15 every linked screen is finished and open to the ${account}`, async ({ page, signIn }) => {
    await signIn(account);
    for (const [path, heading] of SCREENS) {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: new RegExp(heading, 'i') }).first()).toBeVisible();
      await expect(main.getByText('404 Page Not Found')).toHaveCount(0);
    }
  });

test('SHELL-15 the linked screens are guarded', async ({ page }) => {
  for (const [path] of SCREENS) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
  }
});
