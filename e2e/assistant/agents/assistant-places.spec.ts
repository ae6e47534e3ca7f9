import { axe, expect, test } from '../../fixtures.ts';
import { agentOf, answerForAgents, inputOf, messagesFrom, openButton, panelOf } from './assistant.ts';

// The product's service worker would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

test('AGENT-35 the academy’s own engine answers as it goes, and what it earned is kept', {
  tag: '@journey',
}, async ({ page, signInAsNew }) => {
  await signInAsNew('Lindiwe Asks');
  await page.goto('/help');
  await openButton(page).click();
  await expect(panelOf(page)).toContainText(/\d+ XP/);
  const before = await (await page.request.get('/api/user/progress')).json();
  await inputOf(page).fill('Show my progress');
  await inputOf(page).press('Enter');
  await expect(messagesFrom(page, 'assistant')).toHaveCount(2, { timeout: 30_000 });
  await expect(inputOf(page)).toBeEnabled();
  const after = await (await page.request.get('/api/user/progress')).json();
  expect(after.experience).toBe(before.experience + 10);
  await expect(panelOf(page)).toContainText(`${after.experience} XP`);
  await axe(page, 'answered by the academy');
});

test('HELP-02 TRAIN-27 TRAIN-28 TRAIN-29 the help page and the training hub open this same assistant', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  const { sent } = await answerForAgents(page);
  await page.goto('/help');
  await openButton(page).click();
  await agentOf(page, 'Engagio').click();
  await page.keyboard.press('Escape');
  const start = page.getByRole('button', { name: 'Start a chat' });
  await start.click();
  await expect(panelOf(page).getByRole('heading', { name: 'HelpDeskAI' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(start).toBeFocused();

  await page.goto('/training');
  await page.getByRole('button', { name: 'Ask Assistant' }).click();
  await expect(messagesFrom(page, 'assistant')).toContainText('I am HelpDeskAI');
  await expect(inputOf(page)).toBeFocused();
  await inputOf(page).fill('How far am I?');
  await inputOf(page).press('Enter');
  await expect(inputOf(page)).toHaveValue('');
  await expect(messagesFrom(page, 'user')).toContainText('How far am I?');
  await expect(messagesFrom(page, 'assistant').last()).toContainText('Yes.');
  expect(sent.at(-1)?.agentType).toBe('helpdeskai');
});
