import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { trapFocus } from '../overlays/modal/modal-focus.ts';
import { MessageForm } from './message-form.tsx';
import { useChatFocus } from './use-chat-focus.ts';

interface ChatPanelProps {
  title: string;
  subtitle: string;
  face: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** Next to the button that closes the panel. */
  actions?: ReactNode;
  /** Between the title and the conversation. */
  top?: ReactNode;
  log: ReactNode;
  /** Between the conversation and the field. */
  bottom?: ReactNode;
  text: string;
  onText: (text: string) => void;
  longestMessage: number;
  isPending: boolean;
  onSend: (text: string) => void;
  /** The panel covers the whole page, so nothing behind it can be reached either. */
  isCovering?: boolean | undefined;
  className: string;
}

/** The frame of every chat. Not modal unless it covers the page; otherwise the page stays usable. */
export function ChatPanel({
  title,
  subtitle,
  face,
  closeLabel,
  onClose,
  actions,
  top,
  log,
  ...panel
}: ChatPanelProps) {
  const { bottom, text, onText, longestMessage, isPending, onSend, isCovering = false, className } = panel;
  const titleId = useId();
  const { panelRef, inputRef } = useChatFocus(isPending, title);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') onClose();
    if (isCovering) trapFocus(event.currentTarget, event.nativeEvent);
  }

  return (
    <section
      ref={panelRef}
      tabIndex={-1}
      role="dialog"
      aria-modal={isCovering || undefined}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      className={classNames(
        'fixed z-dialog flex animate-rise flex-col overflow-y-auto overflow-x-hidden border border-line-strong bg-raised text-ink shadow-float outline-none [--focus:var(--focus-on-surface)] print:hidden',
        className,
      )}
    >
      <header className="border-b">
        <div className="relative flex items-center gap-3 px-3.5 py-2.5">
          {face}
          <div className="min-w-0 flex-1">
            <h2 id={titleId} className="text-lg">
              {title}
            </h2>
            <p className="text-ink-2 leading-snug">{subtitle}</p>
          </div>
          {actions}
          <IconButton icon={X} label={closeLabel} onClick={onClose} className="-mr-1.5" />
        </div>
        {top}
      </header>
      {log}
      {bottom}
      <MessageForm
        inputRef={inputRef}
        text={text}
        onText={onText}
        longestMessage={longestMessage}
        isPending={isPending}
        onSend={() => onSend(text)}
      />
    </section>
  );
}
