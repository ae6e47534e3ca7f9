import type { Page } from '@playwright/test';
import { enrolElsewhere } from '../catalogue/catalogue.ts';
import { axe, expect, test } from '../fixtures.ts';

const COURSE = 'ai-fundamentals';
const assessmentPath = (assessmentId: string) => `/course/${COURSE}/assessment/${assessmentId}`;

test.beforeEach(async ({ page, signInAsNew, baseURL }) => {
  await signInAsNew('Ayanda Attempts');
  await enrolElsewhere(page, baseURL ?? '', COURSE);
});

const questions = (page: Page) => page.locator('section').filter({ hasText: /^Question \d+ of/ });

/** The first choice of everything: whether it is right does not matter here. */
async function answerAll(page: Page): Promise<void> {
  for (const question of await questions(page).all()) {
    for (const choices of await question.getByRole('group').all()) {
      const first = choices.getByRole('radio').first();
      if ((await first.count()) === 0) continue;
      // By the keyboard: a click can miss what moves while answers are being saved.
      await first.press('Space');
      await expect(first).toBeChecked();
    }
    const boxes = question.getByRole('checkbox');
    const asked = /Choose (\d) answers/.exec(await question.innerText())?.[1];
    for (let index = 0; index < Number(asked ?? 0); index++) {
      await boxes.nth(index).press('Space');
      await expect(boxes.nth(index)).toBeChecked();
    }
    for (const select of await question.getByRole('combobox').all()) await select.selectOption({ index: 1 });
    for (const field of await question.getByRole('textbox').all()) await field.fill('1');
    const down = question.getByRole('button', { name: /^Move down/ });
    if (await down.count()) await down.first().click();
  }
}

test('an attempt keeps its answers through a reload, warns of open questions and is handed in once', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto(assessmentPath('af-people-assessment'));
  await expect(page.getByText('You pass with at least 6 of them right.')).toBeVisible();
  await expect(page.getByText('one hour apart')).toBeVisible();
  await axe(page, 'start of an assessment');
  await page.getByRole('button', { name: 'Start the assessment' }).click();
  await expect(questions(page).first()).toBeVisible();
  const total = await questions(page).count();
  expect(total).toBeGreaterThan(3);
  await expect(page.getByText(`0 of ${total}`, { exact: true })).toBeVisible();
  await axe(page, 'questions of an assessment');
  const firstQuestion = await questions(page).first().getByRole('heading').innerText();
  await answerAll(page);
  await expect(page.getByText(`${total} of ${total}`, { exact: true })).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Continue your attempt' }).click();
  await expect(questions(page).first().getByRole('heading')).toHaveText(firstQuestion);
  await expect(page.getByText(`${total} of ${total}`, { exact: true })).toBeVisible();

  // On another device, which knows nothing of this one.
  await expect(page.getByRole('timer')).toHaveText(/^\d+ minutes left$/);
  await page.evaluate('localStorage.clear()');
  await page.reload();
  await page.getByRole('button', { name: 'Start the assessment' }).click();
  await expect(page.getByText(`${total} of ${total}`, { exact: true })).toBeVisible();

  const handedIn: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/answers')) handedIn.push(request.url());
  });
  await page.getByRole('button', { name: 'Hand in', exact: true }).dblclick();
  await expect(page.getByText(new RegExp(`: \\d of ${total} right`))).toBeVisible();
  expect(handedIn).toHaveLength(1);
});

test('a failed attempt names the lessons to revisit and when the next one is possible', async ({ page }) => {
  await page.goto(assessmentPath('af-numbers-assessment'));
  await page.getByRole('button', { name: 'Start the assessment' }).click();
  await expect(questions(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Hand in now?' });
  await expect(dialog).toContainText('Unanswered questions count as wrong.');
  await dialog.getByRole('link', { name: 'Question 2', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(questions(page).nth(1)).toBeFocused();
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  await dialog.getByRole('button', { name: 'Hand in anyway' }).click();
  await expect(page.getByRole('heading', { name: 'Not passed this time' })).toBeVisible();
  await expect(page.getByText(/You can try again from .* SAST/)).toBeVisible();
  await axe(page, 'result of an assessment');
  const lesson = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await expect(lesson).toHaveAttribute('href', /\/course\/ai-fundamentals\/lesson\/af-/);

  await page.goto(assessmentPath('af-numbers-assessment'));
  await expect(page.getByText(/You can try again from .* SAST/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the assessment' })).toBeDisabled();
});

test('an unknown assessment says so', async ({ page }) => {
  await page.goto(assessmentPath('af-no-such-assessment'));
  await expect(page.getByRole('heading', { name: 'We can’t find this assessment.' })).toBeVisible();
});

test('a project saves itself, says what is missing beside each part, and is handed in', async ({ page }) => {
  await page.goto(`/course/${COURSE}/project`);
  const parts = page.getByRole('main').getByRole('textbox');
  await parts.first().fill('Fewer missed visits');
  await expect(page.getByText(/^3 of at least \d+ words/)).toBeVisible();
  await page.reload();
  await expect(parts.first()).toHaveValue('Fewer missed visits');
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText(/needs at least \d+ words. You have 3/)).toBeVisible();
  await axe(page, 'a project with missing parts');
  // The same words again and again, or the same answer twice, would not do.
  for (const [index, part] of (await parts.all()).entries())
    await part.fill(Array.from({ length: 45 }, (_, word) => `thought${index}x${word}`).join(' '));
  for (const point of await page.getByRole('main').getByRole('checkbox').all()) await point.check();
  await page.getByRole('button', { name: 'Hand in' }).click();
  const waiting = page.getByText('Your trainer will read it and tell you whether it passes.');
  await expect(waiting).toBeVisible();
  await page.reload();
  await expect(waiting).toBeVisible();
});
