import { Check } from 'lucide-react';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { PageSection } from '../../../../ui/layout/page-section.tsx';

/** Outcomes start with a verb: "You can tell a rule-based program from a learned model". */
function asPromise(outcome: string): string {
  return `You can ${outcome.charAt(0).toLowerCase()}${outcome.slice(1)}`;
}

export function OutcomeList({ outcomes }: { outcomes: readonly string[] }) {
  return (
    <PageSection title="What you will be able to do" headingLevel={3}>
      <Card as="section">
        <ul className="grid gap-3">
          {outcomes.map((outcome) => (
            <li key={outcome} className="flex items-start gap-3">
              <Icon icon={Check} className="mt-[0.125em] text-success-text" />
              <span className="min-w-0">{asPromise(outcome)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </PageSection>
  );
}
