import { expect, type Page, test } from '../../room/test.ts';

const next = (page: Page) => page.getByRole('button', { name: /^(Next|See my result)$/ });
const place = (page: Page) => page.getByRole('progressbar', { name: /^Question/ });

async function answer(page: Page, first: number, last: number, option = 0) {
  for (let question = first; question <= last; question += 1) {
    expect(place(page)).toHaveAccessibleName(`Question ${question} of 12`);
    await page.getByRole('radio').nth(option).check();
    await next(page).click();
  }
}

test('CAREER-08 the assessment asks one question at a time and ends by suggesting three of the eight careers', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  await page.goto('/career-assessment');
  await page.getByRole('button', { name: 'Start' }).click();
  await answer(page, 1, 12);
  const { result } = await page.line.read('GET /api/career-assessment');
  if (!result) throw new Error('There is no result.');
  expect(page.getByRole('heading', { name: 'Careers that fit your answers' })).toBeFocused();
  for (const [rank, match] of result.best.entries()) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByText(['Best match', 'Second', 'Third'][rank] ?? '', { exact: true }) });
    expect(card.getByRole('link', { name: match.title, exact: true })).toHaveAttribute(
      'href',
      `/career-path/${match.careerId}`,
    );
    for (const reason of match.reasons) expect(card).toContainText(reason);
    expect(card.getByRole('link', { name: match.firstCourse?.title ?? 'no course' })).toHaveAttribute(
      'href',
      `/course/${match.firstCourse?.id}`,
    );
    expect(card).toContainText(/\d+ hours, \d+ weeks? at your 3 hours a week/);
  }
  const table = page.getByRole('table', { name: /all eight careers/ });
  expect(table.getByRole('rowheader')).toHaveText(
    result.scores.map(({ title }, index) => `${index + 1}. ${title}`),
  );
});

test('CAREER-08 the result is there when one comes back, and the assessment can be taken again', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  await page.goto('/career-assessment');
  await page.getByRole('button', { name: 'Start' }).click();
  await answer(page, 1, 12, 1);
  await page.reload();
  expect(page.getByText('Best match', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'See my answers' }).click();
  expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.reload();
  await page.getByRole('button', { name: 'Take it again' }).click();
  expect(place(page)).toHaveAccessibleName('Question 1 of 12');
  expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('CAREER-08 answers can be changed, and stay on the device until they are sent', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  await page.goto('/career-assessment');
  await page.getByRole('button', { name: 'Start' }).click();
  await next(page).click();
  expect(page.getByRole('alert').filter({ hasText: 'Please choose an answer.' })).toBeVisible();
  await answer(page, 1, 3);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('radio').nth(2).check();
  await page.reload();
  expect(place(page)).toHaveAccessibleName('Question 4 of 12');
  await page.getByRole('button', { name: 'Back' }).click();
  expect(page.getByRole('radio').nth(2)).toBeChecked();
  await next(page).click();

  page.line.reply(
    'POST /api/career-assessment/results',
    503,
    'The academy is unavailable right now.',
    'text/plain',
  );
  await answer(page, 4, 12);
  expect(page.getByText('The academy is unavailable right now.')).toBeVisible();
  page.line.mend('POST /api/career-assessment/results');
  await page.reload();
  expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  for (let question = 1; question <= 12; question += 1) await next(page).click();
  expect(page.getByText('Best match', { exact: true })).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key.includes('/career-assessment/'))).toEqual([]);
});
