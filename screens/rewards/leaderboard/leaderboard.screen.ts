import { newPerson } from '../../room/academy.ts';
import { addCertificate } from '../../room/records/certificates.ts';
import { expect, test } from '../../room/test.ts';

test('a learner joins under a name of their choice, is on the board, and is removed when they leave', async ({
  page,
}) => {
  const person = await newPerson('learner');
  await addCertificate(person, 'ai-fundamentals');
  page.line.setCookie(person.cookie);
  await page.goto('/achievements');
  await page.getByRole('main').getByRole('link', { name: 'Leaderboard' }).click();
  const join = page.getByRole('region', { name: 'Join the leaderboard' });
  await join.getByRole('textbox', { name: 'Name that others see' }).fill('poes');
  await join.getByRole('button', { name: 'Join', exact: true }).click();
  expect(join).toContainText('Please choose a name that everybody can read with pleasure.');
  await join.getByRole('textbox', { name: 'Name that others see' }).fill('Karoo Star');
  await join.getByRole('combobox').selectOption('Gauteng');
  await join.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByRole('tab', { name: 'All time' }).click();
  const own = page
    .getByRole('list', { name: 'Top ten' })
    .getByRole('listitem')
    .filter({ hasText: 'Karoo Star (you)' });
  expect(own).toContainText('Gauteng');
  await page.getByRole('main').getByRole('combobox', { name: 'Province' }).selectOption('Limpopo');
  expect(page.getByRole('heading', { name: 'Nobody here yet' })).toBeVisible();

  await page.getByRole('button', { name: 'Leave the leaderboard' }).click();
  expect(page.getByRole('heading', { name: 'Join the leaderboard' })).toBeVisible();
  const board = await page.line.read('GET /api/leaderboard', '/api/leaderboard?period=all');
  expect(board.me).toBeNull();
  expect(JSON.stringify(board.top)).not.toContain('Karoo Star');
});
