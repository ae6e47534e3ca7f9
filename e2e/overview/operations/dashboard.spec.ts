import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axe, expect, test } from '../../fixtures.ts';

const TABS = [
  'Live Dashboard',
  'Implementation Roadmap',
  'Performance Analytics',
  'Strategic Priorities',
  'Content Management',
];

const panel = (page: Page) => page.getByRole('tabpanel');

test.beforeEach(({ signIn }) => signIn('admin'));

test('OPS-08 the change type of a stat card is seen by its colour', async ({ page }) => {
  await page.goto('/admin');
  const colours = new Set<string>();
  for (const type of ['positive', 'negative', 'neutral']) {
    const sign = panel(page).locator(`[data-change-type="${type}"]`).first();
    colours.add(await sign.evaluate((element) => getComputedStyle(element).color));
  }
  expect(colours.size).toBe(3);
});

test('OPS-10 the status of a timeline item is seen by its colour', async ({ page }) => {
  await page.goto('/admin?tab=roadmap');
  const item = (title: string) => panel(page).getByRole('listitem').filter({ hasText: title });
  // As red, green and blue: green has the most green, yellow little blue, grey about as much of each.
  const rgb = async (title: string, status: string): Promise<number[]> => {
    const bead = item(title).locator(`[data-status="${status}"]`);
    return bead.evaluate((element) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) return [];
      context.fillStyle = getComputedStyle(element).backgroundColor;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    });
  };
  const [r1 = 0, g1 = 0, b1 = 0] = await rgb('Early access opens', 'completed');
  expect(g1).toBeGreaterThan(Math.max(r1, b1));
  const [r2 = 0, g2 = 0, b2 = 0] = await rgb('First courses with projects', 'in-progress');
  expect(Math.min(r2, g2)).toBeGreaterThan(b2 + 60);
  const grey = await rgb('Sponsored places', 'upcoming');
  expect(Math.max(...grey) - Math.min(...grey)).toBeLessThan(50);
});

for (const figures of ['sample', 'live'])
  for (const [index, name] of TABS.entries())
    test(`OPS-06 OPS-07 ${name} with ${figures} figures breaks no rule of WCAG 2.2 AA and fits into 320 px`, async ({
      page,
    }) => {
      test.slow();
      const tab = ['live', 'roadmap', 'analytics', 'priorities', 'content'][index] ?? '';
      await page.goto(`/admin?tab=${tab}&figures=${figures}`);
      for (const theme of ['light', 'dark']) {
        await page.evaluate(`localStorage.setItem('theme', '${theme}')`);
        await page.reload();
        await expect(panel(page).getByRole('heading').first()).toBeVisible();
        await axe(page, `${theme} theme`);
      }
      await page.setViewportSize({ width: 320, height: 720 });
      await expect(panel(page).getByRole('heading').first()).toBeVisible();
      expect(
        await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth'),
      ).toBe(false);
    });

test('a tab of the analytics gives its live table as a file, for the days that were chosen', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/admin?tab=analytics&figures=live');
  const answered = page.waitForResponse(/\/api\/admin\/operations\?.*to=2025-01-11/);
  await page.getByLabel('From', { exact: true }).fill('2025-01-05');
  await page.getByLabel('To', { exact: true }).fill('2025-01-11');
  await answered;
  await expect(page.getByRole('table', { name: 'Week by week' }).getByRole('row')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV of Week by week' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^weeks-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('\r\n"2025-01-05",0,0,0,0,"0.00"\r\n');
});
