import { useReducer } from 'react';
import { refusalEntry } from '../../../lib/work/refusals.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';

const refusalsOf = (userId: string) =>
  (['refused-request', 'refused-text'] as const).flatMap((kind) => {
    const entry = refusalEntry(userId, kind);
    return entry.all().map(({ id, value }) => ({ id, ...value, remove: () => entry.drop(id) }));
  });

/** What the academy has refused, with its reason; it stays until its owner removes it. */
export function RefusedWork({ userId }: { userId: string }) {
  const [, look] = useReducer((count: number) => count + 1, 0);
  const refused = refusalsOf(userId);
  if (refused.length === 0) return null;
  return (
    <PageSection
      title="Could not be taken"
      description="The academy has read these and gives a reason for each. They stay here until you remove them."
    >
      <Card padding="none">
        <ul>
          {refused.map(({ id, words = 'What you wrote', sentence, text, remove }) => (
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
