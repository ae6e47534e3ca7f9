import { vi } from 'vitest';
import { prepareDataCopy } from '../../room/records/data-copy.ts';
import { expect, type Page, test } from '../../room/test.ts';

const DOWNLOAD = 'POST /api/privacy/export/:format';
const RECEIPT = 'PUT /api/privacy/export/:format/receipt';
const NOT_WHOLE = 'The whole file did not reach you. It is still here.';

/** What the browser was given to save. The download itself is in e2e/accounts/settings/privacy.spec.ts. */
function catchFiles() {
  const files: Blob[] = [];
  const clicking = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const saving = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob);
    return 'blob:saved';
  });
  return {
    files,
    [Symbol.dispose]() {
      clicking.mockRestore();
      saving.mockRestore();
    },
  };
}

const pageFile = (page: Page) => page.getByRole('button', { name: 'Page to read' });
const jsonFile = (page: Page) => page.getByRole('button', { name: 'File for programs (JSON)' });
const receipts = (page: Page) => page.line.asked.filter((call) => call.endsWith('/receipt'));
const filesHere = async (page: Page) => (await page.line.read('GET /api/privacy')).export.open;

test('each file is saved, then deleted at the academy, until none is left', async ({ page, signInAsNew }) => {
  using saved = catchFiles();
  await prepareDataCopy(page, await signInAsNew('learner'));
  await page.goto('/settings/privacy');
  expect(
    page.getByText(/Each file is deleted here as soon as it has reached you, or on \d+ \w+ \d{4}/),
  ).toBeVisible();

  await pageFile(page).click();
  expect(await saved.files[0]?.text()).toContain('<html');
  expect(page.getByText('It is in your downloads, and has been deleted here.')).toBeVisible();
  expect(
    page.getByText(/One file has reached you and has been deleted here\. The other stays until/),
  ).toBeVisible();
  expect(pageFile(page)).toHaveCount(0);
  expect(page.getByRole('heading', { name: 'A copy of your data' })).toBeFocused();
  expect(await filesHere(page)).toEqual(['json']);

  await jsonFile(page).click();
  expect(JSON.parse((await saved.files[1]?.text()) ?? '')).toHaveProperty('tables');
  expect(jsonFile(page)).toHaveCount(0);
  expect(page.getByText('Both files have reached you and have been deleted here.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Prepare a new copy' })).toBeVisible();
  expect(await filesHere(page)).toEqual([]);
});

test('a file that breaks off is neither saved nor deleted, and the same button downloads it', async ({
  page,
  signInAsNew,
}) => {
  using saved = catchFiles();
  await prepareDataCopy(page, await signInAsNew('learner'));
  await page.goto('/settings/privacy');
  const broken = [
    () => page.line.lose(DOWNLOAD, 'after'),
    () => page.line.reply(DOWNLOAD, 200, '{"fileName":"my-academy-data.html","text":"<!doctype ht'),
    () =>
      page.line.answer(DOWNLOAD, async ({ answer }) => {
        const file = await answer();
        return { ...file, text: file.text.slice(0, -1) };
      }),
  ];
  for (const breakOff of broken) {
    breakOff();
    await pageFile(page).click();
    expect(page.getByText(NOT_WHOLE)).toBeVisible();
    expect(pageFile(page)).toBeFocused();
    await page.clock.runFor(6000);
    expect(page.getByText(NOT_WHOLE)).toHaveCount(0);
  }
  expect([saved.files.length, receipts(page).length]).toEqual([0, 0]);
  expect(await filesHere(page)).toEqual(['page', 'json']);

  page.line.mend(DOWNLOAD);
  await pageFile(page).click();
  expect(saved.files).toHaveLength(1);
  expect(await filesHere(page)).toEqual(['json']);
});

test('a receipt that is lost leaves the file here: the screen says so, and offers it again', async ({
  page,
  signInAsNew,
}) => {
  using saved = catchFiles();
  await prepareDataCopy(page, await signInAsNew('learner'));
  await page.goto('/settings/privacy');
  page.line.lose(RECEIPT);
  await jsonFile(page).click();
  expect(saved.files).toHaveLength(1);
  expect(page.getByText(/It is in your downloads, and may stay here until \d+ \w+ \d{4}/)).toBeVisible();
  expect(await filesHere(page)).toEqual(['page', 'json']);

  page.line.mend(RECEIPT);
  await jsonFile(page).click();
  expect(saved.files).toHaveLength(2);
  expect(jsonFile(page)).toHaveCount(0);
  expect(await filesHere(page)).toEqual(['page']);
});

test('a receipt whose response is lost has deleted the file, and the screen shows it', async ({
  page,
  signInAsNew,
}) => {
  using saved = catchFiles();
  await prepareDataCopy(page, await signInAsNew('learner'));
  await page.goto('/settings/privacy');
  page.line.lose(RECEIPT, 'after');
  await jsonFile(page).click();
  expect(saved.files).toHaveLength(1);
  expect(jsonFile(page)).toHaveCount(0);
  expect(page.getByRole('heading', { name: 'A copy of your data' })).toBeFocused();
});

test('a second press while the file is saved and confirmed does nothing', async ({ page, signInAsNew }) => {
  using saved = catchFiles();
  await prepareDataCopy(page, await signInAsNew('learner'));
  await page.goto('/settings/privacy');
  const downloading = page.line.hold(DOWNLOAD);
  await pageFile(page).click();
  await pageFile(page).click();
  const confirming = page.line.hold(RECEIPT);
  await downloading.release();
  await pageFile(page).click();
  await confirming.release();
  expect([saved.files.length, receipts(page).length]).toEqual([1, 1]);
  expect(pageFile(page)).toHaveCount(0);
});

test('a file that another tab has received is not offered any longer', async ({ page, signInAsNew }) => {
  using saved = catchFiles();
  await prepareDataCopy(page, await signInAsNew('learner'));
  await page.goto('/settings/privacy');
  const { hash } = await page.line.send(DOWNLOAD, { format: 'page' });
  await page.line.send(RECEIPT, { format: 'page', hash });
  await pageFile(page).click();
  expect(page.getByText(/There is nothing to download\. The file has reached you already/)).toBeVisible();
  expect(pageFile(page)).toHaveCount(0);
  expect(jsonFile(page)).toBeVisible();
  expect(saved.files).toEqual([]);
});
