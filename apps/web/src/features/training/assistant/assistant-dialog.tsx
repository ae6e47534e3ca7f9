import {
  type Conversation,
  receiveReply,
  replyTo,
  sendMessage,
  startConversation,
} from '@academy/domain/support-chat';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { HUB_ANSWERS } from './hub-answers.ts';
import { MessageList } from './message-list.tsx';

const LONGEST_MESSAGE = 500;

interface AssistantDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** TRAIN-27, TRAIN-28: scripted, so it answers at once and without a connection, and says that it is. */
export function AssistantDialog({ isOpen, onClose }: AssistantDialogProps) {
  const [conversation, setConversation] = useState<Conversation>(() =>
    startConversation(HUB_ANSWERS.welcome, new Date()),
  );
  const [text, setText] = useState('');
  const endRef = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added goes to the end.
  useEffect(() => {
    endRef.current?.scrollIntoView({ block: 'end', behavior: 'instant' });
  }, [conversation]);

  function send(event: FormEvent) {
    event.preventDefault();
    const sent = sendMessage(conversation, text, new Date());
    if (sent === conversation) return;
    setConversation(receiveReply(sent, replyTo(text, HUB_ANSWERS), new Date()));
    setText('');
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Ask Assistant"
      onSubmit={send}
      footer={
        <div className="flex w-full items-end gap-2">
          <TextField
            data-autofocus
            label="Message"
            isLabelHidden
            placeholder="Type your message..."
            autoComplete="off"
            enterKeyHint="send"
            maxLength={LONGEST_MESSAGE}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="flex-1"
          />
          <IconButton type="submit" variant="primary" icon={SendHorizontal} label="Send" className="mb-0.5" />
        </div>
      }
    >
      <MessageList messages={conversation.messages} />
      <div ref={endRef} />
    </Dialog>
  );
}
