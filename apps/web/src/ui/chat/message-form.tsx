import { SendHorizontal } from 'lucide-react';
import type { FormEvent, KeyboardEvent, Ref } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { fieldLook } from '../forms/field-look.ts';

interface MessageFormProps {
  inputRef: Ref<HTMLTextAreaElement>;
  text: string;
  onText: (text: string) => void;
  longestMessage: number;
  isPending: boolean;
  onSend: () => void;
}

export function MessageForm({ inputRef, text, onText, longestMessage, isPending, onSend }: MessageFormProps) {
  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    onSend();
  }

  function sendOnEnter(event: KeyboardEvent) {
    // During IME composition, Enter belongs to the keyboard's suggestions.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  }

  return (
    <form onSubmit={send} className="flex items-end gap-2 border-t px-3.5 py-3">
      <textarea
        ref={inputRef}
        aria-label="Message"
        placeholder="Type your message..."
        rows={1}
        maxLength={longestMessage}
        enterKeyHint="send"
        value={text}
        disabled={isPending}
        onChange={(event) => onText(event.target.value)}
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
