import type { TrainingAnswer } from '@academy/contract/training';
import { call } from '../../lib/api-client.ts';
import { type ToastMessage, toast, toastStore } from '../../ui/feedback/toast-store.ts';

const LONGEST_WAIT_MS = 3000;
/** The answer stays in the cache, and the server may hear late that it was told: neither must tell it again. */
const told = new Set<number>();

/** TRAIN-19: the title of the specification; the description names the achievement. */
function achievementUnlocked({
  achievements,
  newlyUnlocked,
}: Pick<TrainingAnswer, 'achievements' | 'newlyUnlocked'>): ToastMessage {
  const titles = achievements.filter(({ id }) => newlyUnlocked.includes(id)).map(({ title }) => title);
  const last = titles.at(-1) ?? '';
  const names = titles.length > 1 ? `${titles.slice(0, -1).join(', ')} and ${last}` : last;
  return { title: 'Achievement Unlocked', description: `You have earned ${names}.`, variant: 'reward' };
}

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

export function announceAchievements(training: TrainingAnswer): void {
  const newlyUnlocked = training.newlyUnlocked.filter((id) => !told.has(id));
  if (training.newlyUnlocked.length === 0) told.clear();
  if (newlyUnlocked.length === 0) return;
  for (const id of newlyUnlocked) told.add(id);
  toastAfterOthers(achievementUnlocked({ ...training, newlyUnlocked }));
  // Without an answer it stays news, and the next visit says it again.
  call('POST /api/achievements/seen', { achievementIds: newlyUnlocked }).catch(() => undefined);
}
