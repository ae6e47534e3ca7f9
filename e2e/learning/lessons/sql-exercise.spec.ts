import type { Locator, Request } from '@playwright/test';
import { goOffline } from '../../device.ts';
import { axe, expect, test } from '../../fixtures.ts';
import { editorOf, openExercise, writeProgram } from './exercise.ts';

// One learner, one query: what a test writes is saved for the next one.
test.describe.configure({ mode: 'serial' });

const LESSON = '/course/sql-and-tables/lesson/sq-rows-columns-types';
const CARDS = `INSERT INTO members VALUES
  (104, 'Pieter', 'Barkly West', 2021, 1250),
  (105, 'Fatima', 'Galeshewe', 2026, 0);
`;
const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n';

const isSqlite = (request: Request) => /sql-worker|sql-wasm/.test(request.url());

const outputOf = (exercise: Locator) => exercise.getByRole('region', { name: 'Output' });

test.beforeEach(({ signIn }) => signIn('learner'));

test('SQLite is loaded with the first run alone, at the cost that was named, and once', async ({ page }) => {
  const fetched: Request[] = [];
  page.on('request', (request) => {
    if (isSqlite(request)) fetched.push(request);
  });
  const exercise = await openExercise(page, LESSON);
  await expect(exercise.getByText(/^Loads SQL once: about 290\.\d KB, or R0\.0\d of data\./)).toBeVisible();
  expect(fetched).toEqual([]);
  await writeProgram(exercise, `${CARDS}SELECT name, town FROM members;`);
  await exercise.getByRole('button', { name: 'Run' }).click();
  await expect(exercise.getByText('All tests pass. You solved it.')).toBeVisible({ timeout: 30_000 });
  await expect(exercise.getByText('Runs on your phone. Uses no data.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(exercise.getByText('All tests pass. You solved it.')).toBeVisible();
  expect(fetched).toHaveLength(2);
});

test('a result is a table, tests say what came, and a known mistake is answered', {
  tag: '@journey',
}, async ({ page }) => {
  const exercise = await openExercise(page, LESSON);
  await writeProgram(exercise, `${CARDS.replace('1250', '12.50')}SELECT name, fine_cents FROM members;`);
  await page.keyboard.press('ControlOrMeta+Enter');
  const table = outputOf(exercise).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['name', 'fine_cents']);
  await expect(table.getByRole('row')).toHaveCount(6);
  await expect(table.getByRole('row').nth(4)).toHaveText('Pieter12.5');
  await expect(outputOf(exercise)).toContainText('5 rows');
  const tests = exercise.getByRole('list', { name: 'Tests' }).getByRole('listitem');
  await expect(tests.nth(0)).toHaveText('Passed: Five members');
  await expect(tests.nth(1)).toContainText('Missing: Pieter | 1250. Not asked for: Pieter | 12.5.');
  await expect(exercise.getByText('The column holds cents, but 12.50 is in rand.')).toBeVisible();
  await axe(page, 'SQL exercise after a run');
});

test('an error is explained in plain words with its line', async ({ page }) => {
  const exercise = await openExercise(page, LESSON);
  await writeProgram(exercise, 'SELECT name\nFROM member;');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(outputOf(exercise)).toContainText(
    'Line 2. There is no table called member. Here you have: members.',
  );
  await expect(exercise.locator('.cm-error-line')).toHaveText('FROM member;');
  await expect(exercise.getByText('Your query stopped with an error before the tests.')).toBeVisible();
});

test('a query that never ends is stopped, and the next one runs', async ({ page }) => {
  const exercise = await openExercise(page, LESSON);
  await writeProgram(exercise, ENDLESS);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(outputOf(exercise)).toContainText('Your query ran longer than 5 seconds and was stopped.', {
    timeout: 30_000,
  });
  await writeProgram(exercise, 'SELECT 7 AS seven');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(outputOf(exercise).getByRole('cell')).toHaveText('7');
});

test('Escape and then Tab leave the editor', async ({ page }) => {
  const exercise = await openExercise(page, LESSON);
  await writeProgram(exercise, 'SELECT 1 AS one');
  await editorOf(exercise).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(exercise.getByRole('button', { name: 'Run' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(outputOf(exercise).getByRole('table')).toBeVisible();
});

test('after the first run it works without a network', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto(LESSON);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  const exercise = await openExercise(page, LESSON);
  await writeProgram(exercise, 'SELECT 1 AS one');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(outputOf(exercise).getByRole('cell')).toHaveText('1');
  await goOffline(page);
  await page.reload();
  const again = page.getByRole('group', { name: 'SQL exercise' });
  await again.scrollIntoViewIfNeeded();
  await writeProgram(again, 'SELECT 2 AS two');
  await again.getByRole('button', { name: 'Run' }).click();
  await expect(outputOf(again).getByRole('cell')).toHaveText('2');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('a touch runs it, and the rows of a wide result are blocks', async ({ page }) => {
    const exercise = await openExercise(page, LESSON);
    await writeProgram(exercise, `${CARDS}SELECT * FROM members;`);
    await exercise.getByRole('button', { name: 'Run' }).tap();
    const cells = outputOf(exercise).getByRole('row').nth(1).getByRole('cell');
    await expect(cells.nth(1)).toHaveText('Rethabile');
    const [first, second] = [await cells.nth(0).boundingBox(), await cells.nth(1).boundingBox()];
    expect(second?.y).toBeGreaterThan(first?.y ?? 0);
    expect(
      await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth'),
    ).toBe(false);
  });
});
