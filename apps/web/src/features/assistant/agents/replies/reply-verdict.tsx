import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { ASK_A_PERSON, verdictFailed } from '../agent-messages.ts';

interface ReplyVerdictProps {
  sessionId: string;
  sequence: number;
  /** Absent where the answer itself has links. */
  onAskPerson?: (() => void) | undefined;
}

const CHOICES = [
  { isHelpful: true, word: 'Yes', label: 'Yes, this helped', icon: ThumbsUp },
  { isHelpful: false, word: 'No', label: 'No, this did not help', icon: ThumbsDown },
] as const;

/** Whether the answer helped. Pressing the same button again takes it back. */
export function ReplyVerdict({ sessionId, sequence, onAskPerson }: ReplyVerdictProps) {
  const { write } = useWrite('PUT /api/agents/verdict');
  const [verdict, setVerdict] = useState<boolean | null>(null);

  async function judge(pressed: boolean): Promise<void> {
    const isHelpful = pressed === verdict ? null : pressed;
    const result = await write({ sessionId, sequence, isHelpful });
    if (!result) return;
    if (result.ok) setVerdict(isHelpful);
    else toast(verdictFailed(result.failure));
  }

  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex flex-wrap items-center gap-1 text-ink-2">
        <span className="mr-1">Did this help?</span>
        {CHOICES.map(({ isHelpful, word, label, icon }) => (
          <Button
            key={word}
            aria-label={label}
            variant={verdict === isHelpful ? 'current-page' : 'quiet'}
            icon={icon}
            aria-pressed={verdict === isHelpful}
            onClick={() => void judge(isHelpful)}
          >
            {word}
          </Button>
        ))}
      </div>
      {verdict === true && <p className="text-ink-2 leading-snug">Thank you, that is good to know.</p>}
      {verdict === false && (
        <>
          <p className="text-ink-2 leading-snug">
            Thank you for telling us. The academy can see this question now, without your name.
          </p>
          {onAskPerson && (
            <Button href={ASK_A_PERSON} onClick={onAskPerson}>
              Ask a person
            </Button>
          )}
        </>
      )}
    </div>
  );
}
