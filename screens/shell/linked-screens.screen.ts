import { expect, test } from '../room/test.ts';
import { panel } from './sign-in.ts';

test('SHELL-14 both addresses of a career show the same screen', async ({ page, signInAsDemo }) => {
  await signInAsDemo('learner');
  for (const path of ['/careers/ai-engineer', '/career-path/ai-engineer']) {
    await page.goto(path);
    expect(page.getByRole('heading', { name: 'AI Engineer', exact: true })).toBeVisible();
    expect(page.getByRole('heading', { name: 'Career progression' })).toBeVisible();
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
  test(`SHELL-15 every linked screen is finished and open to the ${account}`, async ({
    page,
    signInAsDemo,
  }) => {
    await signInAsDemo(account);
    for (const [path, heading] of SCREENS) {
      await page.goto(path);
      const main = page.getByRole('main');
      expect(main.getByRole('heading', { name: new RegExp(heading, 'i') }).first(), path).toBeVisible();
      expect(main.getByText('404 Page Not Found'), path).toHaveCount(0);
    }
  });

test('SHELL-15 the linked screens are guarded', async ({ page }) => {
  for (const [path] of SCREENS) {
    await page.gotoAsVisitor(path);
    expect(page).toHaveURL('/');
    expect(panel(page), path).toBeVisible();
    // The application itself, as a device may have cached it.
    await page.goto(path);
    expect(page.left.pop(), path).toBe('/');
  }
});
