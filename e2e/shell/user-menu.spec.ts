import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ serviceWorkers: 'block' });

const trigger = (page: Page) => page.getByRole('button', { name: /open user menu/ });

const user = (role: string) => ({
  id: '00000000-0000-4000-8000-000000000001',
  role,
  username: 'sipho',
  fullName: null,
  email: null,
  avatarUrl: null,
});

test.describe('the user menu', () => {
  test('SHELL-51 SHELL-52 shows an unknown role with the colour and icon of a learner', async ({
    page,
    signIn,
  }) => {
    await signIn('learner');
    const looks: string[] = [];
    for (const role of ['learner', 'guest', 'trainer', 'administrator']) {
      await page.route('**/api/auth/user', (route) => route.fulfill({ json: user(role) }));
      // Home would request data that only that role may see.
      await page.goto('/profile');
      await trigger(page).click();
      const badge = page.getByRole('menu').locator('span', { hasText: role }).last().locator('xpath=..');
      looks.push(
        await badge.evaluate(
          (span) => `${getComputedStyle(span).color} ${span.querySelector('svg')?.innerHTML}`,
        ),
      );
    }
    expect(looks[1]).toBe(looks[0]);
    expect(new Set(looks).size).toBe(3);
    const [red, green, blue] = [/rgb\(179, 52, 27\)/, /rgb\(10, 106, 80\)/, /rgb\(29, 78, 208\)/];
    expect(looks[3]).toMatch(red);
    expect(looks[0]).toMatch(green);
    expect(looks[2]).toMatch(blue);
  });
});
