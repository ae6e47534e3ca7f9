import { axe, expect, test } from '../../fixtures.ts';
import {
  agentOf,
  answerForAgents,
  eventStream,
  inputOf,
  logOf,
  messagesFrom,
  openButton,
  panelOf,
} from './assistant.ts';

// The product's service worker would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

test('AGENT-16 AGENT-17 AGENT-18 opening and switching begin with the greeting; only switching brings a new session', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  const { sent } = await answerForAgents(page);
  await page.goto('/courses');
  await openButton(page).click();
  const ask = async (text: string) => {
    await inputOf(page).fill(text);
    await inputOf(page).press('Enter');
    await expect(messagesFrom(page, 'assistant').last()).toContainText('Yes.');
    await expect(inputOf(page)).toBeEnabled();
  };
  await ask('One?');
  await ask('Two?');
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
  await openButton(page).click();
  await expect(messagesFrom(page, 'user')).toHaveCount(0);
  await expect(messagesFrom(page, 'assistant')).toHaveCount(1);
  await expect(messagesFrom(page, 'assistant')).toContainText('I am HelpDeskAI');
  await ask('Three?');
  await agentOf(page, 'Engagio').click();
  await expect(messagesFrom(page, 'user')).toHaveCount(0);
  await expect(messagesFrom(page, 'assistant')).toHaveCount(1);
  await expect(messagesFrom(page, 'assistant')).toContainText('I am Engagio');
  await ask('Four?');
  expect(sent.map(({ agentType }) => agentType)).toEqual([
    'helpdeskai',
    'helpdeskai',
    'helpdeskai',
    'engagio',
  ]);
  const sessions = sent.map(({ sessionId }) => sessionId);
  expect(new Set(sessions.slice(0, 3)).size).toBe(1);
  expect(sessions[3]).not.toBe(sessions[0]);
  expect(sent[0]?.context).toEqual({
    userLevel: 1,
    experience: 150,
    achievements: ['first_chat', 'early_bird'],
  });
});

test('AGENT-20 AGENT-21 AGENT-22 AGENT-23 AGENT-24 AGENT-25 AGENT-27 AGENT-29 a message shows at once, and its reply brings experience and a level', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { sent } = await answerForAgents(page, async (route) => {
    await held;
    await route.fulfill({ json: { response: `Well. ${'A long answer.\n\n'.repeat(40)}The end.` } });
  });
  await page.goto('/');
  await openButton(page).click();
  await expect(panelOf(page)).toContainText('150 XP');
  const panel = panelOf(page);
  await inputOf(page).fill('  ');
  await inputOf(page).press('Enter');
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(messagesFrom(page, 'user')).toHaveCount(0);
  await inputOf(page).fill('What is');
  await inputOf(page).press('Shift+Enter');
  await inputOf(page).pressSequentially('a model?');
  await expect(messagesFrom(page, 'user')).toHaveCount(0);
  await inputOf(page).press('Enter');
  await expect(messagesFrom(page, 'user')).toContainText('a model?');
  await expect(inputOf(page)).toHaveValue('');
  await expect(inputOf(page)).toBeDisabled();
  await expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expect(panel.getByRole('status')).toContainText('HelpDeskAI is typing');
  answer();
  await expect(messagesFrom(page, 'assistant').last()).toContainText('The end.');
  await expect(panel.getByText('HelpDeskAI is typing')).toHaveCount(0);
  await expect(inputOf(page)).toBeFocused();
  await expect(page.getByText('Level Up! 🎉')).toBeVisible();
  await expect(page.getByText("You've reached Level 2!")).toBeVisible();
  await expect(panel).toContainText('Level 2');
  await expect(panel).toContainText('160 XP');
  await expect(panel).toContainText('60%');
  expect(
    await logOf(page).evaluate((log) => log.scrollHeight - log.clientHeight - log.scrollTop),
  ).toBeLessThan(2);
  expect(sent).toHaveLength(1);
});

