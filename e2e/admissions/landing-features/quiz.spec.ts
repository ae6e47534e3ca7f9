import type { Locator, Page } from '@playwright/test';
import { axe, expect, test } from '../../fixtures.ts';
import { joinWaitlist, visitLandingPage } from './landing-visit.ts';

// The index of the right option in each of the five questions, as in content/quizzes/ai-readiness.yaml.
const CORRECT = [2, 0, 3, 1, 2];
const wrongFor = (question: number) => ((CORRECT[question] ?? 0) + 1) % 4;

// The page scrolls smoothly to the focused element; ten questions of that take a long time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const quizOf = (page: Page) => page.getByRole('region', { name: 'AI quiz' });
const optionsOf = (quiz: Locator) => quiz.getByRole('group').getByRole('button');

async function openQuiz(page: Page): Promise<Locator> {
  await visitLandingPage(page);
  await joinWaitlist(page);
  const quiz = quizOf(page);
  await expect(optionsOf(quiz)).toHaveCount(4);
  return quiz;
}

/** Whether red or green dominates the element's border. */
const hueOf = (element: Locator) =>
  element.evaluate((button) => {
    const [red = 0, green = 0] = (getComputedStyle(button).borderTopColor.match(/\d+/g) ?? []).map(Number);
    return red > green ? 'red' : 'green';
  });

test('QUIZ-04 QUIZ-05 QUIZ-06 after a wrong answer it shows red and the right one green, in words too', async ({
  page,
}) => {
  const quiz = await openQuiz(page);
  await optionsOf(quiz).nth(0).click();
  const [wrong, right] = [optionsOf(quiz).nth(0), optionsOf(quiz).nth(2)];
  await expect(wrong).toContainText('Your answer');
  await expect(right).toContainText('Correct');
  await expect(quiz.getByRole('status')).toContainText('Not quite. C is the right answer.');
  expect([await hueOf(wrong), await hueOf(right)]).toEqual(['red', 'green']);
  for (const other of [1, 3])
    await expect(optionsOf(quiz).nth(other)).not.toContainText(/Correct|Your answer/);
});

test('QUIZ-04 QUIZ-06 after the right answer it shows green, and nothing shows red', async ({ page }) => {
  const quiz = await openQuiz(page);
  await optionsOf(quiz).nth(2).click();
  await expect(optionsOf(quiz).nth(2)).toContainText('Correct');
  await expect(quiz.getByText('Your answer')).toHaveCount(0);
  expect(await hueOf(optionsOf(quiz).nth(2))).toBe('green');
});

test('QUIZ-10 the keyboard alone plays it, and a held Enter does not skip the explanation', {
  tag: '@journey',
}, async ({ page }) => {
  const quiz = await openQuiz(page);
  await optionsOf(quiz).nth(2).focus();
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  const next = quiz.getByRole('button', { name: 'Next Question' });
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(quiz.getByText('Question 2/5', { exact: true })).toBeVisible();
  await expect(quiz.getByRole('heading', { level: 3 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(optionsOf(quiz).first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(optionsOf(quiz).first()).toContainText('Correct');
});

for (const theme of ['light', 'dark'])
  test(`QUIZ-06 the quiz is accessible at every step on a phone in the ${theme} theme`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    const quiz = await openQuiz(page);
    await axe(page, 'unanswered');
    await optionsOf(quiz).nth(0).click();
    await axe(page, 'answered');
    await quiz.getByRole('button', { name: 'Next Question' }).click();
    for (const question of [1, 2, 3, 4]) {
      await optionsOf(quiz).nth(wrongFor(question)).click();
      await quiz.getByRole('button', { name: /Next Question|See Results/ }).click();
    }
    await axe(page, 'results');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
