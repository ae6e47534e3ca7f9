import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axe, expect, test } from '../fixtures.ts';

const TABS = [
  'Live Dashboard',
  'Implementation Roadmap',
  'Performance Analytics',
  'Strategic Priorities',
  'Content Management',
];

const panel = (page: Page) => page.getByRole('tabpanel');
const sampleSign = (page: Page) => page.getByText('Sample figures', { exact: true });
const liveSign = (page: Page) => panel(page).getByText('Live figures', { exact: true });

test.beforeEach(({ signIn }) => signIn('admin'));

test('OPS-01 OPS-02 the screen at /admin has five tabs in their order, and keys lead along them', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/admin');
  const tabs = page.getByRole('tablist', { name: 'Operations' }).getByRole('tab');
  await expect(tabs).toHaveText(TABS);
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  await page.getByRole('tab', { name: 'Live Dashboard' }).focus();
  for (const name of [...TABS.slice(1), TABS[0] ?? '']) {
    await page.keyboard.press('ArrowRight');
    const tab = page.getByRole('tab', { name });
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page).getByRole('heading').first()).toBeVisible();
  }
});

test('OPS-03 the last tab links to /cms and has four cards', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Content Management' }).click();
  await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText([
    'Course Provisioning',
    'Event Management',
    'Instructor Portal',
    'Collections Hub',
  ]);
  await panel(page).getByRole('link', { name: 'Event Management' }).click();
  await expect(page).toHaveURL(/\/cms\?type=events$/);
  await expect(page.getByRole('tab', { selected: true })).toContainText('Events');
  await page.goBack();
  await panel(page).getByRole('link', { name: 'Open content management' }).click();
  await expect(page).toHaveURL(/\/cms$/);
});

test('OPS-04 OPS-06 it opens on the sample figures, labelled as sample on every tab that has figures', async ({
  page,
}) => {
  await page.goto('/admin');
  await expect(sampleSign(page)).toBeVisible();
  await expect(
    panel(page).getByRole('region', { name: 'Conversion funnel' }).getByRole('listitem'),
  ).toHaveText([
    '2840 visitors',
    '568 signups (20%)',
    '284 trial (50%)',
    '142 paid (50%)',
    '104 active (73%)',
  ]);
  for (const name of TABS.slice(1, 4)) {
    await page.getByRole('tab', { name }).click();
    await expect(sampleSign(page)).toBeVisible();
  }
});