test('an answer shows as it comes, with its sources, the way on and what to ask next', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  const reply = {
    response: 'A model is a rule.\n\n- It guesses.\n- It learns.',
    engine: 'embedded',
    confidence: 'low',
    citations: [
      { lessonId: 'a', title: 'What is a model?', heading: '', url: '/courses', quote: 'A model is a rule.' },
    ],
    suggestions: ['And an example?'],
    actions: [{ label: 'See my progress', href: '/training' }],
  };
  const { sent } = await answerForAgents(page, (route) =>
    route.fulfill(eventStream(['delta', { text: 'A model' }], ['delta', { text: ' is' }], ['done', reply])),
  );
  await page.goto('/');
  await openButton(page).click();
  await inputOf(page).fill('What is a model?');
  await inputOf(page).press('Enter');
  await expect(logOf(page).getByRole('listitem').filter({ hasText: 'It learns.' })).toBeVisible();
  await expect(logOf(page)).toContainText('I am not sure of this one');
  await logOf(page).getByRole('button', { name: 'And an example?' }).click();
  await expect
    .poll(() => sent.map(({ message }) => message))
    .toEqual(['What is a model?', 'And an example?']);
  await expect(inputOf(page)).toBeEnabled();
  await axe(page, 'answered');
  // Opening a page that it mentioned does not end the conversation.
  await logOf(page).getByRole('link', { name: 'See my progress' }).last().click();
  await expect(page).toHaveURL('/training');
  await expect(messagesFrom(page, 'user')).toHaveCount(2);
});

test('AGENT-36 AGENT-37 without a reply nothing is added; a failure is told and what was asked can be sent again', async ({
  page,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/Failed to load resource/);
  await signIn('learner');
  const answers = [
    { json: { text: 'no response' } },
    { status: 429, body: 'Please wait a moment.' },
    eventStream(['delta', { text: 'A model is a' }]),
    { json: { response: 'Here it is.' } },
  ];
  const { sent } = await answerForAgents(page, (route) => route.fulfill(answers[sent.length - 1] ?? {}));
  await page.goto('/');
  await openButton(page).click();
  await expect(panelOf(page)).toContainText('150 XP');
  await inputOf(page).fill('First?');
  await inputOf(page).press('Enter');
  await expect(inputOf(page)).toBeEnabled();
  await expect(messagesFrom(page, 'assistant')).toHaveCount(1);
  await expect(panelOf(page)).toContainText('150 XP');

  await inputOf(page).fill('Second?');
  await inputOf(page).press('Enter');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Error');
  await expect(alert).toContainText('429: Please wait a moment.');
  await expect(panelOf(page)).toContainText('150 XP');
  await panelOf(page).getByRole('button', { name: 'Send again' }).click();
  await expect(logOf(page)).toContainText('The answer was cut off.');
  await expect(logOf(page)).toContainText('A model is a');
  await panelOf(page).getByRole('button', { name: 'Send again' }).click();
  await expect(messagesFrom(page, 'assistant').last()).toContainText('Here it is.');
  await expect(messagesFrom(page, 'user')).toHaveCount(2);
  await expect(panelOf(page)).toContainText('160 XP');
  expect(sent.slice(1).map(({ message }) => message)).toEqual(['Second?', 'Second?', 'Second?']);
});

test('closing the panel ends the call, and the next opening starts again', async ({ page, signIn }) => {
  await signIn('learner');
  await answerForAgents(page, () => undefined);
  await page.goto('/courses');
  await openButton(page).click();
  await inputOf(page).fill('What is a model?');
  await inputOf(page).press('Enter');
  await expect(panelOf(page).getByText('is typing')).toBeAttached();
  const ended = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/agents/message'),
  );
  await panelOf(page).getByRole('button', { name: 'Close chat assistant' }).click();
  await ended;
  await openButton(page).click();
  await expect(messagesFrom(page, 'user')).toHaveCount(0);
  await expect(inputOf(page)).toBeEnabled();
});
