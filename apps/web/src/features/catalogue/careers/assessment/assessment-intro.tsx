import { CircleHelp, type LucideIcon, RotateCcw, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { Card } from '../../../../ui/layout/card.tsx';

interface AssessmentIntroProps {
  intro: string;
  count: number;
  onStart: () => void;
}

export function AssessmentIntro({ intro, count, onStart }: AssessmentIntroProps) {
  return (
    <Card as="section" className="grid max-w-read gap-4">
      <h2 className="text-2xl">Career assessment</h2>
      <p className="text-read">{intro}</p>
      <ul className="grid gap-3">
        <Fact icon={CircleHelp}>{count} questions, one at a time. You can go back and change an answer.</Fact>
        <Fact icon={Smartphone}>Your answers stay on this device until you send the last one.</Fact>
        <Fact icon={RotateCcw}>You can take it again whenever you like.</Fact>
      </ul>
      <Button variant="primary" size="lg" className="justify-self-start" onClick={onStart}>
        Start
      </Button>
    </Card>
  );
}

function Fact({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon icon={icon} className="mt-0.5 text-accent-text" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
