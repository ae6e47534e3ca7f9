import { expect, type Page, test } from '../room/test.ts';

const RECORDED = {
  recorded: 1,
  known: [],
  refused: [],
  completed: { lessons: [], modules: [], courses: [] },
  unlocked: [],
  streak: { current: 1, longest: 1, lastActivity: null, weeklyGoal: 5, weeklyProgress: 1 },
};

const keysOf = (id: string) => Object.keys(localStorage).filter((key) => key.includes(id));

/** The stored event of a lesson that was read offline. */
function leaveUnsentEvent(userId: string): void {
  const event = { id: '1', kind: 'lesson-read', lessonId: 'a-lesson', occurredAt: new Date().toISOString() };
  localStorage.setItem(`academy.1/${userId}/learning-event/1`, JSON.stringify(event));
}

async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /open user menu/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

test('logging out sends what waits, and leaves nothing private on the device', async ({
  page,
  signInAsNew,
}) => {
  const { id } = await signInAsNew('learner');
  const sent: unknown[] = [];
  page.line.answer('POST /api/learning-events', ({ body: { events = [] } }) => {
    sent.push(...events.map(({ lessonId }) => lessonId));
    return RECORDED;
  });
  await page.goto('/profile');
  leaveUnsentEvent(id);
  await logOut(page);
  expect(sent).toEqual(['a-lesson']);
  expect(page.left.at(0)).toBe('/');
  expect(keysOf(id)).toEqual([]);
});

test('a review that nobody has sent is not thrown away unasked, nor called work that waits', async ({
  page,
  signInAsNew,
}) => {
  const { id } = await signInAsNew('learner');
  await page.goto('/profile');
  localStorage.setItem(`academy.1/${id}/peer-review/1`, JSON.stringify({ comment: 'Well done' }));
  await logOut(page);
  const question = page.getByRole('alertdialog', { name: 'Log out without sending your work?' });
  expect(question.getByText(/not sent or saved yet/)).toBeVisible();
  expect(question.getByRole('link', { name: 'See what waits' })).toHaveCount(0);
  await question.getByRole('button', { name: 'Log out anyway' }).click();
  expect(keysOf(id)).toEqual([]);
});

test('work that cannot be sent is not thrown away unasked', async ({ page, signInAsNew }) => {
  const { id } = await signInAsNew('learner');
  page.line.lose('POST /api/learning-events');
  await page.goto('/profile');
  leaveUnsentEvent(id);
  const question = page.getByRole('alertdialog', { name: 'Log out without sending your work?' });
  await logOut(page);
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  expect(keysOf(`${id}/learning-event`)).toHaveLength(1);
  expect(page.left).toEqual([]);
  await logOut(page);
  await question.getByRole('button', { name: 'Log out anyway' }).click();
  expect(page.left.at(0)).toBe('/');
  expect(keysOf(id)).toEqual([]);
});
