import { axe, expect, expectAccessibleInBothThemes, test } from '../../fixtures.ts';

// The product's service worker would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

test('a learner joins under a name of their choice, is on the board, and is removed when they leave', async ({
  page,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/422/);
  await signIn('learner');
  await page.goto('/achievements');
  await page.getByRole('main').getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page.getByRole('heading', { name: 'Join the leaderboard' })).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Name that others see' });
  await name.fill('poes');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByText('Please choose a name that everybody can read with pleasure.')).toBeVisible();
  await name.fill('Karoo Star');
  await page
    .getByRole('region', { name: 'Join the leaderboard' })
    .getByRole('combobox')
    .selectOption('Gauteng');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByRole('tab', { name: 'All time' }).click();
  const top = page.getByRole('list', { name: 'Top ten' });
  await expect(top.getByRole('listitem').filter({ hasText: 'Karoo Star (you)' })).toContainText('Gauteng');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('tab', { name: 'All time' }).click();
  await page.getByRole('main').getByRole('combobox', { name: 'Province' }).selectOption('Limpopo');
  await expect(page.getByRole('heading', { name: 'Nobody here yet' })).toBeVisible();
  await axe(page, 'empty');

  await page.getByRole('button', { name: 'Leave the leaderboard' }).click();
  await expect(page.getByRole('heading', { name: 'Join the leaderboard' })).toBeVisible();
  const board = await (await page.request.get('/api/leaderboard?period=all')).json();
  expect(board).toMatchObject({ me: null, top: [] });
});

test('the leaderboard is a click away from Home', async ({ page, signIn }) => {
  await signIn('learner');
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Leaderboard/ })
    .click();
  await expect(page).toHaveURL(/\/leaderboard$/);
});
