import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { nodeCard, stubTrack } from './stub-tracks.ts';

// The product's service worker would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });
test.beforeEach(async ({ page, signIn }) => {
  await signIn('learner');
  await stubTrack(page);
});

const map = (page: Page) => page.getByRole('group', { name: 'Map of AI Foundations' });
const canvas = (page: Page) => map(page).locator('canvas');
const zoom = (page: Page) => map(page).getByRole('status', { name: 'Zoom' });
const nodeButton = (page: Page, title: string) => map(page).getByRole('button', { name: title });

async function open(page: Page) {
  await page.goto('/learning-path');
  await page.getByRole('tab', { name: 'Visualization' }).click();
  await expect(nodeButton(page, 'First')).toBeVisible();
  // The tab itself keeps the focus until the drawing is there.
  await expect.poll(() => colourAt(page, 'First')).not.toBe('0,0,0,0');
}

/** The colour at the middle of a node's upper edge, where its bead is, as red, green, blue, opacity. */
async function colourAt(page: Page, title: string, dx = 0, dy = 0): Promise<string> {
  const frame = await canvas(page).boundingBox();
  const box = await nodeButton(page, title).boundingBox();
  if (!frame || !box) throw new Error('The map is not there.');
  const place = { x: box.x + box.width / 2 - frame.x + dx, y: box.y - frame.y + dy };
  return canvas(page).evaluate((element: HTMLCanvasElement, { x, y }) => {
    const density = element.width / element.clientWidth;
    const pixel = element.getContext('2d')?.getImageData(x * density, y * density, 1, 1).data;
    return [...(pixel ?? [])].join();
  }, place);
}

test('PATH-14 the map draws the nodes and the links between them', async ({ page }) => {
  await open(page);
  // Across a bead: each status has its own fill.
  const beads = new Set<string>();
  for (const title of ['First', 'Second', 'Third', 'Fourth']) {
    const across = [0, 4, 8, 11].map((dx) => colourAt(page, title, dx));
    beads.add((await Promise.all(across)).join(' '));
  }
  expect(beads.size).toBe(4);
  // Halfway between the first and the second row something is drawn: the threads.
  const first = await nodeButton(page, 'First').boundingBox();
  const below = await colourAt(page, 'First', 0, (first?.height ?? 0) + 3);
  expect(below).not.toBe('0,0,0,0');
  await page.getByRole('radio', { name: 'Timeline' }).check();
  await expect.poll(() => colourAt(page, 'First', 7)).not.toBe('0,0,0,0');
});

test('PATH-14 the map shows the chosen node below it', async ({ page }) => {
  await open(page);
  await nodeButton(page, 'Third').click();
  await expect(nodeButton(page, 'Third')).toHaveAttribute('aria-pressed', 'true');
  await expect(nodeCard(page, 'Third').getByRole('link', { name: 'Start' })).toHaveAttribute(
    'href',
    '/course/third',
  );
});

test('PATH-15 the map has a text alternative with nodes, statuses and prerequisites', async ({ page }) => {
  await open(page);
  await expect(canvas(page)).toHaveAccessibleName(
    /First: completed\. Nothing is needed first\. Second: in progress, 45%\. Needs First\..*Fourth: locked\. Needs Second and Third\./,
  );
  await page.getByText('The map in words').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Fourth: locked.' })).toHaveText(
    'Fourth: locked. Needs Second and Third.',
  );
});

