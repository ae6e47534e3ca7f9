import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const waitForAnimations = `Promise.all(document.getAnimations()
  .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
  .map((animation) => animation.finished.catch(() => undefined))).then(() => undefined)`;

// The gate leaves them to `npm run test:browser`.
const isOff = process.env.STATES_WITH_AXE === 'off';

/** Fails with a readable list when the page, in a state that a test has set up, violates WCAG 2.2 AA. */
export async function axe(page: Page, situation = 'page'): Promise<void> {
  if (!isOff) await expectAccessible(page, situation);
}

/** In every run, including the gate: for the tour. */
export async function expectAccessible(page: Page, situation: string): Promise<void> {
  // Colours in the middle of a fade are not meaningful.
  await page.evaluate(waitForAnimations);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    // Otherwise axe opens a second page to merge its results. We cannot fix third-party frames.
    .setLegacyMode()
    .analyze();
  const lines = violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${impact}): ${help}\n      ${target.join(' ')}`),
  );
  if (lines.length > 0) {
    throw new Error(`${page.url()} (${situation}) is not accessible:\n  ${lines.join('\n  ')}`);
  }
}

/** Reloads the page in the light and in the dark theme and checks each. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  if (isOff) return;
  for (const theme of ['light', 'dark']) {
    await page.evaluate(`localStorage.setItem('theme', '${theme}')`);
    await page.reload({ waitUntil: 'networkidle' });
    await axe(page, `${theme} theme`);
  }
}
