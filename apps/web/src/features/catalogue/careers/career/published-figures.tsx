import type { CareerAnswer } from '@academy/contract/catalogue/careers';
import { Card } from '../../../../ui/layout/card.tsx';
import { wholeAmounts } from '../whole-amounts.ts';

/** Published figures with their source and date, next to the sample figures. */
export function PublishedFigures({ figures }: { figures: CareerAnswer['published'] }) {
  return (
    <Card as="section" className="grid gap-2">
      <h2 className="text-lg">What has been counted</h2>
      <ul className="grid gap-3">
        {figures.map(({ says, source, date }) => (
          <li key={says} className="grid gap-0.5">
            <span>{wholeAmounts(says)}</span>
            <span className="text-ink-2">
              {source}, {date}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
