import { describe, expect, it } from 'vitest';
import { findImpatience } from './find-impatience.ts';

const SLEEPS = 'waits for a time instead of the thing itself';
const small = (limitMs: number, leastMs: number) => `gives ${limitMs} ms, and ${leastMs} is the least`;
const faultsIn = (source: string) =>
  findImpatience('a.test.ts', source).map((fault) => fault.replace(/^a\.test\.ts:\d+ /, ''));

describe('the patience of a test', () => {
  it.each([
    ["it('ends', () => {}, 60_000);", small(60_000, 120_000)],
    ["it.each([1, 2])('ends', () => {}, 5000);", small(5000, 120_000)],
    ["it('ends', { timeout: 60_000 }, () => {});", small(60_000, 120_000)],
    ['beforeAll(() => {}, 60_000);', small(60_000, 120_000)],
    ['test.setTimeout(90_000);', small(90_000, 120_000)],
    ['page.setDefaultTimeout(1000);', small(1000, 120_000)],
    ['await toast(page).boundingBox({ timeout: 1000 });', small(1000, 120_000)],
    ['const SOON_MS = 500;\nawait page.click({ timeout: SOON_MS });', small(500, 120_000)],
    ['await expect(dialog).toBeHidden({ timeout: 2000 });', small(2000, 30_000)],
    ['await expect\n  .poll(read, { timeout: 10_000 })\n  .toBe(1);', small(10_000, 30_000)],
    ['const SOON = { timeout: 5000 };', small(5000, 30_000)],
    ['await vi.waitFor(look, 4000);', small(4000, 30_000)],
    ['await vi.waitFor(look, { timeout: 4000 });', small(4000, 30_000)],
    ['await vi.waitFor(look);', 'gives up after a second, where expect.poll is patient'],
  ])('is not in %s', (source, fault) => {
    expect(faultsIn(source)).toEqual([fault]);
  });

  it.each([
    'await page.waitForTimeout(200);',
    'await new Promise((resolve) => setTimeout(resolve, 300));',
    'await new Promise<void>((resolve) => {\n  setTimeout(() => resolve(), delayMs(text));\n});',
    "import { setTimeout } from 'node:timers/promises';\nawait setTimeout(20);",
    "import { setTimeout as pause } from 'node:timers/promises';\nawait pause(20);",
  ])('is not in a fixed wait: %s', (source) => {
    expect(faultsIn(source)).toEqual([SLEEPS]);
  });

  it.each([
    "it('ends', () => {}, 120_000);",
    "it('ends', { timeout: 180_000 }, () => {});",
    'await expect(dialog).toBeHidden({ timeout: 30_000 });',
    'await expect.poll(read).toBe(1);',
    'export default defineConfig({ timeout: 300_000, expect: { timeout: 30_000 } });',
    'await vi.waitFor(look, { timeout: 30_000 });',
    'await new Promise((resolve) => setTimeout(resolve));',
    'await new Promise((resolve) => setTimeout(resolve, 0));',
    "const late = setTimeout(() => server.kill('SIGKILL'), 5000);",
    "import { setTimeout as pause } from 'node:timers/promises';\nwhile (!(await isReady())) await pause(20);",
    "import { setTimeout as pause } from 'node:timers/promises';\nfor (;;) {\n  if (look()) break;\n  await pause(20);\n}",
    'saver.quiet({ delay: 200 });',
  ])('is in %s', (source) => {
    expect(faultsIn(source)).toEqual([]);
  });

  it('is excused by a reason in the line or above it, and by nothing else', () => {
    const source = [
      'await page.waitForTimeout(1); // impatient: the clock is the test’s own',
      '// impatient: the clock is the test’s own',
      'await page.waitForTimeout(1);',
      '',
      '// Because.',
      'await page.waitForTimeout(1);',
      'await page.waitForTimeout(1); // impatient:',
    ].join('\n');
    expect(findImpatience('b.spec.ts', source)).toEqual([`b.spec.ts:6 ${SLEEPS}`, `b.spec.ts:7 ${SLEEPS}`]);
  });
});
