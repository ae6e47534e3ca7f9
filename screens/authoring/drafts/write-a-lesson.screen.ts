import { expect, type Page, test } from '../../room/test.ts';

const COURSE = '/authoring/ai-fundamentals';
const FILE = 'chatbots-and-language-models/one-word-at-a-time.md';
const WORDS = 'Sawubona from the studio.';

/** The preview and the rules follow the text after a moment. */
const aMomentLater = (page: Page) => page.clock.runFor(2000);

test('a trainer writes, tries and hands in a lesson, an administrator publishes it, and a learner takes it', async ({
  page,
  signInAsDemo,
}) => {
  await signInAsDemo('trainer');
  await page.goto(`${COURSE}?file=${encodeURIComponent(FILE)}`);
  const source = page.getByRole('textbox', { name: 'Source of one-word-at-a-time' });
  expect(source).toHaveValue(/^---\nid: af-/);
  const before = source.inputValue();
  await aMomentLater(page);
  const preview = page.getByRole('tabpanel', { name: 'Preview' });
  expect(preview.getByRole('heading').first()).toBeVisible();

  await source.fill(`${before}\n::check[nowhere]\n`);
  await aMomentLater(page);
  await page.getByRole('tab', { name: /^Problems/ }).click();
  const fault = page.getByText('::check[nowhere] is not written in the file beside the lesson.');
  expect(fault).toBeVisible();

  // What was typed is stored on the device until it is saved.
  await page.reload();
  expect(source).toHaveValue(/::check\[nowhere\]/);
  await source.fill(before.replace('\n---\n\n', `\n---\n\n${WORDS} `));
  await aMomentLater(page);
  expect(preview.getByText(WORDS)).toBeVisible();
  await page.getByRole('tab', { name: /^Problems/ }).click();
  expect(page.getByText('The text keeps every rule.')).toBeVisible();
  await page.getByRole('button', { name: 'Run the programs' }).click();
  expect(page.getByText(/keeps? (its|their) promises\./)).toBeVisible();

  await page.getByRole('button', { name: 'Save draft' }).click();
  expect(page.getByText('Learners see it when it is published.')).toBeVisible();
  await page.getByRole('button', { name: 'Send for review' }).click();
  expect(page.getByText('A second person can publish it now.')).toBeVisible();

  page.forgetDevice();
  await signInAsDemo('admin');
  await page.goto('/my-courses');
  const waiting = page.getByRole('region', { name: 'Drafts to review' });
  expect(waiting).toContainText('One draft is waiting for you.');
  await waiting.getByRole('link', { name: 'One word at a time' }).click();
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const review = page.getByRole('dialog');
  expect(review.getByText(WORDS)).toBeVisible();
  await review.getByRole('button', { name: 'Publish' }).click();
  expect(page.getByText('Learners read the new text from now on.')).toBeVisible();

  page.forgetDevice();
  await signInAsDemo('learner');
  const lessonId = /^id: (\S+)$/m.exec(before)?.[1] ?? '';
  await page.goto(`/course/ai-fundamentals/lesson/${lessonId}`);
  expect(page.getByText(WORDS)).toBeVisible();
});

const openSource = async (page: Page, file: string) => {
  await page.goto(`${COURSE}?file=${encodeURIComponent(file)}`);
  return page.getByRole('textbox', { name: /^Source of/ });
};

test('what is typed while a draft is being saved stays, and is saved by the next press', async ({
  page,
  signInAsDemo,
}) => {
  await signInAsDemo('trainer');
  const source = await openSource(page, 'chatbots-and-language-models/tokens.md');
  const before = source.inputValue();
  await source.fill(`${before}\nOne.\n`);
  const held = page.line.hold('PUT /api/authoring/:courseId/drafts/:draftId/files');
  const save = page.getByRole('button', { name: 'Save draft' });
  await save.click();
  await source.fill(`${before}\nOne, and two.\n`);
  await held.release();
  expect(source).toHaveValue(`${before}\nOne, and two.\n`);
  await save.click();
  await page.reload();
  expect(source).toHaveValue(`${before}\nOne, and two.\n`);
  expect(save).toBeDisabled();
});