test('PATH-14 keys move and enlarge the map, and nodes can be reached with Tab', { tag: '@journey' }, async ({
  page,
}) => {
  await open(page);
  await expect(zoom(page)).toHaveText('100%');
  await map(page).getByRole('button', { name: 'Show the whole map' }).focus();
  await page.keyboard.press('Tab');
  await expect(nodeButton(page, 'First')).toBeFocused();
  const before = await nodeButton(page, 'First').boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(async () => (await nodeButton(page, 'First').boundingBox())?.x)
    .toBeLessThan(before?.x ?? 0);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(zoom(page)).toHaveText('156%');
  await page.keyboard.press('-');
  await expect(zoom(page)).toHaveText('125%');
  await page.keyboard.press('0');
  await expect(zoom(page)).toHaveText('100%');
  await expect
    .poll(async () => (await nodeButton(page, 'First').boundingBox())?.x)
    .toBeCloseTo(before?.x ?? 0, 0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(nodeButton(page, 'Second')).toHaveAttribute('aria-pressed', 'true');
});

test('PATH-14 a node outside the frame is brought into view when it gets the focus', async ({ page }) => {
  await open(page);
  for (let step = 0; step < 5; step += 1) await map(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect(zoom(page)).toHaveText('300%');
  await nodeButton(page, 'Third').focus();
  await page.keyboard.press('Tab');
  const frame = await canvas(page).boundingBox();
  await expect
    .poll(async () => {
      const box = await nodeButton(page, 'Open End').boundingBox();
      return Math.abs((box?.x ?? 0) - (frame?.x ?? 0)) < 60;
    })
    .toBe(true);
});

test('PATH-14 the mouse drags the map, and the wheel enlarges it once it is in use', async ({ page }) => {
  await open(page);
  const frame = await canvas(page).boundingBox();
  const before = await nodeButton(page, 'First').boundingBox();
  if (!frame || !before) throw new Error('The map is not there.');
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 25, { steps: 4 });
  await page.mouse.up();
  const after = await nodeButton(page, 'First').boundingBox();
  expect([(after?.x ?? 0) - before.x, (after?.y ?? 0) - before.y]).toEqual([40, 25]);
  // The click at the end of a drag selects nothing.
  await expect(nodeButton(page, 'First')).toHaveAttribute('aria-pressed', 'false');
  await nodeButton(page, 'First').click();
  await page.mouse.wheel(0, -200);
  await expect(zoom(page)).not.toHaveText('100%');
});

test('PATH-14 two fingers enlarge the map, and one then moves it', async ({ page }) => {
  await open(page);
  await canvas(page).scrollIntoViewIfNeeded();
  const frame = await canvas(page).boundingBox();
  if (!frame) throw new Error('The map is not there.');
  const [x, y] = [frame.x + frame.width / 2, frame.y + 60];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: [number, number][]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(([dx, dy], id) => ({ x: x + dx, y: y + dy, id })),
    });
  await touch('touchStart', [-30, 0], [30, 0]);
  for (const reach of [40, 50, 60]) await touch('touchMove', [-reach, 0], [reach, 0]);
  await touch('touchEnd');
  await expect(zoom(page)).toHaveText(/^(1[5-9]\d|2\d\d)%$/);
  const before = await nodeButton(page, 'First').boundingBox();
  await touch('touchStart', [0, 0]);
  for (const far of [10, 20, 30]) await touch('touchMove', [far, far]);
  await touch('touchEnd');
  await expect
    .poll(async () => ((await nodeButton(page, 'First').boundingBox())?.y ?? 0) - (before?.y ?? 0))
    .toBeGreaterThan(15);
});

test('PATH-14 the map has a pixel for each of the screen and follows the theme', async ({
  browser,
  baseURL,
  signIn,
  page,
}) => {
  await signIn('learner');
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
    colorScheme: 'light',
  });
  await context.addCookies(await page.context().cookies());
  const sharp = await context.newPage();
  await stubTrack(sharp);
  await open(sharp);
  const [width, shown] = await canvas(sharp).evaluate((element: HTMLCanvasElement) => [
    element.width,
    element.clientWidth,
  ]);
  expect(width).toBe((shown ?? 0) * 2);
  const light = await colourAt(sharp, 'Third', 0, 40);
  await sharp.evaluate("document.querySelector('html').dataset.theme = 'dark'");
  await sharp.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => colourAt(sharp, 'Third', 0, 40)).not.toBe(light);
  await context.close();
});
