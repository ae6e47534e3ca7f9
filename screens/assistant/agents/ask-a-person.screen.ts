import { enrolElsewhere } from '../../catalogue/courses/catalogue.ts';
import { expect, type Page, test } from '../../room/test.ts';

const panelOf = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('log') });

test('the button under an answer that was not found brings the chat and the lesson along', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  await enrolElsewhere(page, 'ai-fundamentals');
  await page.goto('/course/ai-fundamentals/lesson/af-rules-or-examples');
  await page.getByRole('button', { name: 'Open chat assistant' }).click();
  const input = panelOf(page).getByRole('textbox', { name: 'Message' });
  await input.fill('Braaibroodjies?');
  await input.press('Enter');
  await panelOf(page)
    .getByRole('list', { name: 'Where to go' })
    .getByRole('link', { name: 'Ask a person' })
    .click();
  expect(page).toHaveURL('/tickets');
  await panelOf(page).getByRole('button', { name: 'Close chat assistant' }).click();
  expect(page.getByText('We will send along the lesson you came from.')).toBeVisible();
  expect(page.getByRole('checkbox', { name: /Attach my chat/ })).toBeVisible();
});
