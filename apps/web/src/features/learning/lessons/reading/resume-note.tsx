import { ArrowUp, X } from 'lucide-react';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';

/** Floats while the reading position is being restored; both buttons close it. */
export function ResumeNote({ onBackToTop, onStay }: { onBackToTop: () => void; onStay: () => void }) {
  return (
    <div role="status" className="lesson-float">
      <span className="min-w-48 flex-1 pl-2 text-ink-2">This is where you left off.</span>
      <Button variant="quiet" icon={ArrowUp} onClick={onBackToTop}>
        Back to the top
      </Button>
      <IconButton icon={X} label="Stay here" onClick={onStay} />
    </div>
  );
}
