import { enrolElsewhere } from '../../catalogue/courses/catalogue.ts';
import { expect, type Page, test } from '../../room/test.ts';
import { ownWords } from './own-words.ts';

const COURSE = 'ai-fundamentals';
const assessmentPath = (assessmentId: string) => `/course/${COURSE}/assessment/${assessmentId}`;

test.beforeEach(async ({ page, signInAsNew }) => {
  await signInAsNew('learner');
  await enrolElsewhere(page, COURSE);
});

const questions = (page: Page) => page.locator('section').filter({ hasText: /^Question \d+ of/ });

/** The first option of every question: whether it is right does not matter here. */
async function answerAll(page: Page): Promise<void> {
  for (const question of questions(page).all()) {
    for (const choices of question.getByRole('group').all()) {
      const radios = choices.getByRole('radio');
      if (radios.count() > 0) await radios.first().check();
    }
    const boxes = question.getByRole('checkbox');
    const asked = /Choose (\d) answers/.exec(question.textContent() ?? '')?.[1];
    for (let index = 0; index < Number(asked ?? 0); index++) await boxes.nth(index).check();
    for (const select of question.getByRole('combobox').all())
      await select.selectOption(select.locator('option').nth(1).textContent() ?? '');
    for (const field of question.getByRole('textbox').all()) await field.fill('1');
    const down = question.getByRole('button', { name: /^Move down/ });
    if (down.count() > 0) await down.first().click();
  }
}

