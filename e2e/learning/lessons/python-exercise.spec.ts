import type { Locator, Page, Request, Response } from '@playwright/test';
import { axe, expect, test } from '../../fixtures.ts';
import { editorOf, openExercise, writeProgram } from './exercise.ts';

// One learner, one program: what a test writes is saved for the next one.
test.describe.configure({ mode: 'serial' });

const FIRST_PROGRAM = '/course/python-for-ai/lesson/py-your-first-program';
const DRAWING = '/course/data-visualisation/lesson/dv-why-draw';
const SOLVED = 'print("Dumelang")\nprint("Goeie dag")\nprint("Welcome to my first program!")';

const isPython = (request: Request) => /python-worker|micropython/.test(request.url());

async function runProgram(page: Page, exercise: Locator, program: string): Promise<void> {
  await writeProgram(exercise, program);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(exercise.getByRole('button', { name: 'Run' })).toBeEnabled();
}

test.beforeEach(({ signIn }) => signIn('learner'));

test('nothing heavy is loaded before the learner asks, and the cost is named before', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  // From its beginning, wherever another test has left it.
  await page.goto(`${FIRST_PROGRAM}#main`);
  const exercise = page.getByRole('group', { name: 'Python exercise' });
  await expect(
    exercise.getByText(/^Loads Python once: about 16\d\.\d KB, or R0\.02 of data\./),
  ).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.includes('mount-editor'))).toEqual([]);
  await exercise.scrollIntoViewIfNeeded();
  await expect(editorOf(exercise)).toBeVisible();
  expect(requests.filter((url) => /python-worker|micropython|stats-|plot-/.test(url))).toEqual([]);
});

test('a program runs, its tests are shown by name, and hints come one at a time', {
  tag: '@journey',
}, async ({ page }) => {
  const exercise = await openExercise(page, FIRST_PROGRAM);
  const tests = exercise.getByRole('list', { name: 'Tests' }).getByRole('listitem');
  await expect(tests).toHaveText(['Not run yet: Three lines', 'Not run yet: Welcome comes last']);
  await writeProgram(exercise, 'print("Welcome to my first program!")\nprint("Molweni")\nprint("Hallo")');
  await exercise.getByRole('button', { name: 'Run' }).click();
  await expect(exercise.getByRole('region', { name: 'Output' })).toContainText('Molweni');
  await expect(tests.nth(0)).toHaveText('Passed: Three lines');
  await expect(tests.nth(1)).toContainText('Not yet: Welcome comes last');
  await expect(tests.nth(1)).toContainText('But it was: Hallo');
  await expect(tests.nth(2)).toContainText('Hidden test: Two different greetings');
  await expect(exercise.getByText('Move your greetings above it: Python starts at the top.')).toBeVisible();
  await expect(exercise.getByText('Runs on your phone. Uses no data.')).toBeVisible();

  const hints = exercise.getByRole('list', { name: 'Hints' }).getByRole('listitem');
  await exercise.getByRole('button', { name: 'Show a hint' }).click();
  await expect(hints).toHaveCount(1);
  await exercise.getByRole('button', { name: 'Show the next hint' }).click();
  await exercise.getByRole('button', { name: 'Show the next hint' }).click();
  await expect(hints).toHaveCount(3);
  await expect(exercise.getByRole('button', { name: /hint/ })).toHaveCount(0);
  await axe(page, 'exercise after a run');
  await page.setViewportSize({ width: 360, height: 720 });
  expect(
    await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth'),
  ).toBe(false);
});

test('an error is explained, and its line is marked until the learner mends it', async ({ page }) => {
  const exercise = await openExercise(page, FIRST_PROGRAM);
  await runProgram(page, exercise, 'print("Bread")\npint("Sugar")\nprint("Tea")');
  const output = exercise.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('Line 2.');
  await expect(output).toContainText("name 'pint' isn't defined");
  await expect(exercise.locator('.cm-error-line')).toHaveText('pint("Sugar")');
  await expect(exercise.getByText('Your program stopped with an error before the tests.')).toBeVisible();
  await editorOf(exercise).press('End');
  await page.keyboard.type(' ');
  await expect(exercise.locator('.cm-error-line')).toHaveCount(0);
});

test('a loop that never ends is stopped, by itself or by the learner, and the next program runs', async ({
  page,
}) => {
  const exercise = await openExercise(page, FIRST_PROGRAM);
  await writeProgram(exercise, 'print("before")\nwhile True:\n    pass');
  await exercise.getByRole('button', { name: 'Run' }).click();
  const output = exercise.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('before');
  await expect(output).toContainText(
    'Your program ran longer than 5 seconds and was stopped. Is there a loop that never ends?',
    { timeout: 30_000 },
  );
  await runProgram(page, exercise, 'print("after")');
  await expect(output).toHaveText('after');
  await writeProgram(exercise, 'while True:\n    pass');
  await exercise.getByRole('button', { name: 'Run' }).click();
  await exercise.getByRole('button', { name: 'Stop' }).click();
  await expect(output).toContainText('You stopped the program.');
});

