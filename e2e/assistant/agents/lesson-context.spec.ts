import { expect, test } from '../../fixtures.ts';
import { answerForAgents, inputOf, messagesFrom, openButton, panelOf } from './assistant.ts';

// The product's service worker would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

test('in a lesson the assistant is sent the lesson, and the program only with the message that includes it', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  const { sent } = await answerForAgents(page);
  await page.goto('/course/python-for-ai/lesson/py-your-first-program');
  await page.getByRole('group', { name: 'Python exercise' }).scrollIntoViewIfNeeded();
  await openButton(page).click();
  const include = panelOf(page).getByRole('button', { name: 'Include my program' });
  await expect(include).toHaveAttribute('aria-pressed', 'false');
  const ask = async (text: string) => {
    const before = await messagesFrom(page, 'assistant').count();
    await inputOf(page).fill(text);
    await inputOf(page).press('Enter');
    await expect(messagesFrom(page, 'assistant')).toHaveCount(before + 1);
  };
  await ask('What does print do?');
  await include.click();
  await expect(include).toHaveAttribute('aria-pressed', 'true');
  await ask('Why does my program not run?');
  await expect(include).toHaveAttribute('aria-pressed', 'false');
  await ask('And now?');
  expect(sent.map(({ context }) => context.lessonId)).toEqual(Array(3).fill('py-your-first-program'));
  expect(sent.map(({ context }) => 'program' in context)).toEqual([false, true, false]);
  expect(sent[1]?.context.program).toEqual({ code: expect.stringContaining('print'), error: '' });

  await page.goto('/help');
  await openButton(page).click();
  await expect(inputOf(page)).toBeFocused();
  await expect(include).toHaveCount(0);
});
