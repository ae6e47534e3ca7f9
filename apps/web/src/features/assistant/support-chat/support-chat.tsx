import type { AcademyFacts } from '@academy/domain/academy/academy-settings';
import { withAcademyFacts } from '@academy/domain/assistant/support-chat';
import { useEffect, useState, useSyncExternalStore } from 'react';
import answers from '../../../../../../content/support-chat/answers.yaml';
import { NexiiFace } from '../../../ui/brand/nexii-face.tsx';
import { OthersBubble, OwnBubble, TypingBubble } from '../../../ui/chat/bubble.tsx';
import { ChatLog } from '../../../ui/chat/chat-log.tsx';
import { ChatPanel } from '../../../ui/chat/chat-panel.tsx';
import { ChipList } from '../../../ui/chat/chip-list.tsx';
import { createChatStore } from './chat-store.ts';
import { hear, learnToHear } from './hearing.ts';
import { withMailLinks } from './mail-links.tsx';

const LONGEST_MESSAGE = 500;

const store = createChatStore({ answers, hear, now: () => new Date(), random: Math.random });

const onPhones = 'inset-x-0 bottom-0 h-[min(100dvh,40rem)] rounded-t-xl';
const onWideScreens =
  'sm:inset-x-auto sm:right-6 sm:bottom-6 sm:h-[min(600px,calc(100dvh-3rem))] sm:w-96 sm:rounded-b-xl';

const face = <NexiiFace className="size-8 shrink-0" />;

interface SupportChatProps {
  academy: AcademyFacts;
  onClose: () => void;
}

/** Scripted and answered on the device, so it works offline. */
export function SupportChat({ academy, onClose }: SupportChatProps) {
  const [text, setText] = useState('');
  const conversation = useSyncExternalStore(store.subscribe, store.get);
  const { messages, isTyping } = conversation;
  useEffect(() => void learnToHear(), []);

  /** Unsent text stays in the field. */
  function send(message: string) {
    if (store.send(message)) setText('');
  }

  return (
    <ChatPanel
      title="Nexii Support"
      subtitle="Answers day and night"
      face={<NexiiFace className="size-11" />}
      closeLabel="Close support chat"
      onClose={onClose}
      log={
        <ChatLog
          label="Conversation with Nexii"
          change={conversation}
          typing={isTyping && <TypingBubble name="Nexii" face={face} />}
        >
          {messages.map((message) =>
            message.sender === 'user' ? (
              <OwnBubble key={message.id}>{message.text}</OwnBubble>
            ) : (
              <OthersBubble key={message.id} name="Nexii" sender="nexii" face={face}>
                {withMailLinks(withAcademyFacts(message.text, academy))}
              </OthersBubble>
            ),
          )}
        </ChatLog>
      }
      bottom={
        messages.length === 1 && (
          <div className="px-3.5 pb-3">
            <ChipList label="Questions to begin with" chips={answers.suggestions ?? []} onChoose={send} />
          </div>
        )
      }
      text={text}
      onText={setText}
      longestMessage={LONGEST_MESSAGE}
      isPending={isTyping}
      onSend={send}
      className={`${onPhones} ${onWideScreens}`}
    />
  );
}
