import { axe, expect, test } from '../../fixtures.ts';
import { agentOf, answerForAgents, inputOf, openButton, panelOf } from './assistant.ts';

// The product's service worker would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

test('AGENT-01 AGENT-02 AGENT-38 AGENT-39 the button is on every signed-in page, and nothing is asked for before it is pressed', async ({
  page,
  signIn,
  allowConsoleErrors,
}) => {
  // The response for a path that does not exist.
  allowConsoleErrors(/404/);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#assistant-button')).toHaveCount(0);

  await signIn('learner');
  const { asked } = await answerForAgents(page);
  for (const path of ['/', '/training', '/courses', '/nowhere']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const box = await openButton(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1200);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(760);
    expect(box?.width).toBe(box?.height);
  }
  expect(asked).toEqual([]);
  await openButton(page).click();
  const size = async () => {
    const box = await panelOf(page).boundingBox();
    return box && [Math.round(box.width), Math.round(box.height)];
  };
  await expect.poll(size).toEqual([384, 600]);
  await expect.poll(() => [...asked].sort()).toEqual(['config', 'progress']);
});

test('AGENT-03 AGENT-04 AGENT-05 AGENT-06 AGENT-07 AGENT-08 AGENT-09 AGENT-12 AGENT-28 AGENT-30 the panel shows all its parts, and a quick fill does not send', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  const { sent } = await answerForAgents(page);
  await page.goto('/');
  await openButton(page).click();
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { name: 'HelpDeskAI' })).toBeVisible();
  await expect(panel.getByRole('radio')).toHaveCount(5);
  for (const name of ['Onboarda', 'CurriculaBot', 'HelpDeskAI', 'CertifyPro', 'Engagio'])
    await expect(agentOf(page, name)).toBeVisible();
  await expect(agentOf(page, 'HelpDeskAI')).toBeChecked();
  await expect(panel).toContainText('Level 1');
  await expect(panel).toContainText('150 XP');
  await expect(panel).toContainText('150%');
  await expect(panel).toContainText('Day streak: 3 days');
  await panel.getByRole('button', { name: '2 badges' }).click();
  await expect(panel).toContainText('First chat');
  await expect(panel).toContainText('Early bird');
  await expect(inputOf(page)).toHaveAttribute('placeholder', 'Type your message...');
  await expect(panel.getByRole('button', { name: 'Send' })).toBeVisible();
  for (const [label, text] of [
    ['Next Steps', 'What should I learn next?'],
    ['Progress', 'Show my progress'],
    ['Get Help', 'I need help with my current lesson'],
  ] as const) {
    await panel.getByRole('button', { name: label }).click();
    await expect(inputOf(page)).toHaveValue(text);
  }
  expect(sent).toEqual([]);
});

test('AGENT-02 AGENT-09 the panel works by keyboard alone, gives the focus back, and covers a narrow phone', {
  tag: '@journey',
}, async ({ page, signIn }) => {
  await signIn('learner');
  await answerForAgents(page);
  await page.goto('/help');
  await openButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(inputOf(page)).toBeFocused();
  await agentOf(page, 'HelpDeskAI').focus();
  await page.keyboard.press('ArrowRight');
  await expect(agentOf(page, 'CertifyPro')).toBeFocused();
  await expect(agentOf(page, 'HelpDeskAI')).toBeChecked();
  await page.keyboard.press('Space');
  await expect(panelOf(page).getByRole('heading', { name: 'CertifyPro' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(openButton(page)).toBeFocused();

  await page.setViewportSize({ width: 320, height: 500 });
  await openButton(page).click();
  await expect.poll(() => panelOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 500 });
  expect(await panelOf(page).evaluate((panel) => panel.scrollWidth)).toBeLessThanOrEqual(320);
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('Tab');
  expect(await panelOf(page).evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  await panelOf(page).getByRole('button', { name: 'Close chat assistant' }).click();
  await expect(openButton(page)).toBeFocused();
});

for (const theme of ['light', 'dark'])
  test(`the panel breaks no rule of WCAG 2.2 AA in the ${theme} theme`, async ({ page, signIn }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await signIn('learner');
    await answerForAgents(page, () => undefined);
    await page.goto('/help');
    await openButton(page).click();
    await expect(panelOf(page)).toContainText('150 XP');
    await inputOf(page).fill('Hello');
    await inputOf(page).press('Enter');
    await expect(panelOf(page).getByText('is typing')).toBeAttached();
    await axe(page, 'awaiting an answer');
  });
