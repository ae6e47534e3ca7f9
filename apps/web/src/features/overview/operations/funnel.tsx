import { type FunnelId, type FunnelStep, funnelCsv } from '@academy/domain/overview/operations';
import { datedFileName } from '../../../lib/pages/save-csv.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { CsvButton } from './csv-button.tsx';
import { FUNNEL_HINTS, FUNNEL_WORDS, stepText, stepWord } from './operations-words.ts';

interface FunnelProps {
  funnel: FunnelId;
  steps: readonly FunnelStep[];
  isLive: boolean;
}

/** The text of a step contains everything that its bar shows. */
export function Funnel({ funnel, steps, isLive }: FunnelProps) {
  const first = steps[0]?.count ?? 0;
  return (
    <PageSection
      title={FUNNEL_WORDS[funnel]}
      description={FUNNEL_HINTS[funnel]}
      action={
        isLive && (
          <CsvButton
            title={FUNNEL_WORDS[funnel]}
            csv={funnelCsv(steps, stepWord)}
            file={datedFileName(funnel)}
          />
        )
      }
    >
      <Card as="section" aria-label={FUNNEL_WORDS[funnel]}>
        <ol className="grid gap-4">
          {steps.map((step) => (
            <li key={step.step} className="grid gap-1.5">
              <span className="font-semibold">{stepText(step)}</span>
              <progress
                aria-hidden="true"
                value={first === 0 ? 0 : step.count / first}
                max={1}
                className="progress text-accent"
              />
            </li>
          ))}
        </ol>
      </Card>
    </PageSection>
  );
}
