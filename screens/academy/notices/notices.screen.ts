import { randomUUID } from 'node:crypto';
import type { NoticeAnswer } from '@academy/contract/academy/notices';
import { enrolElsewhere } from '../../catalogue/courses/catalogue.ts';
import { TEST_TIME } from '../../room/academy.ts';
import { expect, type Page, test } from '../../room/test.ts';
import { sampleNotices } from './sample-notices.ts';

const at = (minutesAgo: number) => new Date(TEST_TIME.getTime() - minutesAgo * 60_000).toISOString();

interface Answered {
  readonly unread?: number;
  readonly notices?: NoticeAnswer[];
  readonly next?: number | null;
}

/** Makes the server return these notices; records up to where they were marked as read. */
function withNotices(
  page: Page,
  { unread = 3, notices = sampleNotices(TEST_TIME), next = null }: Answered,
): unknown[] {
  const marked: unknown[] = [];
  page.line.answer('GET /api/auth/user', async ({ answer }) => ({
    ...(await answer()),
    unreadNotices: unread,
  }));
  page.line.answer('GET /api/notices', () => ({ notices, next }));
  page.line.answer('POST /api/notices/read', ({ body }) => {
    marked.push(body);
    return null;
  });
  return marked;
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notices/ });

test('the bell says how many are new, opens them, and is quiet once they were seen', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  const marked = withNotices(page, {});
  await page.goto('/help');
  expect(bell(page)).toHaveAccessibleName('Notices, 3 new');
  await bell(page).click();
  const panel = page.getByRole('dialog', { name: 'Notices' });
  expect(panel.getByRole('listitem')).toHaveCount(4);
  expect(panel.getByRole('link', { name: /You have earned Week Warrior/ })).toHaveAttribute(
    'href',
    '/achievements/2',
  );
  expect(marked).toEqual([{ upTo: 9 }]);
  await page.keyboard.press('Escape');
  expect(bell(page)).toHaveAccessibleName('Notices');
  await bell(page).click();
  expect(panel.getByRole('listitem')).toHaveCount(4);
});

test('more than the bell can count is shown as such, and nothing is fetched for the count alone', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  withNotices(page, { unread: 100 });
  await page.goto('/help');
  expect(bell(page)).toHaveAccessibleName('Notices, 99+ new');
  expect(page.line.asked).not.toContain('GET /api/notices');
});

test('the page of notices has them all, page by page', async ({ page, signInAsNew }) => {
  await signInAsNew('learner');
  withNotices(page, { next: 6 });
  await page.goto('/notices');
  expect(page.getByRole('list', { name: 'Notices, page 1' }).getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Older' }).click();
  expect(page.line.asked).toContain('GET /api/notices?before=6');
  expect(page.getByRole('list', { name: 'Notices, page 2' })).toBeVisible();
});

test('without notices the page says what will appear here', async ({ page, signInAsNew }) => {
  await signInAsNew('learner');
  await page.goto('/notices');
  expect(page.getByText(/badges, certificates, seats/)).toBeVisible();
});

test('TRAIN-19 a badge that a friend or a trainer brought about is told wherever the learner is', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  withNotices(page, { unread: 1 });
  page.line.answer('GET /api/achievements/user/news', () => [
    { achievementId: 41, name: 'Better Together', earnedAt: at(60) },
  ]);
  const seen: unknown[] = [];
  page.line.answer('POST /api/achievements/seen', ({ body }) => {
    seen.push(body);
    return null;
  });
  await page.goto('/help');
  expect(page.getByText('Achievement Unlocked', { exact: true })).toBeVisible();
  expect(page.getByText(/earned Better Together/)).toBeVisible();
  expect(seen).toEqual([{ achievementIds: [41] }]);
  await page.goto('/profile');
  expect(bell(page)).toHaveAccessibleName('Notices, 1 new');
  expect(page.getByText('Achievement Unlocked', { exact: true })).toHaveCount(0);
});

test('TRAIN-19 what learning without a connection unlocked is told once, on the page where it is sent', async ({
  page,
  signInAsNew,
}) => {
  const { id } = await signInAsNew('learner');
  await enrolElsewhere(page, 'ai-fundamentals');
  withNotices(page, { unread: 0, notices: [] });
  await page.goto('/help');
  const event = { id: randomUUID(), kind: 'lesson-opened', lessonId: 'af-what-ai-is', occurredAt: at(0) };
  localStorage.setItem(`academy.1/${id}/learning-event/${event.id}`, JSON.stringify(event));
  page.line.answer('POST /api/learning-events', async ({ answer }) => ({
    ...(await answer()),
    unlocked: [
      { achievementId: 2, name: 'Week Warrior', earnedAt: at(1) },
      { achievementId: 1, name: 'First Steps', earnedAt: at(1) },
    ],
  }));
  await page.reload();
  expect(page.getByText('You have earned Week Warrior and First Steps.')).toBeVisible();
  expect(bell(page)).toHaveAccessibleName('Notices, 2 new');
});
