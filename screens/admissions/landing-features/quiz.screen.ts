import { expect, type Locator, type Page, test } from '../../room/test.ts';
import { fillForm, joinButton, stubRegistration, THANDI } from '../landing/landing.ts';

// The index of the right option in each of the five questions, as in content/quizzes/ai-readiness.yaml.
const CORRECT = [2, 0, 3, 1, 2];
const wrongFor = (question: number) => ((CORRECT[question] ?? 0) + 1) % 4;

const quizOf = (page: Page) => page.getByRole('region', { name: 'AI quiz' });
const optionsOf = (quiz: Locator) => quiz.getByRole('group').getByRole('button');

async function openQuiz(page: Page): Promise<Locator> {
  stubRegistration(page, 7);
  await page.gotoAsVisitor();
  await fillForm(page, THANDI);
  await page.clock.runFor(2000);
  await joinButton(page).click();
  const quiz = quizOf(page);
  expect(optionsOf(quiz)).toHaveCount(4);
  return quiz;
}

/** Answers the five questions, the first `score` of them right. */
async function playToTheEnd(quiz: Locator, score: number): Promise<void> {
  for (const [question, right] of CORRECT.entries()) {
    await optionsOf(quiz)
      .nth(question < score ? right : wrongFor(question))
      .click();
    await quiz.getByRole('button', { name: question === 4 ? 'See Results' : 'Next Question' }).click();
  }
}

test('QUIZ-01 QUIZ-03 QUIZ-10 QUIZ-11 five questions of four options lead from Question 1/5 to Question 5/5', async ({
  page,
}) => {
  const quiz = await openQuiz(page);
  const bar = quiz.getByRole('progressbar');
  for (const number of [1, 2, 3, 4, 5]) {
    expect(quiz.getByText(`Question ${number}/5`, { exact: true })).toBeVisible();
    expect(bar).toHaveAttribute('value', String(number * 20));
    expect(optionsOf(quiz)).toHaveCount(4);
    for (const option of optionsOf(quiz).all()) expect(option).toBeEnabled();
    const label = number === 5 ? 'See Results' : 'Next Question';
    expect(quiz.getByRole('button', { name: label })).toHaveCount(0);
    await optionsOf(quiz).first().click();
    expect(quiz.getByRole('button', { name: /Next Question|See Results/ })).toHaveText(label);
    await quiz.getByRole('button', { name: label }).click();
  }
  expect(quiz.getByRole('heading', { name: 'Quiz Complete!' })).toBeVisible();
});

test('QUIZ-04 QUIZ-05 after a wrong answer it and the right one are marked in words', async ({ page }) => {
  const quiz = await openQuiz(page);
  await optionsOf(quiz).nth(0).click();
  const [wrong, right] = [optionsOf(quiz).nth(0), optionsOf(quiz).nth(2)];
  expect(wrong).toContainText('Your answer');
  expect(right).toContainText('Correct');
  expect(quiz.getByRole('status')).toContainText('Not quite. C is the right answer.');
  for (const other of [1, 3]) expect(optionsOf(quiz).nth(other)).not.toContainText(/Correct|Your answer/);
});

test('QUIZ-04 after the right answer only it is marked', async ({ page }) => {
  const quiz = await openQuiz(page);
  await optionsOf(quiz).nth(2).click();
  expect(optionsOf(quiz).nth(2)).toContainText('Correct');
  expect(quiz.getByText('Your answer')).toHaveCount(0);
});

test('QUIZ-07 the explanation appears after an answer and not before', async ({ page }) => {
  const quiz = await openQuiz(page);
  expect(quiz.getByText('Did you know?')).toHaveCount(0);
  await optionsOf(quiz).nth(1).click();
  expect(quiz.getByRole('heading', { name: 'Did you know?' })).toBeVisible();
  expect(quiz.getByRole('status')).toContainText('Nobody wrote a rule for every kind of fraud.');
  await quiz.getByRole('button', { name: 'Next Question' }).click();
  expect(quiz.getByText('Did you know?')).toHaveCount(0);
});

test('QUIZ-08 a second pick changes neither marking nor score', async ({ page }) => {
  const quiz = await openQuiz(page);
  await optionsOf(quiz).nth(0).click();
  for (const option of optionsOf(quiz).all()) expect(option).toBeDisabled();
  optionsOf(quiz)
    .nth(2)
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await page.settle();
  expect(optionsOf(quiz).nth(0)).toContainText('Your answer');
  await quiz.getByRole('button', { name: 'Next Question' }).click();
  for (const question of [1, 2, 3, 4]) {
    await optionsOf(quiz).nth(wrongFor(question)).click();
    await quiz.getByRole('button', { name: /Next Question|See Results/ }).click();
  }
  expect(quiz.getByText('0/5', { exact: true })).toBeVisible();
});

for (const [clause, score, message] of [
  ['QUIZ-14', 5, "Perfect score! You're AI-ready!"],
  ['QUIZ-15', 4, "Great job! You're well on your way!"],
  ['QUIZ-16', 3, 'Good effort! Learning is a journey!'],
] as const)
  test(`QUIZ-09 QUIZ-12 ${clause} ${score} right answers end with ${score}/5 and "${message}"`, async ({
    page,
  }) => {
    const quiz = await openQuiz(page);
    await playToTheEnd(quiz, score);
    expect(quiz.getByRole('heading', { name: 'Quiz Complete!' })).toBeVisible();
    expect(quiz.getByText(`${score}/5`, { exact: true })).toBeVisible();
    expect(quiz.getByText(message, { exact: true })).toBeVisible();
    expect(quiz.getByRole('button', { name: 'Play Again' })).toBeVisible();
  });

test('QUIZ-13 Play Again starts at question 1 with score 0 and nothing answered', async ({ page }) => {
  const quiz = await openQuiz(page);
  await playToTheEnd(quiz, 5);
  await quiz.getByRole('button', { name: 'Play Again' }).click();
  expect(quiz.getByText('Question 1/5', { exact: true })).toBeVisible();
  for (const option of optionsOf(quiz).all()) expect(option).toBeEnabled();
  expect(quiz.getByText('Did you know?')).toHaveCount(0);
  await playToTheEnd(quiz, 0);
  expect(quiz.getByText('0/5', { exact: true })).toBeVisible();
});
