import type { CareerAnswer } from '@academy/contract/catalogue/careers';
import { Banknote, Hourglass, type LucideIcon, TrendingUp } from 'lucide-react';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { wholeAmounts } from '../whole-amounts.ts';

const TIME_TO_JOB_READY = '6-9 months'; // 2§9: the same for every career

export function CareerSummary({ career }: { career: CareerAnswer }) {
  const { growth, openings } = career.jobOutlook;
  // 2§2: the second step is the middle one, two to five years in.
  const middle = career.careerProgression[1];
  return (
    <dl className="grid gap-3 md:grid-cols-3 md:gap-4">
      <Fact icon={TrendingUp} label="Job growth" value={growth} note={openings} />
      <Fact icon={Banknote} label="Salary" value={middle?.salary ?? ''} note="Mid-level (2-5 years)" />
      <Fact
        icon={Hourglass}
        label="Time to Job Ready"
        value={TIME_TO_JOB_READY}
        note="A rough guide, the same for every career"
      />
    </dl>
  );
}

function Fact({
  icon,
  label,
  value,
  note,
}: {
  icon: LucideIcon;
  label: string;
  value: string;
  note: string;
}) {
  return (
    <Card className="flex flex-col gap-1">
      <dt className="flex items-center gap-2 text-ink-2">
        <Icon icon={icon} className="text-accent-text" />
        {label}
      </dt>
      <dd className="font-bold font-heading text-lg leading-heading">{wholeAmounts(value)}</dd>
      <dd className="text-ink-3">{wholeAmounts(note)}</dd>
    </Card>
  );
}
