import { expect, test } from './test.ts';

const heading = { name: 'Learning Streak' } as const;

test('a call that is held leaves the page waiting, and continues when it is released', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  const held = page.line.hold('GET /api/training');
  await page.goto('/training');
  expect(page.getByRole('heading', heading)).toHaveCount(0);
  await held.release();
  expect(page.getByRole('heading', heading)).toBeVisible();
});

test('a refusal comes in the words of the contract, and only for the endpoint that is named', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  page.line.refuse('GET /api/courses/:courseId', 'unknown-course');
  await page.goto('/course/ai-fundamentals');
  expect(page.getByRole('heading', { name: 'Course not found' })).toBeVisible();
  page.line.mend('GET /api/courses/:courseId');
  await page.goto('/course/ai-fundamentals');
  expect(page.getByRole('heading', { name: 'AI Fundamentals', level: 2 })).toBeVisible();
});

test('zero and several matching elements are errors', async ({ page }) => {
  await page.gotoAsVisitor();
  expect(() => page.getByRole('button', { name: 'No such button' }).element()).toThrow(/^0 elements/);
  expect(() => page.getByRole('link').element()).toThrow(/elements instead of one: link$/);
  expect(() => expect(page.getByRole('heading', { level: 1 })).toHaveText('Something else')).toThrow(
    /found:/,
  );
});

test('time passes so far as it is let, and no further', async ({ page }) => {
  await page.gotoAsVisitor();
  const passed: string[] = [];
  setTimeout(() => passed.push('late'), 1000);
  const again = setInterval(() => passed.push('again'), 400);
  await page.clock.runFor(999);
  expect(passed).toEqual(['again', 'again']);
  await page.clock.runFor(1);
  clearInterval(again);
  expect(passed).toEqual(['again', 'again', 'late']);
});

test('a person of one test is not the person of the next, and a visitor is nobody', async ({
  page,
  signInAsNew,
}) => {
  const [first, second] = [await signInAsNew('learner'), await signInAsNew('learner')];
  expect(first.id).not.toBe(second.id);
  expect((await page.line.read('GET /api/auth/user')).id).toBe(second.id);
});

test('a text is found by a pattern that says how it begins and ends', async ({ page, signInAsNew }) => {
  await signInAsNew('learner');
  await page.goto('/training');
  expect(page.getByText(/^Learning Streak$/)).toBeVisible();
  expect(page.getByText(/^Learning$/)).toHaveCount(0);
});

test('a held call continues to the earlier handler, and a write outside the page goes to the server', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  await page.line.send('PUT /api/quiet-hours', { quietHours: { fromHour: 20, toHour: 6 } });
  expect(await page.line.read('GET /api/quiet-hours')).toEqual({
    quietHours: { fromHour: 20, toHour: 6 },
  });
  page.line.refuse('GET /api/courses/:courseId', 'unknown-course');
  const held = page.line.hold('GET /api/courses/:courseId');
  await page.goto('/course/ai-fundamentals');
  expect(page.getByRole('heading', { name: 'Course not found' })).toHaveCount(0);
  await held.release();
  expect(page.getByRole('heading', { name: 'Course not found' })).toBeVisible();
});
