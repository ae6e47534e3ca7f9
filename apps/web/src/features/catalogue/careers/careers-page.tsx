import { ClipboardCheck } from 'lucide-react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonCard, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { CareerListCard } from './career-list-card.tsx';
import { IndicativeNote } from './indicative-note.tsx';

const CAREERS = 8; // 2§2
const grid = 'grid gap-4 lg:grid-cols-2';

/** CAREER-01 to CAREER-07. */
export function CareersPage() {
  const { data: careers = [], isPending, isError, refetch } = useAnswer('GET /api/careers');
  return (
    <div className="grid gap-6">
      <Panel
        as="section"
        className="grid items-center gap-5 p-[clamp(1.5rem,1rem+2vw,2.5rem)] lg:grid-cols-[1fr_auto]"
      >
        <div className="min-w-0">
          <h2 className="font-black text-2xl tracking-display">Where could this lead you?</h2>
          <p className="mt-2 max-w-read text-panel-ink-2">
            Eight careers in AI and data, with the work, the pay and the courses that lead there. Not sure
            which one suits you? Twelve short questions suggest three.
          </p>
        </div>
        <Button
          variant="sun"
          size="lg"
          icon={ClipboardCheck}
          href="/career-assessment"
          className="justify-self-start"
        >
          Take Career Assessment
        </Button>
      </Panel>
      <section aria-label="Careers" className="grid gap-4">
        <IndicativeNote />
        {isPending && (
          <SkeletonGroup label="Loading careers" count={CAREERS} className={grid}>
            <SkeletonCard />
          </SkeletonGroup>
        )}
        {!isPending && careers.length === 0 && (
          <EmptyState action={isError && <Button onClick={() => void refetch()}>Try again</Button>}>
            There are no careers to show.
          </EmptyState>
        )}
        {careers.length > 0 && (
          <ul className={grid}>
            {careers.map((career) => (
              <CareerListCard key={career.id} career={career} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
