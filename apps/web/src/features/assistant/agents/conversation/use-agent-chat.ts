import type { AgentConfig, AgentReply } from '@academy/contract/assistant/agents';
import {
  type AgentConversation,
  failedToAnswer,
  receiveFromAgent,
  sendAgain,
  sendToAgent,
  startWithAgent,
} from '@academy/domain/assistant/agents';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ApiError } from '../../../../lib/answers/api-client.ts';
import {
  createIdempotencyKeys,
  newIdempotencyKey,
} from '../../../../lib/answers/requests/idempotency-key.ts';
import { type AgentQuestion, askAgent } from './ask-agent.ts';

/** What a reply contains besides its text. */
export type ReplyExtras = Omit<AgentReply, 'response'>;
export type Talk = AgentConversation<ReplyExtras>;

interface AgentChatInput {
  readonly agent: AgentConfig | undefined;
  readonly onReply: (reply: AgentReply) => void;
  readonly onFailure: (error: ApiError) => void;
}

/** The session and context of a question; agent and message are added when it is sent. */
export type Asking = Omit<AgentQuestion, 'agentType' | 'message'>;

const stamp = () => ({ id: newIdempotencyKey(), now: new Date() });

/** One conversation, which starts with a greeting: opening and switching start a new one. */
export function useAgentChat({ agent, onReply, onFailure }: AgentChatInput) {
  const [keys] = useState(createIdempotencyKeys);
  const [ownTalk, setOwnTalk] = useState<Talk | null>(null);
  const [partial, setPartial] = useState('');
  const [asking, setAsking] = useState<Asking | null>(null);
  const running = useRef<AbortController>(null);
  const greeting = useMemo(() => (agent ? startWithAgent<ReplyExtras>(agent, stamp()) : null), [agent]);
  const talk = ownTalk ?? greeting;

  useEffect(() => () => running.current?.abort(), []);

  async function run(next: Talk, message: string, about: Asking): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setOwnTalk(next);
    setPartial('');
    setAsking(about);
    const question = { ...about, agentType: next.agentType, message };
    try {
      const reply = await askAgent(question, {
        repeatKey: keys.keyFor(question),
        signal: controller.signal,
        onText: (text) => !controller.signal.aborted && setPartial(text),
      });
      if (controller.signal.aborted) return;
      keys.settle();
      setPartial('');
      setOwnTalk(receiveFromAgent(next, reply && contentOf(reply), stamp()));
      if (reply) onReply(reply);
    } catch (error) {
      if (controller.signal.aborted) return;
      setOwnTalk(failedToAnswer(next));
      onFailure(error as ApiError);
    }
  }

  return {
    talk,
    partial,
    /** Returns whether there was anything to send. */
    send(text: string, about: () => Asking): boolean {
      if (!talk) return false;
      const next = sendToAgent(talk, text, stamp());
      if (next === talk) return false;
      void run(next, text.trim(), about());
      return true;
    },
    sendAgain(sessionId: string): void {
      const message = talk?.unanswered;
      if (talk && message && asking) void run(sendAgain(talk), message, { ...asking, sessionId });
    },
    restart(): void {
      running.current?.abort();
      setOwnTalk(null);
      setPartial('');
    },
  };
}

function contentOf({ response, ...extras }: AgentReply) {
  return { content: response, extras };
}
