import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type Ref, useState } from 'react';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { fieldLook } from '../../ui/forms/field-look.ts';

const LONGEST_MESSAGE = 500;

interface MessageFormProps {
  inputRef: Ref<HTMLTextAreaElement>;
  isPending: boolean;
  /** Answers whether the message was sent; if not, it stays in the field. */
  onSend: (text: string) => boolean;
}

export function MessageForm({ inputRef, isPending, onSend }: MessageFormProps) {
  const [text, setText] = useState('');

  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (onSend(text)) setText('');
  }

  function sendOnEnter(event: KeyboardEvent) {
    // While a word is being composed, Enter belongs to the keyboard's suggestions.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  }

  return (
    <form onSubmit={send} className="flex items-end gap-2 border-t px-3.5 py-3">
      <textarea
        ref={inputRef}
        aria-label="Message"
        placeholder="Type your message..."
        rows={1}
        maxLength={LONGEST_MESSAGE}
        enterKeyHint="send"
        value={text}
        disabled={isPending}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendOnEnter}
        className={classNames(fieldLook, 'field-sizing-content max-h-32 flex-1 resize-none py-2.5')}
      />
      <IconButton
        type="submit"
        variant="primary"
        icon={SendHorizontal}
        label="Send"
        disabled={isPending}
        className="mb-0.5"
      />
    </form>
  );
}
