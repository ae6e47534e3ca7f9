import { expect, type Page, test } from '../../room/test.ts';

const panelOf = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('log') });

test('a learner asks a person from the chat, a trainer answers at /students, and the learner reads it', async ({
  page,
  signInAsNew,
}) => {
  const learner = await signInAsNew('learner');
  const subject = `Lost at a lesson, ${learner.username}`;
  page.line.reply('POST /api/agents/message', 200, JSON.stringify({ response: 'Yes.' }));
  await page.goto('/help');
  await page.getByRole('button', { name: 'Open chat assistant' }).click();
  const input = panelOf(page).getByRole('textbox', { name: 'Message' });
  await input.fill('Where do I begin?');
  await input.press('Enter');
  expect(panelOf(page)).toContainText('Yes.');
  await panelOf(page).getByRole('link', { name: 'Ask a person' }).click();
  expect(page).toHaveURL('/tickets');
  await panelOf(page).getByRole('button', { name: 'Close chat assistant' }).click();
  const subjectField = page.getByLabel('What is it about?');
  const text = page.getByRole('textbox', { name: 'Your question' });
  const attach = page.getByRole('checkbox', { name: /Attach my chat/ });
  const send = page.getByRole('button', { name: 'Send question' });
  await subjectField.fill(subject);
  await send.click();
  expect(page.getByText('Please say what it is about')).toBeVisible();
  expect(subjectField).toHaveValue(subject);
  await text.fill('I do not know which lesson comes first.');
  expect(attach).not.toBeChecked();
  await attach.check();
  await send.click();
  expect(page.getByText('Question Sent')).toBeVisible();
  expect(text).toHaveValue('');
  const own = page.getByRole('listitem').filter({ hasText: subject });
  expect(own).toContainText('Waiting for an answer');

  page.forgetDevice();
  await signInAsNew('trainer');
  await page.goto('/students');
  await page.getByRole('link', { name: subject }).click();
  expect(page.getByText('I do not know which lesson comes first.')).toBeVisible();
  await page.getByText('Attached chat with the assistant').click();
  expect(page.getByText('Where do I begin?')).toBeVisible();
  await page.getByLabel('Your answer').fill('Begin with “What AI is”.');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(page.getByText('Answered', { exact: true })).toBeVisible();

  page.forgetDevice();
  page.line.setCookie(learner.cookie);
  await page.goto('/tickets');
  await own.getByRole('link').click();
  expect(page.getByText('Begin with “What AI is”.')).toBeVisible();
  await page.getByRole('button', { name: 'Close this question' }).click();
  expect(page.getByText('Closed', { exact: true })).toBeVisible();
});

test('an unknown question says so', async ({ page, signInAsNew }) => {
  await signInAsNew('trainer');
  await page.goto('/tickets/4b8f9a52-31de-4c5e-9c0a-6f7d8e9a0b1c');
  expect(page.getByRole('heading', { name: 'Question not found' })).toBeVisible();
});
