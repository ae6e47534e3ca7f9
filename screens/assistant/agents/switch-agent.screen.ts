import { expect, type Page, test } from '../../room/test.ts';

const panelOf = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('log') });
const inputOf = (page: Page) => panelOf(page).getByRole('textbox', { name: 'Message' });

async function askFor(page: Page, question: string) {
  await inputOf(page).fill(question);
  await inputOf(page).press('Enter');
}

test('AGENT-17 the button under an answer switches to who knows more, and takes the question along', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  await page.goto('/');
  await page.getByRole('button', { name: 'Open chat assistant' }).click();
  const panel = panelOf(page);
  await askFor(page, 'Which certificates do I have?');
  expect(panel.getByRole('log')).toContainText('You have no certificate yet.');
  await panel.getByRole('button', { name: 'Switch to CertifyPro' }).click();
  // Only the greeting; the question waits for a press.
  expect(panel.getByRole('radio', { name: 'CertifyPro' })).toBeChecked();
  expect(panel.getByRole('log')).toContainText('Molo! I am CertifyPro.');
  expect(panel.getByRole('log')).not.toContainText('You have no certificate yet.');
  expect(inputOf(page)).toHaveValue('Which certificates do I have?');
  expect(inputOf(page)).toBeFocused();
  await inputOf(page).press('Enter');
  expect(panel.getByRole('log')).toContainText('You have no certificate yet.');
  expect(panel.getByRole('button', { name: /^Switch to/ })).toHaveCount(0);
});
