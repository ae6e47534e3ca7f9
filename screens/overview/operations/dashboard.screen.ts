import { TEST_TIME } from '../../room/academy.ts';
import { expect, type Page, test } from '../../room/test.ts';

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

test.beforeEach(async ({ signInAsNew }) => void (await signInAsNew('administrator')));

test('OPS-01 OPS-02 the screen at /admin has five tabs in their order, and keys lead along them', async ({
  page,
}) => {
  await page.goto('/admin');
  const tabs = page.getByRole('tablist', { name: 'Operations' }).getByRole('tab');
  expect(tabs).toHaveText(TABS);
  expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  await page.getByRole('tab', { name: 'Live Dashboard' }).focus();
  for (const name of [...TABS.slice(1), TABS[0] ?? '']) {
    await page.keyboard.press('ArrowRight');
    const tab = page.getByRole('tab', { name });
    expect(tab).toBeFocused();
    expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(panel(page).getByRole('heading').first()).toBeVisible();
  }
});

test('OPS-03 the last tab links to /cms and has four cards', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Content Management' }).click();
  expect(panel(page).getByRole('heading', { level: 3 })).toHaveText([
    'Course Provisioning',
    'Event Management',
    'Instructor Portal',
    'Collections Hub',
  ]);
  await panel(page).getByRole('link', { name: 'Event Management' }).click();
  expect(page).toHaveURL('/cms?type=events');
  expect(page.getByRole('tab', { selected: true })).toContainText('Events');
  await page.goBack();
  await panel(page).getByRole('link', { name: 'Open content management' }).click();
  expect(page).toHaveURL('/cms');
});

test('OPS-04 OPS-06 it opens on the sample figures, labelled as sample on every tab that has figures', async ({
  page,
}) => {
  await page.goto('/admin');
  expect(sampleSign(page)).toBeVisible();
  expect(panel(page).getByRole('region', { name: 'Conversion funnel' }).getByRole('listitem')).toHaveText([
    '2840 visitors',
    '568 signups (20%)',
    '284 trial (50%)',
    '142 paid (50%)',
    '104 active (73%)',
  ]);
  for (const name of TABS.slice(1, 4)) {
    await page.getByRole('tab', { name }).click();
    expect(sampleSign(page)).toBeVisible();
  }
});

