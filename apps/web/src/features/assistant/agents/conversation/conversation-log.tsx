import type { AgentConfig } from '@academy/contract/assistant/agents';
import type { AgentType } from '@academy/domain/assistant/agents';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { OthersBubble, OwnBubble, TypingBubble } from '../../../../ui/chat/bubble.tsx';
import { ChatLog } from '../../../../ui/chat/chat-log.tsx';
import { AgentFace } from '../agent-face.tsx';
import { ReplyExtrasView } from '../replies/reply-extras.tsx';
import { ReplyText } from '../replies/reply-text.tsx';
import type { Talk } from './use-agent-chat.ts';

interface ConversationLogProps {
  /** Shown before the messages. */
  opening: ReactNode;
  agents: readonly AgentConfig[];
  agent: AgentConfig;
  talk: Talk;
  partial: string;
  onAsk: (message: string) => void;
  onSendAgain: () => void;
  onAskPerson: () => void;
  /** With the question that another agent knows more about. */
  onSwitch: (agentType: AgentType, question: string) => void;
}

export function ConversationLog({
  opening,
  agents,
  agent,
  talk,
  partial,
  onAsk,
  onSendAgain,
  onAskPerson,
  onSwitch,
}: ConversationLogProps) {
  const { messages, isTyping, unanswered } = talk;
  const speaker = {
    name: agent.name,
    sender: 'assistant',
    face: <AgentFace agent={agent} size="small" />,
  };
  const last = messages.at(-1);
  return (
    <ChatLog
      label={`Conversation with ${agent.name}`}
      change={`${messages.length} ${isTyping} ${partial.length} ${unanswered}`}
      typing={isTyping && <TypingBubble name={agent.name} face={speaker.face} />}
    >
      {opening}
      {messages.map((message, index) =>
        message.role === 'user' ? (
          <OwnBubble key={message.id}>{message.content}</OwnBubble>
        ) : (
          <OthersBubble
            key={message.id}
            {...speaker}
            below={
              message.extras && (
                <ReplyExtrasView
                  extras={message.extras}
                  onAsk={message === last ? onAsk : undefined}
                  onAskPerson={onAskPerson}
                  other={agents.find(({ type }) => type === message.extras?.switchTo)}
                  onSwitch={() =>
                    message.extras?.switchTo &&
                    onSwitch(message.extras.switchTo, messages[index - 1]?.content ?? '')
                  }
                />
              )
            }
          >
            <ReplyText text={message.content} />
          </OthersBubble>
        ),
      )}
      {partial !== '' && (
        // Announced once, when it is complete.
        <div aria-live="off">
          <OthersBubble {...speaker}>
            <ReplyText text={partial} />
          </OthersBubble>
        </div>
      )}
      {unanswered !== null && (
        <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 self-end">
          <span className="text-ink-2">{partial === '' ? 'Not answered.' : 'The answer was cut off.'}</span>
          <Button icon={RotateCcw} onClick={onSendAgain}>
            Send again
          </Button>
        </div>
      )}
    </ChatLog>
  );
}
