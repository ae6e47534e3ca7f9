import { expect, test } from '../../room/test.ts';
import { SAMPLE_EVENTS, TABS } from './sample-events.ts';
import { stageEvents } from './stage-events.ts';

test.beforeEach(async ({ signInAsDemo }) => signInAsDemo('learner'));

test('EVENT-01 EVENT-02 EVENT-03 EVENT-04 EVENT-05 the tabs hold the events of their time', async ({
  page,
}) => {
  stageEvents(page);
  await page.goto('/events');
  expect(page.getByRole('tab')).toHaveText(TABS.map(([label]) => label));
  expect(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  for (const [label, titles] of TABS) {
    await page.getByRole('tab', { name: label }).click();
    expect(page.getByRole('article').getByRole('heading')).toHaveText([...titles]);
  }
});

test('EVENT-06 an empty tab says so and leads back to all events', async ({ page }) => {
  stageEvents(page, SAMPLE_EVENTS.slice(0, 1));
  await page.goto('/events');
  await page.getByRole('tab', { name: 'Upcoming' }).click();
  expect(page.getByText('No events found for the selected filter.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show all events' }).click();
  expect(page.getByRole('article')).toHaveCount(1);
  expect(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
});

test('EVENT-06 API-21 without any event, or when they do not load, the same text stands', async ({
  page,
}) => {
  stageEvents(page, []);
  await page.goto('/events');
  expect(page.getByText('No events found for the selected filter.')).toBeVisible();
  page.line.fail('GET /api/events', 503);
  await page.reload();
  expect(page.getByText('No events found for the selected filter.')).toBeVisible();
  expect(page.getByText('Resting.')).toHaveCount(0);
  stageEvents(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(page.getByRole('article')).toHaveCount(SAMPLE_EVENTS.length);
});

test('EVENT-07 a note says that an interactive event calendar is coming soon', async ({ page }) => {
  await page.goto('/events');
  expect(page.getByText(/interactive event calendar.*coming soon/)).toBeVisible();
});

test('EVENT-09 a card shows title, type, description and date in SAST', async ({ page }) => {
  stageEvents(page);
  await page.goto('/events');
  const card = page.getByRole('article', { name: 'At noon' });
  expect(card.getByRole('heading', { name: 'At noon' })).toBeVisible();
  expect(card).toContainText('Workshop');
  expect(card).toContainText('At noon, in a few words.');
  expect(card).toContainText('18 Nov 2026, 12:00 SAST, until 13:00');
  expect(card).toContainText('Durban');
  expect(card).toContainText('On now');
});