test('an attempt keeps its answers through a reload, warns of open questions and is handed in once', async ({
  page,
}) => {
  await page.goto(assessmentPath('af-people-assessment'));
  expect(page.getByText('You pass with at least 6 of them right.')).toBeVisible();
  expect(page.getByText('one hour apart')).toBeVisible();
  await page.getByRole('button', { name: 'Start the assessment' }).click();
  const total = questions(page).count();
  expect(total).toBeGreaterThan(3);
  expect(page.getByText(`0 of ${total}`, { exact: true })).toBeVisible();
  const firstQuestion = questions(page).first().getByRole('heading').textContent() ?? '';
  await answerAll(page);
  expect(page.getByText(`${total} of ${total}`, { exact: true })).toBeVisible();
  await page.clock.runFor(5000);
  expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Continue your attempt' }).click();
  expect(questions(page).first().getByRole('heading')).toHaveText(firstQuestion);
  expect(page.getByText(`${total} of ${total}`, { exact: true })).toBeVisible();

  // On another device, which does not know this one's state.
  expect(page.getByRole('timer')).toHaveText(/^\d+ minutes left$/);
  page.forgetDevice();
  await page.reload();
  await page.getByRole('button', { name: 'Start the assessment' }).click();
  expect(page.getByText(`${total} of ${total}`, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Hand in', exact: true }).dblclick();
  expect(page.getByText(new RegExp(`: \\d of ${total} right`))).toBeVisible();
  expect(page.line.asked.filter((call) => /^POST .*\/answers$/.test(call))).toHaveLength(1);
});

test('a failed attempt names the lessons to revisit and when the next one is possible', async ({ page }) => {
  await page.goto(assessmentPath('af-numbers-assessment'));
  await page.getByRole('button', { name: 'Start the assessment' }).click();
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Hand in now?' });
  expect(dialog).toContainText('Unanswered questions count as wrong.');
  await dialog.getByRole('link', { name: 'Question 2', exact: true }).click();
  expect(dialog).toHaveCount(0);
  expect(questions(page).nth(1)).toBeFocused();
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  await dialog.getByRole('button', { name: 'Hand in anyway' }).click();
  expect(page.getByRole('heading', { name: 'Not passed this time' })).toBeVisible();
  expect(page.getByText(/You can try again from .* SAST/)).toBeVisible();
  const lesson = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  expect(lesson).toHaveAttribute('href', /\/course\/ai-fundamentals\/lesson\/af-/);

  await page.goto(assessmentPath('af-numbers-assessment'));
  expect(page.getByText(/You can try again from .* SAST/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Start the assessment' })).toBeDisabled();
});

test('an unknown assessment says so', async ({ page }) => {
  await page.goto(assessmentPath('af-no-such-assessment'));
  expect(page.getByRole('heading', { name: 'We can’t find this assessment.' })).toBeVisible();
});

test('answers that a lost connection left on the device reach the academy from the next page, and stay in the attempt', async ({
  page,
}) => {
  const ASSESSMENT = 'af-people-assessment';
  await page.goto(assessmentPath(ASSESSMENT));
  await page.getByRole('button', { name: 'Start the assessment' }).click();
  page.line.lose('PUT /api/assessment-attempts/:attemptId/answers');
  await answerAll(page);
  const total = questions(page).count();
  await page.clock.runFor(5000);
  expect(page.getByText('Saved on this device')).toBeVisible();

  page.line.mend('PUT /api/assessment-attempts/:attemptId/answers');
  await page.goto('/help');
  const { answers } = await page.line.send('POST /api/assessments/:assessmentId/attempts', {
    assessmentId: ASSESSMENT,
  });
  expect(Object.keys(answers)).toHaveLength(total);

  await page.goto(assessmentPath(ASSESSMENT));
  await page.getByRole('button', { name: 'Continue your attempt' }).click();
  expect(page.getByText(`${total} of ${total}`, { exact: true })).toBeVisible();
});

test('a project saves itself, says what is missing beside each part, and is handed in', async ({ page }) => {
  await page.goto(`/course/${COURSE}/project`);
  const parts = page.getByRole('main').getByRole('textbox');
  await parts.first().fill('Fewer missed visits');
  expect(page.getByText(/^3 of at least \d+ words/)).toBeVisible();
  await page.clock.runFor(5000);
  await page.reload();
  expect(parts.first()).toHaveValue('Fewer missed visits');
  await page.getByRole('button', { name: 'Hand in' }).click();
  expect(page.getByText(/needs at least \d+ words. You have 3/)).toBeVisible();
  // Repeating the same words, or the same answer twice, would be refused.
  for (const [index, part] of parts.all().entries()) await part.fill(ownWords(index));
  for (const point of page.getByRole('main').getByRole('checkbox').all()) await point.check();
  await page.getByRole('button', { name: 'Hand in' }).click();
  const waiting = page.getByText('Your trainer will read it and tell you whether it passes.');
  expect(waiting).toBeVisible();
  await page.reload();
  expect(waiting).toBeVisible();
});

test('what is no language is not handed in: it stays where it was typed, with a kind sentence and no request', async ({
  page,
}) => {
  await page.goto(`/course/${COURSE}/project`);
  const parts = page.getByRole('main').getByRole('textbox');
  const plan = Array.from({ length: 45 }, (_, word) => `plan0x${word}`).join(' ');
  for (const [index, part] of parts.all().entries()) await part.fill(index === 0 ? plan : ownWords(index));
  for (const point of page.getByRole('main').getByRole('checkbox').all()) await point.check();
  const handIns = () => page.line.asked.filter((call) => /^POST .*\/submissions$/.test(call));
  await page.getByRole('button', { name: 'Hand in' }).click();
  const kind = page.getByText(/does not read like sentences yet. Tell us in your own words what you did/);
  expect(kind).toBeVisible();
  expect(page.getByText('One thing is still missing.')).toBeVisible();
  expect(parts.first()).toHaveValue(plan);
  expect(handIns()).toHaveLength(0);

  await parts
    .first()
    .fill('Sifuna ukunciphisa ukudla okulahlwayo ekhishini lethu, ngoba abantu abaningi balala belambile.');
  expect(kind).toHaveCount(0);
  await parts.first().fill(ownWords(0));
  await page.getByRole('button', { name: 'Hand in' }).click();
  expect(page.getByText('Your trainer will read it and tell you whether it passes.')).toBeVisible();
  expect(handIns()).toHaveLength(1);
});