test('a save without a connection leaves the editor and the text where they are', async ({
  page,
  signInAsDemo,
}) => {
  await signInAsDemo('trainer');
  const source = await openSource(page, 'how-machines-learn/learning-by-heart.md');
  await source.fill(`${source.inputValue()}\nWritten in the dark.\n`);
  page.line.lose('POST /api/authoring/:courseId/drafts');
  page.line.lose('PUT /api/authoring/:courseId/drafts/:draftId/files');
  page.line.lose('GET /api/authoring/:courseId/file');
  await page.getByRole('button', { name: 'Save draft' }).click();
  expect(source).toHaveValue(/Written in the dark\.\n$/);
});

test('a check for which the server has no time is explained kindly, and repeated automatically', async ({
  page,
  signInAsDemo,
}) => {
  await signInAsDemo('trainer');
  page.line.refuse('POST /api/authoring/:courseId/check', 'too-busy');
  await openSource(page, 'how-machines-learn/learning-by-heart.md');
  await aMomentLater(page);
  const words = 'The server is checking other texts right now. Yours is checked again in a few seconds.';
  expect(page.getByText(words)).toBeVisible();
  page.line.mend('POST /api/authoring/:courseId/check');
  await page.clock.runFor(5000);
  expect(page.getByText(words)).toHaveCount(0);
  expect(page.getByRole('tabpanel', { name: 'Preview' }).getByRole('heading').first()).toBeVisible();
});

test('a file that does not load can be asked for again', async ({ page, signInAsDemo }) => {
  await signInAsDemo('trainer');
  page.line.fail('GET /api/authoring/:courseId/file');
  const source = await openSource(page, 'how-machines-learn/learning-by-heart.md');
  page.line.mend('GET /api/authoring/:courseId/file');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(source).toHaveValue(/^---\nid: af-/);
});

test('a review shows the draft as it is now, asks for words before it is sent back, and offers nothing before', async ({
  page,
  signInAsDemo,
}) => {
  const file = 'numbers-you-need/chance.md';
  await signInAsDemo('trainer');
  const source = await openSource(page, file);
  const before = source.inputValue();
  await source.fill(before.replace('\n---\n\n', '\n---\n\nThe first version. '));
  await page.getByRole('button', { name: 'Save draft' }).click();
  await signInAsDemo('admin');
  await page.goto(COURSE);
  const draft = page.getByRole('listitem').filter({ hasText: 'Draft' }).first();
  await draft.getByRole('button', { name: 'See the changes' }).click();
  const review = page.getByRole('dialog');
  expect(review.getByText('The first version.')).toBeVisible();
  expect(review.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  expect(review.getByText('It can be published once its author has sent it for review.')).toBeVisible();
  await review.getByRole('button', { name: 'Close' }).click();

  // The author continues and submits it, on another device.
  await signInAsDemo('trainer');
  const draftNow = async () => {
    const course = await page.line.read('GET /api/authoring/:courseId', '/api/authoring/ai-fundamentals');
    const found = course.drafts.find(({ paths }) => paths.includes(file));
    if (!found) throw new Error(`No draft has ${file}.`);
    return found;
  };
  const { id: draftId, paths } = await draftNow();
  const about = { courseId: 'ai-fundamentals', draftId };
  const text = before.replace('\n---\n\n', '\n---\n\nThe second version. ');
  await page.line.send('PUT /api/authoring/:courseId/drafts/:draftId/files', {
    ...about,
    path: file,
    text,
    version: 1,
    baseVersion: 1,
  });
  await page.line.send('POST /api/authoring/:courseId/drafts/:draftId/submission', {
    ...about,
    version: (await draftNow()).version,
  });
  await signInAsDemo('admin');
  // What was read before is still in the page's cache.
  await page.getByRole('link', { name: 'Admin', exact: true }).first().click();
  await page.goBack();
  const askedBefore = page.line.asked.filter((asked) => asked.includes('/file?')).length;
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  expect(page.line.asked.filter((asked) => asked.includes('/file?')).length).toBe(askedBefore + paths.length);
  expect(review.getByText('The second version.')).toBeVisible();
  expect(review.getByText('The first version.')).toHaveCount(0);

  const back = review.getByRole('button', { name: 'Send back' });
  await back.click();
  expect(review.getByText('Please say in a sentence what the author should change.')).toBeVisible();
  await review.getByLabel('A note for the author').fill('Please say which shop.');
  await back.click();
  expect(review).toHaveCount(0);
  expect(page.getByText('Please say which shop.')).toBeVisible();
});
