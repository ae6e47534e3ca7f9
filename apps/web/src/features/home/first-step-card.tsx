import { Compass } from 'lucide-react';
import { Button } from '../../ui/actions/button.tsx';
import { IconTile } from '../../ui/brand/icon-tile.tsx';
import { Card } from '../../ui/layout/card.tsx';

/** In the place of the lesson to continue, for whoever has none yet. */
export function FirstStepCard() {
  return (
    <Card as="section" aria-label="Your first step" className="flex flex-wrap items-center gap-4">
      <IconTile icon={Compass} tone="bloom" className="max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-lg">Not sure where to begin?</h2>
        <p className="text-ink-2">
          A few questions will show you which career fits, and which course to start with.
        </p>
      </div>
      <Button variant="primary" href="/career-assessment">
        Find your start
      </Button>
    </Card>
  );
}
