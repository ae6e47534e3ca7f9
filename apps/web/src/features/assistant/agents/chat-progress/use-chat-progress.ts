import type { AgentReply, ChatProgressAnswer } from '@academy/contract/assistant/agents';
import { useAnswer, useAnswers } from '../../../../lib/answers/answers.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { progressAfter } from './progress-after-reply.ts';

interface ChatProgressUse {
  readonly progress: ChatProgressAnswer | undefined;
  readonly earn: (reply: AgentReply) => void;
  /** A reply that was never shown may have counted. */
  readonly refresh: () => void;
}

/** Level, experience, streak and badges, which every reply changes. */
export function useChatProgress(): ChatProgressUse {
  const { data: progress } = useAnswer('GET /api/user/progress');
  const answers = useAnswers();

  function earn(reply: AgentReply) {
    const before = answers.read('GET /api/user/progress');
    if (!before) return;
    const after = progressAfter(before, reply);
    answers.change('GET /api/user/progress', {}, () => after);
    if (after.level > before.level)
      toast({
        title: 'Level Up! 🎉', // 1§4
        description: `You've reached Level ${after.level}!`,
        variant: 'reward',
      });
  }

  return { progress, earn, refresh: () => void answers.refresh('GET /api/user/progress') };
}
