import { enrolElsewhere } from '../../catalogue/courses/catalogue.ts';
import { waitForCachedPages } from '../../device.ts';
import { expect, test } from '../../fixtures.ts';

const HINT = 'Keep the academy on this device';
const COURSE = 'ai-fundamentals';
const LESSON = `/course/${COURSE}/lesson/af-learning-by-heart`;
const EARLIER_DAY = '2026-01-01';
const VISITS = `JSON.parse(localStorage.getItem('academy.1/-/visits/'))`;

test('on the second day the academy offers once to be installed', async ({ page, signIn }) => {
  await signIn('learner');
  await page.goto('/help');
  await page.evaluate(`localStorage.setItem('academy.1/-/visits/', JSON.stringify({
    days: 1, lastDay: '${EARLIER_DAY}', isHinted: false }))`);
  // The event of a browser that would install the page; a headless one never fires it.
  const wouldInstall = `{
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    offer.prompt = () => { document.title = 'asked'; };
    dispatchEvent(offer);
  }`;
  await page.evaluate(wouldInstall);
  await expect(page.getByText(HINT)).toBeVisible();
  await page.getByRole('button', { name: 'Install' }).click();
  await expect(page).toHaveTitle('asked');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(`localStorage.setItem('academy.1/-/visits/', JSON.stringify({
    ...${VISITS}, lastDay: '${EARLIER_DAY}' }))`);
  await page.evaluate(wouldInstall);
  // Only then has the page processed it.
  await expect.poll(() => page.evaluate(`${VISITS}.lastDay`)).not.toBe(EARLIER_DAY);
  await expect(page.getByText(HINT)).toHaveCount(0);
});

test('on the second day an iPhone, which offers no prompt, is shown once how to install', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(`Object.defineProperty(navigator, 'standalone', { value: false })`);
  await signIn('learner');
  await page.goto('/help');
  await expect.poll(() => page.evaluate(`${VISITS}?.days`)).toBe(1);
  await page.evaluate(`localStorage.setItem('academy.1/-/visits/', JSON.stringify({
    ...${VISITS}, lastDay: '${EARLIER_DAY}' }))`);
  await page.reload();
  await expect(page.getByText(HINT)).toBeVisible();
  await expect(page.getByText('Tap Share, then “Add to Home Screen”.')).toBeVisible();
  await expect.poll(() => page.evaluate(`${VISITS}.isHinted`)).toBe(true);
});

test('a new version that arrives in the middle of an exercise says so and loses nothing', async ({
  page,
  signInAsNew,
  baseURL,
}) => {
  test.slow();
  // No other test writes in this person's program.
  await signInAsNew('Sipho Version');
  expect(await enrolElsewhere(page, baseURL ?? '', COURSE)).toBe(201);
  await page.goto(LESSON);
  await waitForCachedPages(page);
  await page.reload();
  const exercise = page.getByRole('group', { name: 'Python exercise' });
  await exercise.scrollIntoViewIfNeeded();
  const program = exercise.getByRole('textbox', { name: /^Python program/ });
  await program.click();
  await page.keyboard.press('ControlOrMeta+End');
  const line = `# not yet finished ${Date.now()}`;
  await page.keyboard.type(line);
  // The same worker under another address is a new one to the browser: it installs and takes over.
  await page.evaluate(`navigator.serviceWorker.register('/sw.js?next').then(() => undefined)`);
  await expect(page.getByText('A new version of the academy is ready')).toBeVisible();
  await expect(program).toContainText(line);
  await page.getByRole('button', { name: 'Reload now' }).click();
  await exercise.scrollIntoViewIfNeeded();
  await expect(program).toContainText(line);
});