test('the program is saved, found again on another device, and brought back after a new start', async ({
  page,
  browser,
  baseURL,
}) => {
  const exercise = await openExercise(page, FIRST_PROGRAM);
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/writings/code') && answer.ok());
  await writeProgram(exercise, 'print("kept")');
  await saved;
  await expect(exercise.getByText('Saved', { exact: true })).toBeVisible();

  const other = await browser.newContext({
    storageState: await page.context().storageState(),
    baseURL: baseURL ?? '',
  });
  const device = await other.newPage();
  await device.addInitScript('localStorage.clear()');
  const there = await openExercise(device, FIRST_PROGRAM);
  await expect(editorOf(there)).toHaveText('print("kept")');
  await there.getByRole('button', { name: 'Start again' }).click();
  await device.getByRole('alertdialog').getByRole('button', { name: 'Start again' }).click();
  await expect(editorOf(there)).toContainText('Add two greetings here');
  await there.getByRole('button', { name: 'Bring my program back' }).click();
  await expect(editorOf(there)).toHaveText('print("kept")');
  await other.close();
});

test('Escape and then Tab leave the editor, single keys typed in it are letters, and quotes stay straight', async ({
  page,
}) => {
  const exercise = await openExercise(page, FIRST_PROGRAM);
  await writeProgram(exercise, 'x');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('nom');
  await page.keyboard.insertText('“');
  await expect(editorOf(exercise)).toHaveText('nom"');
  await expect(page).toHaveURL(new RegExp(`${FIRST_PROGRAM}$`));
  await page.keyboard.press('Tab');
  await expect(editorOf(exercise)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(exercise.getByRole('button', { name: 'Run' })).toBeFocused();
});

test('the solution opens after three changed programs and leaves the own one alone', async ({ page }) => {
  const exercise = await openExercise(page, FIRST_PROGRAM);
  for (const greeting of ['Avuxeni', 'Lotjhani', 'Thobela']) {
    await runProgram(page, exercise, `print("${greeting}")`);
    await expect(exercise.getByRole('region', { name: 'Output' })).toHaveText(greeting);
  }
  await exercise.getByRole('button', { name: 'Show the solution' }).click();
  const solution = exercise.getByRole('region', { name: 'The solution' });
  await expect(solution).toContainText('print("Sanibonani")', { timeout: 30_000 });
  await exercise.getByRole('button', { name: 'Compare with mine' }).click();
  await expect(solution).toContainText('Only in yours: print("Thobela")');
  await expect(solution).toContainText('Only in the solution: print("Sanibonani")');
  await expect(editorOf(exercise)).toHaveText('print("Thobela")');
  await axe(page, 'exercise with its solution');
});

test('a chart is drawn as a picture that says what it shows', async ({ page }) => {
  const exercise = await openExercise(page, DRAWING);
  await exercise.getByRole('button', { name: 'Run' }).click();
  const chart = exercise.getByRole('img', {
    name: /^Second dam: .*lowest 26 at 5, highest 90 at 10/,
  });
  await expect(chart).toBeVisible();
  expect(await chart.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
});

test('after the first load it runs without a network, also after a program that had to be stopped', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto(FIRST_PROGRAM);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  const exercise = await openExercise(page, FIRST_PROGRAM);
  await runProgram(page, exercise, 'print("online")');
  await expect(exercise.getByRole('region', { name: 'Output' })).toHaveText('online');
  await context.setOffline(true);
  await writeProgram(exercise, 'while True:\n    pass');
  await exercise.getByRole('button', { name: 'Run' }).click();
  await exercise.getByRole('button', { name: 'Stop' }).click();
  await runProgram(page, exercise, SOLVED);
  await expect(exercise.getByText('All tests pass. You solved it.')).toBeVisible();
  await expect(exercise.getByText('Saved on this device')).toBeVisible();
});

test('without a network the first load says so, and succeeds when the network is back', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const exercise = await openExercise(page, FIRST_PROGRAM);
  await context.setOffline(true);
  await runProgram(page, exercise, 'print("here")');
  const output = exercise.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('We could not load Python.');
  await context.setOffline(false);
  await exercise.getByRole('button', { name: 'Run' }).click();
  await expect(output).toHaveText('here');
});

test('Python is fetched once, at the cost that was named, and a later visit has it already', async ({
  page,
}) => {
  const fetched: Response[] = [];
  page.on('response', (response) => {
    if (isPython(response.request())) fetched.push(response);
  });
  const exercise = await openExercise(page, FIRST_PROGRAM);
  const named = /about ([\d.]+) KB/.exec(await exercise.getByText('Loads Python once').innerText());
  for (const text of ['one', 'two', 'three']) {
    await runProgram(page, exercise, `print("${text}")`);
    await expect(exercise.getByRole('region', { name: 'Output' })).toHaveText(text);
  }
  expect(fetched).toHaveLength(2);
  const bytes = fetched.reduce((sum, response) => sum + Number(response.headers()['content-length']), 0);
  expect(Math.abs(bytes / 1024 - Number(named?.[1]))).toBeLessThan(5);
  await openExercise(page, FIRST_PROGRAM);
  await expect(exercise.getByText('Runs on your phone. Uses no data.')).toBeVisible();
});
