import type { Cookie, Page } from '@playwright/test';
import { enrolElsewhere } from '../../catalogue/courses/catalogue.ts';
import { axe, expect, test } from '../../fixtures.ts';
import { COURSE, openLesson } from './lesson-visit.ts';

// A separate learner for this worker: no other test sees what is guessed and answered here.
let ownCookies: Cookie[] | null = null;

test.beforeEach(async ({ page, signInAsNew, baseURL }) => {
  if (ownCookies === null) {
    test.slow();
    await signInAsNew('Lerato Reader');
    await enrolElsewhere(page, baseURL ?? '', COURSE);
    ownCookies = await page.context().cookies();
  }
  await page.context().addCookies(ownCookies);
  // Returning readers are offered the way back to the top, in a note that covers what is below it.
  const stay = page.getByRole('button', { name: 'Stay here' });
  await page.addLocatorHandler(stay, () => stay.click());
});

test('a reader guesses, moves the figure with the keys, turns a card, and finds the guess again', async ({
  page,
}) => {
  await openLesson(page, 'af-two-ways-wrong');
  const guess = page.getByRole('button', { name: /^They rise/ });
  await guess.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You saw it coming.')).toBeVisible();

  await expect(
    page.locator('.fig-legend li', { hasText: 'has TB (triangle)' }).locator('[data-shape="triangle"]'),
  ).toBeVisible();
  const limit = page.getByRole('slider', { name: 'Limit for an alarm' });
  await limit.focus();
  await page.keyboard.press('Home');
  await expect(page.getByText(/^0 misses and \d+ false alarms/)).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByText(/^8 misses and 0 false alarms/)).toBeVisible();

  const card = page.locator('summary', {
    hasText: 'What is the difference between a false alarm and a miss?',
  });
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('A false alarm is a wrong yes. A miss is a wrong no.').last()).toBeVisible();
  await axe(page);

  await page.reload();
  await expect(page.getByText('You saw it coming.')).toBeVisible();
});

/** From the middle of a box, as touch events: only then does a browser decide between dragging and scrolling. */
async function dragByFinger(
  page: Page,
  box: { x: number; y: number; width: number; height: number },
  across: number,
  down: number,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...part: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: part.map((share) => ({ x: x + across * share, y: y + down * share })),
    });
  await touch('touchStart', 0);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', share);
  await touch('touchEnd');
}

test.describe('where the script of a figure does not come', () => {
  // A service worker would serve it from the device.
  test.use({ serviceWorkers: 'block' });

  test('its words are there, and it can be asked for again', async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/Failed to load resource/, /did not load/);
    await page.route('**/threshold-figure*', (route) => route.abort());
    await openLesson(page, 'af-two-ways-wrong');
    const figure = page.getByRole('region', { name: /Move the limit until nobody with TB is missed/ });
    await expect(
      figure.getByText('A lower limit always brings fewer misses and more false alarms.'),
    ).toBeVisible();
    await expect(figure.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.unroute('**/threshold-figure*');
    await figure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('slider', { name: 'Limit for an alarm' })).toBeVisible();
  });
});

test.describe('by touch on a small phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('the first paragraph is on the first screen, and a value is dragged', async ({ page }) => {
    await openLesson(page, 'af-middle-and-extremes');
    const lead = page.getByText('Pieter sees an advert');
    // From the top of the page: it opens where this account was before.
    const top = await lead.evaluate((paragraph) => paragraph.getBoundingClientRect().top + scrollY);
    expect(top).toBeLessThan(560);
    const guess = page.getByRole('button', { name: 'The median', exact: true });
    await guess.tap();
    await expect(page.getByText('It turns out differently.')).toBeVisible();

    // Drawn last, so that no other dot covers it.
    const value = page.getByRole('slider', { name: 'Value 5' });
    await expect(value).toHaveAttribute('aria-valuetext', 'R8500');
    await value.scrollIntoViewIfNeeded();
    const from = await value.locator('circle').last().boundingBox();
    const drawing = await page.locator('.fig-over').last().boundingBox();
    if (from === null || drawing === null) throw new Error('The figure is not drawn.');
    await dragByFinger(page, from, drawing.x + drawing.width - 1 - from.x - from.width / 2, 0);
    await expect(page.getByText('Mean R11900, median R7500.')).toBeVisible();
    await axe(page);
  });

  test('a mark goes up with the finger while the page stays, Ctrl+K searches, and what is folded stays so', async ({
    page,
  }) => {
    await openLesson(page, 'af-rules-or-examples');
    const fruit = page.getByRole('slider', { name: 'The new fruit' });
    await fruit.scrollIntoViewIfNeeded();
    await expect(fruit).toHaveAttribute('aria-valuetext', 'size 6.8, sweetness 6.8');
    const from = await fruit.boundingBox();
    if (from === null) throw new Error('The figure is not drawn.');
    const before = await page.evaluate(() => scrollY);
    await dragByFinger(page, from, 0, 90);
    await expect(fruit).toHaveAttribute('aria-valuetext', /sweetness [0-3](\.5)?$/);
    expect(await page.evaluate(() => scrollY)).toBe(before);

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // In landscape the phone has room for them; what the reader collapsed stays so.
    await page.setViewportSize({ width: 800, height: 640 });
    await page.getByRole('button', { name: 'Large text' }).click();
    await expect(page.getByRole('button', { name: 'Large text' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.lesson-objectives')).not.toHaveAttribute('open');
  });
});

test('the words of a figure are at least 14 px high on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const lesson of ['af-tokens', 'af-neural-network', 'af-fluent-and-false']) {
    await openLesson(page, lesson);
    const words = page.locator('.prose svg text');
    await expect(words.first()).toBeVisible();
    const heights = await words.evaluateAll((texts) =>
      texts.map((text) => {
        const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
        return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
      }),
    );
    expect(Math.min(...heights), lesson).toBeGreaterThanOrEqual(14);
  }
});
