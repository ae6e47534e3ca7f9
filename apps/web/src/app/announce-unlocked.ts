import type { UnlockedAnswer } from '@academy/contract/learning/unlocked-achievements';
import type { QueryClient } from '@tanstack/react-query';
import { answersIn } from '../lib/answers/answers.ts';
import { onWrite } from '../lib/answers/writes/write-listeners.ts';

/** Responses to writes say what they have unlocked. The code that announces it is loaded with the first badge. */
export function announceUnlocked(queryClient: QueryClient): () => void {
  return onWrite(async (_endpoint, _input, answer) => {
    const unlocked = (answer as { unlocked?: UnlockedAnswer } | undefined)?.unlocked;
    if (!unlocked?.length) return;
    answersIn(queryClient).change('GET /api/auth/user', {}, (user) => ({
      ...user,
      unreadNotices: user.unreadNotices + unlocked.length,
    }));
    // Not awaited: the write is shown without it. If the code does not load, the bell still shows the news.
    import('../features/rewards/achievements/announce-achievements.ts').then(
      (announcing) => announcing.announceUnlocked(unlocked),
      () => undefined,
    );
  });
}
