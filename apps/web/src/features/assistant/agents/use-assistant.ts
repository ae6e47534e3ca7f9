import type { AgentType } from '@academy/domain/assistant/agents';
import { useSyncExternalStore } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import type { ApiError } from '../../../lib/answers/api-client.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import type { AssistantStore } from './assistant-store.ts';
import { useChatProgress } from './chat-progress/use-chat-progress.ts';
import { useAgentChat } from './conversation/use-agent-chat.ts';
import { REFETCH_DAILY } from './refetch-daily.ts';
import { useOpenLesson } from './use-open-lesson.ts';

/** The selected agent, the conversation, and what it earns. */
export function useAssistant(store: AssistantStore) {
  const { agentType, sessionId } = useSyncExternalStore(store.subscribe, store.get);
  const { data: agents, isError, refetch } = useAnswer('GET /api/agents/config', {}, REFETCH_DAILY);
  const { progress, earn, refresh } = useChatProgress();
  const lesson = useOpenLesson();
  const agent = agents?.find(({ type }) => type === agentType);

  function reportFailure({ code, message }: ApiError) {
    if (code === 'unknown-session') store.startSession();
    // 1§8
    toast({ title: 'Error', description: message || 'Failed to send message', variant: 'destructive' });
  }
  const { talk, partial, send, sendAgain, restart } = useAgentChat({
    agent,
    onReply: earn,
    onFailure: reportFailure,
  });

  const about = () => ({
    sessionId,
    context: {
      ...(progress && {
        userLevel: progress.level,
        experience: progress.experience,
        achievements: progress.badges.map(({ id }) => id),
      }),
      ...lesson.take(),
    },
  });
  /** A reply that is no longer awaited may have counted. */
  const leave = () => {
    if (talk?.isTyping) refresh();
  };

  return {
    agents,
    agent,
    agentType,
    progress,
    lesson,
    talk,
    partial,
    leave,
    ask: (message: string): boolean => send(message, about),
    askAgain: () => sendAgain(sessionId),
    choose(chosen: AgentType) {
      if (chosen === agentType) return;
      leave();
      restart();
      store.choose(chosen);
    },
    /** Shown when the agents could not be loaded and no request is pending. */
    retry: isError ? () => void refetch() : undefined,
  };
}
