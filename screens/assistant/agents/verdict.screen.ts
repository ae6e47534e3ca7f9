import { expect, type Page, test } from '../../room/test.ts';

const panelOf = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('log') });

async function ask(page: Page, question: string) {
  const input = panelOf(page).getByRole('textbox', { name: 'Message' });
  await input.fill(question);
  await input.press('Enter');
}

async function openAssistant(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open chat assistant' }).click();
  return panelOf(page);
}

test('says that an answer did not help, is shown to a person, and takes it back', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  const panel = await openAssistant(page);
  await ask(page, 'Which certificates do I have?');
  const no = panel.getByRole('button', { name: 'No, this did not help' });
  await no.click();
  expect(no).toHaveAttribute('aria-pressed', 'true');
  expect(panel.getByRole('log')).toContainText('without your name');
  expect(panel.getByRole('log').getByRole('link', { name: 'Ask a person' })).toHaveCount(1);
  await panel.getByRole('button', { name: 'Yes, this helped' }).click();
  expect(no).toHaveAttribute('aria-pressed', 'false');
  await panel.getByRole('button', { name: 'Yes, this helped' }).click();
  expect(panel.getByRole('button', { name: 'Yes, this helped' })).toHaveAttribute('aria-pressed', 'false');
  // Only the last reply can be rated.
  await ask(page, 'How many coins do I have?');
  expect(panel.getByRole('button', { name: 'Yes, this helped' })).toHaveCount(1);
});

test('a verdict that does not arrive is not shown as noted', async ({ page, signInAsNew }) => {
  await signInAsNew('learner');
  const panel = await openAssistant(page);
  await ask(page, 'Which certificates do I have?');
  page.line.lose('PUT /api/agents/verdict');
  const yes = panel.getByRole('button', { name: 'Yes, this helped' });
  await yes.click();
  expect(yes).toHaveAttribute('aria-pressed', 'false');
  expect(page.getByText('Not noted')).toHaveCount(1);
});

test('nobody is asked whether words of comfort helped', async ({ page, signInAsNew }) => {
  await signInAsNew('learner');
  const panel = await openAssistant(page);
  await ask(page, 'I do not want to live any more');
  expect(panel.getByRole('log')).toContainText('SADAG');
  expect(panel.getByRole('button', { name: 'Yes, this helped' })).toHaveCount(0);
});

test('who suffers is shown lines to call and the way to a person, and nothing to judge or collect', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  const panel = await openAssistant(page);
  await ask(page, 'I feel hopeless and I cry every night');
  const log = panel.getByRole('log');
  expect(log).toContainText('You do not have to carry this alone');
  expect(log).toContainText('0800 567 567');
  expect(log).not.toContainText('Did this help?');
  expect(panel.getByRole('list', { name: 'Ask next' })).toHaveCount(0);
  expect(panel.getByRole('button', { name: 'Yes, this helped' })).toHaveCount(0);
  await log.getByRole('link', { name: 'Talk to a person' }).click();
  expect(page).toHaveURL('/tickets');
  await panel.getByRole('button', { name: 'Close chat assistant' }).click();
  // The conversation is shared only if the learner says so.
  expect(page.getByRole('checkbox', { name: /Attach my chat/ })).not.toBeChecked();
});
