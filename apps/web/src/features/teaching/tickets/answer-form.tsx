import { TEXT_MAX_CHARACTERS } from '@academy/domain/teaching/tickets';
import { type FormEvent, useState } from 'react';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { writingProblem } from './ticket-messages.ts';

interface AnswerFormProps {
  ticketId: string;
  isOwn: boolean;
}

export function AnswerForm({ ticketId, isOwn }: AnswerFormProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const { write, isPending } = useWrite('POST /api/tickets/:ticketId/messages');

  async function send(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return setProblem('Please write something first.');
    setProblem(undefined);
    const result = await write({ ticketId, text });
    if (!result) return;
    if (result.ok) setText('');
    else setProblem(writingProblem(result.failure));
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-3">
      <TextArea
        label={isOwn ? 'Write back' : 'Your answer'}
        rows={4}
        maxLength={TEXT_MAX_CHARACTERS}
        value={text}
        error={problem}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button type="submit" variant="primary" isPending={isPending}>
          Send
        </Button>
      </div>
    </form>
  );
}
