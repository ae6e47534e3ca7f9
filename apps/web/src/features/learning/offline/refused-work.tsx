import { useReducer } from 'react';
import { refusedBookingEntry } from '../../teaching/training/calendar/queued-bookings.ts';
import { refusedTextEntry } from '../../../lib/work/refusals.ts';
import { refusedEventEntry } from '../../../lib/work/refused-work.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { bookingWords, eventWords, textWords } from './waiting-words.ts';

interface Refused {
  readonly id: string;
  readonly words: string;
  readonly sentence: string;
  readonly text?: string;
  readonly remove: () => void;
}

function refusedOf(userId: string): Refused[] {
  const events = refusedEventEntry(userId);
  const texts = refusedTextEntry(userId);
  const bookings = refusedBookingEntry(userId);
  return [
    ...events.all().map(({ id, value: { event, sentence } }) => ({
      id,
      words: eventWords(event),
      sentence,
      remove: () => events.drop(id),
    })),
    ...texts.all().map(({ id, value: { text, sentence } }) => ({
      id,
      words: textWords(id),
      sentence,
      text,
      remove: () => texts.drop(id),
    })),
    ...bookings.all().map(({ id, value }) => ({
      id,
      words: bookingWords(value),
      sentence: value.sentence,
      remove: () => bookings.drop(id),
    })),
  ];
}

/** What the academy has refused, with its reason; it stays until its owner removes it. */
export function RefusedWork({ userId }: { userId: string }) {
  const [, look] = useReducer((count: number) => count + 1, 0);
  const refused = refusedOf(userId);
  if (refused.length === 0) return null;
  return (
    <PageSection
      title="Could not be taken"
      description="The academy has read these and gives a reason for each. They stay here until you remove them."
    >
      <Card padding="none">
        <ul>
          {refused.map(({ id, words, sentence, text, remove }) => (
            <li key={id} className="grid gap-2 px-5 py-4 not-first:border-t">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <div className="min-w-0">
                  <p className="font-semibold">{words}</p>
                  <p className="text-ink-2">{sentence}</p>
                </div>
                <Button
                  variant="quiet"
                  onClick={() => {
                    remove();
                    look();
                  }}
                >
                  Remove<span className="sr-only"> {words}</span>
                </Button>
              </div>
              {text !== undefined && (
                <details>
                  <summary className="min-h-touch content-center text-accent-text">
                    Read what you wrote
                  </summary>
                  <pre className="whitespace-pre-wrap break-words font-mono">{text}</pre>
                </details>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </PageSection>
  );
}
