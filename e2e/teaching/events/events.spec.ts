import { SAMPLE_EVENTS, TABS } from '../../../screens/teaching/events/sample-events.ts';
import { expect, test } from '../../fixtures.ts';
import { forgetStoredAnswers } from '../../stored-answers.ts';
import { stageEvents } from './stage-events.ts';

// The product's service worker would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

test.beforeEach(async ({ signIn }) => signIn('learner'));

test('HOME-21 the tabs of Home work as on the events page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 4200 });
  await stageEvents(page);
  await page.goto('/');
  const events = page.getByRole('region', { name: 'Events', exact: true });
  await expect(events.getByRole('tab')).toHaveText(TABS.map(([label]) => label));
  for (const [label, titles] of TABS) {
    await events.getByRole('tab', { name: label }).click();
    await expect(events.getByRole('listitem').getByRole('heading')).toHaveText([...titles]);
  }
  await events.getByRole('tab', { name: 'All' }).click();
  await events.getByRole('link', { name: /Last week/ }).click();
  await expect(page).toHaveURL('/events#event-last-week');
  await expect(page.getByRole('article', { name: 'Last week' })).toBeFocused();
});

test('an event goes into the calendar as a file, unless it is over', async ({ page }) => {
  await page.goto('/events');
  const link = page.getByRole('link', { name: /^Add to calendar/ }).first();
  const href = (await link.getAttribute('href')) ?? '';
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  const answer = await page.request.get(href);
  expect(await answer.text()).toContain('BEGIN:VEVENT');
  await stageEvents(page, [SAMPLE_EVENTS[0]]);
  await forgetStoredAnswers(page);
  await page.reload();
  await expect(page.getByText('This event is over')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Add to calendar/ })).toHaveCount(0);
});

test('an event is shared by its address, which leads to it', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript('Object.defineProperty(navigator, "share", { value: undefined })');
  await stageEvents(page);
  await page.goto('/events');
  await page.getByRole('button', { name: 'Share Tonight' }).click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  const address = String(await page.evaluate('navigator.clipboard.readText()'));
  expect(address).toBe(`${baseURL}/events#event-tonight`);
  await page.goto('/help');
  await page.goto(address);
  await expect(page.getByRole('article', { name: 'Tonight' })).toBeFocused();
});
