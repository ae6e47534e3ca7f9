import type { UnlockedAnswer } from '@academy/contract/learning/unlocked-achievements';
import type { TrainingAnswer } from '@academy/contract/teaching/training';
import { call } from '../../../lib/answers/api-client.ts';
import { type ToastMessage, toast, toastStore } from '../../../ui/feedback/toast-store.ts';
import { unlockedWords } from './unlocked-words.ts';

const LONGEST_WAIT_MS = 3000;
/** Several answers tell of the same badge, and the server may hear late that it was told: the learner hears it once. */
const told = new Set<number>();

function hasOpenToast(): boolean {
  return toastStore.getToasts().some(({ isOpen }) => isOpen);
}

/** Only one toast shows at a time: what the learner did just now may be read first. */
function toastAfterOthers(message: ToastMessage): void {
  if (!hasOpenToast()) {
    toast(message);
    return;
  }
  const show = () => {
    clearTimeout(timer);
    unsubscribe();
    toast(message);
  };
  const timer = setTimeout(show, LONGEST_WAIT_MS);
  const unsubscribe = toastStore.subscribe(() => {
    if (!hasOpenToast()) show();
  });
}

/** What a hidden tab would say is over before anybody looks. */
async function whenSeen(): Promise<void> {
  while (document.visibilityState === 'hidden')
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}

/** Tells the learner, wherever they are, of badges that were unlocked; each of them once. */
export async function announceUnlocked(unlocked: UnlockedAnswer): Promise<void> {
  const news = unlocked.filter(({ achievementId }) => !told.has(achievementId));
  if (news.length === 0) return;
  for (const { achievementId } of news) told.add(achievementId);
  await whenSeen();
  toastAfterOthers(unlockedWords(news, new Date()));
  // Without an answer it stays news, and the next visit says it again.
  await call('POST /api/achievements/seen', {
    achievementIds: news.map(({ achievementId }) => achievementId),
  }).catch(() => undefined);
}

/** What the training hub knows to be news, however it came about. */
export function announceAchievements({ achievements, newlyUnlocked }: TrainingAnswer): void {
  void announceUnlocked(
    achievements.flatMap(({ id, title, unlockedDate }) =>
      newlyUnlocked.includes(id)
        ? [{ achievementId: id, name: title, earnedAt: unlockedDate ?? new Date().toISOString() }]
        : [],
    ),
  );
}

/** What somebody else has brought about, and what an answer that was lost would have told. */
export async function announceNews(): Promise<void> {
  const news = await call('GET /api/achievements/user/news', {}).catch(() => []);
  await announceUnlocked(news);
}
