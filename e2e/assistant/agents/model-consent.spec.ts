import { axe, expect, test } from '../../fixtures.ts';
import { answerForAgents, openButton, panelOf } from './assistant.ts';

// This spec responds to the call itself: the tested academy has no language model.
test.use({ serviceWorkers: 'block' });

test('the assistant asks once whether a language model may write, and the settings take it back', async ({
  page,
  signIn,
}) => {
  const decisions: boolean[] = [];
  await page.route('**/api/agents/consent', (route) => {
    if (route.request().method() === 'GET')
      return route.fulfill({ json: { model: 'sample-model', isAgreed: decisions.at(-1) ?? null } });
    decisions.push(route.request().postDataJSON().isAgreed);
    return route.fulfill({ status: 204 });
  });
  await signIn('learner');
  await answerForAgents(page);
  await page.goto('/help');
  await openButton(page).click();
  const question = panelOf(page).getByRole('region', { name: 'Language model' });
  await expect(question).toContainText('sample-model');
  await expect(question).toContainText(
    'the programs that you include, and your first name, level and progress',
  );
  await expect(question).toContainText('Your marks, coins, bookings and certificates do not.');
  await axe(page, 'asked for consent');
  await question.getByRole('button', { name: 'Yes, it may' }).click();
  await expect(question).toHaveCount(0);

  await panelOf(page).getByRole('link', { name: 'Change who answers' }).click();
  await expect(page).toHaveURL('/settings?tab=preferences');
  await page.keyboard.press('Escape');
  const box = page.getByRole('checkbox', { name: 'sample-model may write my answers' });
  await expect(box).toBeChecked();
  await box.click();
  await expect(box).not.toBeChecked();
  await axe(page, 'taken back');
  expect(decisions).toEqual([true, false]);

  await page.reload();
  await openButton(page).click();
  await expect(panelOf(page).getByRole('log')).toBeVisible();
  await expect(question).toHaveCount(0);
});
