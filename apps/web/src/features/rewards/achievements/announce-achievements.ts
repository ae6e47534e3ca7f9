import type { UnlockedAnswer } from '@academy/contract/learning/unlocked-achievements';
import type { TrainingAnswer } from '@academy/contract/teaching/training';
import { call } from '../../../lib/answers/api-client.ts';
import { type ToastMessage, toast, toastStore } from '../../../ui/feedback/toast-store.ts';
import { unlockedWords } from './unlocked-words.ts';

const LONGEST_WAIT_MS = 3000;
/**
 * Several answers may report the same badge, and the server may learn late that it was announced: the learner is told
 * only once.
 */
const announced = new Set<number>();

function hasOpenToast(): boolean {
  return toastStore.getToasts().some(({ isOpen }) => isOpen);
}

/** Only one toast is shown at a time: the result of the learner's last action may be read first. */
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

/** A toast in a hidden tab would be gone before anybody sees it. */
async function whenSeen(): Promise<void> {
  while (document.visibilityState === 'hidden')
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}

/** Tells the learner, on any page, about unlocked badges; each of them once. */
export async function announceUnlocked(unlocked: UnlockedAnswer): Promise<void> {
  const news = unlocked.filter(({ achievementId }) => !announced.has(achievementId));
  if (news.length === 0) return;
  for (const { achievementId } of news) announced.add(achievementId);
  await whenSeen();
  toastAfterOthers(unlockedWords(news, new Date()));
  // If the request fails it stays new, and the next visit announces it again.
  await call('POST /api/achievements/seen', {
    achievementIds: news.map(({ achievementId }) => achievementId),
  }).catch(() => undefined);
}

/** Badges that the training hub reports as new, whatever their cause. */
export function announceAchievements({ achievements, newlyUnlocked }: TrainingAnswer): void {
  void announceUnlocked(
    achievements.flatMap(({ id, title, unlockedDate }) =>
      newlyUnlocked.includes(id)
        ? [{ achievementId: id, name: title, earnedAt: unlockedDate ?? new Date().toISOString() }]
        : [],
    ),
  );
}

/** Badges caused by somebody else, or reported in a response that was lost. */
export async function announceNews(): Promise<void> {
  const news = await call('GET /api/achievements/user/news', {}).catch(() => []);
  await announceUnlocked(news);
}
