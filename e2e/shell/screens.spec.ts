import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** What only this screen has. */
const SCREENS = [
  ['/dashboard', 'Transform Your Future with AI'],
  ['/events', 'Meet, ask, build together'],
  ['/collections', 'Hand-picked ways in'],
  ['/content', 'Content library'],
  ['/training', 'Course Registration|Learning Streak'],
  ['/careers', 'Where could this lead you?'],
  ['/career-path/ai-engineer', 'Career progression'],
  ['/crypto', 'Nexii Coin Dashboard'],
  ['/achievements', 'Your badges'],
  ['/learning-path', 'Your Learning Path'],
  ['/help', 'How can we help?'],
] as const;

for (const account of ['learner', 'trainer', 'admin'] as const)
  test(`SHELL-05 every screen opens for the ${account} and shows itself`, async ({ page, signIn }) => {
    await signIn(account);
    for (const [path, heading] of SCREENS) {
      await page.goto(path);
      const own = page
        .getByRole('main')
        .getByRole('heading', { name: new RegExp(heading.replaceAll('?', '\\?')) });
      await expect(own.first(), path).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    await page.goto('/settings');
    await expect(page.getByRole('main').getByRole('tab', { name: 'Accessibility' })).toBeVisible();
  });

const openUserMenu = (page: Page) => page.getByRole('button', { name: /open user menu/ }).click();

/** What is clicked on Home, and what stands there afterwards. */
const WAYS: readonly (readonly [name: string, path: string, click: (page: Page) => Promise<void>])[] = [
  ['courses', '/courses', (page) => page.getByRole('link', { name: 'Explore Courses' }).click()],
  [
    'collections',
    '/collections',
    // By the keyboard: what is above it arrives while one scrolls, and moves it.
    (page) => page.getByRole('link', { name: 'All Collections' }).press('Enter'),
  ],
  ...(
    [
      ['events', '/events', 'Events'],
      ['the content library', '/content', 'Content'],
      ['careers', '/careers', 'Careers'],
      ['the learning path', '/learning-path', 'Learning Path'],
      ['achievements', '/achievements', 'Achievements'],
      ['coin rewards', '/crypto', 'Crypto'],
      ['help', '/help', 'Help'],
    ] as const
  ).map(
    ([name, path, label]) =>
      [
        name,
        path,
        (page: Page) =>
          page
            .getByRole('navigation', { name: 'Main' })
            .getByRole('link', { name: label, exact: true })
            .click(),
      ] as const,
  ),
  [
    'settings',
    '/settings',
    async (page) => {
      await openUserMenu(page);
      await page.getByRole('menuitem', { name: 'Settings' }).click();
    },
  ],
];

test('SHELL-16 everything is reached from Home by clicking alone', { tag: '@journey' }, async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  for (const [name, path, click] of WAYS) {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Transform Your Future with AI' })).toBeVisible();
    await click(page);
    await expect(page, name).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('main').getByText('404 Page Not Found')).toHaveCount(0);
  }
});

test('SHELL-16 an administrator reaches content management from Home by clicking alone', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/');
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: 'Content Management' }).click();
  await expect(page).toHaveURL(/\/cms$/);
  await expect(page.getByRole('tablist', { name: 'Types of content' })).toBeVisible();
  // The other way: the operations dashboard.
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }).click();
  await page.getByRole('tab', { name: 'Content Management' }).click();
  await page.getByRole('link', { name: 'Open content management' }).click();
  await expect(page).toHaveURL(/\/cms$/);
});
