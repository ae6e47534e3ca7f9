import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { browserOptions } from '../system/browser.ts';

const VIEWPORT = { width: 360, height: 740 };
const SLOWER_BY = 4;

/** A cheap phone: small, slow, with storage that survives a restart of the browser. */
export interface Phone {
  /** Starts the browser, with what it has stored. */
  readonly open: () => Promise<Page>;
  readonly close: () => Promise<void>;
  /** For good, with everything that it has stored. */
  readonly discard: () => Promise<void>;
}

export async function buyPhone({ slowerBy = SLOWER_BY } = {}): Promise<Phone> {
  const profile = await mkdtemp(join(tmpdir(), 'academy-phone-'));
  let context: BrowserContext | null = null;
  async function close(): Promise<void> {
    await context?.close();
    context = null;
  }
  return {
    async open() {
      context = await chromium.launchPersistentContext(profile, {
        ...browserOptions(),
        viewport: VIEWPORT,
        isMobile: true,
        hasTouch: true,
      });
      const page = context.pages()[0] ?? (await context.newPage());
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
      return page;
    },
    close,
    async discard() {
      await close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Scrolls something under the finger; the tap itself comes later, while the clock runs. */
export async function aimAt(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(500);
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to tap.');
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
