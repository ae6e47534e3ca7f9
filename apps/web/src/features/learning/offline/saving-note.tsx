import { type Saving, stopSaving } from '../../../lib/offline/course-saver.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { lessonCount, outcomeWords } from './offline-words.ts';

interface SavingNoteProps {
  saving: Saving | undefined;
  /** Lessons of the course that are not on the device. */
  left: number;
}

function words({ state, done, total }: Saving, left: number): string | null {
  if (state === 'saving') return `Saving: ${done} of ${lessonCount(total)} on this device.`;
  if (state !== 'whole') return outcomeWords(state);
  return left === 0 ? 'All of it is on this device now.' : `${lessonCount(total)} saved.`;
}

/** The progress of saving, or how it ended. */
export function SavingNote({ saving, left }: SavingNoteProps) {
  return (
    <div role="status">
      {saving && (
        <Card tone={saving.state === 'saving' || saving.state === 'whole' ? 'info' : 'sun'}>
          <div className="grid gap-3">
            {saving.state === 'saving' && (
              <ProgressBar label="Saving for offline" value={saving.done} max={saving.total} />
            )}
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="min-w-0">{words(saving, left)}</p>
              {saving.state === 'saving' && (
                <Button variant="secondary" onClick={() => stopSaving(saving.courseId)}>
                  Stop
                </Button>
              )}
            </div>
          </div>
        </Card>
      )}
    </div>
  );
}
