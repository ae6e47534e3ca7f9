import { expect, type Page, test } from '../room/test.ts';

/** Unique to this screen. */
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
  test(`SHELL-05 every screen opens for the ${account} and shows itself`, async ({ page, signInAsDemo }) => {
    await signInAsDemo(account);
    for (const [path, heading] of SCREENS) {
      await page.goto(path);
      const own = page
        .getByRole('main')
        .getByRole('heading', { name: new RegExp(heading.replaceAll('?', '\\?')) });
      expect(own.first(), path).toBeVisible();
      expect(page).toHaveURL(path);
    }
    await page.goto('/settings');
    expect(page.getByRole('main').getByRole('tab', { name: 'Accessibility' })).toBeVisible();
  });

const openUserMenu = (page: Page) => page.getByRole('button', { name: /open user menu/ }).click();

/** What is clicked on Home, and what is shown there afterwards. */
const WAYS: readonly (readonly [name: string, path: string, click: (page: Page) => Promise<void>])[] = [
  ['courses', '/courses', (page) => page.getByRole('link', { name: 'Explore Courses' }).click()],
  ['collections', '/collections', (page) => page.getByRole('link', { name: 'All Collections' }).click()],
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

test('SHELL-16 everything is reached from Home by clicking alone', async ({ page, signInAsDemo }) => {
  await signInAsDemo('learner');
  for (const [name, path, click] of WAYS) {
    await page.goto('/');
    expect(page.getByRole('heading', { name: 'Transform Your Future with AI' })).toBeVisible();
    await click(page);
    expect(page, name).toHaveURL(path);
    expect(page.getByRole('main').getByRole('heading').first(), name).toBeVisible();
    expect(page.getByRole('main').getByText('404 Page Not Found'), name).toHaveCount(0);
  }
});

test('SHELL-16 an administrator reaches content management from Home by clicking alone', async ({
  page,
  signInAsDemo,
}) => {
  await signInAsDemo('admin');
  await page.goto('/');
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: 'Content Management' }).click();
  expect(page).toHaveURL('/cms');
  expect(page.getByRole('tablist', { name: 'Types of content' })).toBeVisible();
  // The other way: the operations dashboard.
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }).click();
  await page.getByRole('tab', { name: 'Content Management' }).click();
  await page.getByRole('link', { name: 'Open content management' }).click();
  expect(page).toHaveURL('/cms');
});