test('OPS-07 a switch leads to the figures of the database and back', async ({ page }) => {
  await page.goto('/admin');
  // The people of the demonstration joined a year ago.
  const dayAgo = (days: number) =>
    new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const [from, to] = [dayAgo(380), dayAgo(350)];
  const asked = page.waitForResponse(
    new RegExp(`/api/admin/operations\\?figures=live&from=${from}&to=${to}`),
  );
  await page.getByRole('switch', { name: 'Live figures' }).check();
  await page.getByLabel('From', { exact: true }).fill(from);
  await page.getByLabel('To', { exact: true }).fill(to);
  const live = await (await asked).json();
  await expect(liveSign(page)).toBeVisible();
  await expect(sampleSign(page)).toHaveCount(0);
  await expect(page.getByText('2840 visitors')).toHaveCount(0);
  const learners = live.funnels[1].steps[0].count;
  expect(learners).toBeGreaterThan(0);
  await expect(page.getByText(new RegExp(`^${learners} learners?$`))).toBeVisible();
  // A link and a reload find them again.
  await page.reload();
  await expect(liveSign(page)).toBeVisible();
  const chosen = page.waitForResponse(/\/api\/admin\/operations\?.*from=2020-01-01&to=2020-01-07/);
  await page.getByLabel('Period').selectOption('Last 7 days');
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('Please choose at most one year.')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('2020-01-07');
  expect((await chosen).ok()).toBe(true);
  await expect(page.getByText('0 learners', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Period')).toHaveValue('chosen');
  await page.getByRole('switch', { name: 'Live figures' }).uncheck();
  await expect(sampleSign(page)).toBeVisible();
  await expect(page.getByText('2840 visitors')).toBeVisible();
});

test('OPS-08 a stat card has title, value, change and icon, and its change type is seen by sign, icon and colour', async ({
  page,
}) => {
  await page.goto('/admin');
  const card = (title: string) => panel(page).locator('dl > div').filter({ hasText: title });
  const seen = [];
  for (const [title, value, change, type] of [
    ['Visitors', '2840', '+12% on the last period', 'positive'],
    ['Active learners', '104', '−5% on the last period', 'negative'],
    ['Enrolments', '142', 'Same as the last period', 'neutral'],
  ] as const) {
    await expect(card(title).getByRole('term')).toHaveText(title);
    await expect(card(title).getByRole('definition').first()).toHaveText(value);
    const sign = card(title).locator(`[data-change-type="${type}"]`);
    await expect(sign).toHaveText(change);
    await expect(card(title).getByRole('term').locator('svg')).toBeVisible();
    const drawing = await sign.locator('svg').innerHTML();
    const colour = await sign.evaluate((element) => getComputedStyle(element).color);
    seen.push({ drawing, colour });
  }
  expect(new Set(seen.map(({ drawing }) => drawing)).size).toBe(3);
  expect(new Set(seen.map(({ colour }) => colour)).size).toBe(3);
});

test('OPS-09 OPS-10 a timeline item has title, date, description, status in its colour, and progress only when given', async ({
  page,
}) => {
  await page.goto('/admin?tab=roadmap');
  const item = (title: string) => panel(page).getByRole('listitem').filter({ hasText: title });
  const open = item('First courses with projects');
  await expect(open).toContainText('6 Oct 2025');
  await expect(open).toContainText('Every course ends in a project that a trainer reads.');
  await expect(open).toContainText('In progress');
  await expect(open.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuetext', '65%');
  await expect(item('Early access opens').getByRole('progressbar')).toHaveCount(0);
  await expect(item('Early access opens')).toContainText('Completed');
  await expect(item('Sponsored places')).toContainText('Upcoming');
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

test('the analytics say where learners stop and which graded items strong learners fail', async ({
  page,
}) => {
  await page.goto('/admin?tab=analytics');
  const row = (table: string, text: string) =>
    page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text });
  await expect(row('Drop-off by lesson', 'Learning from examples')).toContainText('20%');
  await expect(row('Graded items', 'rainy days')).toContainText('Strong learners fail it');
  await expect(page.getByRole('img', { name: /largest drop-off is 20%/ })).toBeVisible();
  await axe(page, 'with everything loaded');
  await page.getByRole('switch', { name: 'Live figures' }).check();
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('The last day is before the first one.')).toBeVisible();
});

test.describe('figures', () => {
  test.use({ serviceWorkers: 'block' });

  test('of another course are not shown under the name of this one, while it loads and where it fails', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/404/);
    const { promise: isShown, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/admin/insights?*courseId=*', async (route) => {
      await isShown;
      await route.fulfill({ status: 404, body: 'We can’t find this course.' });
    });
    await page.goto('/admin?tab=analytics&figures=live');
    await expect(liveSign(page)).toBeVisible();
    const counted = page.getByText(/^(Counted every hour|Nothing has been counted yet)/);
    await expect(counted).toBeVisible();
    const course = page.getByLabel('Course', { exact: true });
    await course.selectOption({ label: 'Python for AI' });
    await expect(page.getByRole('status', { name: 'Loading the figures' })).toBeVisible();
    await expect(counted).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Drop-off by lesson' })).toHaveCount(0);
    answer();
    await expect(page.getByText('The figures did not load.')).toBeVisible();
    await expect(course.getByRole('option', { selected: true })).toHaveText('Python for AI');
  });

  test('of other days are not shown, nor saved, under the chosen ones while those load', async ({ page }) => {
    const { promise: isShown, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/admin/operations?*from=2025-01-05*', async (route) => {
      await isShown;
      await route.continue();
    });
    await page.goto('/admin?tab=analytics&figures=live');
    const file = page.getByRole('button', { name: 'CSV of Week by week' });
    await expect(file).toBeVisible();
    await page.getByLabel('To', { exact: true }).fill('2025-01-11');
    await page.getByLabel('From', { exact: true }).fill('2025-01-05');
    await expect(page.getByLabel('Course', { exact: true })).toBeVisible();
    await expect(file).toHaveCount(0);
    answer();
    await expect(page.getByRole('table', { name: 'Week by week' }).getByRole('row')).toHaveCount(2);
    await expect(file).toBeVisible();
  });
});

test('a tab of the analytics gives its live table as a file, for the days that were chosen', async ({
  page,
}) => {
  await page.goto('/admin?tab=analytics&figures=live');
  const answered = page.waitForResponse(/\/api\/admin\/operations\?.*to=2025-01-11/);
  await page.getByLabel('From', { exact: true }).fill('2025-01-05');
  await page.getByLabel('To', { exact: true }).fill('2025-01-11');
  await answered;
  await expect(page.getByRole('table', { name: 'Week by week' }).getByRole('row')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV of Week by week' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('weeks.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain('\r\n2025-01-05,0,0,0,0,0.00\r\n');
});