test('OPS-07 a switch leads to the figures of the database and back', async ({ page }) => {
  await page.goto('/admin');
  // The people of the demonstration joined a year ago.
  const dayAgo = (days: number) =>
    new Date(TEST_TIME.getTime() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const [from, to] = [dayAgo(380), dayAgo(350)];
  await page.getByRole('switch', { name: 'Live figures' }).check();
  await page.getByLabel('From', { exact: true }).fill(from);
  await page.getByLabel('To', { exact: true }).fill(to);
  const live = await page.line.read(
    'GET /api/admin/operations',
    `/api/admin/operations?figures=live&from=${from}&to=${to}`,
  );
  expect(liveSign(page)).toBeVisible();
  expect(sampleSign(page)).toHaveCount(0);
  expect(page.getByText('2840 visitors')).toHaveCount(0);
  const learners = live.funnels[1]?.steps[0]?.count ?? 0;
  expect(learners).toBeGreaterThan(0);
  expect(page.getByText(new RegExp(`^${learners} learners?$`))).toBeVisible();
  // A link and a reload restore them.
  await page.reload();
  expect(liveSign(page)).toBeVisible();
  await page.getByLabel('Period').selectOption('Last 7 days');
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  expect(page.getByText('Please choose at most one year.')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('2020-01-07');
  expect(page.getByText('0 learners', { exact: true })).toBeVisible();
  expect(page.getByLabel('Period')).toHaveValue('chosen');
  await page.getByRole('switch', { name: 'Live figures' }).uncheck();
  expect(sampleSign(page)).toBeVisible();
  expect(page.getByText('2840 visitors')).toBeVisible();
});

test('OPS-08 a stat card has title, value, change and icon, and its change type is seen by sign and icon', async ({
  page,
}) => {
  await page.goto('/admin');
  const card = (title: string) => panel(page).locator('dl > div').filter({ hasText: title });
  const drawings = [];
  for (const [title, value, change, type] of [
    ['Visitors', '2840', '+12% on the last period', 'positive'],
    ['Active learners', '104', '−5% on the last period', 'negative'],
    ['Enrolments', '142', 'Same as the last period', 'neutral'],
  ] as const) {
    expect(card(title).getByRole('term')).toHaveText(title);
    expect(card(title).getByRole('definition').first()).toHaveText(value);
    const sign = card(title).locator(`[data-change-type="${type}"]`);
    expect(sign).toHaveText(change);
    expect(card(title).getByRole('term').locator('svg')).toBeVisible();
    drawings.push(sign.locator('svg').element().innerHTML);
  }
  expect(new Set(drawings).size).toBe(3);
});

test('OPS-09 OPS-10 a timeline item has title, date, description, status, and progress only when given', async ({
  page,
}) => {
  await page.goto('/admin?tab=roadmap');
  const item = (title: string) => panel(page).getByRole('listitem').filter({ hasText: title });
  const open = item('First courses with projects');
  expect(open).toContainText('6 Oct 2025');
  expect(open).toContainText('Every course ends in a project that a trainer reads.');
  expect(open).toContainText('In progress');
  expect(open.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuetext', '65%');
  expect(item('Early access opens').getByRole('progressbar')).toHaveCount(0);
  expect(item('Early access opens')).toContainText('Completed');
  expect(item('Sponsored places')).toContainText('Upcoming');
});

test('the analytics say where learners stop and which graded items strong learners fail', async ({
  page,
}) => {
  await page.goto('/admin?tab=analytics');
  const row = (table: string, text: string) =>
    page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text });
  expect(row('Drop-off by lesson', 'Learning from examples')).toContainText('20%');
  expect(row('Graded items', 'rainy days')).toContainText('Strong learners fail it');
  expect(page.getByRole('img', { name: /largest drop-off is 20%/ })).toBeVisible();
  await page.getByRole('switch', { name: 'Live figures' }).check();
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  expect(page.getByText('The last day is before the first one.')).toBeVisible();
});

test.describe('figures', () => {
  test('of another course are not shown under the name of this one, while it loads and where it fails', async ({
    page,
  }) => {
    await page.goto('/admin?tab=analytics&figures=live');
    expect(liveSign(page)).toBeVisible();
    const counted = page.getByText(/^(Counted every hour|Nothing has been counted yet)/);
    expect(counted).toBeVisible();
    const course = page.getByLabel('Course', { exact: true });
    page.line.reply('GET /api/admin/insights', 404, 'We can’t find this course.', 'text/plain');
    const held = page.line.hold('GET /api/admin/insights');
    await course.selectOption('Python for AI');
    expect(page.getByRole('status', { name: 'Loading the figures' })).toBeVisible();
    expect(counted).toHaveCount(0);
    expect(page.getByRole('heading', { name: 'Drop-off by lesson' })).toHaveCount(0);
    await held.release();
    expect(page.getByText('The figures did not load.')).toBeVisible();
    expect(course.getByRole('option', { selected: true })).toHaveText('Python for AI');
  });

  test('of other days are not shown, nor saved, under the chosen ones while those load', async ({ page }) => {
    await page.goto('/admin?tab=analytics&figures=live');
    const file = page.getByRole('button', { name: 'CSV of Week by week' });
    expect(file).toBeVisible();
    await page.getByLabel('To', { exact: true }).fill('2025-01-11');
    const held = page.line.hold('GET /api/admin/operations');
    await page.getByLabel('From', { exact: true }).fill('2025-01-05');
    expect(page.getByLabel('Course', { exact: true })).toBeVisible();
    expect(file).toHaveCount(0);
    await held.release();
    expect(page.getByRole('table', { name: 'Week by week' }).getByRole('row')).toHaveCount(2);
    expect(file).toBeVisible();
  });
});

test('the days of the live figures are in the address and outlive a reload', async ({ page }) => {
  await page.goto('/admin?figures=live');
  await page.getByLabel('From', { exact: true }).fill('2026-11-01');
  await page.getByLabel('To', { exact: true }).fill('2026-11-07');
  expect(page).toHaveURL(/from=2026-11-01&to=2026-11-07/);
  await page.reload();
  expect(page.getByLabel('From', { exact: true })).toHaveValue('2026-11-01');
  expect(page.line.asked.at(-1)).toContain('from=2026-11-01');
  await page.goto('/admin?figures=live&from=never&to=2026-11-07');
  expect(page.getByLabel('To', { exact: true })).not.toHaveValue('2026-11-07');
});

test('the priority of quiet learners leads to those who need attention', async ({ page }) => {
  await page.goto('/students?attention=needed');
  expect(page.getByLabel('Only those who need attention')).toBeChecked();
});
