import { X } from 'lucide-react';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import answers from '../../../../../content/support-chat/answers.yaml';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { createChatStore } from './chat-store.ts';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import { NexiiFace } from './nexii-face.tsx';
import { Suggestions } from './suggestions.tsx';

const store = createChatStore({ answers, now: () => new Date(), random: Math.random });

const onPhones = 'fixed inset-x-0 bottom-0 h-[min(100dvh,40rem)] rounded-t-xl';
const onWideScreens =
  'sm:inset-x-auto sm:right-6 sm:bottom-6 sm:h-[min(600px,calc(100dvh-3rem))] sm:w-96 sm:rounded-b-xl';

interface SupportChatProps {
  onClose: () => void;
}

/** Scripted and answered on the spot, so it works without a connection. Not modal: the page stays in use. */
export function SupportChat({ onClose }: SupportChatProps) {
  const titleId = useId();
  const panelRef = useRef<HTMLElement>(null);
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const { messages, isTyping } = useSyncExternalStore(store.subscribe, store.get);

  useEffect(() => {
    if (isTyping) return;
    // The disabled field lost its focus; it comes back unless the person has gone elsewhere meanwhile.
    const focused = document.activeElement;
    if (focused === document.body || focused === panelRef.current) inputRef.current?.focus();
  }, [isTyping]);

  useEffect(() => {
    const place = inputRef.current?.disabled ? panelRef.current : inputRef.current;
    place?.focus({ preventScroll: true });
  }, []);

  function send(text: string): boolean {
    const isSent = store.send(text);
    // Before the field is disabled: Escape is heard only while the focus is in the panel.
    if (isSent) panelRef.current?.focus({ preventScroll: true });
    return isSent;
  }

  return (
    <section
      ref={panelRef}
      tabIndex={-1}
      role="dialog"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      className={`${onPhones} ${onWideScreens} z-dialog flex animate-rise flex-col overflow-hidden border border-line-strong bg-raised text-ink shadow-float outline-none [--focus:var(--focus-on-surface)]`}
    >
      <header className="flex items-center gap-3 border-b px-3.5 py-2.5">
        <NexiiFace className="size-11" />
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="text-lg">
            Nexii Support
          </h2>
          <p className="text-ink-2 leading-snug">Answers day and night</p>
        </div>
        <IconButton icon={X} label="Close support chat" onClick={onClose} className="-mr-1.5" />
      </header>
      <MessageList messages={messages} isTyping={isTyping} />
      {messages.length === 1 && <Suggestions questions={answers.suggestions ?? []} onAsk={send} />}
      <MessageForm inputRef={inputRef} isPending={isTyping} onSend={send} />
    </section>
  );
}
