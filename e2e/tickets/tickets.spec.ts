import type { Page } from '@playwright/test';
import { answerForAgents, inputOf, openButton, panelOf } from '../agents/assistant.ts';
import { axe, expect, expectAccessibleInBothThemes, test } from '../fixtures.ts';
import { signInAs } from '../sign-in.ts';

// A worker of the product would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

const fields = (page: Page) => ({
  subject: page.getByLabel('What is it about?'),
  text: page.getByRole('textbox', { name: 'Your question' }),
  attach: page.getByRole('checkbox', { name: /Attach my chat/ }),
  send: page.getByRole('button', { name: 'Send question' }),
});

test('a learner asks a person from the chat, a trainer answers at /students, and the learner reads it', {
  tag: '@journey',
}, async ({ page, browser, signIn, baseURL }) => {
  const subject = `Lost at lesson ${Date.now()}`;
  await signIn('learner');
  await answerForAgents(page);
  await page.goto('/help');
  await openButton(page).click();
  await inputOf(page).fill('Where do I begin?');
  await inputOf(page).press('Enter');
  await expect(panelOf(page)).toContainText('Yes.');
  await panelOf(page).getByRole('link', { name: 'Ask a person' }).click();
  await expect(page).toHaveURL('/tickets');
  await panelOf(page).getByRole('button', { name: 'Close chat assistant' }).click();
  const { subject: subjectField, text, attach, send } = fields(page);
  await subjectField.fill(subject);
  await send.click();
  await expect(page.getByText('Please say what it is about')).toBeVisible();
  await expect(subjectField).toHaveValue(subject);
  await text.fill('I do not know which lesson comes first.');
  await expect(attach).not.toBeChecked();
  await attach.check();
  await send.click();
  await expect(page.getByText('Question Sent')).toBeVisible();
  await expect(text).toHaveValue('');
  const own = page.getByRole('listitem').filter({ hasText: subject });
  await expect(own).toContainText('Waiting for an answer');

  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  await signInAs('trainer', context, baseURL ?? '');
  const trainer = await context.newPage();
  await trainer.goto('/students');
  await trainer.getByRole('link', { name: subject }).click();
  await expect(trainer.getByText('I do not know which lesson comes first.')).toBeVisible();
  await trainer.getByText('Attached chat with the assistant').click();
  await expect(trainer.getByText('Where do I begin?')).toBeVisible();
  await axe(trainer, 'thread');
  await trainer.getByLabel('Your answer').fill('Begin with “What AI is”.');
  await trainer.getByRole('button', { name: 'Send' }).click();
  await expect(trainer.getByText('Answered', { exact: true })).toBeVisible();
  await context.close();

  await page.reload();
  await own.getByRole('link').click();
  await expect(page.getByText('Begin with “What AI is”.')).toBeVisible();
  await page.getByRole('button', { name: 'Close this question' }).click();
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();
});

test('asking a person is accessible in both themes, fits the narrowest phone, and an unknown question says so', async ({
  page,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/404/);
  await signIn('trainer');
  await page.goto('/tickets');
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const isWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
  expect(await page.evaluate(isWide)).toBe(false);
  await page.goto('/tickets/4b8f9a52-31de-4c5e-9c0a-6f7d8e9a0b1c');
  await expect(page.getByRole('heading', { name: 'Question not found' })).toBeVisible();
  await axe(page, 'unknown question');
});
