import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../tools/chromium.mjs';

// A slow, paid line and a cheap phone: 400 kbit/s, 400 ms, a processor at a quarter of this one.
const LINE = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000, offline: false };
const SLOWER_BY = 4;
const PHONE = { width: 360, height: 740 };
const SETTLE_MS = 3000;

export interface Visit {
  readonly name: string;
  readonly largestPaintMs: number;
  readonly transferredBytes: number;
  readonly requests: number;
}

async function largestPaint(page: Page): Promise<number> {
  return page.evaluate<number>(
    `new Promise((answer) => new PerformanceObserver((list) => answer(list.getEntries().at(-1).startTime))
       .observe({ type: 'largest-contentful-paint', buffered: true }))`,
  );
}

async function visit(context: BrowserContext, name: string, url: string): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  let transferredBytes = 0;
  let requests = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transferredBytes += encodedDataLength;
    if (encodedDataLength > 0) requests += 1;
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_BY });
  await page.goto(url);
  await page.waitForTimeout(SETTLE_MS);
  const largestPaintMs = await largestPaint(page);
  await page.close();
  return { name, largestPaintMs, transferredBytes, requests };
}

/** A first visit with an empty cache and a second one in the same browser. */
export async function measureVisits(url: string): Promise<Visit[]> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  const visits = [await visit(context, 'first visit', url), await visit(context, 'second visit', url)];
  await browser.close();
  return visits;
}

export function visitsTable(visits: readonly Visit[]): string {
  const rows = visits.map(({ name, largestPaintMs, transferredBytes, requests }) =>
    [
      name.padEnd(28),
      largestPaintMs.toFixed(0).padStart(8),
      String(transferredBytes).padStart(12),
      String(requests).padStart(10),
    ].join(''),
  );
  return ['landing page, 400 kbit/s         LCP ms       bytes  requests', ...rows].join('\n');
}
