import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';

export interface Look {
  readonly width: number;
  readonly theme: 'light' | 'dark';
}

/** A desktop and a phone. */
export const EVERY_LOOK: readonly Look[] = [1280, 390].flatMap((width) => [
  { width, theme: 'light' },
  { width, theme: 'dark' },
]);
/** For pages that are checked often, or are very long: each theme and each width once. */
export const SHORT_LOOK: readonly Look[] = [
  { width: 1280, theme: 'light' },
  { width: 390, theme: 'dark' },
];
const HEIGHT = 800;
/** 640 px is a desktop at 200 %, 320 px one at 400 %. */
const NARROW_WIDTHS = [640, 390, 320];
const WIDER = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** Everything that is wrong with the page in its current state: it is not reloaded between two checks. */
export async function faultsOf(page: Page, looks: readonly Look[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { width, theme } of looks) {
    await page.setViewportSize({ width, height: HEIGHT });
    await chooseTheme(page, theme);
    await expectAccessible(page, `${theme} theme, ${width} px`).catch(({ message }) => faults.push(message));
  }
  return [...faults, ...(await tooWide(page))];
}

/** Follows a choice made in another tab, as the product does. A page without a choice follows the system. */
async function chooseTheme(page: Page, theme: Look['theme']): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(`localStorage.setItem('theme', '${theme}');
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: '${theme}' }))`);
}

async function tooWide(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const text of ['normal', 'extra-large']) {
    await page.evaluate(`document.documentElement.dataset.text = '${text}'`);
    for (const width of NARROW_WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const pixels = await page.evaluate(WIDER);
      if (pixels !== 0) faults.push(`${page.url()} is ${pixels} px too wide at ${width} px, ${text} text`);
    }
  }
  return faults;
}
