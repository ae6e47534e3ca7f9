import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { BeadStrand } from '../../ui/brand/bead-strand.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { Example, Row } from './example.tsx';

export function ProgressShowcase() {
  const [done, setDone] = useState(6);
  return (
    <PageSection title="Progress">
      <div className="grid gap-4 md:grid-cols-2">
        <Example name="Bead strand, up to 15 steps">
          <BeadStrand total={8} done={done} label={`${done} of 8 modules done`} />
          <BeadStrand total={15} done={4} tone="sun" size="sm" label="4 of 15 lessons done" />
          <BeadStrand total={5} done={5} tone="success" label="All 5 sessions attended" />
          <BeadStrand total={40} done={18} label="18 of 40 lessons done" />
          <Row>
            <Button onClick={() => setDone((done + 1) % 9)}>Complete a module</Button>
          </Row>
        </Example>
        <Example name="Progress bar">
          <ProgressBar label="Python Programming" value={(done / 8) * 100} />
          <ProgressBar label="Weekly goal" value={3} max={5} valueText="3 of 5 days" tone="sun" />
          <ProgressBar label="Introduction to AI" value={100} tone="success" />
          <ProgressBar label="Community challenge" value={0} tone="bloom" />
        </Example>
      </div>
    </PageSection>
  );
}
